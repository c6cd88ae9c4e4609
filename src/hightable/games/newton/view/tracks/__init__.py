"""The Technology and the Work track, and the supply of tiles."""

from hightable.games.newton.view.tracks.ground import SIZE, ground, setup
from hightable.games.newton.view.tracks.play import camera, play

__all__ = ["SIZE", "camera", "ground", "play", "setup"]
