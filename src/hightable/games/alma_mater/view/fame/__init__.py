"""The hall of fame."""

from hightable.games.alma_mater.view.fame import ground, play

__all__ = ["ground", "play"]
