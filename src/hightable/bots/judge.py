"""What a position is worth: the points each seat can expect to have at the end.

Any game has a judge at once: the score sheet as it stands. What is still to come is learnt: the
weights in `judges/<game>.toml` say how many points each number of a seat's view (`Game.numbers`)
promises, early and late in the game, and which words a good player chooses. A game may also see
more than its numbers show: `judges/<game>.py` names SIGNS and finds them with `signs(state,
seat)`. Both are found by the game's name.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hightable.bots.style import Style, settled
from hightable.kernel.game import Game
from hightable.kernel.row import Row
from hightable.kernel.state import State

HOME: Final = "hightable.bots.judges"
SCALE: Final = 10.0
USUAL: Final = 0.3
SELDOM: Final = 0.02
STEEP: Final = 30.0
START: Final = "start"
SIGN: Final = "sign "
OTHERS: Final = re.compile(r"\bplayer [1-9]\b")

Finder = Callable[[State, int], list[float]]


class Signs:
    """What a game's own judge looks for besides the numbers: names, and how to find them."""

    def __init__(self, names: list[str], find: Finder) -> None:
        self.names = names
        self.find = find


class Weights:
    """The weights of a game, as they are written in its file; without one, all is zero."""

    def __init__(self, tables: dict[str, Any]) -> None:
        self.scale = float(tables.get("scale", SCALE))
        self.pace: dict[str, list[float]] = tables.get("pace", {})
        self.early: dict[str, list[float]] = tables.get("early", {})
        self.late: dict[str, list[float]] = tables.get("late", {})
        self.habit: dict[str, float] = tables.get("habit", {})
        self.style: Style = tables.get("style", {})


class Judge:
    """`worth` of a state, in points for each seat; `scale` is a lead that counts as safe."""

    def __init__(self, game: Game, seats: int, weights: Weights, style: Style) -> None:
        self.game = game
        self.seats = seats
        self.scale = weights.scale
        self.learnt = bool(weights.early)
        rows = own_rows(game, seats)
        self.cells: vec[i16] = vec[i16]([0] * sum([size for _, size in game.layout(seats)]))
        self.at: list[int] = [at for at, _, _ in rows]
        self.signs = own_signs(game.name)
        rows += [(0, name, 0) for name in ([*self.signs.names, START] if self.signs else [START])]
        self.pace = spread(rows, weights.pace)
        self.early = spread(rows, weights.early)
        self.late = spread(rows, weights.late)
        self.style = settled(style, weights.style)
        strong = self.style["habit"]
        known = [weights.habit.get(text, USUAL) for text in game.vocabulary.texts]
        self.habit: list[float] = [max(usual, SELDOM) ** strong for usual in known]

    def worth(self, state: State) -> list[float]:
        """The points that each seat can expect; at the end, those it has."""
        points = [float(n) for n in self.game.scores(state)]
        if self.learnt and not state.over:
            for seat in range(i64(len(points))):
                if seat < state.people:
                    points[seat] += self.promise(state, seat)
        return points

    def ahead(self, state: State, seat: i64, before: list[float]) -> float:
        """The lead of a seat, if the others' promise is still what it was `before`."""
        points = [float(n) for n in self.game.scores(state)]
        if state.over:
            return lead(points, seat)
        for other in range(i64(len(points))):
            points[other] += before[other]
        points[seat] += self.promise(state, seat) - before[seat]
        return lead(points, seat)

    def promises(self, state: State) -> list[float]:
        """What each seat's numbers promise now."""
        now = self.game.scores(state)
        return [worth - float(n) for worth, n in zip(self.worth(state), now, strict=True)]

    def promise(self, state: State, seat: i64) -> float:
        """What the numbers of a seat's view promise beyond the score sheet."""
        if not self.learnt:
            return 0.0
        pace = self.pace[-1]
        early = self.early[-1]
        late = self.late[-1]
        cells = self.cells
        self.game.write(state, seat, Row(cells))
        size: i64 = len(self.at)
        for k in range(size):
            n = i64(cells[i64(self.at[k])])
            if n:
                amount = float(n)
                pace += amount * self.pace[k]
                early += amount * self.early[k]
                late += amount * self.late[k]
        if self.signs is not None:
            for amount in self.signs.find(state, seat):
                pace += amount * self.pace[size]
                early += amount * self.early[size]
                late += amount * self.late[size]
                size += 1
        pace = min(max(pace, 0.0), 1.0)
        return early * (1.0 - pace) + late * pace


def own_rows(game: Game, seats: int) -> list[tuple[int, str, int]]:
    """The numbers of a view that are the table's or the viewer's: place, name, place in the name.

    The other players' numbers are left out: each seat is judged from its own side.
    """
    rows: list[tuple[int, str, int]] = []
    at = 0
    for name, size in game.layout(seats):
        if not OTHERS.search(name):
            rows += [(at + k, name, k) for k in range(size)]
        at += size
    return rows


def spread(rows: list[tuple[int, str, int]], weights: dict[str, list[float]]) -> list[float]:
    """The weights in the order of the row; what the file does not name weighs nothing."""
    named = [(weights.get(name, []), k) for _, name, k in rows]
    return [float(values[k]) if k < len(values) else 0.0 for values, k in named]


@cache
def read_weights(game: str) -> Weights:
    """The weights of a game, from its file if it has one."""
    path = files(HOME) / f"{game}.toml"
    return Weights(tomllib.loads(path.read_text("utf-8")) if path.is_file() else {})


def own_signs(game: str) -> Signs | None:
    """The signs that a game's own judge looks for, if it has one."""
    name = f"{HOME}.{game}"
    if find_spec(name) is None:
        return None
    found = import_module(name)
    return Signs([SIGN + sign for sign in found.SIGNS], found.signs)


def judge(game: Game, seats: int, style: Style) -> Judge:
    """The judge of a game at a table for so many players, with its weights or without."""
    weights = read_weights(game.name)
    return Judge(game, seats, weights if style["learnt"] else Weights({}), style)


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
    if x > STEEP:
        return 1.0
    if x < -STEEP:
        return 0.0
    return 1.0 / (1.0 + exp(-x))
