"""How Golem is drawn: town, synagogue and the workshop of a player, from what a seat sees."""

from hightable.games.golem.view.table import VIEW

__all__ = ["VIEW"]
