"""The map of Europe."""

from hightable.games.newton.view.map.ground import SIZE, ground, setup
from hightable.games.newton.view.map.play import camera, play

__all__ = ["SIZE", "camera", "ground", "play", "setup"]
