"""The academy: professors, bishop and colloquium."""

from hightable.games.alma_mater.view.academy.camera import camera
from hightable.games.alma_mater.view.academy.ground import SIZE, ground
from hightable.games.alma_mater.view.academy.play import play
from hightable.games.alma_mater.view.campus.ground import setup

__all__ = ["SIZE", "camera", "ground", "play", "setup"]
