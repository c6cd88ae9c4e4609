"""How Saltmarsh is drawn: the marsh with its quays, and a player's cards."""

from hightable.games.saltmarsh.view.table import VIEW

__all__ = ["VIEW"]
