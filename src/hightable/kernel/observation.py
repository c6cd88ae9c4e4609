"""A row of numbers for learners: written by the game, read by numpy from the same memory.

A game writes what a seat may know, number by number, always as many and in the same order; no
list is made. Whoever reads gives clean cells, all of them 0: room for one row, or for those of a
whole batch. Most of a row is nothing, and nothing is passed over, not written.

What the numbers are is told in parts: a name, and for every number the lowest and the highest it
can be. What the rules do not limit has a limit far beyond anything that is played.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

Bounds = list[tuple[int, int]]


def flags(size: int) -> Bounds:
    """Numbers that are 0 or 1."""
    return [(0, 1)] * size


def up_to(high: int, size: int = 1) -> Bounds:
    """Numbers from 0 to the highest."""
    return [(0, high)] * size


class ObservationWriter:
    """Clean cells being filled from `at` on."""

    def __init__(self, cells: vec[i16], at: i64 = 0) -> None:
        self.cells = cells
        self.at = at

    def put(self, number: i64) -> None:
        """One number."""
        self.cells[self.at] = i16(number)
        self.at += 1

    def each(self, numbers: vec[i64]) -> None:
        """A table of numbers."""
        cells, at = self.cells, self.at
        for number in numbers:
            cells[at] = i16(number)
            at += 1
        self.at = at

    def flags(self, bits: i64, size: i64) -> None:
        """The lowest `size` bits, lowest first: 1 where it is set. There are no higher ones."""
        cells, at = self.cells, self.at
        self.at = at + size
        while bits:
            cells[at] = i16(bits & 1)
            bits >>= 1
            at += 1

    def place(self, place: i64, size: i64) -> None:
        """1 in one of `size` cells, 0 in the others; a place below zero leaves all of them 0."""
        if place >= 0:
            self.cells[self.at + place] = i16(1)
        self.at += size

    def count(self, pile: list[int], kinds: i64) -> None:
        """How many of each kind lie in a pile."""
        cells, at = self.cells, self.at
        for kind in pile:
            cells[at + i64(kind)] += i16(1)
        self.at = at + kinds

    def skip(self, size: i64) -> None:
        """Zeros: here others have something, or nothing is known."""
        self.at += size
