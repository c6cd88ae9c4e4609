"""The treasury and Objective cards."""

from hightable.games.sankore.view.treasury.ground import SIZE, ground
from hightable.games.sankore.view.treasury.play import play

__all__ = ["SIZE", "ground", "play"]
