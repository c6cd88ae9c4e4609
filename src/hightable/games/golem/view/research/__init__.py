"""A player's research: book columns, upgrades below them, the research track, start tiles."""

from hightable.games.golem.view.research.ground import SIZE, ground
from hightable.games.golem.view.research.play import play

__all__ = ["SIZE", "ground", "play"]
