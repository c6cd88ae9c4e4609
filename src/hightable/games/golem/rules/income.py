"""Income, from every source once, in an order of your choice. [§2.7]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import (
    ARTEFACTS,
    DISTRICTS,
    MARKER_INCOME,
    RESEARCH_INCOME,
    SOURCES,
)
from hightable.games.golem.decode import ARTEFACT_CHANGES
from hightable.games.golem.effects import Act, Ask, earn_all, is_complete, street
from hightable.games.golem.rules.artefacts import BONUS
from hightable.games.golem.state import Board, Player
from hightable.games.golem.words import INCOME
from hightable.kernel import BIT

# Sources by number: three streets, the research track, the golem track, four artefacts.
RESEARCH_SOURCE: Final = 3
GOLEM_SOURCE: Final = 4
FIRST_ARTEFACT: Final = 5
TRACKS: Final = 31


def sources(me: Player) -> i64:
    """Bits of the sources that pay: the streets, the tracks, completed artefacts. [§2.7]"""
    found: i64 = TRACKS
    for row in range(i64(ARTEFACTS)):
        if is_complete(me, row):
            found |= BIT[FIRST_ARTEFACT + row]
    return found


def movers(me: Player, pending: i64) -> i64:
    """Bits of the sources that a pending artefact may change, and of those artefacts. [§2.7]"""
    found: i64 = 0
    for row in range(i64(ARTEFACTS)):
        if pending >> FIRST_ARTEFACT + row & 1:
            changed = ARTEFACT_CHANGES[me.side * ARTEFACTS + row]
            if changed:
                found |= changed | BIT[FIRST_ARTEFACT + row]
    return found


def collect(board: Board, me: Player, source: i64) -> None:
    """One source pays, with the table as it is now. [§2.7, R35]"""
    if source < len(DISTRICTS):
        street(board, me, source)
    elif source == RESEARCH_SOURCE:
        earn_all(board, me, RESEARCH_INCOME[me.research])
    elif source == GOLEM_SOURCE:
        earn_all(board, me, MARKER_INCOME[me.marker])
    else:
        board.push(me.seat, BONUS, source - FIRST_ARTEFACT)


class Income(Act):
    """All your sources; those that nothing pending can change pay without asking. [§2.7]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        pay_settled(board, me, sources(me))


def pay_settled(board: Board, me: Player, pending: i64) -> None:
    """Collect what no other pending source can change, then ask for the rest. [§2.7]"""
    open_sources = pending & movers(me, pending)
    if open_sources:
        board.push(me.seat, NEXT_SOURCE, open_sources)
    for source in range(i64(len(SOURCES))):
        if pending >> source & 1 and not open_sources >> source & 1:
            collect(board, me, source)


class NextSource(Ask):
    """Which source pays next? [§2.7]"""

    prompt = "income"
    rule = "§2.7"

    def offer(self, board: Board, me: Player, pending: i64) -> None:
        for source in range(i64(len(SOURCES))):
            if pending >> source & 1:
                board.offer(INCOME[source])

    def take(self, board: Board, me: Player, pending: i64, word: i64) -> None:
        source = INCOME.index(word)
        left = pending & ~BIT[source]
        if left:
            board.push(me.seat, REST, left)
        collect(board, me, source)


class Rest(Act):
    """What is left of the sources, after one has paid. [§2.7]"""

    def happen(self, board: Board, me: Player, pending: i64) -> None:
        pay_settled(board, me, pending)


INCOME_PART: Final = Income()
NEXT_SOURCE: Final = NextSource()
REST: Final = Rest()
