"""Theology: the mosques."""

from hightable.games.sankore.view.theology.ground import SIZE, ground
from hightable.games.sankore.view.theology.play import play

__all__ = ["SIZE", "ground", "play"]
