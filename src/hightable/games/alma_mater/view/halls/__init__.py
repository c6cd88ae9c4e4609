"""A university: lecture halls, archive and storage."""

from hightable.games.alma_mater.view.halls import ground, play

__all__ = ["ground", "play"]
