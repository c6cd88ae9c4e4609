"""The store: tables and their moves. A move is stored before anyone sees it.

A table is an append-only list of moves with a number each. Whoever writes holds the table's
row, so that two processes never store two moves at one number.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Row, delete, func, insert, select, text, update

from hightable.server.store.database import WRITE, open_engine
from hightable.server.store.schema import MOVES, REVIEWS, SEATS, SNAPSHOTS, TABLES

CHANNEL = "hightable"
Kept = Row[Any]


class StoredTable(NamedTuple):
    """A table as it is stored: its deal, who opened it and how it is played, where it stands."""

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


TABLE_COLUMNS = [TABLES.c[name] for name in StoredTable._fields]


class Move(NamedTuple):
    """A stored step: a choice (`move`) or a step back to so many moves (`undo`)."""

    kind: str
    seat: int
    word: str
    submit: str


class Standing(NamedTuple):
    """Where a table stands after a move: whose turn, whether it is over, and the result."""

    turn: int
    over: bool
    result: dict[str, Any]


class Writer:
    """The one who may write to a table, for the length of a transaction."""

    def __init__(self, connection: Connection, row: StoredTable) -> None:
        self.connection = connection
        self.row = row
        self.seq = int(row.seq)

    def stored(self, submit: str) -> int | None:
        """The number at which a submit was stored before, if it was."""
        found = select(MOVES.c.seq).where(MOVES.c.table_id == self.row.id, MOVES.c.submit == submit)
        seq = self.connection.execute(found).scalar()
        return None if seq is None else int(seq)

    def moves(self, after: int) -> list[Kept]:
        return moves(self.connection, self.row.id, after)

    def append(self, move: Move, standing: Standing) -> int:
        """Store a move at the next number, and where the table stands now."""
        self.seq += 1
        now = time.time()
        row = {"table_id": self.row.id, "seq": self.seq, "made": now} | move._asdict()
        self.connection.execute(insert(MOVES).values(row))
        facts = standing._asdict() | {"result": json.dumps(standing.result)}
        change = update(TABLES).where(TABLES.c.id == self.row.id)
        self.connection.execute(change.values(seq=self.seq, changed=now, **facts))
        tell(self.connection, self.row.id, self.seq)
        return self.seq

    def snapshot(self, stamp: str, body: bytes) -> None:
        """Keep the whole table, so that loading need not begin at the first move."""
        self.connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == self.row.id))
        row = {"table_id": self.row.id, "seq": self.seq, "stamp": stamp, "body": body}
        self.connection.execute(insert(SNAPSHOTS).values(row))


class Store:
    """The database, seen as tables."""

    def __init__(self, url: str | None) -> None:
        self.engine: Engine = open_engine(url)

    def close(self) -> None:
        self.engine.dispose()

    def add(self, row: dict[str, Any], seats: list[dict[str, Any]], made: list[Move]) -> None:
        """A new table, with the moves it begins with."""
        now = time.time()
        with self.write() as connection:
            connection.execute(insert(TABLES).values(row | {"seq": len(made), "changed": now}))
            for seat in seats:
                connection.execute(insert(SEATS).values(seat | {"table_id": row["id"]}))
            rows = [
                {"table_id": row["id"], "seq": at, "made": now} | move._asdict()
                for at, move in enumerate(made, 1)
            ]
            if rows:
                connection.execute(insert(MOVES), rows)

    def table(self, id: str) -> StoredTable | None:
        found = select(*TABLE_COLUMNS).where(TABLES.c.id == id)
        with self.engine.connect() as connection:
            row = connection.execute(found).first()
        return None if row is None else StoredTable(*row)

    def seats(self, id: str) -> list[Kept]:
        found = select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)
        with self.engine.connect() as connection:
            return list(connection.execute(found))

    def moves(self, id: str, after: int = 0) -> list[Kept]:
        with self.engine.connect() as connection:
            return moves(connection, id, after)

    def snapshot(self, id: str) -> Kept | None:
        found = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)
        with self.engine.connect() as connection:
            return connection.execute(found).first()

    def drop_snapshot(self, id: str) -> None:
        with self.write() as connection:
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id))

    def review(self, id: str) -> Kept | None:
        found = select(REVIEWS).where(REVIEWS.c.table_id == id)
        with self.engine.connect() as connection:
            return connection.execute(found).first()

    def keep_review(self, id: str, seq: int, body: str) -> None:
        """Keep what was said about a finished game, in place of what was said before."""
        with self.write() as connection:
            connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == id))
            row = {"table_id": id, "seq": seq, "body": body}
            connection.execute(insert(REVIEWS).values(row))

    def change_table(self, id: str, **facts: Any) -> None:
        with self.write() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(**facts))
            tell(connection, id, -1)

    @contextmanager
    def write(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(**WRITE) as connection, connection.begin():
            yield connection

    @contextmanager
    def writing(self, id: str) -> Iterator[Writer | None]:
        """Hold a table: nobody else writes to it meanwhile. None if there is no such table."""
        with self.write() as connection:
            held = select(*TABLE_COLUMNS).where(TABLES.c.id == id).with_for_update()
            row = connection.execute(held).first()
            yield None if row is None else Writer(connection, StoredTable(*row))


def moves(connection: Connection, id: str, after: int) -> list[Kept]:
    later = (MOVES.c.table_id == id) & (MOVES.c.seq > after)
    return list(connection.execute(select(MOVES).where(later).order_by(MOVES.c.seq)))


def tell(connection: Connection, id: str, seq: int) -> None:
    """Say to the other processes that a table has changed."""
    if connection.dialect.name == "postgresql":
        said = text("SELECT pg_notify(:channel, :said)")
        connection.execute(said, {"channel": CHANNEL, "said": f"{id} {seq}"})


def held_by(store: Store, holder: str) -> list[StoredTable]:
    """The tables at which someone sits, or which someone opened; the latest first."""
    mine = select(SEATS.c.table_id).where(SEATS.c.holder == holder)
    found = select(*TABLE_COLUMNS).where(TABLES.c.id.in_(mine) | (TABLES.c.host == holder))
    with store.engine.connect() as connection:
        rows = connection.execute(found.order_by(TABLES.c.changed.desc()).limit(60))
        return [StoredTable(*row) for row in rows]


def opened_since(store: Store, host: str, seconds: float) -> int:
    """How many tables of a host are not over and were touched in the last so many seconds."""
    mine = (TABLES.c.host == host) & ~TABLES.c.over & (TABLES.c.changed > time.time() - seconds)
    with store.engine.connect() as connection:
        found = connection.execute(select(func.count()).select_from(TABLES).where(mine))
        return int(found.scalar() or 0)


def waiting_for_bots(store: Store, limit: int) -> list[str]:
    """Tables where it is a bot's turn: after a restart they go on by themselves."""
    at = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.turn)
    found = select(TABLES.c.id).join(SEATS, at).where(SEATS.c.kind == "bot", ~TABLES.c.over)
    with store.engine.connect() as connection:
        latest = found.order_by(TABLES.c.changed.desc()).limit(limit)
        return [str(id) for id in connection.execute(latest).scalars()]


def numbers(store: Store, ids: list[str]) -> dict[str, tuple[int, int]]:
    """The number of the last move of each table, and how often somebody sat down or got up."""
    columns = (TABLES.c.id, TABLES.c.seq, TABLES.c.sittings)
    found = select(*columns).where(TABLES.c.id.in_(ids))
    with store.engine.connect() as connection:
        return {str(id): (int(seq), int(sat)) for id, seq, sat in connection.execute(found)}


def many(store: Store) -> int:
    with store.engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(TABLES)).scalar() or 0)
