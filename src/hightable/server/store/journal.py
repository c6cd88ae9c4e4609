"""The quick way to store moves: one round trip, if the table stands where we know it to stand.

Whoever finds it elsewhere, or the database in trouble, goes the careful way instead: read what
others have done, then check and store in one transaction. Nothing is lost by having tried.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from queue import Empty, SimpleQueue
from threading import BoundedSemaphore, Lock, Thread
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from hightable.server.store.schema import CHANNEL

if TYPE_CHECKING:
    from hightable.server.store.moves import Move

MOST_AT_ONCE = 64
CONNECTIONS = 8
COLUMNS = ("table_id", "seq", "kind", "seat", "word", "submit", "made")
STANDS = "id = ? AND seq = ? AND sittings = ?"
KNOWN = "SELECT 1 FROM moves WHERE table_id = ? AND submit = ?"
INSERT = f"INSERT INTO moves ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"
LOG = logging.getLogger("hightable")


class Written(NamedTuple):
    """Moves to be stored after the number `seq`, if nobody has sat down since `sittings`; the last
    one has the id of the submit, and `facts` are where the table stands then."""

    id: str
    seq: int
    sittings: int
    submit: str
    moves: list[Move]
    facts: dict[str, Any]

    def rows(self) -> list[tuple[Any, ...]]:
        now = time.time()
        return [
            (self.id, seq, move.kind, move.seat, move.word, move.submit, now)
            for seq, move in enumerate(self.moves, self.seq + 1)
        ]


class Journal(Protocol):
    """Where moves are written down."""

    def append(self, written: Written) -> bool:
        """Store moves; False if the table stands elsewhere, or they were stored before."""
        ...

    def begin(self, written: Written) -> Future[bool]:
        """The same, for whoever does not wait for it in a thread."""
        ...

    def close(self) -> None: ...


Ring = Callable[[str, int], None]


def journal_of(engine: Engine, ring: Ring) -> Journal:
    """The one that fits the database; without one that tells by itself, `ring` says what is new."""
    is_postgres = engine.dialect.name == "postgresql"
    return PostgresJournal(engine) if is_postgres else SqliteJournal(engine, ring)


Waiting = tuple[Written, "Future[bool]"]


class SqliteJournal:
    """One thread writes for all: what comes in while the disk is busy is stored with the next
    transaction, so that a hundred moves need not wait for the disk a hundred times."""

    def __init__(self, engine: Engine, ring: Ring) -> None:
        self.engine = engine
        self.ring = ring
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.thread: Thread | None = None
        self.lock = Lock()

    def append(self, written: Written) -> bool:
        return self.begin(written).result()

    def begin(self, written: Written) -> Future[bool]:
        done: Future[bool] = Future()
        with self.lock:
            if self.thread is None:
                self.thread = Thread(target=self.work, daemon=True, name="journal")
                self.thread.start()
        self.queue.put((written, done))
        return done

    def close(self) -> None:
        with self.lock:
            thread, self.thread = self.thread, None
        if thread is not None:
            self.queue.put(None)
            thread.join()

    def work(self) -> None:
        while batch := self.batch():
            try:
                stored = self.write([written for written, _ in batch])
            except Exception as wrong:
                LOG.warning("%d moves go the careful way (%s)", len(batch), type(wrong).__name__)
                stored = [False] * len(batch)
            for (written, done), found in zip(batch, stored, strict=True):
                done.set_result(found)
                if found:
                    self.ring(written.id, written.facts["seq"])

    def batch(self) -> list[Waiting]:
        """Whatever waits by now, up to so many; nothing at the end."""
        found = self.queue.get()
        batch: list[Waiting] = []
        while found is not None:
            batch.append(found)
            if len(batch) == MOST_AT_ONCE or self.queue.empty():
                return batch
            found = self.queue.get()
        if batch:
            self.queue.put(None)
        return batch

    def write(self, batch: list[Written]) -> list[bool]:
        """All of it in one transaction."""
        connection = self.engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute("BEGIN IMMEDIATE")
            stored = [write_one(cursor, written) for written in batch]
            cursor.execute("COMMIT")
            return stored
        except BaseException:
            connection.rollback()
            raise
        finally:
            connection.close()


def write_one(cursor: Any, written: Written) -> bool:
    """Where the table stands is changed if it is as it should be, and then the moves are added."""
    named = ", ".join([f"{name} = ?" for name in written.facts])
    known = (written.id, written.seq, written.sittings, written.id, written.submit)
    change = f"UPDATE tables SET {named} WHERE {STANDS} AND NOT EXISTS ({KNOWN})"
    if cursor.execute(change, [*written.facts.values(), *known]).rowcount != 1:
        return False
    rows = written.rows()
    if len(rows) == 1:
        cursor.execute(INSERT, rows[0])
    else:
        cursor.executemany(INSERT, rows)
    return True


class PostgresJournal:
    """One statement a submit; the database itself puts those of one moment on the disk together."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.idle: SimpleQueue[Any] = SimpleQueue()
        self.places = BoundedSemaphore(CONNECTIONS)
        self.writers = ThreadPoolExecutor(CONNECTIONS, "journal")

    def begin(self, written: Written) -> Future[bool]:
        return self.writers.submit(self.append, written)

    def append(self, written: Written) -> bool:
        with self.places:
            return self.write(written)

    def write(self, written: Written) -> bool:
        connection = None
        try:
            connection = self.connection()
            found = connection.execute(statement(tuple(written.facts)), values(written)).fetchall()
        except (SQLAlchemyError, import_module("psycopg").Error) as wrong:
            LOG.warning("a move goes the careful way (%s)", type(wrong).__name__)
            if connection is not None:
                connection.close()
            return False
        self.idle.put(connection)
        return bool(found)

    def connection(self) -> Any:
        """One that is open already, and asked nothing before it is used."""
        with suppress(Empty):
            return self.idle.get_nowait()
        pooled = self.engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()
        connection.set_autocommit(True)
        return connection

    def close(self) -> None:
        self.writers.shutdown()
        with suppress(Empty):
            while True:
                self.idle.get_nowait().close()


def statement(facts: tuple[str, ...]) -> str:
    """Store moves and tell everybody, if the table stands where it should."""
    named = ", ".join(f"{name} = %({name})s" for name in facts)
    return f"""
        WITH held AS (
            UPDATE tables SET {named}
            WHERE id = %(id)s AND seq = %(was)s AND sittings = %(sat)s AND NOT EXISTS (
                SELECT 1 FROM moves WHERE table_id = %(id)s AND submit = %(own_submit)s
            ) RETURNING id
        ), added AS (
            INSERT INTO moves ({", ".join(COLUMNS)})
            SELECT held.id, row.* FROM held, unnest(
                %(seqs)s::int[], %(kinds)s::text[], %(seats)s::int[], %(words)s::text[],
                %(submits)s::text[], %(times)s::float[]
            ) AS row
        )
        SELECT pg_notify('{CHANNEL}', %(said)s) FROM held
    """


def values(written: Written) -> dict[str, Any]:
    _, *columns = map(list, zip(*written.rows(), strict=True))
    names = ("seqs", "kinds", "seats", "words", "submits", "times")
    return {
        "id": written.id,
        "was": written.seq,
        "sat": written.sittings,
        "own_submit": written.submit,
        "said": f"{written.id} {written.facts['seq']}",
        **dict(zip(names, columns, strict=True)),
        **written.facts,
    }
