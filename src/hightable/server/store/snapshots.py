"""Snapshots: a table as it stood after so many moves, so that loading need not begin at the first.

They are plain values, not code, and disposable: the moves are the truth. Whatever cannot be read
is dropped with a line in the log.
"""

from __future__ import annotations

import json
import logging
import zlib
from contextlib import suppress
from hashlib import blake2b
from typing import NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from hightable import __version__
from hightable.kernel import Fault, Table
from hightable.kernel.pack import pack_table, unpack_table
from hightable.server.store.database import Store
from hightable.server.store.moves import Writer
from hightable.server.store.schema import SNAPSHOTS
from hightable.server.store.tables import StoredTable

FORMAT = 3
DEAL = ("game", "seats", "options", "seed", "edition", "salt", "chosen")
LOG = logging.getLogger("hightable")


class Snapshot(NamedTuple):
    """A frozen table, after how many moves, and what it counts for."""

    seq: int
    stamp: str
    body: bytes


def snapshot(store: Store, id: str) -> Snapshot | None:
    columns = [SNAPSHOTS.c[name] for name in Snapshot._fields]
    with store.reading() as connection:
        row = connection.execute(select(*columns).where(SNAPSHOTS.c.table_id == id)).first()
    return None if row is None else Snapshot(*row)


def keep_snapshot(writer: Writer, table: Table) -> None:
    """Keep the whole table in place of the last snapshot."""
    id, kept = writer.row.id, Snapshot(writer.seq, stamp(writer.row), freeze(table))
    writer.connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id))
    writer.connection.execute(insert(SNAPSHOTS).values(table_id=id, **kept._asdict()))


def drop_snapshot(store: Store, id: str) -> None:
    with store.writing() as connection:
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id))


def stamp(row: StoredTable) -> str:
    """A snapshot counts only for the same program, rules and figures."""
    said = [FORMAT, __version__, row.game, row.rules, row.edition]
    return blake2b(json.dumps(said).encode(), digest_size=16).hexdigest()


def freeze(table: Table) -> bytes:
    return zlib.compress(json.dumps(pack_table(table)).encode())


def thaw(body: bytes, dealt: Table) -> Table:
    """The table that was frozen; it must come from the same deal."""
    table = unpack_table(json.loads(zlib.decompress(body)))
    for fact in DEAL:
        if getattr(table, fact) != getattr(dealt, fact):
            raise Fault(f"it is of another deal: {fact} differs")
    table.names = dealt.names
    return table


def recall(store: Store, row: StoredTable, dealt: Table) -> tuple[Table, int]:
    """The table of the last snapshot and its number; as it was dealt, and 0, if none counts."""
    kept = snapshot(store, row.id)
    if kept is None:
        return dealt, 0
    try:
        if kept.stamp != stamp(row) or kept.seq > row.seq:
            raise Fault("it is of another version")
        return thaw(kept.body, dealt), kept.seq
    except Exception as wrong:
        # Nothing a damaged snapshot can raise is worth a table that does not open.
        LOG.warning("table %s: snapshot dropped, moves replayed (%s)", row.id, wrong)
        with suppress(SQLAlchemyError):
            drop_snapshot(store, row.id)
        return dealt, 0
