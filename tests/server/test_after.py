"""The end and after: result, record, replay, import, what-if, the same again; and the lobby."""

from __future__ import annotations

import random
import re
from contextlib import closing

import pytest
from server.house import House, Person, hear, offered, until

import hightable
from hightable.server.page.history import History
from hightable.server.page.sources import by_question, sources
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Rooms
from hightable.server.store.seats import HERE


def finished(game: str, seed: int) -> str:
    """The record of a game played at random."""
    table = hightable.new(game, seats=2, seed=seed)
    table.playout(seed)
    return table.record()


def bring(person: Person, record: str) -> str:
    answer = person.http.post("/import", data={"record": record})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].split("/")[2].split("?")[0]


@pytest.mark.parametrize("game", ["saltmarsh", "newton"])
def test_a_record_is_brought_looked_at_and_saved_again(
    house: House, alice: Person, game: str
) -> None:
    record = finished(game, 5)
    id = bring(alice, record)
    assert alice.http.get(f"/t/{id}/record").text == record
    page = alice.http.get(f"/t/{id}/replay?at=3").text
    assert "Move 3 of" in page
    assert "ending-title" in alice.page(id)


def test_a_replay_steps_by_patches(house: House, alice: Person) -> None:
    id = bring(alice, finished("newton", 5))
    with alice.socket(id, "?replay=1&as=0") as socket:
        socket.send('{"at": 10}')
        assert hear(socket)["seq"] == 10
        socket.send('{"at": 11}')
        step = hear(socket)
        assert step["seq"] == 11
        assert len(step["patch"]) < 20


def test_a_bot_looks_back_once_and_everybody_may_read_it(
    house: House, annex: House, alice: Person
) -> None:
    id = bring(alice, finished("golem", 5))
    assert "A bot looks back" in alice.http.get(f"/t/{id}/replay").text
    with alice.socket(id, "?replay=1&as=1") as socket:
        socket.send('{"at": 10}')
        while "costliest" not in (said := hear(socket, 60))["patch"].get("actions", ""):
            assert said["seq"] == 10
        assert 'class="worth"' in said["patch"]["review"]
    with closing(Person(annex)) as bruno:
        page = bruno.http.get(f"/t/{id}/replay?as=0").text
        assert "What cost Player 1 most" in page
        assert re.search(r"Move \d+: .* cost \d+\.\d points; better: ", page)


def test_while_a_game_is_played_nobody_looks_back(house: House, alice: Person) -> None:
    id, _ = alice.open_table("golem", ["here"], seed="7")
    page = alice.http.get(f"/t/{id}/replay").text
    assert "A bot looks back" not in page
    assert 'class="worth"' not in page


def test_while_a_game_is_played_its_replay_shows_only_what_one_saw(
    house: House, alice: Person, bruno: Person
) -> None:
    id, links = alice.open_table("saltmarsh", ["here", "friend"])
    bruno.join(links[0], "Bruno")
    with alice.socket(id) as socket:
        own = offered(hear(socket)["patch"]["actions"])
    page = bruno.page(id)
    word = next(word for word in sorted(own) if word not in page)
    alice.submit(id, word, 0)
    seen = [bruno.http.get(f"/t/{id}/replay?at={at}&as=0").text for at in (0, 1)]
    assert not any(word in page for page in seen)
    assert bruno.http.get(f"/t/{id}/record").status_code == 403
    assert bruno.http.post(f"/t/{id}/whatif", data={"at": "0"}).status_code == 403


def test_from_any_position_one_can_play_on(house: House, alice: Person) -> None:
    id = bring(alice, finished("newton", 5))
    answer = alice.http.post(f"/t/{id}/whatif", data={"at": "20"})
    copy = answer.headers["location"].split("/")[2]
    assert copy != id
    page = alice.page(copy)
    assert 'data-seq="20"' in page
    word = sorted(offered(page))[0]
    assert alice.submit(copy, word, 20)["status"] == "stored"


def test_the_same_again_has_the_same_people_and_other_cards(house: House, alice: Person) -> None:
    id = bring(alice, finished("saltmarsh", 5))
    answer = alice.http.post(f"/t/{id}/again")
    again = answer.headers["location"].split("/")[2]
    assert 'data-seq="0"' in alice.page(again)


def test_the_shuffle_is_opened_at_the_end(house: House, alice: Person) -> None:
    id, _ = alice.open_table("saltmarsh", ["bot freshman", "bot freshman"])
    sealed = re.search(r"sealed with ([0-9a-f]{32})", alice.page(id))
    assert sealed
    assert until(lambda: "ending-title" in alice.page(id))
    assert f"sealed at the start as {sealed[1]}. It fits." in alice.page(id)


def test_the_lobby_lists_my_turn_first_and_what_is_over(house: House, alice: Person) -> None:
    bring(alice, finished("saltmarsh", 5))
    alice.open_table("newton", ["here", "friend"])
    mine, _ = alice.open_table("newton", ["here"])
    page = alice.http.get("/").text
    assert page.index("Your turn") < page.index("Finished games")
    assert mine in page
    over = alice.http.get("/mine").text
    assert " wins with " in over or "share the victory" in over


def test_the_table_is_told_in_words(house: House, alice: Person) -> None:
    id, _ = alice.open_table("newton", ["here"], seed="7")
    said = alice.http.get(f"/t/{id}/describe").text
    assert said.count("<h3>") >= 2
    assert "<li>" in said


def test_the_rules_are_there_with_their_numbers(house: House, alice: Person) -> None:
    text = alice.http.get("/rules/newton/text").text
    assert 'id="rule-4-2"' in text
    assert "<script" not in text
    assert alice.http.get("/rules/newton").status_code == 200


@pytest.mark.parametrize("game", ["newton", "golem", "alma_mater", "sankore"])
def test_all_points_are_told_apart_by_what_was_decided(game: str) -> None:
    store = Store("sqlite:///:memory:")
    rooms = Rooms(store)
    people = [opening.SeatOpening(HERE, name, "") for name in ("Alice", "Bruno")]
    id, _ = opening.open_table(rooms, opening.Opening(game, {}, people, False, 0, 7), "host")
    room = rooms.room(id)
    begun = room.table.scores()
    chance = random.Random(3)
    for _ in range(90):
        room.table.choose(chance.choice(room.table.legal()))
    history = History(room)
    found = sources(history)
    told = [sum(points[seat] for points in found.values()) for seat in (0, 1)]
    assert told == [now - then for now, then in zip(room.table.scores(), begun, strict=True)]
    shown = by_question(history, "en")
    assert shown is None or shown.count("<tr") <= 10
    store.close()
