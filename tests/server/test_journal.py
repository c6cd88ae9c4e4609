"""The quick way to store a move: in one step, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest
from server.asgi import apart

from hightable.server.limits import Limits
from hightable.server.live.tables import Live
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.journal import SqliteJournal, Written
from hightable.server.store.moves import Move, moves
from hightable.server.store.rooms import Rooms, standing
from hightable.server.store.seats import HERE
from hightable.server.store.submits import MOVE, Answer, Submit
from hightable.server.store.tables import facts_of, table

SEATS = [opening.SeatOpening(HERE, "Alice", ""), opening.SeatOpening(HERE, "Bruno", "")]
PLAN = opening.Opening("saltmarsh", {"draft": "no"}, SEATS, False, 0, 7)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    found = Store(database)
    yield found
    found.close()


def opened(store: Store) -> tuple[Rooms, str]:
    rooms = Rooms(store)
    return rooms, opening.open_table(rooms, PLAN, "host")[0]


def sail(rooms: Rooms, at: str, **changed: Any) -> bool:
    """Store that the first move was to sail."""
    facts = facts_of(1, standing(rooms.room(at).table))
    written = Written(at, 0, 0, "first", [Move(MOVE, 0, "sail", "first")], facts)
    return rooms.store.journal.append(written._replace(**changed))


def test_only_a_table_that_stands_where_it_should_is_written_to(store: Store) -> None:
    rooms, id = opened(store)
    assert not sail(rooms, id, seq=1)
    assert not sail(rooms, id, sittings=1)
    assert not sail(rooms, id, id="no-such-table")
    assert moves(store, id) == []
    assert sail(rooms, id)
    assert [move[:4] for move in moves(store, id)] == [(1, MOVE, 0, "sail")]
    row = table(store, id)
    assert row is not None
    assert (row.seq, row.turn, row.over) == (1, 0, False)


def test_of_many_moves_at_once_each_gets_its_answer(store: Store) -> None:
    rooms, id = opened(store)
    facts = facts_of(1, standing(rooms.room(id).table))
    crowd = [
        Written(id, 0, 0, f"m{at}", [Move(MOVE, 0, "sail", f"m{at}")], facts) for at in range(500)
    ]
    answers = [store.journal.begin(written) for written in crowd]
    assert sum(answer.result(timeout=60) for answer in answers) == 1
    assert len(moves(store, id)) == 1


def test_the_same_submit_is_not_stored_twice(store: Store) -> None:
    rooms, id = opened(store)
    assert sail(rooms, id)
    again = facts_of(2, standing(rooms.room(id).table))
    assert not sail(rooms, id, seq=1, facts=again)
    assert len(moves(store, id)) == 1


def test_whoever_has_missed_a_move_catches_up(store: Store) -> None:
    rooms, id = opened(store)
    late = Rooms(store)
    late.room(id)
    assert rooms.submit(id, [0, 1], Submit(MOVE, "sail", 0, "a")) == Answer("stored", 1)
    assert late.submit(id, [0, 1], Submit(MOVE, "trade", 0, "b")) == Answer("stale", 1)
    assert late.submit(id, [0, 1], Submit(MOVE, "sail", 0, "a")) == Answer("stored", 1)
    assert late.room(id).table.moves == rooms.room(id).table.moves


def test_moves_of_one_moment_share_a_transaction(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [opened(store) for _ in range(12)]
    batches: list[int] = []
    if isinstance(store.journal, SqliteJournal):
        write = store.journal.write

        def counted(batch: list[Written]) -> list[bool]:
            batches.append(len(batch))
            return write(batch)

        monkeypatch.setattr(store.journal, "write", counted)
    with ThreadPoolExecutor(len(tables)) as pool:
        assert all(pool.map(lambda one: sail(*one), tables))
    assert all(len(moves(store, id)) == 1 for _, id in tables)
    assert sum(batches) in (0, len(tables))


def test_where_the_quick_way_fails_every_move_is_stored_carefully(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms, id = opened(store)

    def broken(*_: Any) -> Any:
        raise OSError("the disk is full")

    if isinstance(store.journal, SqliteJournal):
        monkeypatch.setattr("hightable.server.store.journal.write_one", broken)
    else:
        monkeypatch.setattr("hightable.server.store.journal.statement", lambda _: "nonsense")
    assert not sail(rooms, id)
    assert rooms.submit(id, [0, 1], Submit(MOVE, "sail", 0, "a")) == Answer("stored", 1)
    assert rooms.room(id).seq == len(moves(store, id)) == 1


def meanwhile(rooms: Rooms, id: str, *said: Submit) -> list[Answer]:
    """The answers to submits that come in at one moment."""
    live = Live(rooms, Limits().chats)

    async def all_of_them() -> list[Answer]:
        return await asyncio.gather(*[live.submit(id, "host", one) for one in said])

    answers = apart(all_of_them())
    assert not live.storing.tasks
    return answers


def test_of_two_moves_at_once_one_is_stored_and_the_other_is_stale(store: Store) -> None:
    rooms, id = opened(store)
    said = (Submit(MOVE, "sail", 0, "a"), Submit(MOVE, "trade", 0, "b"))
    assert sorted(meanwhile(rooms, id, *said)) == [Answer("stale", 1), Answer("stored", 1)]
    assert rooms.room(id).seq == len(rooms.room(id).table.moves) == len(moves(store, id)) == 1


def test_a_submit_that_comes_twice_at_once_is_stored_once(store: Store) -> None:
    rooms, id = opened(store)
    said = Submit(MOVE, "sail", 0, "a")
    assert meanwhile(rooms, id, said, said) == [Answer("stored", 1)] * 2
    assert rooms.room(id).seq == len(moves(store, id)) == 1


def test_a_move_is_made_when_it_is_stored_even_if_its_sender_has_left(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms, id = opened(store)
    live, room = Live(rooms, Limits().chats), rooms.room(id)
    done: Future[bool] = Future()
    monkeypatch.setattr(store.journal, "begin", lambda written: done)

    async def leaves() -> None:
        sender = asyncio.create_task(live.submit(id, "host", Submit(MOVE, "sail", 0, "a")))
        while id not in live.storing.tasks:
            await asyncio.sleep(0)
        storing = live.storing.tasks[id]
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        assert (room.seq, room.table.moves) == (0, [])
        done.set_result(True)
        assert await storing == Answer("stored", 1)

    apart(leaves())
    assert (room.seq, len(room.table.moves)) == (1, 1)
