"""The database: SQLite in the user's data folder, or PostgreSQL by its address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from hightable.kernel import Fault
from hightable.server.store.bell import Bell
from hightable.server.store.journal import journal_of

LOCK = 7_406_210
WRITE = {"write": True}
SECONDS = 5
OUTAGE = (OperationalError, InterfaceError, PoolTimeout)


class Store:
    """The database. What it holds is read and written by the modules that are named after it."""

    def __init__(self, url: str | None) -> None:
        self.engine: Engine = open_engine(url)
        self.bell: Bell | None = None
        self.journal = journal_of(self.engine, self.ring)

    def close(self) -> None:
        self.journal.close()
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """All of it is written, or nothing; what it `told` of is told once it is."""
        told: list[tuple[str, int]] = []
        options = WRITE | {"told": told}
        with self.engine.connect().execution_options(**options) as connection, connection.begin():
            yield connection
        for id, seq in told:
            self.ring(id, seq)

    def ring(self, id: str, seq: int) -> None:
        """Tell the other processes of this machine, where the database does not."""
        if self.bell is not None:
            self.bell.ring(id, seq)


def default_url() -> str:
    folder = user_data_path("hightable", ensure_exists=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def open_engine(url: str | None) -> Engine:
    """An engine whose schema is up to date."""
    address = read_address(url or default_url())
    if address.get_backend_name() == "postgresql":
        engine = postgres(address)
    elif address.get_backend_name() == "sqlite":
        engine = create_engine(address, connect_args={"timeout": 30})
        event.listen(engine, "connect", prepare)
        event.listen(engine, "begin", begin)
    else:
        raise Fault("server.other_kind", url=url)
    try:
        upgrade(engine)
    except SQLAlchemyError as wrong:
        raise Fault("server.not_open", url=str(address), why=first_line(wrong)) from wrong
    except CommandError as wrong:
        raise Fault("server.newer", url=str(address)) from wrong
    return engine


def read_address(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError:
        raise Fault("server.other_kind", url=url) from None


def first_line(wrong: SQLAlchemyError) -> str:
    """What the database itself says, without what was asked of it."""
    return str(getattr(wrong, "orig", wrong)).partition("\n")[0]


def postgres(address: URL) -> Engine:
    try:
        return create_engine(
            address.set(drivername="postgresql+psycopg"),
            pool_size=8,
            pool_pre_ping=True,
            pool_timeout=SECONDS,
            connect_args={"connect_timeout": SECONDS},
        )
    except ModuleNotFoundError:
        raise Fault("server.no_driver") from None


def prepare(raw: Any, _: Any) -> None:
    """Readers never wait for the writer; a stored move survives a crash of the machine."""
    raw.isolation_level = None
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        raw.execute(f"PRAGMA {setting}")


def begin(connection: Connection) -> None:
    """Whoever is going to write says so at once: one writer, no dead ends."""
    writes = connection.get_execution_options().get("write")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def upgrade(engine: Engine) -> None:
    """Bring the schema up to date; of several processes that start at once, one does it."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.connect().execution_options(**WRITE) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
