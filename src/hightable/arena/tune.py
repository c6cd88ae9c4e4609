"""Tuning a judge by self-play: weights moved a little up against the same moved down.

Every pair of games tries all weights at once, each a step up or down by chance; where up did
better, all follow by a little. What is kept is the mean of the later half of the way.
[Spall: simultaneous perturbation, SPSA]
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean
from typing import Any

from hightable.arena.fit import habits, scale
from hightable.arena.selfplay import Notes, play
from hightable.bots.judge import SCALE, Judge, Weights, chances, own_signs, read_weights
from hightable.bots.settings import SETTINGS
from hightable.games import game as find_game
from hightable.kernel import Fault
from hightable.kernel.chance import MASK, step

MANY = 1_000_000
APART = 0.3
PULL = 0.06
PARTS = 10

Pairs = list[list[float]]


class Plan:
    """How to tune: at tables for how many in turn, how many pairs of games, from which seed."""

    def __init__(self, seats: list[int], pairs: int, seed: int) -> None:
        self.seats = seats
        self.pairs = pairs
        self.seed = seed


class Tuner:
    """The weights of a game on their way."""

    def __init__(self, game: str, plan: Plan) -> None:
        signs = own_signs(game)
        if signs is None:
            raise Fault("arena.no_signs", game=game)
        self.game = find_game(game)
        self.plan = plan
        self.names = signs.names
        self.now: Pairs = [[1.0, 1.0] for _ in self.names]
        self.way: list[Pairs] = []
        self.known = read_weights(game).habit
        self.tables: dict[str, Any] = {"scale": SCALE, "habit": self.known}
        self.chance = plan.seed & MASK
        self.notes = Notes()

    def run(self, say: Callable[[str], None]) -> dict[str, Any]:
        """The tables of a weights file."""
        part = max(self.plan.pairs // PARTS, 1)
        for number in range(self.plan.pairs):
            self.pair(number)
            if number % part == part - 1:
                say(f"{number + 1} pairs: mean score {mean(self.notes.scores):.1f}")
                self.learn()
        kept = self.way[len(self.way) // 2 :]
        for at in range(len(self.names)):
            self.now[at] = [round(mean(w[at][end] for w in kept), 2) for end in range(2)]
        return self.tables | {"signs": dict(zip(self.names, self.now, strict=True))}

    def learn(self) -> None:
        """The scale of the games just played, and the habits if the file knows none."""
        habit = self.known or habits(self.notes.choices, self.game.vocabulary)
        self.tables = {"scale": scale(self.notes), "habit": habit}
        self.notes = Notes()

    def pair(self, number: int) -> None:
        """The same deal twice, with the seats changed; then a step towards the better side."""
        shift = [[self.throw(), self.throw()] for _ in self.names]
        up, down = self.judge(shift, APART), self.judge(shift, -APART)
        seats = self.plan.seats[number % len(self.plan.seats)]
        seed = self.plan.seed * MANY + number
        better = mean(self.margin([up, down], seats, seed, turn) for turn in range(2))
        pull = PULL * (1 - number / (2 * self.plan.pairs)) * better
        for weights, moved in zip(self.now, shift, strict=True):
            for end in range(2):
                weights[end] += pull * moved[end]
        self.way.append([weights[:] for weights in self.now])

    def throw(self) -> float:
        self.chance, side = step(self.chance, 2)
        return 1.0 if side else -1.0

    def judge(self, shift: Pairs, far: float) -> Judge:
        """A judge with all weights moved."""
        moved = [
            [weight + far * side for weight, side in zip(*both, strict=True)]
            for both in zip(self.now, shift, strict=True)
        ]
        signs = dict(zip(self.names, moved, strict=True))
        return Judge(self.game, Weights(self.tables | {"signs": signs}), SETTINGS["bachelor"])

    def margin(self, judges: list[Judge], seats: int, seed: int, turn: int) -> float:
        """How much better the first judge did than the second, from -1 to 1."""
        sides = [(seat + turn) % 2 for seat in range(seats)]
        scores = play(self.notes, [judges[side] for side in sides], seed)
        sums = [mean(s for s, at in zip(scores, sides, strict=True) if at == n) for n in range(2)]
        return 2 * chances(sums[0] - sums[1], float(self.tables["scale"])) - 1


def tune(game: str, plan: Plan, say: Callable[[str], None]) -> dict[str, Any]:
    """The tables of a weights file: scale, signs and habit."""
    return Tuner(game, plan).run(say)


def write(tables: dict[str, Any], command: str) -> str:
    """The weights file, with the command that makes it again."""
    lines = [f"# Made by: {command}", "", f"scale = {tables['scale']}"]
    for section in ("settings", "signs", "habit"):
        rows = tables.get(section, {})
        lines += ["", f"[{section}]", *[f'"{name}" = {value}' for name, value in rows.items()]]
    return "\n".join(lines) + "\n"
