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
        cells = own_cells(game, seats)
        self.cells: vec[i16] = vec[i16]([0] * sum([size for _, size in game.layout(seats)]))
        self.at: list[int] = [cell.at for cell in cells]
        self.kinds: list[int] = [len(cell.names) for cell in cells]
        self.signs = own_signs(game.name)
        self.names = [(name, cell.place) for cell in cells for name in cell.names]
        self.names += [
            (name, 0) for name in ([*self.signs.names, START] if self.signs else [START])
        ]
        self.pace = spread(self.names, weights.pace)
        self.early = spread(self.names, weights.early)
        self.late = spread(self.names, weights.late)
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
        size: i64 = 0
        for k in range(i64(len(self.at))):
            n = i64(cells[i64(self.at[k])])
            kinds = i64(self.kinds[k])
            if n:
                amount = float(n) if kinds == 1 else 1.0
                at = size if kinds == 1 else size + min(n, kinds) - 1
                pace += amount * self.pace[at]
                early += amount * self.early[at]
                late += amount * self.late[at]
            size += kinds
        if self.signs is not None:
            for amount in self.signs.find(state, seat):
                pace += amount * self.pace[size]
                early += amount * self.early[size]
                late += amount * self.late[size]
                size += 1
        pace = min(max(pace, 0.0), 1.0)
        return early * (1.0 - pace) + late * pace

    def features(self, state: State, seat: int) -> list[float]:
        """The numbers that the weights are for, in the order of `names`."""
        found = [0.0] * len(self.names)
        row = self.game.numbers(state, seat)
        size = 0
        for at, kinds in zip(self.at, self.kinds, strict=True):
            n = row[at]
            if n:
                found[size if kinds == 1 else size + min(n, kinds) - 1] = (
                    float(n) if kinds == 1 else 1.0
                )
            size += kinds
        if self.signs is not None:
            found[size:-1] = self.signs.find(state, seat)
        found[-1] = 1.0
        return found


class Cell:
    """A number of the view: where it stands, its names, and its place among those of its name.

    A number that says which of several things holds has a name for each of them.
    """

    def __init__(self, at: int, names: list[str], place: int) -> None:
        self.at = at
        self.names = names
        self.place = place


def own_cells(game: Game, seats: int) -> list[Cell]:
    """The numbers of a view that are the table's or the viewer's.

    The other players' numbers are left out: each seat is judged from its own side.
    """
    cells: list[Cell] = []
    at = 0
    for name, size in game.layout(seats):
        if not OTHERS.search(name):
            cells += [Cell(at + place, names(name), place) for place in range(size)]
        at += size
    return cells


def names(name: str) -> list[str]:
    """`cards: 1 in hand, 2 on the desk` are two: `cards in hand` and `cards on the desk`."""
    head, _, kinds = name.partition(": ")
    parts = kinds.split(", ")
    if all([part.startswith(f"{n} ") for n, part in enumerate(parts, 1)]):
        return [f"{head} {part.partition(' ')[2]}" for part in parts]
    return [name]


def spread(names: list[tuple[str, int]], weights: dict[str, list[float]]) -> list[float]:
    """The weights in the order of the numbers; what the file does not name weighs nothing."""
    named = [(weights.get(name, []), place) for name, place in names]
    return [float(values[place]) if place < len(values) else 0.0 for values, place in named]


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
