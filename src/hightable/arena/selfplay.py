"""Games of judges against each other, noted for tuning: the scores, and what was chosen."""

from __future__ import annotations

from hightable.bots.greedy import appraise
from hightable.bots.judge import Judge, lead
from hightable.kernel.chance import MASK, step
from hightable.kernel.table import deal

SPARSE = 12
TRIES = 3


class Notes:
    """What games taught: the final scores, the choices made, and how far each lead was off."""

    def __init__(self) -> None:
        self.scores: list[int] = []
        self.choices: list[tuple[int, list[int]]] = []
        self.misses: list[float] = []


def play(notes: Notes, judges: list[Judge], seed: int) -> list[int]:
    """One game, each seat greedy on its own judge; the scores."""
    game = judges[0].game
    state = deal(game, len(judges), seed, {}).state
    chance, moves = seed & MASK, 0
    thought: list[tuple[int, float]] = []
    while not state.over:
        seat = int(state.seat)
        if moves % SPARSE == 0:
            thought.append((seat, lead(judges[seat].worth(state), seat)))
        chance, fresh = step(chance, MASK)
        values = appraise(state, judges[seat], fresh, 1, TRIES)
        at = values.index(max(values))
        notes.choices.append((int(state.words[at]), state.offered()))
        state.choose(state.words[at])
        moves += 1
    scores = game.scores(state)[: len(judges)]
    notes.scores += scores
    points = [float(score) for score in scores]
    notes.misses += [lead(points, seat) - expected for seat, expected in thought]
    return scores
