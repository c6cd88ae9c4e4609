"""What several processes of one server count together, in memory that all of them see.

Nobody waits for a lock, so none that dies can hold one: where two write at the same moment one of
them goes uncounted, which a limit bears.
"""

from __future__ import annotations

import json
import time
from collections.abc import MutableSequence
from hashlib import blake2b
from multiprocessing import get_context
from typing import NamedTuple

ROWS, TRIED = 16_384, 8
KEY, LEFT, THEN = range(3)
WIDTH = 3
HASHED = 6
NOTE_SIZE = 32 * 1024
LENGTH = 8
SPAWN = get_context("spawn")


class Rows:
    """What is left to a client, by its name; those that were heard of longest ago make room."""

    def __init__(self) -> None:
        self.cells: MutableSequence[float] = SPAWN.RawArray("d", ROWS * WIDTH)

    def find(self, who: str, full: float) -> int:
        """Where the row of a client begins; a new one has as much as there is."""
        key = int.from_bytes(blake2b(who.encode(), digest_size=HASHED).digest(), "big") + 1
        places = [(key + step) % ROWS * WIDTH for step in range(TRIED)]
        for at in places:
            if self.cells[at + KEY] == key:
                return at
        at = min(places, key=lambda place: self.cells[place + THEN])
        self.cells[at + LEFT], self.cells[at + THEN] = full, time.monotonic()
        self.cells[at + KEY] = key
        return at


class Notes:
    """A sheet for each process: what it has counted, for the one that is asked for all of them."""

    def __init__(self, count: int) -> None:
        self.sheets = [SPAWN.RawArray("c", NOTE_SIZE) for _ in range(count)]

    def write(self, at: int, found: dict[str, float]) -> None:
        said = json.dumps(found).encode()
        if len(said) <= NOTE_SIZE - LENGTH:
            self.sheets[at][:] = len(said).to_bytes(LENGTH, "big") + said.ljust(NOTE_SIZE - LENGTH)

    def read(self, at: int) -> dict[str, float]:
        """What a process wrote last; nothing where there is nothing yet, or it is writing now."""
        sheet = bytes(self.sheets[at][:])
        size = int.from_bytes(sheet[:LENGTH], "big")
        try:
            found: dict[str, float] = json.loads(sheet[LENGTH : LENGTH + size])
        except ValueError:
            return {}
        return found


class Place(NamedTuple):
    """One of several processes: which, of how many, and what they share."""

    at: int
    among: int
    notes: Notes
    rows: dict[str, Rows]


def places(count: int, rates: list[str]) -> list[Place]:
    """A place for each of several processes, with rows for each rate that holds for all."""
    notes, rows = Notes(count), {name: Rows() for name in rates}
    return [Place(at, count, notes, rows) for at in range(count)]


def is_growing(name: str) -> bool:
    """Does a figure only grow? Then it does not begin anew with another process."""
    return name.partition("{")[0].endswith(("_total", "_bucket", "_sum", "_count"))
