"""What players were told, kept beside the server and compared with what the database holds."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, create_engine, text

TABLES = text("SELECT id, seq FROM tables")
MOVES = text("SELECT table_id, seq, word, submit FROM moves")
MOST_TOLD = 5


class Stored(NamedTuple):
    """A move as the database has it."""

    seq: int
    word: str
    submit: str


class Witness:
    """Every confirmed move, in a file of its own: a run that was broken off can be gone on with."""

    def __init__(self, file: Path) -> None:
        self.lock = Lock()
        self.tables: set[str] = set()
        self.confirmed: dict[str, list[Stored]] = {}
        self.wrong: list[str] = []
        for line in file.read_text("utf-8").splitlines() if file.exists() else []:
            self.keep(*json.loads(line))
        self.file = file.open("a", encoding="utf-8")

    def close(self) -> None:
        self.file.close()

    @property
    def count(self) -> int:
        with self.lock:
            return sum(map(len, self.confirmed.values()))

    def keep(self, table: str, *move: Any) -> None:
        self.tables.add(table)
        if move:
            self.confirmed.setdefault(table, []).append(Stored(*move))

    def tell(self, table: str, *move: Any) -> None:
        """A table was opened, or a move at it confirmed: number, word and id of the submit."""
        with self.lock:
            self.keep(table, *move)
            self.file.write(json.dumps([table, *move]) + "\n")
            self.file.flush()

    def accuse(self, what: str) -> None:
        """Something was answered that should never be."""
        with self.lock:
            self.wrong.append(what)

    def compare(self, engine: Engine) -> Counter[str]:
        """What does not agree with the database."""
        with self.lock:
            confirmed = {table: list(moves) for table, moves in self.confirmed.items()}
            tables = set(self.tables)
        found = Counter(lost=0, doubled=0, gaps=0)
        with at_one_moment(engine) as connection:
            heights = {id: seq for id, seq in connection.execute(TABLES)}
            stored: dict[str, list[Stored]] = {table: [] for table in heights}
            for table, *move in connection.execute(MOVES):
                stored[table].append(Stored(*move))
        found["lost"] += len(tables - set(heights))
        for table in tables & set(heights):
            found.update(faults(stored[table], heights[table], confirmed.get(table, [])))
        return found


def faults(stored: list[Stored], height: int, confirmed: list[Stored]) -> Counter[str]:
    """Of one table: moves that were told and are not there, are there twice, or are missing."""
    submits = Counter(move.submit for move in stored)
    return Counter(
        lost=len(set(confirmed) - set(stored)),
        doubled=sum(times - 1 for times in submits.values()),
        gaps=int(sorted(move.seq for move in stored) != list(range(1, height + 1))),
    )


@contextmanager
def at_one_moment(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the database as it is now, while others go on writing."""
    with engine.connect() as connection:
        order = "BEGIN"
        if engine.dialect.name == "postgresql":
            order = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"
        connection.exec_driver_sql(order)
        yield connection


def engine_of(database: str) -> Engine:
    url = database.replace("postgresql://", "postgresql+psycopg://")
    return create_engine(url, pool_pre_ping=True)
