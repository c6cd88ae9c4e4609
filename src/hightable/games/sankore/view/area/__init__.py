"""What the four areas share."""

from hightable.games.sankore.view.area.ground import seats

__all__ = ["seats"]
