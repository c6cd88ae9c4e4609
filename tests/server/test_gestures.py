"""Payments and steps shared out: proposed whole, confirmed once, taken back at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from server.house import House, Person

import hightable
from hightable.server.page.gestures import before, proposal, rule_of
from hightable.server.page.viewpoint import dealt_anew
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.moves import moves
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.snapshots import snapshot
from hightable.server.store.submits import GESTURE, MOVE, UNDO, Submit

GAMES = ["golem", "alma_mater", "sankore"]


def asked(game: str, least: int = 2) -> hightable.Table:
    """A table in a random game at which a gesture is proposed that can be taken back."""
    for seed in count():
        table = hightable.new(game, seats=2, seed=seed)
        chance = random.Random(1)
        while not table.over:
            found = proposal(table, dealt_anew(table))
            if found and len(found.words) >= least and is_asked_on(table, found.words):
                return table
            table.choose(chance.choice(table.decision.options))
    raise AssertionError


def is_asked_on(table: hightable.Table, words: list[str]) -> bool:
    twin = table.copy()
    for word in words:
        twin.choose(word)
    return bool(twin.past) and not twin.over and twin.decision.seat == table.decision.seat


@pytest.fixture
def rooms(tmp_path: Path) -> Iterator[Rooms]:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield Rooms(store)
    store.close()


def seated(rooms: Rooms, table: hightable.Table) -> Room:
    return rooms.room(opening.import_record(rooms, table.record(), "me", ["Alice", "Bruno"]))


@pytest.mark.parametrize("game", GAMES)
def test_a_proposal_is_legal_and_ends_where_something_else_is_asked(game: str) -> None:
    table = asked(game)
    found = proposal(table, dealt_anew(table))
    assert found
    rule, seat = rule_of(table.game, table.state), table.decision.seat
    assert found.rule == rule
    for word in found.words:
        assert (rule_of(table.game, table.state), table.decision.seat) == (rule, seat)
        table.choose(word)
    over = table.over or table.decision.seat != seat or not table.past
    assert over or rule_of(table.game, table.state) != rule


def test_where_nothing_is_shared_out_nothing_is_proposed() -> None:
    table = hightable.new("newton", seats=2, seed=1)
    assert proposal(table, dealt_anew(table)) is None
    assert table.game.propose(table.state) == table.state.offered()[0]


def test_a_proposal_is_the_same_whatever_is_hidden() -> None:
    table = asked("alma_mater")
    twin = table.copy()
    twin.game.determinize(twin.state, table.decision.seat)
    assert proposal(twin, dealt_anew(twin)) == proposal(table, dealt_anew(table))


@pytest.mark.parametrize("game", GAMES)
def test_a_gesture_is_stored_word_by_word_and_taken_back_at_once(rooms: Rooms, game: str) -> None:
    room = seated(rooms, asked(game))
    found = proposal(room.table, dealt_anew(room.table))
    assert found
    begun, words = room.seq, found.words
    assert begun == len(room.table.moves)
    said = Submit(GESTURE, "\n".join(words), begun, "g")
    assert rooms.submit(room.id, [0, 1], said) == ("stored", begun + len(words), "")
    assert rooms.submit(room.id, [0, 1], said) == ("stored", begun + len(words), "")
    assert [row.word for row in moves(rooms.store, room.id, begun)] == words
    step = room.can_undo([0, 1])
    assert step == begun + len(words) - 1
    assert before(room, step) == begun
    assert room.table.undoes() == words[::-1]
    assert Rooms(rooms.store).room(room.id).table.record() == room.table.record()


def test_in_the_middle_of_a_gesture_one_step_is_taken_back(rooms: Rooms) -> None:
    room = seated(rooms, asked("alma_mater", least=3))
    found = proposal(room.table, dealt_anew(room.table))
    assert found
    begun = room.seq
    for at, word in enumerate(found.words[:2]):
        rooms.submit(room.id, [0, 1], Submit(MOVE, word, begun + at, f"m{at}"))
    step = room.can_undo([0, 1])
    assert step == begun + 1
    assert before(room, step) == step
    assert rooms.submit(room.id, [0, 1], Submit(UNDO, str(begun), begun + 2, "u")).status
    assert len(room.table.moves) == begun


def test_a_gesture_with_one_wrong_word_changes_nothing(rooms: Rooms) -> None:
    room = seated(rooms, asked("golem"))
    found = proposal(room.table, dealt_anew(room.table))
    assert found
    for words in ([*found.words, "win at once"], [found.words[0], "pass"], []):
        said = Submit(GESTURE, "\n".join(words), room.seq, f"g{len(words)}")
        assert rooms.submit(room.id, [0, 1], said).status == "refused"
        assert rooms.room(room.id).seq == room.seq


def test_the_page_shows_the_tray_and_the_socket_takes_it(house: House, alice: Person) -> None:
    table = asked("golem")
    answer = alice.http.post("/import", data={"record": table.record()})
    id = answer.headers["location"].split("/")[2]
    page = alice.page(id)
    assert 'data-play="' in page
    found = proposal(table, dealt_anew(table))
    assert found
    assert found.rule in page
    said = {"play": found.words, "seq": len(table.moves), "id": "g"}
    stored = alice.http.post(f"/t/{id}/submit", json=said).json()
    assert stored["stored"] == len(table.moves) + len(found.words)
    for wrong in ("x", [1], [], {}):
        said = {"play": wrong, "seq": stored["stored"], "id": f"w{wrong}"}
        assert alice.http.post(f"/t/{id}/submit", json=said).json()["tell"]


def begun(rooms: Rooms) -> tuple[Room, list[str]]:
    """A table of Sankoré, and a plain word with one that it leads to."""
    room = seated(rooms, hightable.new("sankore", seats=2, seed=1))
    for word in room.table.legal():
        twin = room.table.copy()
        twin.choose(word)
        if not twin.over and twin.past and twin.decision.seat == room.turn:
            return room, [word, twin.legal()[0]]
    raise AssertionError


def test_what_one_click_said_one_undo_takes_back(rooms: Rooms) -> None:
    room, words = begun(rooms)
    rooms.submit(room.id, [0, 1], Submit(GESTURE, "\n".join(words), 0, "a"))
    assert before(room, 1) == 0
    assert before(Rooms(rooms.store).room(room.id), 1) == 0
    rooms.submit(room.id, [0, 1], Submit(UNDO, "0", 2, "u"))
    for at, word in enumerate(words):
        rooms.submit(room.id, [0, 1], Submit(MOVE, word, 3 + at, f"m{at}"))
    assert before(room, 1) == 1
    assert before(Rooms(rooms.store).room(room.id), 1) == 1


def test_a_snapshot_between_leaves_together_what_was_said_together(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hightable.server.store.rooms.SNAPSHOT_EVERY", 2)
    room, words = begun(rooms)
    rooms.submit(room.id, [0, 1], Submit(GESTURE, "\n".join(words), 0, "a"))
    assert snapshot(rooms.store, room.id)
    assert before(Rooms(rooms.store).room(room.id), 1) == 0
