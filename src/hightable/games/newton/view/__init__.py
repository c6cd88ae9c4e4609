"""How Newton is drawn: map, tracks, study, desk and lessons, from what a seat sees."""

from hightable.games.newton.view.table import VIEW

__all__ = ["VIEW"]
