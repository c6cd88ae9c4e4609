"""Tables as they are stored: the deal, who opened it and how it is played, where it stands."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, insert, select, text, update

from hightable.server.store.database import Store
from hightable.server.store.schema import CHANNEL, SEATS, SHELVES, TABLES
from hightable.server.store.seats import BOT
from hightable.server.store.taught import LESSON

NEW = -1
SAID = -2
EVERYTHING = "*"
SHOWN = 60


class StoredTable(NamedTuple):
    """A table as it is stored; what is kept as JSON is text here."""

    id: str
    game: str
    rules: int
    edition: str
    people: int
    options: str
    seed: str
    chosen_seed: bool
    salt: str
    commitment: str
    host: str
    takeback: bool
    pace: int
    origin: str
    seq: int
    sittings: int
    turn: int
    over: bool
    result: str
    changed: float
    clock: int
    takeover: str
    listed: bool


COLUMNS = [TABLES.c[name] for name in StoredTable._fields]


class Standing(NamedTuple):
    """Where a table stands after a move: whose turn, whether it is over, and the result."""

    turn: int
    over: bool
    result: dict[str, Any]


def add_table(connection: Connection, row: dict[str, Any], moves: int) -> None:
    """A new table, which begins with so many moves."""
    now = {"seq": moves, "changed": time.time()}
    connection.execute(insert(TABLES).values(row | now))


def table(store: Store, id: str) -> StoredTable | None:
    with store.reading() as connection:
        row = connection.execute(select(*COLUMNS).where(TABLES.c.id == id)).first()
    return None if row is None else StoredTable(*row)


def hold(connection: Connection, id: str) -> StoredTable | None:
    """A table that nobody else writes to until the end of the transaction."""
    row = connection.execute(select(*COLUMNS).where(TABLES.c.id == id).with_for_update()).first()
    return None if row is None else StoredTable(*row)


def change_table(store: Store, id: str, **facts: Any) -> None:
    with store.writing() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == id).values(**facts))
        tell(connection, id, NEW)


def stands(connection: Connection, id: str, seq: int, standing: Standing) -> None:
    """Where a table stands after the move of that number; everybody is told."""
    change = update(TABLES).where(TABLES.c.id == id)
    connection.execute(change.values(**facts_of(seq, standing)))
    tell(connection, id, seq)


def facts_of(seq: int, standing: Standing) -> dict[str, Any]:
    """What is written in the row of a table after the move of that number."""
    facts = standing._asdict() | {"result": json.dumps(standing.result)}
    return facts | {"seq": seq, "changed": time.time()}


def tell(connection: Connection, id: str, seq: int) -> None:
    """Say to the other processes that a table has changed; `NEW` if it was not by a move."""
    if connection.dialect.name == "postgresql":
        said = text("SELECT pg_notify(:channel, :said)")
        connection.execute(said, {"channel": CHANNEL, "said": f"{id} {seq}"})
    else:
        connection.get_execution_options().get("told", []).append((id, seq))


def held_by(store: Store, holder: str) -> list[StoredTable]:
    """The tables at which someone sits, or which someone opened, without those that were put away;
    the latest first."""
    mine = select(SEATS.c.table_id).where(SEATS.c.holder == holder)
    away = select(SHELVES.c.table_id).where(SHELVES.c.holder == holder)
    own = TABLES.c.id.in_(mine) | (TABLES.c.host == holder)
    found = select(*COLUMNS).where(own & TABLES.c.id.not_in(away))
    with store.reading() as connection:
        rows = connection.execute(found.order_by(TABLES.c.changed.desc()).limit(SHOWN))
        return [StoredTable(*row) for row in rows]


def has_played(store: Store, holder: str, game: str) -> bool:
    """Has someone sat at a table of this game? Lessons do not count."""
    sits = select(SEATS.c.table_id).where(SEATS.c.holder == holder)
    own = TABLES.c.id.in_(sits) & (TABLES.c.game == game) & TABLES.c.origin.not_like(f"{LESSON}%")
    with store.reading() as connection:
        return connection.execute(select(TABLES.c.id).where(own).limit(1)).first() is not None


def opened_since(store: Store, host: str, seconds: float) -> int:
    """How many tables of a host are not over and were touched in the last so many seconds."""
    mine = (TABLES.c.host == host) & ~TABLES.c.over & (TABLES.c.changed > time.time() - seconds)
    with store.reading() as connection:
        found = connection.execute(select(func.count()).select_from(TABLES).where(mine))
        return int(found.scalar() or 0)


def waiting_for_bots(store: Store, limit: int) -> list[str]:
    """Tables where it is a bot's turn: after a restart they go on by themselves."""
    at = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.turn)
    found = select(TABLES.c.id).join(SEATS, at).where(SEATS.c.kind == BOT, ~TABLES.c.over)
    with store.reading() as connection:
        latest = found.order_by(TABLES.c.changed.desc()).limit(limit)
        return [str(id) for id in connection.execute(latest).scalars()]


def numbers(store: Store, ids: list[str]) -> dict[str, tuple[int, int]]:
    """The number of the last move of each table, and how often somebody sat down or got up."""
    columns = (TABLES.c.id, TABLES.c.seq, TABLES.c.sittings)
    found = select(*columns).where(TABLES.c.id.in_(ids))
    with store.reading() as connection:
        return {str(id): (int(seq), int(sat)) for id, seq, sat in connection.execute(found)}


def running(store: Store) -> int:
    """How many tables are not over."""
    with store.reading() as connection:
        found = select(func.count()).select_from(TABLES).where(~TABLES.c.over)
        return int(connection.execute(found).scalar() or 0)


def many(store: Store) -> int:
    with store.reading() as connection:
        return int(connection.execute(select(func.count()).select_from(TABLES)).scalar() or 0)
