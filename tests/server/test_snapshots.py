"""Snapshots: read as they were written, or dropped with a line in the log; never executed."""

from __future__ import annotations

import json
import logging
import pickle
import random
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from server.test_rooms import SEATS, play
from sqlalchemy import update

import hightable
from hightable.server.live.bots import Task, think
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import SNAPSHOT_EVERY, Room, Rooms
from hightable.server.store.schema import SNAPSHOTS
from hightable.server.store.snapshots import Snapshot, freeze, snapshot

LONG = 3 * SNAPSHOT_EVERY + 10


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield found
    found.close()


def played(store: Store, game: str, moves: int) -> Room:
    """A table after so many random moves."""
    rooms = Rooms(store)
    id, _ = opening.open_table(rooms, opening.Opening(game, {}, 2 * SEATS, False, 0, 5), "host")
    play(rooms, id, random.Random(3), moves)
    return rooms.room(id)


def everything(room: Room) -> tuple[Any, ...]:
    table = room.table
    shown = [table.lines(seat) for seat in (-1, 0, 1)], table.names, table.why
    return room.seq, table.state, table.past, table.moves, shown


def kept_of(store: Store, room: Room) -> Snapshot:
    kept = snapshot(store, room.id)
    assert kept is not None
    return kept


@pytest.mark.parametrize("game", hightable.games())
def test_a_long_game_is_the_same_out_of_its_snapshot(store: Store, game: str) -> None:
    room = played(store, game, LONG)
    assert room.seq == LONG
    assert kept_of(store, room).seq == 3 * SNAPSHOT_EVERY
    loaded = Rooms(store).room(room.id)
    assert everything(loaded) == everything(room)
    assert freeze(loaded.table) == freeze(room.table)


class Harm:
    """What a pickle could do."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (self.path,)


def packed(said: Any) -> bytes:
    return zlib.compress(json.dumps(said).encode())


def changed(*path: str, to: Any) -> Callable[[bytes], bytes]:
    """A snapshot in which one value has become another."""

    def change(body: bytes) -> bytes:
        said = at = json.loads(zlib.decompress(body))
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = to
        return packed(said)

    return change


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda body: b"",
    "cut": lambda body: body[: len(body) // 2],
    "noise": lambda body: random.Random(1).randbytes(500),
    "a pickle": lambda body: pickle.dumps(Harm(Path("harm"))),
    "not a table": lambda body: packed([1, 2]),
    "deep": lambda body: zlib.compress(b"[" * 100_000),
    "no state": changed("state", to=None),
    "a word too much": changed("state", "offered", to=[1 << 70]),
    "an effect too far": changed("state", "stack", to=[[0, 9999, 0]]),
    "a class of another kind": changed("state", "kind", to="Path"),
    "other numbers": changed("state", "numbering", to="0"),
    "another state": changed("state", "kept", "drawn", to=7),
    "another deal": changed("seed", to=6),
    "another game": changed("game", to="golem"),
}


@pytest.mark.parametrize("how", DAMAGE)
def test_what_cannot_be_read_is_dropped_and_the_moves_replayed(
    store: Store, how: str, caplog: Any, tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    room = played(store, "newton", SNAPSHOT_EVERY + 3)
    body = DAMAGE[how](kept_of(store, room).body)
    with store.writing() as connection:
        connection.execute(update(SNAPSHOTS).values(body=body))
    with caplog.at_level(logging.WARNING, "hightable"):
        loaded = Rooms(store).room(room.id)
    assert everything(loaded) == everything(room)
    assert len(caplog.messages) == 1
    assert "snapshot dropped, moves replayed" in caplog.messages[0]
    assert snapshot(store, room.id) is None
    assert not Path("harm").exists()


@pytest.mark.parametrize("game", hightable.games())
def test_a_worker_is_sent_plain_values_and_no_seed(game: str) -> None:
    table = hightable.new(game, 2, seed=random.Random(2).getrandbits(128))
    task = Task(table, 0, "freshman")
    said = json.loads(task.state)
    assert said["chance"] == ["", ""]
    assert str(table.seed) not in task.state
    assert table.state.seed.hex() not in task.state
    assert think(task) in table.decision.options
