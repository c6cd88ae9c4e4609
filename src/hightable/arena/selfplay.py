"""Games of a judge against itself, noted for the fit: what was seen, what came of it."""

from __future__ import annotations

from hightable.bots.greedy import appraise
from hightable.bots.judge import Judge
from hightable.kernel.chance import MASK, step
from hightable.kernel.table import deal

ALL = 120
SPARSE = 3
TRIES = 2


class Notes:
    """What games taught: rows of numbers with what came of them, and the choices made."""

    def __init__(self, names: list[tuple[str, int]]) -> None:
        self.names = names
        self.rows: list[list[float]] = []
        self.progress: list[float] = []
        self.promise: list[float] = []
        self.finals: list[int] = []
        self.choices: list[tuple[int, list[int]]] = []

    def add(self, other: Notes) -> None:
        self.rows += other.rows
        self.progress += other.progress
        self.promise += other.promise
        self.finals += other.finals
        self.choices += other.choices


def play(notes: Notes, judge: Judge, seed: int, whims: int) -> None:
    """One game, greedy on the judge with a whim now and then; one that knows nothing is random."""
    seats = judge.seats
    state = deal(judge.game, seats, seed, {}).state
    chance, moves, last = seed & MASK, 0, -1
    taken: list[tuple[int, int, int]] = []
    while not state.over:
        chance, thrown = step(chance, ALL)
        if state.seat != last and thrown % SPARSE == 0:
            seat = (thrown // SPARSE) % seats
            notes.rows.append(judge.features(state, seat))
            taken.append((seat, judge.game.scores(state)[seat], moves))
        last = int(state.seat)
        chance, at = step(chance, state.count)
        if judge.learnt and thrown >= whims:
            values = appraise(state, judge, chance, 1, TRIES)
            at = values.index(max(values))
            notes.choices.append((int(state.words[at]), state.offered()))
        state.choose(state.words[at])
        moves += 1
    scores = judge.game.scores(state)
    notes.finals += scores[:seats]
    notes.progress += [when / moves for _, _, when in taken]
    notes.promise += [float(scores[seat] - points) for seat, points, _ in taken]
