"""The academy: professors, bishop and colloquium."""

from hightable.games.alma_mater.view.academy import ground, play

__all__ = ["ground", "play"]
