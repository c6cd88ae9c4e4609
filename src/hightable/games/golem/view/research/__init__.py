"""A player's research: book columns, upgrades below them, the research track, start tiles."""

from hightable.games.golem.view.research.ground import SIZE, paint
from hightable.games.golem.view.research.play import lay

__all__ = ["SIZE", "lay", "paint"]
