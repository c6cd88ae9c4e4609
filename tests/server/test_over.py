"""A game that is over stays over; and who may take back what."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from server.house import House, Person

import hightable
from hightable.kernel import Table
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.seats import BOT, HERE
from hightable.server.store.sittings import change_seat
from hightable.server.store.submits import GESTURE, MOVE, UNDO, Submit

GAMES = hightable.games(all=True)


@pytest.fixture
def rooms(tmp_path: Path) -> Iterator[Rooms]:
    with closing(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")) as store:
        yield Rooms(store)


def nearly_over(game: str, seed: int = 3) -> tuple[Table, str]:
    """A random game before its last choice, and that choice."""
    whole = hightable.new(game, seats=2, seed=seed)
    whole.playout(seed)
    texts = whole.game.vocabulary.texts
    table = hightable.new(game, seats=2, seed=seed)
    for _, word in whole.moves[:-1]:
        table.choose(texts[word])
    return table, texts[whole.moves[-1][1]]


def finished(rooms: Rooms, game: str) -> Room:
    """A table of one person that may take back anything, its game just over."""
    table, last = nearly_over(game)
    id = opening.import_record(rooms, table.record(), "me", ["Alice", "Bruno"])
    said = Submit(MOVE, last, len(table.moves), "last")
    assert rooms.submit(id, [0, 1], said).status == "stored"
    return rooms.room(id)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_once_a_game_is_over(rooms: Rooms, game: str) -> None:
    room = finished(rooms, game)
    assert room.table.over
    seq, record = room.seq, room.table.record()
    assert room.can_undo([0, 1]) is None
    word = room.table.game.vocabulary.texts[0]
    for kind, said in ((UNDO, str(seq - 1)), (UNDO, "0"), (MOVE, word), (GESTURE, word)):
        answer = rooms.submit(room.id, [0, 1], Submit(kind, said, seq, f"{kind} {said}"))
        assert answer == ("refused", seq, "over")
    assert Rooms(rooms.store).room(room.id).table.record() == record


@pytest.mark.parametrize("game", ["alma_mater", "sankore"])
def test_the_end_is_said_to_whoever_asks_for_a_step_back(
    house: House, alice: Person, game: str
) -> None:
    table, last = nearly_over(game)
    answer = alice.http.post("/import", data={"record": table.record()})
    id = answer.headers["location"].split("/")[2]
    assert alice.submit(id, last, len(table.moves))["status"] == "stored"
    refused = alice.undo(id, len(table.moves), len(table.moves) + 1)
    assert (refused["status"], refused["tell"]) == ("refused", "The game is over.")
    assert "data-undo" not in alice.page(id)
    assert "ending-title" in alice.page(id)


def opened(rooms: Rooms, *seats: opening.SeatOpening) -> str:
    """A table whose owner asked to take back anything, at its first decision."""
    plan = opening.Opening("saltmarsh", {}, list(seats), True, 0, 7)
    return opening.open_table(rooms, plan, "me")[0]


ALICE, BRUNO = opening.SeatOpening(HERE, "Alice", ""), opening.SeatOpening(HERE, "Bruno", "")


def drafted(rooms: Rooms, id: str) -> Room:
    """Behind a barrier, and one choice further."""
    room = rooms.room(id)
    while not room.table.past or not room.stays():
        said = Submit(MOVE, room.table.legal()[0], room.seq, f"m{room.seq}")
        assert rooms.submit(id, [0, 1], said).status == "stored"
    return room


def seat_changes(rooms: Rooms, room: Room, seat: int, **facts: str) -> Room:
    """Somebody else has the seat, or a bot."""
    assert change_seat(rooms.store, room.id, room.seats[seat], None, **facts)
    return rooms.refresh(room.id)


def goes_back(rooms: Rooms, room: Room, seats: list[int], stay: int) -> bool:
    said = Submit(UNDO, str(stay), room.seq, f"undo {seats} {stay}")
    return rooms.submit(room.id, seats, said).status == "stored"


def test_the_owner_alone_takes_back_anything(rooms: Rooms) -> None:
    room = drafted(rooms, opened(rooms, ALICE, BRUNO))
    assert room.stays() > 0
    assert goes_back(rooms, room, [0, 1], 0)
    assert room.table.moves == []


def test_another_browser_at_the_table_takes_back_its_last_step_only(rooms: Rooms) -> None:
    room = drafted(rooms, opened(rooms, ALICE, BRUNO))
    room = seat_changes(rooms, room, 0, holder="another browser")
    mover = room.table.moves[-1][0]
    assert room.stays() > 0
    assert not goes_back(rooms, room, [mover], 0)
    assert not goes_back(rooms, room, [1 - mover], 0)
    assert goes_back(rooms, room, [mover], room.stays())


def test_a_seat_lent_to_a_bot_is_still_somebodys(rooms: Rooms) -> None:
    room = drafted(rooms, opened(rooms, ALICE, BRUNO))
    room = seat_changes(rooms, room, 1, holder="another browser", kind=BOT, level="freshman")
    assert not goes_back(rooms, room, [0], 0)
    room = seat_changes(rooms, room, 1, holder="")
    assert goes_back(rooms, room, [0], 0)


def test_who_got_the_only_seat_by_its_link_is_not_the_owner(rooms: Rooms) -> None:
    bot = opening.SeatOpening(BOT, "Bot", "freshman")
    room = drafted(rooms, opened(rooms, ALICE, bot))
    room = seat_changes(rooms, room, 0, holder="another browser")
    assert not room.takes_back_anything()
    assert not goes_back(rooms, room, [0], 0)
