"""The research track, and the book reputation."""

from hightable.games.alma_mater.view.research import ground, play

__all__ = ["ground", "play"]
