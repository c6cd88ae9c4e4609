"""Sets and small records kept in one number.

A frame of the stack has one number `n`; where it must say several things, its parts are declared
once, with their sizes: `DISCOUNT = Part(4)`, `DOMAIN = Part(2, above=DISCOUNT)`. Then
`DISCOUNT.at(3) | DOMAIN.at(1)` puts them together and `DOMAIN.of(n)` reads one again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.kernel.fault import Fault
from hightable.kernel.values import BIT

WIDTH = 62
PAIRS: Final = 0x5555555555555555
FOURS: Final = 0x3333333333333333
EIGHTS: Final = 0x0F0F0F0F0F0F0F0F


def ones(bits: i64) -> i64:
    """How many things are in a set: of each 2 bits, 4, 8, then all eights added up."""
    bits -= bits >> 1 & PAIRS
    bits = (bits & FOURS) + (bits >> 2 & FOURS)
    bits = bits + (bits >> 4) & EIGHTS
    bits += bits >> 8
    bits += bits >> 16
    return bits + (bits >> 32) & 0x7F


class Part:
    """So many bits of a number, the lowest or those above another part."""

    def __init__(self, bits: int, above: Part | None = None) -> None:
        self.first: i64 = 0 if above is None else above.end
        self.end: i64 = self.first + bits
        if self.end > WIDTH:
            raise Fault(f"a number has room for {WIDTH} bits, not for {self.end}")
        self.most: i64 = BIT[bits] - 1

    def at(self, value: i64) -> i64:
        """The value at its place, everything else zero."""
        return value << self.first

    def of(self, n: i64) -> i64:
        """What the part says in a number."""
        return n >> self.first & self.most

    def put(self, n: i64, value: i64) -> i64:
        """The number with this part said otherwise."""
        return n & ~(self.most << self.first) | value << self.first
