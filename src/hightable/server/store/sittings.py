"""Who sits down and gets up: a seat changes whole or not at all, and it is written down.

Whoever changes a seat says how it looked before. If it looks otherwise by now, somebody was
quicker, and nothing happens.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, select, update

from hightable.server.store.database import Store
from hightable.server.store.moves import Writer, writing
from hightable.server.store.schema import SEATS, SITTINGS, TABLES
from hightable.server.store.seats import Seat
from hightable.server.store.tables import NEW, tell

JOINED, ALSO, HOST, MOVED = "joined", "also", "host", "moved"
LENT, LENT_BY, BACK = "lent", "lent_by", "back"
CLOSED, TIMED = "closed", "timed"
RESIGNED, ENDED = "resigned", "ended"
HINT, AGREED = "hint", "agreed"
NOBODY = -1


class Sitting(NamedTuple):
    """Someone sat down or got up: after how many moves, where, how, and the names to be told.

    The seat is called `name`, and `was` called so before; `by` is who did it from another seat.
    """

    move: int
    seat: int
    kind: str
    name: str
    was: str
    by: str


def change_seat(store: Store, id: str, was: Seat, sitting: Sitting | None, **facts: Any) -> bool:
    """Change a seat that still is as it was; False if it is not."""
    same = (SEATS.c.table_id == id) & (SEATS.c.seat == was.seat) & (SEATS.c.kind == was.kind)
    same &= (SEATS.c.holder == was.holder) & (SEATS.c.link == was.link)
    with writing(store, id) as writer:
        if writer is None:
            return False
        changed = writer.connection.execute(update(SEATS).where(same).values(**facts))
        if changed.rowcount and sitting is not None:
            write_down(writer, sitting)
        tell(writer.connection, id, NEW)
        return bool(changed.rowcount)


def note(store: Store, id: str, sitting: Sitting) -> None:
    """Write down what was done at a seat and does not change it."""
    with writing(store, id) as writer:
        if writer is not None:
            write_down(writer, sitting)
            tell(writer.connection, id, NEW)


def write_down(writer: Writer, sitting: Sitting) -> None:
    number = writer.row.sittings + 1
    row = {"table_id": writer.row.id, "number": number, "made": time.time()}
    writer.connection.execute(insert(SITTINGS).values(row | sitting._asdict()))
    change = update(TABLES).where(TABLES.c.id == writer.row.id)
    writer.connection.execute(change.values(sittings=number))


def sittings(store: Store, id: str) -> list[Sitting]:
    """Everything that was written down about the seats of a table, in order."""
    columns = [SITTINGS.c[name] for name in Sitting._fields]
    found = select(*columns).where(SITTINGS.c.table_id == id).order_by(SITTINGS.c.number)
    with store.reading() as connection:
        return [Sitting(*row) for row in connection.execute(found)]


def mark_seen(store: Store, there: list[tuple[str, str]]) -> None:
    """Note that these holders are at these tables now."""
    now = time.time()
    # In one order everywhere, so that two processes never wait for each other.
    rows = [{"at": id, "who": holder, "seen": now} for id, holder in sorted(set(there))]
    here = (SEATS.c.table_id == bindparam("at")) & (SEATS.c.holder == bindparam("who"))
    if rows:
        with store.writing() as connection:
            connection.execute(update(SEATS).where(here), rows)


def last_seen(store: Store, ids: list[str]) -> dict[str, dict[int, float]]:
    """When the holder of each seat of some tables was last there."""
    found = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.seen).where(SEATS.c.table_id.in_(ids))
    seen: dict[str, dict[int, float]] = {id: {} for id in ids}
    with store.reading() as connection:
        for id, seat, when in connection.execute(found):
            seen[id][seat] = float(when)
    return seen
