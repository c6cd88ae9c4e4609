"""Asked together: everybody may choose at once, in secret, and nothing of it is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hightable.server.page import screen
from hightable.server.page.viewpoint import Onlooker, look, seen_by
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.moves import moves
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.seats import BOT, FRIEND, WATCHER
from hightable.server.store.simultaneous import EARLY
from hightable.server.store.sittings import change_seat
from hightable.server.store.submits import MOVE, UNDO, Answer, Submit

NAMES = ("Alice", "Bruno", "Chiara")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    found = Store(database)
    yield found
    found.close()


def opened(store: Store, game: str, kinds: tuple[str, ...] = (FRIEND,) * 3) -> tuple[Rooms, str]:
    """A table at which everybody sits at a screen of their own, and is called like it."""
    rooms = Rooms(store)
    seats = [
        opening.SeatOpening(kind, name, "freshman" if kind == BOT else "")
        for kind, name in zip(kinds, NAMES, strict=False)
    ]
    id, _ = opening.open_table(rooms, opening.Opening(game, {}, seats, False, 0, 7), "host")
    for seat in rooms.room(id).seats:
        if seat.kind != BOT:
            assert change_seat(store, id, seat, None, holder=seat.name)
    rooms.refresh(id)
    return rooms, id


def seen(room: Room, name: str) -> Room:
    return seen_by(room, look(room, Onlooker(name), WATCHER))


def offered(room: Room, name: str) -> tuple[str, ...]:
    """What somebody is asked to choose from."""
    view = look(room, Onlooker(name), WATCHER)
    shown = seen_by(room, view)
    return shown.table.legal() if view.may_choose(shown) else ()


def picture(room: Room, name: str) -> dict[str, str]:
    return screen.frame(room, look(room, Onlooker(name), WATCHER), {}).parts


@pytest.mark.parametrize("game", ["saltmarsh", "newton", "golem", "alma_mater"])
def test_everybody_may_choose_at_once(store: Store, game: str) -> None:
    rooms, id = opened(store, game)
    room = rooms.room(id)
    assert all(offered(room, name) for name in NAMES)
    for at, name in enumerate(reversed(NAMES), 1):
        word = offered(room, name)[0]
        answer = rooms.submit(id, name, Submit(MOVE, word, room.seq, f"pick {name}"))
        assert answer.status == "stored"
        assert offered(room, name) == () or at == len(NAMES)
    assert [seat for seat, _ in room.table.moves[:3]] == [0, 1, 2]
    assert room.early == {}
    loaded = Rooms(store).room(id)
    assert loaded.table.state == room.table.state
    assert loaded.seq == room.seq


def test_an_early_choice_survives_a_restart_and_may_be_changed(store: Store) -> None:
    rooms, id = opened(store, "newton")
    first, second = offered(rooms.room(id), "Chiara")[:2]
    rooms.submit(id, "Chiara", Submit(MOVE, first, 0, "one"))
    again = Rooms(store)
    room = again.room(id)
    assert room.early == {2: first}
    assert room.table.moves == []
    assert seen(room, "Chiara").can_undo([2]) == 0
    assert again.submit(id, "Chiara", Submit(UNDO, "0", 1, "back")) == Answer("stored", 2)
    assert room.early == {}
    assert again.submit(id, "Chiara", Submit(MOVE, second, 2, "two")).status == "stored"
    for name in ("Alice", "Bruno"):
        word = offered(room, name)[0]
        assert again.submit(id, name, Submit(MOVE, word, room.seq, name)).status == "stored"
    texts = room.table.game.vocabulary.texts
    assert texts[room.table.moves[2][1]] == second
    kinds = [move.kind for move in moves(store, id)]
    assert kinds == [EARLY, EARLY, EARLY, MOVE, MOVE, MOVE]


def test_nobody_is_shown_what_another_has_chosen(store: Store) -> None:
    shown = []
    for at in range(2):
        rooms, id = opened(store, "newton")
        room = rooms.room(id)
        before = {name: picture(room, name)["players"] for name in NAMES[:2]}
        word = offered(room, "Chiara")[at]
        rooms.submit(id, "Chiara", Submit(MOVE, word, 0, "one"))
        said = {name: picture(room, name) for name in (*NAMES[:2], "nobody")}
        assert all(before[name] == said[name]["players"] for name in before)
        shown.append([[m.replace(id, "") for m in parts.values()] for parts in said.values()])
    assert shown[0] == shown[1]


def test_whoever_was_slower_by_a_moment_is_heard_all_the_same(store: Store) -> None:
    rooms, id = opened(store, "newton")
    room = rooms.room(id)
    words = {name: offered(room, name)[0] for name in NAMES}
    for name in ("Chiara", "Alice", "Bruno"):
        assert rooms.submit(id, name, Submit(MOVE, words[name], 0, name)).status == "stored"
    assert [seat for seat, _ in room.table.moves] == [0, 1, 2]
    late = rooms.submit(id, "Bruno", Submit(MOVE, words["Bruno"], 0, "again"))
    assert late.status == "stale"
    assert rooms.submit(id, "Bruno", Submit(MOVE, words["Bruno"], 0, "Bruno")).status == "stored"


def test_what_is_not_offered_is_refused(store: Store) -> None:
    rooms, id = opened(store, "newton")
    room = rooms.room(id)
    word = offered(room, "Alice")[0]
    assert rooms.submit(id, "Chiara", Submit(MOVE, word, 0, "x")).why == "illegal"
    assert rooms.submit(id, "Chiara", Submit(UNDO, "0", 0, "y")).why == "no_undo"
    assert rooms.submit(id, "nobody", Submit(MOVE, word, 0, "z")).why == "not_you"
    own = offered(room, "Chiara")[0]
    rooms.submit(id, "Chiara", Submit(MOVE, own, 0, "one"))
    assert rooms.submit(id, "Chiara", Submit(MOVE, own, 1, "two")).why == "not_you"


def test_bots_choose_in_turn_and_early_answers_follow(store: Store) -> None:
    rooms, id = opened(store, "newton", (BOT, FRIEND, FRIEND))
    room = rooms.room(id)
    for name in ("Chiara", "Bruno"):
        word = offered(room, name)[0]
        rooms.submit(id, name, Submit(MOVE, word, room.seq, name))
    assert room.table.moves == []
    rooms.submit(id, [0], Submit(MOVE, room.table.legal()[0], room.seq, "bot"))
    assert [seat for seat, _ in room.table.moves] == [0, 1, 2]


def test_whoever_waits_is_told_for_whom(store: Store) -> None:
    rooms, id = opened(store, "newton")
    room = rooms.room(id)
    rooms.submit(id, "Chiara", Submit(MOVE, offered(room, "Chiara")[0], 0, "one"))
    assert "Alice, Bruno have still to choose" in picture(room, "Chiara")["actions"]
    rooms.submit(id, "Bruno", Submit(MOVE, offered(room, "Bruno")[0], 1, "two"))
    assert "Alice is to play" in picture(room, "Chiara")["actions"]
