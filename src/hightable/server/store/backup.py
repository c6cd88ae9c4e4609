"""A backup: everything a database holds, in one file that either kind of database can be made of.

It is a zip of one file a table, a row a line as JSON, read in one transaction while others play.
"""

from __future__ import annotations

import base64
import json
import time
from itertools import islice
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from alembic.migration import MigrationContext
from sqlalchemy import Connection, LargeBinary, Table, delete, insert, select, text

from hightable import __version__
from hightable.kernel import Fault
from hightable.server.store.database import Store
from hightable.server.store.schema import META
from hightable.server.store.tables import EVERYTHING, NEW, tell

KIND, ABOUT = "hightable backup", "backup.json"
TOGETHER = 500


def back_up(store: Store, file: Path) -> dict[str, int]:
    """Write everything to a file, whole or not at all; how many rows of each table."""
    draft = file.with_name(file.name + ".part")
    try:
        with ZipFile(draft, "w", ZIP_DEFLATED) as archive, snapshot(store) as connection:
            about = {"kind": KIND, "version": __version__, "made": time.time()}
            archive.writestr(ABOUT, json.dumps(about | {"schema": schema_of(connection)}))
            counts = {part.name: write_rows(archive, connection, part) for part in parts()}
        draft.replace(file)
    except OSError as wrong:
        raise Fault("server.not_written", file=str(file), why=wrong.strerror) from None
    return counts


def snapshot(store: Store) -> Connection:
    """A connection that sees the database as it is now, whatever others store meanwhile."""
    connection = store.engine.connect()
    if store.engine.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    return connection


def parts() -> list[Table]:
    """What is kept: in an order in which it can be put back."""
    return list(META.sorted_tables)


def schema_of(connection: Connection) -> str:
    return str(MigrationContext.configure(connection).get_current_revision())


def write_rows(archive: ZipFile, connection: Connection, part: Table) -> int:
    count = 0
    with archive.open(f"{part.name}.jsonl", "w", force_zip64=True) as out:
        for row in connection.execution_options(yield_per=TOGETHER).execute(select(part)):
            plain = [base64.b64encode(v).decode() if isinstance(v, bytes) else v for v in row]
            out.write(json.dumps(plain).encode() + b"\n")
            count += 1
    return count


def restore(store: Store, file: Path) -> dict[str, int]:
    """Put everything back as it was, in place of what is there, in one transaction."""
    try:
        with ZipFile(file) as archive, store.writing() as connection:
            check(json.loads(archive.read(ABOUT)), connection)
            for part in reversed(parts()):
                connection.execute(delete(part))
            counts = {part.name: put_back(archive, connection, part) for part in parts()}
            renew(connection)
            return counts
    except (OSError, BadZipFile, KeyError, ValueError, TypeError) as wrong:
        raise Fault("server.no_backup", file=str(file)) from wrong


def check(about: dict[str, Any], connection: Connection) -> None:
    """Only what has the same columns can be put back."""
    if about["kind"] != KIND:
        raise ValueError(about["kind"])
    if about["schema"] != schema_of(connection):
        raise Fault("server.other_backup", version=about["version"])


def put_back(archive: ZipFile, connection: Connection, part: Table) -> int:
    names = [column.name for column in part.c]
    binary = {at for at, column in enumerate(part.c) if isinstance(column.type, LargeBinary)}
    count = 0
    with archive.open(f"{part.name}.jsonl") as lines:
        rows = (read_row(line, binary) for line in lines)
        while together := list(islice(rows, TOGETHER)):
            kept = [dict(zip(names, row, strict=True)) for row in together]
            connection.execute(insert(part), kept)
            count += len(together)
    return count


def read_row(line: bytes, binary: set[int]) -> list[Any]:
    row: list[Any] = json.loads(line)
    return [base64.b64decode(v) if at in binary else v for at, v in enumerate(row)]


def renew(connection: Connection) -> None:
    """Every process forgets what it has in memory: SQLite has a number for that, which is asked
    for now and then; PostgreSQL tells."""
    if connection.dialect.name == "sqlite":
        before = generation(connection)
        connection.execute(text(f"PRAGMA user_version = {before + 1}"))
    tell(connection, EVERYTHING, NEW)


def last_restored(store: Store) -> int:
    """How often the file was put back, if it is one."""
    with store.reading() as connection:
        return generation(connection)


def generation(connection: Connection) -> int:
    """How often a SQLite file was put back."""
    return int(connection.execute(text("PRAGMA user_version")).scalar() or 0)
