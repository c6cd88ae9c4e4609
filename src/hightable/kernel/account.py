"""Ledgers of a whole table, read at one moment by one viewer, and what changed between two."""

from __future__ import annotations

from typing import Final, NamedTuple

from hightable.kernel.ledger import SHEET, Ledger
from hightable.kernel.state import EVERYBODY, State

COUNTED: Final = "="
THING: Final = "#"


class Change(NamedTuple):
    """Of `seat`, the counter or the thing `key` has become `n` more, or less."""

    seat: int
    key: str
    n: int


class Account:
    """All ledgers of a table at one moment, as one seat may read them; a watcher is seat -1."""

    def __init__(self, ledger: Ledger, state: State, viewer: int) -> None:
        seats = range(ledger.seats(state)) if ledger.counters else range(0)
        self.ledger = ledger
        self.viewer = viewer
        self.counted = ledger.everybody(state) if ledger.counters else []
        self.things = [held(ledger, state, seat, viewer) for seat in seats]

    def changes(self, later: Account) -> list[Change]:
        """What the counters have become more or less since."""
        found: list[Change] = []
        for seat, before in enumerate(self.counted):
            now = later.counted[seat]
            for at, counter in enumerate(self.ledger.counters):
                n = now[at] - before[at]
                if n and (not counter.own or seat == self.viewer):
                    found.append(Change(seat, counter.key, n))
        return found

    def moved(self, later: Account) -> list[Change]:
        """The things that were gained or lost since."""
        found: list[Change] = []
        for seat, before in enumerate(self.things):
            now = later.things[seat]
            if now != before:
                found += moved(seat, before, now)
        return found


class Owned(NamedTuple):
    """How many of a counter or a thing a seat has, and who may know: everybody, or that seat."""

    seat: int
    to: int
    key: str


def full(ledger: Ledger, state: State) -> dict[Owned, int]:
    """Everything that the ledgers of a table hold; the keys of things follow a sign."""
    found: dict[Owned, int] = {}
    for seat, read in enumerate(ledger.everybody(state) if ledger.counters else []):
        for counter, n in zip(ledger.counters, read, strict=True):
            found[Owned(seat, seat if counter.own else EVERYBODY, COUNTED + counter.key)] = n
        for to, things in ((EVERYBODY, ledger.things), (seat, ledger.secrets)):
            for thing in things(state, seat):
                owned = Owned(seat, to, THING + thing)
                found[owned] = found.get(owned, 0) + 1
    return found


def held(ledger: Ledger, state: State, seat: int, viewer: int) -> list[str]:
    """The things of a seat that a viewer knows of."""
    things = ledger.things(state, seat)
    return [*things, *ledger.secrets(state, seat)] if seat == viewer else things


def moved(seat: int, before: list[str], now: list[str]) -> list[Change]:
    found: list[Change] = []
    for key in sorted({*before, *now}):
        n = now.count(key) - before.count(key)
        if n:
            found.append(Change(seat, key, n))
    return found


def points(changes: list[Change], seat: int) -> int:
    """By how much the score of a seat has changed: the sum of the lines of its sheet."""
    return sum([n for owner, key, n in changes if owner == seat and key.startswith(SHEET)])


def is_points(change: Change) -> bool:
    return change.key.startswith(SHEET)
