"""Rooms and store, in one process: whole games, snapshots, undo, migrations."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.moves import Move, Writer, moves
from hightable.server.store.rooms import SNAPSHOT_EVERY, Rooms
from hightable.server.store.schema import META, SNAPSHOTS
from hightable.server.store.seats import HERE
from hightable.server.store.snapshots import snapshot
from hightable.server.store.submits import MOVE, UNDO, Submit
from hightable.server.store.tables import Standing, many

SEATS = [opening.SeatOpening(HERE, "Alice", ""), opening.SeatOpening(HERE, "Bruno", "")]


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    found = Store(database)
    yield found
    found.close()


def play(rooms: Rooms, id: str, chance: random.Random, moves: int = 10_000) -> None:
    """Random moves, now and then one taken back."""
    for at in range(moves):
        room = rooms.room(id)
        if room.table.over:
            return
        held = [seat.seat for seat in room.seats]
        step = room.can_undo(held)
        if step is not None and chance.random() < 0.05:
            said = Submit(UNDO, str(step), room.seq, f"u{at}")
        else:
            said = Submit(MOVE, chance.choice(room.table.legal()), room.seq, f"m{at}")
        assert rooms.submit(id, held, said).status == "stored"


def test_a_whole_game_loads_equal_with_and_without_its_snapshot(store: Store) -> None:
    rooms = Rooms(store)
    plan = opening.Opening("newton", {}, SEATS, False, 0, 11)
    id, _ = opening.open_table(rooms, plan, "host")
    play(rooms, id, random.Random(1))
    room = rooms.room(id)
    assert room.table.over
    kept = snapshot(store, id)
    assert kept is not None
    assert kept.seq >= room.seq - SNAPSHOT_EVERY
    loaded = Rooms(store).room(id)
    assert loaded.table.state == room.table.state
    assert loaded.table.record() == room.table.record()
    assert loaded.table.lines(0) == room.table.lines(0)
    with store.writing() as connection:
        connection.execute(update(SNAPSHOTS).values(stamp="of another version"))
    assert Rooms(store).room(id).table.state == room.table.state


def test_loading_a_long_game_reads_few_moves(store: Store) -> None:
    rooms = Rooms(store)
    id, _ = opening.open_table(rooms, opening.Opening("newton", {}, SEATS, False, 0, 11), "host")
    play(rooms, id, random.Random(1), SNAPSHOT_EVERY + 5)
    kept = snapshot(store, id)
    assert kept is not None
    assert len(moves(store, id, kept.seq)) == 5


def test_what_was_undone_is_undone_after_loading(store: Store) -> None:
    rooms = Rooms(store)
    plan = opening.Opening("saltmarsh", {"draft": "no"}, SEATS, False, 0, 7)
    id, _ = opening.open_table(rooms, plan, "host")
    rooms.submit(id, [0, 1], Submit(MOVE, "sail", 0, "a"))
    rooms.submit(id, [0, 1], Submit(UNDO, "0", 1, "b"))
    assert Rooms(store).room(id).table.moves == []
    assert Rooms(store).room(id).seq == 2


def test_the_schema_is_what_the_migrations_make(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []


def test_opening_the_same_database_again_changes_nothing(database: str) -> None:
    first = Store(database)
    opening.open_table(Rooms(first), opening.Opening("saltmarsh", {}, SEATS, False, 0, 7), "host")
    first.close()
    second = Store(database)
    assert many(second) == 1
    second.close()


def test_a_move_that_could_not_be_stored_is_shown_to_nobody(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = Rooms(store)
    plan = opening.Opening("newton", {}, SEATS, False, 0, 11)
    id, _ = opening.open_table(rooms, plan, "host")
    waiting = rooms.room(id)
    before = waiting.table.state.plain()
    append = Writer.append

    def fail(writer: Writer, move: Move, standing: Standing) -> int:
        append(writer, move, standing)
        raise OperationalError("commit", {}, OSError("no room"))

    said = Submit(MOVE, waiting.table.legal()[0], 0, "m")
    with monkeypatch.context() as broken:
        broken.setattr(store.journal, "append", lambda written: False)
        broken.setattr(Writer, "append", fail)
        with pytest.raises(OperationalError):
            rooms.submit(id, [0, 1], said)
    assert (waiting.seq, waiting.table.moves, waiting.table.state.plain()) == (0, [], before)
    assert rooms.submit(id, [0, 1], said).seq == 1
