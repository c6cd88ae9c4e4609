"""The moves of tables. A move is stored before anyone sees it.

A table is an append-only list of moves with a number each. Whoever writes holds the table's
row, so that two processes never store two moves at one number.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from sqlalchemy import Connection, insert, select

from hightable.server.store.database import Store
from hightable.server.store.schema import MOVES
from hightable.server.store.tables import Standing, StoredTable, hold, stands


class Move(NamedTuple):
    """A step: a choice (`move`) or a step back to so many moves (`undo`)."""

    kind: str
    seat: int
    word: str
    submit: str


class StoredMove(NamedTuple):
    """A step that is stored, with its number."""

    seq: int
    kind: str
    seat: int
    word: str
    submit: str


COLUMNS = [MOVES.c[name] for name in StoredMove._fields]


class Writer:
    """The one who may write to a table, for the length of a transaction."""

    def __init__(self, connection: Connection, row: StoredTable) -> None:
        self.connection = connection
        self.row = row
        self.seq = row.seq

    def stored(self, submit: str) -> int | None:
        """The number at which a submit was stored before, if it was."""
        found = select(MOVES.c.seq).where(MOVES.c.table_id == self.row.id, MOVES.c.submit == submit)
        seq = self.connection.execute(found).scalar()
        return None if seq is None else int(seq)

    def moves(self, after: int) -> list[StoredMove]:
        return read_moves(self.connection, self.row.id, after)

    def append(self, move: Move, standing: Standing) -> int:
        """Store a move at the next number, and where the table stands now."""
        self.seq += 1
        add_moves(self.connection, self.row.id, [move], self.seq)
        stands(self.connection, self.row.id, self.seq, standing)
        return self.seq


@contextmanager
def writing(store: Store, id: str) -> Iterator[Writer | None]:
    """Hold a table: nobody else writes to it meanwhile. None if there is no such table."""
    with store.writing() as connection:
        row = hold(connection, id)
        yield None if row is None else Writer(connection, row)


def add_moves(connection: Connection, id: str, made: list[Move], first: int = 1) -> None:
    """Store moves one after the other, from a number on."""
    now = time.time()
    rows = [
        {"table_id": id, "seq": seq, "made": now} | move._asdict()
        for seq, move in enumerate(made, first)
    ]
    if rows:
        connection.execute(insert(MOVES), rows)


def moves(store: Store, id: str, after: int = 0) -> list[StoredMove]:
    """The moves of a table after a number."""
    with store.reading() as connection:
        return read_moves(connection, id, after)


def read_moves(connection: Connection, id: str, after: int) -> list[StoredMove]:
    later = (MOVES.c.table_id == id) & (MOVES.c.seq > after)
    rows = connection.execute(select(*COLUMNS).where(later).order_by(MOVES.c.seq))
    return [StoredMove(*row) for row in rows]
