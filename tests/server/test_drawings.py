"""What is kept from frame to frame changes nothing: a table is drawn as if it were new."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from hightable.server.page import screen
from hightable.server.page.viewpoint import Onlooker, look
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.seats import HERE
from hightable.server.store.submits import MOVE, UNDO, Submit

STEPS = 30
VIEWERS = ("alice", "bruno", "")


@pytest.fixture
def rooms(tmp_path: Path) -> Iterator[Rooms]:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield Rooms(store)
    store.close()


def opened(rooms: Rooms, draft: str = "yes") -> Room:
    seats = [opening.SeatOpening(HERE, name.title(), "", name) for name in VIEWERS[:2]]
    plan = opening.Opening("saltmarsh", {"draft": draft}, seats, True, 0, 7)
    return rooms.room(opening.open_table(rooms, plan, "alice")[0])


def step(rooms: Rooms, room: Room, chance: random.Random) -> None:
    """A random move, or one taken back."""
    back = room.can_undo([0, 1])
    if back is not None and chance.random() < 0.2:
        said = Submit(UNDO, str(back), room.seq, f"s{room.seq}")
    else:
        said = Submit(MOVE, chance.choice(room.table.legal()), room.seq, f"s{room.seq}")
    assert rooms.submit(room.id, [0, 1], said).status == "stored"


def drawn(room: Room, who: str) -> screen.Frame:
    return screen.frame(room, look(room, Onlooker(who), -1), {})


def whole(now: screen.Frame) -> dict[str, str]:
    return now.parts | {id: ground.draw() for id, ground in now.grounds.items()}


def test_a_table_that_was_drawn_before_is_drawn_like_one_that_was_not(rooms: Rooms) -> None:
    room, chance = opened(rooms), random.Random(3)
    while not room.table.over and room.seq < STEPS:
        step(rooms, room, chance)
        anew = Rooms(rooms.store).room(room.id)
        for who in VIEWERS:
            now, fresh = drawn(room, who), drawn(anew, who)
            assert whole(now) == whole(fresh)
            assert screen.message(now, {}) == screen.message(fresh, {})


def test_a_message_holds_what_has_changed_and_no_ground(rooms: Rooms) -> None:
    room, chance = opened(rooms), random.Random(3)
    before = drawn(room, "alice")
    assert {id for id in screen.message(before, {})["patch"] if id.startswith("ground-")}
    step(rooms, room, chance)
    now = drawn(room, "alice")
    patch = screen.message(now, screen.marks(before))["patch"]
    assert patch == {id: part for id, part in now.parts.items() if before.parts.get(id) != part}


def test_an_old_name_does_not_stay_in_the_log(rooms: Rooms) -> None:
    room = opened(rooms, draft="no")
    step(rooms, room, random.Random(3))
    assert "Alice" in drawn(room, "bruno").parts["log"]
    room.table.names = ["Anna", "Bruno"]
    assert "Alice" not in drawn(room, "bruno").parts["log"]
