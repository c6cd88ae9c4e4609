"""The favour track as a block of twelve, for phones."""

from hightable.games.sankore.view.favours.ground import SIZE, ground
from hightable.games.sankore.view.favours.play import play

__all__ = ["SIZE", "ground", "play"]
