"""Games of a judge against itself, noted for the fit: what was seen, what came of it."""

from __future__ import annotations

from hightable.bots.greedy import appraise
from hightable.bots.judge import START, Judge, own_rows
from hightable.kernel.chance import MASK, step
from hightable.kernel.game import Game
from hightable.kernel.state import State
from hightable.kernel.table import deal

WHIM = 12
TRIES = 3


class Sample:
    """A seat's numbers at the end of a turn, its points then, its points at the end, and when."""

    def __init__(self, row: list[float], points: int, moves: int) -> None:
        self.row = row
        self.points = points
        self.moves = moves
        self.final = 0
        self.progress = 0.0


class Notes:
    """What one or many games taught: samples, and which word was chosen among which."""

    def __init__(self, names: list[tuple[str, int]]) -> None:
        self.names = names
        self.samples: list[Sample] = []
        self.choices: list[tuple[int, list[int]]] = []


def begin(game: Game, seats: int, judge: Judge) -> Notes:
    """Empty notes, with the names of the numbers that a sample holds."""
    names = [(name, place) for _, name, place in own_rows(game, seats)]
    signs = judge.signs.names if judge.signs else []
    return Notes([*names, *[(sign, 0) for sign in signs], (START, 0)])


def play(notes: Notes, judge: Judge, seats: int, seed: int) -> None:
    """One game, greedy on the judge with a whim now and then; one that knows nothing is random."""
    state = deal(judge.game, seats, seed, {}).state
    chance, moves, last = seed & MASK, 0, -1
    samples: list[Sample] = []
    while not state.over:
        if state.seat != last:
            last = int(state.seat)
            samples += [sample(state, judge, seat, moves) for seat in range(seats)]
        chance, thrown = step(chance, 100)
        chance, at = step(chance, state.count)
        if judge.learnt and thrown >= WHIM:
            values = appraise(state, judge, chance, 1, TRIES)
            at = values.index(max(values))
            notes.choices.append((int(state.words[at]), state.offered()))
        state.choose(state.words[at])
        moves += 1
    finish(samples, judge.game.scores(state), seats, moves)
    notes.samples += samples


def sample(state: State, judge: Judge, seat: int, moves: int) -> Sample:
    row = judge.game.numbers(state, seat)
    numbers = [float(row[at]) for at in judge.at]
    if judge.signs is not None:
        numbers += judge.signs.find(state, seat)
    return Sample([*numbers, 1.0], judge.game.scores(state)[seat], moves)


def finish(samples: list[Sample], scores: list[int], seats: int, moves: int) -> None:
    """Now it is known how the game ended."""
    for at, each in enumerate(samples):
        each.final = scores[at % seats]
        each.progress = each.moves / moves
