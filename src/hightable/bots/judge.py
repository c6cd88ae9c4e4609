"""What a position is worth: the points each seat can expect to have at the end.

This judge serves any game: it reads the score sheet as it stands. A game may have a better one,
`judges/<game>.py`, which is found by its name.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from hightable.kernel.game import Game
from hightable.kernel.state import State

HOME: Final = "hightable.bots.judges"
SCALE: Final = 10.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """`worth` of a state, in points for each seat; `scale` is a lead that counts as safe."""

    def __init__(self, game: Game, scale: float = SCALE) -> None:
        self.game = game
        self.scale = scale

    def worth(self, state: State) -> list[float]:
        return [float(points) for points in self.game.scores(state)]


def judge(game: Game) -> Judge:
    """The judge of a game: its own, or the one for any game."""
    name = f"{HOME}.{game.name}"
    if find_spec(name) is None:
        return Judge(game)
    own = import_module(name).judge(game)
    assert isinstance(own, Judge)
    return own


def lead(worth: list[float], seat: i64) -> float:
    """Points ahead of the best other seat; alone at the table, just the points."""
    best = 0.0
    found = False
    for other in range(i64(len(worth))):
        if other != seat and (not found or worth[other] > best):
            best = worth[other]
            found = True
    return worth[seat] - best


def chances(points: float, scale: float) -> float:
    """A lead as something like the chance to win: between 0 and 1."""
    x = points / scale
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))
