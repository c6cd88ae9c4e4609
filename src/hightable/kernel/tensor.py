"""What a seat sees and may answer as plain lists, for programs that ask for lists, not memory.

Most numbers are nothing: a list begins as nothing many times, and what is something is put in.
Numbers that are common are made once and shared.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hightable.kernel.game import Game
from hightable.kernel.observation import ObservationWriter
from hightable.kernel.state import State

COMMON: Final = 256
NOTHING: Final = -1
FLOATS: Final[list[object]] = [*[float(number) for number in range(COMMON)], float(NOTHING)]
"""The last is that of -1, which stands for nothing, as the last of a list does."""
NO_NUMBER: Final[list[object]] = [0.0]
NO_WORD: Final[list[object]] = [0]
ONE: Final[object] = 1


class ListWriter:
    """Lists for the seats of a table of one game."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats: i64 = seats
        self.width: i64 = sum([size for _, size in game.layout(seats)])
        self.clean = vec[i16]([0] * int(self.width))
        self.size: i64 = seats + self.width
        self.words: i64 = len(game.vocabulary.texts)

    def deal(self, state: State) -> vec[i16]:
        """What is dealt once, where it stands in the row of every seat."""
        cells = self.clean[:]
        self.game.parts.observation.write_deal(state, ObservationWriter(cells))
        return cells

    def cells(self, state: State, seat: i64, deal: vec[i16]) -> vec[i16]:
        """A seat's row over its deal, in memory of its own."""
        cells = deal[:]
        self.game.write(state, seat, ObservationWriter(cells))
        return cells

    def row(self, state: State, seat: int, deal: vec[i16]) -> bytes:
        """A seat's row, numbers of two bytes."""
        return bytes(memoryview(self.cells(state, seat, deal)))

    def tensor(self, state: State, seat: i64, deal: vec[i16]) -> list[object]:
        """Which player it is, 1 in one of as many numbers as there are seats; then the row."""
        found, common = NO_NUMBER * self.size, FLOATS
        at = self.seats
        for number in self.cells(state, seat, deal):
            if number:
                known = NOTHING <= number < COMMON
                found[at] = common[i64(number)] if known else float(number)
            at += 1
        found[seat] = common[1]
        return found

    def mask(self, state: State) -> list[object]:
        """1 for every word that is offered, 0 for the others."""
        found, words = NO_WORD * self.words, state.words
        for at in range(state.count):
            found[words[at]] = ONE
        return found
