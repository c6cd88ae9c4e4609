"""The library, and what Prestige is worth."""

from hightable.games.sankore.view.library.ground import SIZE, ground, setup
from hightable.games.sankore.view.library.play import play

__all__ = ["SIZE", "ground", "play", "setup"]
