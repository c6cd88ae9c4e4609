"""A player"s display, professors and chancellors."""

from hightable.games.alma_mater.view.display.ground import SIZE, ground
from hightable.games.alma_mater.view.display.play import play

__all__ = ["SIZE", "ground", "play"]
