"""The ledger of a game: the counters a player thinks in, and the things a player has.

What a word does, why another cannot be said and what happened are told as differences between
two ledgers. So a counter is whatever a person would say: coins, points, Students in supply.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from hightable.kernel.state import State

SHEET: Final = "sheet."


class Counter:
    """A name in the section `counter` of the texts, else in `count`, and its symbol.

    `own` is known to its player only. Up to `most` can be lent, to ask what would be if a player
    had more; 0 where that makes no sense.
    """

    def __init__(self, key: str, icon: str = "", most: int = 0, own: bool = False) -> None:
        self.key = key
        self.icon = icon
        self.most = most
        self.own = own


def sheet_line(line: str, icon: str = "points", own: bool = False) -> Counter:
    """The points in a line of the score sheet, as a counter; its text is in `sheet`."""
    return Counter(SHEET + line, icon, own=own)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ledger:
    """Subclass once per game, in its `ledger.py`; a game without one explains nothing.

    `follows` are prompts that an outcome answers as it is usual, besides those of the section
    `gesture`: an order to choose, behind which a gain waits. `gives_up` are words that end more
    than a turn: people are asked once more.
    """

    def __init__(
        self,
        counters: list[Counter],
        follows: list[str] | None = None,
        gives_up: list[int] | None = None,
    ) -> None:
        self.counters = counters
        self.icons = {counter.key: counter.icon for counter in counters}
        self.follows = follows or []
        self.gives_up = gives_up or []

    def seats(self, state: State) -> int:
        """How many seats have a ledger; an automated opponent that counts is the last."""
        return int(state.people)

    def read(self, state: State, seat: int) -> list[int]:
        """The counters of a seat, in their order."""
        return []

    def everybody(self, state: State) -> list[list[int]]:
        """The counters of every seat; a game whose seats share what is costly finds it once."""
        return [self.read(state, seat) for seat in range(self.seats(state))]

    def lend(self, state: State, seat: int, key: str, n: int) -> None:
        """Give a seat so many more of a counter, on a copy: what would be if?"""
        raise NotImplementedError

    def things(self, state: State, seat: int) -> list[str]:
        """The cards, tiles and places of a seat that everybody sees, by their ids."""
        return []

    def secrets(self, state: State, seat: int) -> list[str]:
        """The cards and tiles of a seat that only it sees, by their ids."""
        return []

    def incomes(self, state: State) -> int:
        """How many times everybody will still have an income that can bring points."""
        return 0

    def pay(self, state: State, seat: int) -> None:
        """One income of a seat, on a copy: what will be if nobody does anything more?"""
        raise NotImplementedError


NO_LEDGER: Final = Ledger([])
