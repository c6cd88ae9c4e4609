"""The class market."""

from hightable.games.sankore.view.market.ground import SIZE, ground
from hightable.games.sankore.view.market.play import play

__all__ = ["SIZE", "ground", "play"]
