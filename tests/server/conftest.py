"""Both databases, real ones, and a server on each, once for all tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from server.house import House, Person
from server.postgres import running

KINDS = ["sqlite", "postgresql"]
IN_A_HURRY = "ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """It is never killed, so it need not wait for the disk."""
    with running() as server:
        for order in IN_A_HURRY.split(";")[:2]:
            server.psql(order)
        yield server


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
