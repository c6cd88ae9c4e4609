"""What an operator does to tables: close, delete, let expire, hand out a link anew."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, select, update

from hightable.kernel import NotFound, Refused
from hightable.server.store.database import Store
from hightable.server.store.moves import writing
from hightable.server.store.schema import META, SEATS, TABLES
from hightable.server.store.seats import BOT, digest, seats, secret
from hightable.server.store.sittings import CLOSED, NOBODY, Sitting, write_down
from hightable.server.store.tables import COLUMNS, NEW, StoredTable, table, tell

DAY = 24 * 3600.0


class RulesInUse(NamedTuple):
    """Of which rules and edition so many running tables are."""

    game: str
    rules: int
    edition: str
    tables: int


def newest(store: Store, most: int, all: bool = False) -> list[StoredTable]:
    """Tables that are not over, or all of them; the latest first."""
    found = select(*COLUMNS).order_by(TABLES.c.changed.desc()).limit(most)
    with store.reading() as connection:
        rows = connection.execute(found if all else found.where(~TABLES.c.over))
        return [StoredTable(*row) for row in rows]


def close_table(store: Store, id: str) -> None:
    """Nothing is played there any more; it is written down, so that everybody sees why."""
    with writing(store, id) as writer:
        if writer is None:
            raise NotFound("server.no_table")
        write_down(writer, Sitting(writer.row.seq, NOBODY, CLOSED, "", "", ""))
        tell(writer.connection, id, NEW)


def delete_table(store: Store, id: str) -> None:
    """As if it had never been."""
    with store.writing() as connection:
        if not remove(connection, [id]):
            raise NotFound("server.no_table")


def remove(connection: Connection, ids: list[str]) -> int:
    """Delete tables with all that belongs to them; how many there were."""
    for part in reversed(META.sorted_tables):
        if "table_id" in part.c:
            connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    gone = connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
    for id in ids:
        tell(connection, id, NEW)
    return int(gone.rowcount)


def expire(store: Store, deserted: float, finished: float) -> int:
    """Delete tables that are not over and were not touched or looked at for so many days, and
    finished ones after so many; 0 is never. How many there were."""
    ids = [*expired(store, False, deserted), *expired(store, True, finished)]
    if not ids:
        return 0
    with store.writing() as connection:
        return remove(connection, ids)


def expired(store: Store, over: bool, days: float) -> list[str]:
    """Tables where nobody was for so many days."""
    if not days:
        return []
    then = time.time() - days * DAY
    there = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.seen >= then)
    old = (TABLES.c.over == over) & (TABLES.c.changed < then) & ~there
    with store.reading() as connection:
        return list(connection.execute(select(TABLES.c.id).where(old)).scalars())


def reissue(store: Store, id: str, at: int) -> str:
    """A new link for a seat, whoever holds it: it belongs to whoever opens the link first."""
    if table(store, id) is None:
        raise NotFound("server.no_table")
    found = [stored.seat for stored in seats(store, id) if stored.seat.seat == at]
    if not found or (found[0].kind == BOT and not found[0].holder):
        raise Refused("server.no_link")
    token = secret()
    here = (SEATS.c.table_id == id) & (SEATS.c.seat == at)
    with store.writing() as connection:
        connection.execute(update(SEATS).where(here).values(link=digest(token)))
        tell(connection, id, NEW)
    return f"/t/{id}/join/{token}"


def rules_in_use(store: Store) -> list[RulesInUse]:
    """The rules that running tables were begun with."""
    kinds = (TABLES.c.game, TABLES.c.rules, TABLES.c.edition)
    found = select(*kinds, func.count()).where(~TABLES.c.over).group_by(*kinds)
    with store.reading() as connection:
        return [RulesInUse(*row) for row in connection.execute(found.order_by(*kinds))]
