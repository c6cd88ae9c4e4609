"""The games of a browser: what it plays and has played, and what of it was put away."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, select

from hightable.kernel import NotFound, Refused
from hightable.server.store.closing import remove
from hightable.server.store.database import Store
from hightable.server.store.schema import SEATS, SHELVES, TABLES
from hightable.server.store.seats import BOT, Seat
from hightable.server.store.tables import COLUMNS, StoredTable

ARCHIVED, GONE = "archived", "gone"
MOST = 500
SEAT = [SEATS.c[name] for name in Seat._fields]


class OwnTable(NamedTuple):
    """A table of a browser, who sits there, and whether it is put away."""

    row: StoredTable
    seats: list[Seat]
    is_archived: bool


def own_tables(store: Store, holder: str) -> list[OwnTable]:
    """The tables at which someone sits or which someone opened, the latest first."""
    sits = select(SEATS.c.table_id).where(SEATS.c.holder == holder)
    own = TABLES.c.id.in_(sits) | (TABLES.c.host == holder)
    away = (SHELVES.c.table_id == TABLES.c.id) & (SHELVES.c.holder == holder)
    found = select(*COLUMNS, SHELVES.c.kind).outerjoin(SHELVES, away).where(own)
    with store.reading() as connection:
        latest = found.order_by(TABLES.c.changed.desc()).limit(MOST)
        rows = [row for row in connection.execute(latest) if row[-1] != GONE]
        ids = [row[0] for row in rows]
        seated: dict[str, list[Seat]] = {id: [] for id in ids}
        some = select(SEATS.c.table_id, *SEAT).where(SEATS.c.table_id.in_(ids))
        for id, *seat in connection.execute(some.order_by(SEATS.c.seat)):
            seated[id].append(Seat(*seat))
    return [OwnTable(StoredTable(*row[:-1]), seated[row[0]], row[-1] == ARCHIVED) for row in rows]


def own_table(store: Store, holder: str, id: str) -> OwnTable:
    """One of them."""
    for found in own_tables(store, holder):
        if found.row.id == id:
            return found
    raise NotFound("server.no_table")


def shelve(store: Store, holder: str, id: str, kind: str) -> None:
    """Put a table away, in one's own list only; without a kind it is back."""
    mine = (SHELVES.c.table_id == id) & (SHELVES.c.holder == holder)
    with store.writing() as connection:
        connection.execute(delete(SHELVES).where(mine))
        if kind:
            row = {"table_id": id, "holder": holder, "kind": kind}
            connection.execute(insert(SHELVES).values(row))


def throw_away(store: Store, holder: str, own: OwnTable) -> None:
    """Delete a table that is nobody else's; a finished game of several leaves one's own list."""
    if is_alone(own, holder):
        with store.writing() as connection:
            remove(connection, [own.row.id])
    elif own.row.over:
        shelve(store, holder, own.row.id, GONE)
    else:
        raise Refused("server.others_play")


def is_alone(own: OwnTable, holder: str) -> bool:
    """Nobody else has opened it or sits there."""
    others = [seat for seat in own.seats if seat.holder != holder]
    return own.row.host == holder and all(s.kind == BOT and not s.holder for s in others)
