"""A player's display, professors and chancellors."""

from hightable.games.alma_mater.view.display import ground, play

__all__ = ["ground", "play"]
