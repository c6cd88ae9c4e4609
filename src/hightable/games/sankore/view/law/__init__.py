"""Law: the crowns."""

from hightable.games.sankore.view.law.ground import SIZE, ground
from hightable.games.sankore.view.law.play import play

__all__ = ["SIZE", "ground", "play"]
