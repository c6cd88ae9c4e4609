"""The study: bookshelf, incomes, piles, cubes, Masters."""

from hightable.games.newton.view.study.ground import SIZE, ground, setup
from hightable.games.newton.view.study.play import play

__all__ = ["SIZE", "ground", "play", "setup"]
