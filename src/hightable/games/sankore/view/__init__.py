"""How Sankoré is drawn: four areas, library, tracks, school, treasury and market."""

from hightable.games.sankore.view.table import VIEW

__all__ = ["VIEW"]
