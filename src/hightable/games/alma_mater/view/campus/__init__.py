"""The campus: students in their niches, and the small spaces."""

from hightable.games.alma_mater.view.campus.camera import camera
from hightable.games.alma_mater.view.campus.ground import SIZE, ground, setup
from hightable.games.alma_mater.view.campus.play import play

__all__ = ["SIZE", "camera", "ground", "play", "setup"]
