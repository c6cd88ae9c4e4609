"""The campus: students in their niches, and the small spaces."""

from hightable.games.alma_mater.view.campus import ground, play

__all__ = ["ground", "play"]
