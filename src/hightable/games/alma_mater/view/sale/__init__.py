"""Books on sale in the other displays."""

from hightable.games.alma_mater.view.sale import ground, play

__all__ = ["ground", "play"]
