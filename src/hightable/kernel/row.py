"""A row of numbers for learners: written by the game, read by numpy from the same memory.

A game writes what a seat may know, number by number, always as many and in the same order; no
list is made. Whoever reads gives the cells: room for one row, or for those of a whole batch.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64


class Row:
    """Cells being filled from `at` on."""

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
        """The lowest `size` bits, lowest first: 1 where it is set."""
        cells, at = self.cells, self.at
        for bit in range(size):
            cells[at + bit] = i16(bits >> bit & 1)
        self.at = at + size

    def place(self, place: i64, size: i64) -> None:
        """1 in one of `size` cells, 0 in the others; a place below zero leaves all of them 0."""
        first = self.at
        self.skip(size)
        if place >= 0:
            self.cells[first + place] = i16(1)

    def count(self, pile: list[int], kinds: i64) -> None:
        """How many of each kind lie in a pile."""
        cells, first = self.cells, self.at
        self.skip(kinds)
        for kind in pile:
            cells[first + i64(kind)] += i16(1)

    def skip(self, size: i64) -> None:
        """Zeros: here others have something, or nothing is known."""
        cells, at = self.cells, self.at
        for cell in range(at, at + size):
            cells[cell] = i16(0)
        self.at = at + size
