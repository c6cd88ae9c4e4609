"""Desk and hand."""

from hightable.games.newton.view.desk.ground import SIZE, ground, setup
from hightable.games.newton.view.desk.play import play

__all__ = ["SIZE", "ground", "play", "setup"]
