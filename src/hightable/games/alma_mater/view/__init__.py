"""How Alma Mater is drawn: campus, academy, research, a university and the books on sale."""

from hightable.games.alma_mater.view.table import VIEW

__all__ = ["VIEW"]
