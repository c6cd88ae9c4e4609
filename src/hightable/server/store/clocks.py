"""Clocks as they are stored: so many seconds for each move, and who plays on after that.

They run from the last move, or since somebody sat down last: nothing is written when one moves.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import func, select

from hightable.server.store.database import Store
from hightable.server.store.schema import SEATS, SITTINGS, TABLES
from hightable.server.store.seats import BOT, Seat
from hightable.server.store.sittings import TIMED, Sitting, change_seat

DAY = 24 * 3600
CLOCKS = {
    "none": 0,
    "minute": 60,
    "minutes3": 180,
    "minutes10": 600,
    "day": DAY,
    "days3": 3 * DAY,
    "days7": 7 * DAY,
}
MOST = 100


class Due(NamedTuple):
    """A table at which somebody's time has run out: the seat, and the level of who plays on."""

    id: str
    level: str
    seat: Seat


def due(store: Store) -> list[Due]:
    """Where a person has had more time than the clock gives."""
    seat = [SEATS.c[name] for name in Seat._fields]
    at = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.turn)
    sat = select(func.max(SITTINGS.c.made)).where(SITTINGS.c.table_id == TABLES.c.id)
    then = time.time() - TABLES.c.clock
    late = (TABLES.c.clock > 0) & (TABLES.c.changed < then)
    late &= func.coalesce(sat.scalar_subquery(), 0.0) < then
    plays = (SEATS.c.kind != BOT) & (SEATS.c.holder != "") & ~TABLES.c.over
    found = select(TABLES.c.id, TABLES.c.takeover, *seat).join(SEATS, at).where(late, plays)
    with store.reading() as connection:
        rows = connection.execute(found.limit(MOST))
        return [Due(row[0], row[1], Seat(*row[2:])) for row in rows]


def take_over(store: Store, late: Due, moves: int) -> bool:
    """Let a bot play on, and write it down; False if somebody was quicker."""
    seat = late.seat
    told = Sitting(moves, seat.seat, TIMED, seat.name, seat.name, "")
    return change_seat(store, late.id, seat, told, kind=BOT, level=late.level)
