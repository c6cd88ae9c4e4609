"""Astronomy: the caravan map."""

from hightable.games.sankore.view.astronomy.ground import SIZE, ground
from hightable.games.sankore.view.astronomy.play import play

__all__ = ["SIZE", "ground", "play"]
