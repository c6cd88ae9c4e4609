"""Learning a judge's weights from very many quick games: a response surface.

In every game the two sides judge by weights that are moved at random, all at once; how far ahead
one side is at the end is laid out as a sum over the weights, of a slope and a bend for each. Where
the surface is highest is the step to take: never far, and the shorter the less is known. [Box and
Wilson: response surface methodology]

All that is random follows from the seed and the number of a game, so of a game only its lead is
kept, a line of JSON each: a run that was stopped goes on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from math import sqrt
from pathlib import Path
from statistics import mean, pvariance

from hightable.arena.selfplay import Notes, play
from hightable.bots.judge import PLAIN, Judge, Weights, own_signs, read_weights
from hightable.bots.settings import SETTINGS
from hightable.games import game as find_game
from hightable.kernel import Fault
from hightable.kernel.chance import MASK, step

MANY = 1_000_000
APART = 0.35
FINE = 1 << 20
SMALL = 0.4
"""A weight near nothing is moved as if it were so large."""
SLOPE = BEND = 6.0
USUAL_BEND = -8.0
LEAST_BEND = 4.0
FARTHEST = 0.6

Row = list[float]


class Trial:
    """Which games are played: of what, at tables for how many in turn, from which seed."""

    def __init__(self, game: str, seats: list[int], seed: int) -> None:
        signs = own_signs(game)
        if signs is None:
            raise Fault("arena.no_signs", game=game)
        self.game = find_game(game)
        self.names = signs.names
        self.seats = seats
        self.seed = seed
        self.known = read_weights(game)
        pairs = [self.known.signs.get(name, PLAIN) for name in self.names]
        self.start: Row = [weight for pair in pairs for weight in pair]

    def plain(self) -> dict[str, object]:
        """What a file of leads begins with."""
        tables = {"game": self.game.name, "seats": self.seats, "seed": self.seed}
        return tables | {"start": self.start}

    def shifts(self, number: int) -> tuple[Row, Row]:
        """How far each weight of the two sides is moved, as a part of it; every other time the
        second side is moved the opposite way."""
        chance = (self.seed * MANY + number) & MASK
        thrown: Row = []
        for _ in range(2 * len(self.start)):
            chance, found = step(chance, FINE)
            thrown.append(APART * sqrt(3) * (2 * found / FINE - 1))
        one, other = thrown[: len(self.start)], thrown[len(self.start) :]
        return one, other if number % 2 else [-each for each in one]

    def lead(self, number: int) -> float:
        """How far ahead the first side is at the end of a game; the sides sit in turn."""
        judges = [self.judge(shift) for shift in self.shifts(number)]
        seats = self.seats[number % len(self.seats)]
        sides = [(seat + number // 2) % 2 for seat in range(seats)]
        scores = play(Notes(), [judges[side] for side in sides], self.seed * MANY + number)
        both = [mean(s for s, at in zip(scores, sides, strict=True) if at == n) for n in range(2)]
        return both[0] - both[1]

    def moved(self, shift: Row) -> dict[str, Row]:
        """The weights of each sign, moved."""
        new = [
            weight + far * max(abs(weight), SMALL)
            for weight, far in zip(self.start, shift, strict=True)
        ]
        pairs = [[round(weight, 2) for weight in new[at : at + 2]] for at in range(0, len(new), 2)]
        return dict(zip(self.names, pairs, strict=True))

    def judge(self, shift: Row) -> Judge:
        tables = {"scale": self.known.scale, "habit": self.known.habit, "signs": self.moved(shift)}
        return Judge(self.game, Weights(tables), SETTINGS["bachelor"])


def layout(one: Row, other: Row) -> Row:
    """What a lead is a sum of: the slope of each weight, then the bend of each."""
    slopes = [a - b for a, b in zip(one, other, strict=True)]
    return slopes + [(a * a - b * b) / 2 for a, b in zip(one, other, strict=True)]


def summit(rows: Iterable[Row], leads: list[float]) -> Row:
    """Where the surface is highest, weight by weight, within what may be believed."""
    noise = pvariance(leads)
    size = 0
    square: list[Row] = []
    right: Row = []
    for row, lead in zip(rows, leads, strict=True):
        if not square:
            size = len(row) // 2
            square = [[0.0] * len(row) for _ in row]
            right = [0.0] * size + [USUAL_BEND * noise / BEND**2] * size
        for at, value in enumerate(row):
            into = square[at]
            right[at] += value * lead
            for other in range(at + 1):
                into[other] += value * row[other]
    for at, into in enumerate(square):
        into[at] += noise / (SLOPE if at < size else BEND) ** 2
        for other in range(at):
            square[other][at] = into[other]
    found = solve(square, right)
    return [
        max(-FARTHEST, min(FARTHEST, slope / max(-bend, LEAST_BEND)))
        for slope, bend in zip(found[:size], found[size:], strict=True)
    ]


def solve(square: list[Row], right: Row) -> Row:
    """Gauss: a symmetric positive square needs no pivots."""
    size = len(right)
    for at in range(size):
        for row in range(at + 1, size):
            part = square[row][at] / square[at][at]
            if part:
                square[row] = [a - part * b for a, b in zip(square[row], square[at], strict=True)]
                right[row] -= part * right[at]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(square[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (right[at] - known) / square[at][at]
    return found


def train(trial: Trial, games: int, path: Path, say: Callable[[int], None]) -> dict[str, Row]:
    """The weights of each sign after so many games, those of the file of leads among them."""
    leads = list(read(trial, path))[:games]
    with path.open("a", encoding="utf-8") as file:
        for number in range(len(leads), games):
            leads.append(trial.lead(number))
            file.write(f"{leads[-1]}\n")
            file.flush()
            say(number + 1)
    rows = (layout(*trial.shifts(number)) for number in range(games))
    return trial.moved(summit(rows, leads))


def read(trial: Trial, path: Path) -> Iterator[float]:
    """The leads of a file, which is begun if there is none; it goes on from its own weights.

    A line that was cut off in the middle is dropped.
    """
    if not path.exists():
        path.write_text(json.dumps(trial.plain()) + "\n", "utf-8")
    whole = path.read_text("utf-8").rpartition("\n")[0]
    path.write_text(whole + "\n", "utf-8")
    first, *lines = whole.split("\n")
    begun = json.loads(first)
    trial.start = begun["start"]
    if begun != trial.plain():
        raise Fault("arena.other_match", file=str(path), match=first)
    yield from map(float, lines)
