"""The board of the Scholar, shown in place of a school."""

from hightable.games.sankore.view.scholar.ground import ground, level_of
from hightable.games.sankore.view.scholar.play import play, why

__all__ = ["ground", "level_of", "play", "why"]
