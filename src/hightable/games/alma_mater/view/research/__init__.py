"""The research track, and the book reputation."""

from hightable.games.alma_mater.view.research.ground import SIZE, ground, setup
from hightable.games.alma_mater.view.research.play import play

__all__ = ["SIZE", "ground", "play", "setup"]
