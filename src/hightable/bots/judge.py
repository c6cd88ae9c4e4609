"""What a position is worth: the points each seat can expect to have at the end.

Any game has a judge at once: the score sheet as it stands. What is still to come is read from
signs: a game's `judge/signs.py` names SIGNS, finds them with `signs(state, seat)`, each as an
estimate in points, and says with `late(state)` how far the game is. `judge/weights.toml` corrects
them: a weight for each sign early and one late; and says which words are usual. A judge whose
sheet is misleading before the end (values that still change) reads it with `points(state)`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.bots.settings import Settings, settled
from hightable.kernel.fault import Fault
from hightable.kernel.game import Game
from hightable.kernel.state import State

HOME: Final = "hightable.games"
SCALE: Final = 10.0
USUAL: Final = 0.3
SELDOM: Final = 0.02
STEEP: Final = 30.0
PLAIN: Final = [1.0, 1.0]
ALONE: Final = " alone"


class Signs:
    """What a game's own judge looks for: names, how to find them, and how late it is."""

    def __init__(
        self,
        names: list[str],
        find: Callable[[State, int], vec[float]],
        late: Callable[[State], float],
        points: Callable[[State], list[float]] | None,
    ) -> None:
        self.names = names
        self.find = find
        self.late = late
        self.points = points


class Weights:
    """What a game's file says; a sign it does not name counts as it is."""

    def __init__(self, tables: dict[str, Any]) -> None:
        self.scale = float(tables.get("scale", SCALE))
        self.signs: dict[str, list[float]] = tables.get("signs", {})
        self.habit: dict[str, float] = tables.get("habit", {})
        self.settings: Settings = tables.get("settings", {})

    def alone(self) -> Weights:
        """The weights of somebody who plays alone, where other settings may be the best."""
        twin = self.stress({})
        twin.settings = self.settings | {
            name.removesuffix(ALONE): value
            for name, value in self.settings.items()
            if name.endswith(ALONE)
        }
        return twin

    def stress(self, leaning: dict[str, float]) -> Weights:
        """The weights of somebody who makes so much more, or less, of some signs."""
        twin = Weights({})
        twin.scale, twin.habit, twin.settings = self.scale, self.habit, self.settings
        twin.signs = dict(self.signs)
        for name, times in leaning.items():
            twin.signs[name] = [weight * times for weight in self.signs.get(name, PLAIN)]
        return twin


class Judge:
    """`worth` of a state, in points for each seat; `scale` is a lead that counts as safe."""

    def __init__(self, game: Game, weights: Weights, settings: Settings) -> None:
        self.game = game
        self.scale = weights.scale
        self.signs = own_signs(game.name) if settings["learnt"] else None
        names = self.signs.names if self.signs is not None else []
        known = [weights.signs.get(name, PLAIN) for name in names]
        self.early = vec[float]([float(pair[0]) for pair in known])
        self.change = vec[float]([float(pair[1]) - float(pair[0]) for pair in known])
        self.settings = settled(settings, weights.settings)
        self.habit = habits(game, weights.habit, self.settings["habit"])

    def sheet(self, state: State) -> list[float]:
        """The score sheet: as it stands, or as the game's own judge reads it before the end."""
        if self.signs is not None and self.signs.points is not None and not state.over:
            return self.signs.points(state)
        return [float(n) for n in self.game.scores(state)]

    def worth(self, state: State) -> list[float]:
        """The points that each seat can expect; at the end, those it has."""
        points = self.sheet(state)
        if self.signs is not None and not state.over:
            for seat in range(state.people):
                points[seat] += self.promise(state, seat)
        return points

    def ahead(self, state: State, seat: i64, before: vec[float]) -> float:
        """The lead of a seat, if the others' promise is still what it was `before`."""
        points = self.sheet(state)
        if state.over:
            return lead(points, seat)
        points[seat] += self.promise(state, seat)
        for other in range(i64(len(before))):
            if other != seat:
                points[other] += before[other]
        return lead(points, seat)

    def promises(self, state: State, but: i64) -> vec[float]:
        """What the signs of each player promise now; of `but` it need not be known."""
        found = vec[float]([0.0] * state.people)
        if not state.over:
            for seat in range(state.people):
                if seat != but:
                    found[seat] = self.promise(state, seat)
        return found

    def promise(self, state: State, seat: i64) -> float:
        """What the signs of a seat promise beyond the score sheet."""
        if self.signs is None:
            return 0.0
        late = self.signs.late(state)
        found = self.signs.find(state, seat)
        points = 0.0
        for at in range(i64(len(found))):
            points += found[at] * (self.early[at] + late * self.change[at])
        return points


def habits(game: Game, known: dict[str, float], strong: float) -> list[float]:
    """How readily each word is said when it is offered: by the word, or else by its verb."""
    found: list[float] = []
    for text, (verb, _) in zip(game.vocabulary.texts, game.vocabulary.parts, strict=True):
        usual = known.get(text, known.get(verb, USUAL))
        found.append(max(usual, SELDOM) ** strong)
    return found


@cache
def read_weights(game: str) -> Weights:
    """The weights of a game, from its file if it has one."""
    path = files(f"{HOME}.{game}") / "judge" / "weights.toml"
    return Weights(tomllib.loads(path.read_text("utf-8")) if path.is_file() else {})


@cache
def characters(game: str) -> dict[str, dict[str, float]]:
    """The characters of a game by name: what each makes of the judge's signs."""
    path = files(f"{HOME}.{game}") / "judge" / "characters.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


@cache
def own_signs(game: str) -> Signs | None:
    """The signs that a game's own judge looks for, if it has one."""
    name = f"{HOME}.{game}.judge.signs"
    if find_spec(name) is None:
        return None
    found = import_module(name)
    return Signs(found.SIGNS, found.signs, found.late, getattr(found, "points", None))


def judge(game: Game, settings: Settings, character: str = "", alone: bool = False) -> Judge:
    """The judge of a game, as its file says, or as one of its characters sees it."""
    weights = read_weights(game.name)
    if alone:
        weights = weights.alone()
    if character:
        known = characters(game.name)
        if character not in known:
            raise Fault("bots.character", name=character, game=game.name, known=tuple(known))
        weights = weights.stress(known[character])
    return Judge(game, weights, settings)


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
