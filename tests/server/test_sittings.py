"""Sitting down: one winner, in whichever process; who may let a bot play; all of it in the log."""

from __future__ import annotations

import html
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from threading import Barrier

import pytest
from server.house import House, Person, hear, offered, until

import hightable
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Rooms
from hightable.server.store.seats import FRIEND, HERE
from hightable.server.store.sittings import JOINED, Sitting, change_seat, sittings

AWAY = 1.2
BOT = {"do": "bot", "level": "freshman"}
LOG = re.compile(r'<section id="log".*?</section>', re.S)


def told(person: Person, id: str) -> str:
    """The log that a person reads."""
    found = LOG.search(person.page(id))
    assert found
    return html.unescape(found[0])


def test_of_two_who_saw_the_seat_free_one_gets_it(database: str) -> None:
    with closing(Store(database)) as store:
        seats = [opening.SeatOpening(HERE, "A", ""), opening.SeatOpening(FRIEND, "B", "")]
        plan = opening.Opening("saltmarsh", {}, seats, False, 0, 7)
        id, _ = opening.open_table(Rooms(store), plan, "host")
        free = Rooms(store).room(id).seats[1]
        for who, gets_it in (("first", True), ("second", False)):
            sat = Sitting(0, 1, JOINED, who, "B", "")
            assert change_seat(store, id, free, sat, holder=who, link="") is gets_it
        room = Rooms(store).room(id)
        assert room.seats[1].holder == "first"
        assert [sat.name for sat in sittings(store, id)] == ["first"]


def test_the_race_for_a_link_has_one_winner_and_tells_the_others(
    house: House, annex: House, alice: Person
) -> None:
    with ExitStack() as stack, ThreadPoolExecutor(8) as pool:
        houses = [house, annex] * 4
        people = [stack.enter_context(closing(Person(at))) for at in houses]
        for round in range(3):
            id, links = alice.open_table("saltmarsh", ["here", "friend"])
            path = links[0].removeprefix(house.address)
            start = Barrier(len(people))

            def run(person: Person, path: str = path, start: Barrier = start) -> tuple[int, str]:
                start.wait()
                answer = person.http.post(path, data={"name": f"P{people.index(person)}"})
                return answer.status_code, answer.text

            answers = list(pool.map(run, people))
            winners = [at for at, (status, _) in enumerate(answers) if status == 303]
            assert len(winners) == 1, (round, answers)
            losers = [said for status, said in answers if status != 303]
            assert all("This link has been used" in said for said in losers)
            assert f"P{winners[0]} sits down" in told(alice, id)


def test_whoever_lost_a_seat_in_another_process_moves_nothing(
    house: House, annex: House, alice: Person, bruno: Person
) -> None:
    id, _ = alice.open_table("newton", ["here"], seed="7")
    word = hightable.new("newton", seats=1, seed=7).decision.options[0]
    with closing(Person(annex)) as elsewhere:
        elsewhere.http.cookies.set("hightable", alice.http.cookies["hightable"])
        assert offered(elsewhere.page(id))
        page = alice.http.post(f"/t/{id}/seats/0", data={"do": "link"}).text
        bruno.join(page.split('value="')[1].split('"')[0], "Alice")
        assert elsewhere.submit(id, word, 0)["status"] != "stored"
        assert elsewhere.submit(id, word, 0)["status"] == "refused"
        assert bruno.submit(id, word, 0)["status"] == "stored"
        assert "goes on in another browser" in told(elsewhere, id)


def test_the_seats_of_another_process_are_shown(house: House, annex: House, alice: Person) -> None:
    id, links = alice.open_table("saltmarsh", ["here", "friend"])
    with alice.socket(id) as socket, closing(Person(annex)) as friend:
        hear(socket)
        path = links[0].removeprefix(house.address)
        assert friend.http.post(path, data={"name": "Chiara"}).status_code == 303
        assert until(lambda: "Chiara sits down" in str(hear(socket).get("patch")), 10)


def test_a_host_in_a_friends_seat_is_seen_in_the_log(
    house: House, alice: Person, bruno: Person
) -> None:
    id, links = alice.open_table("newton", ["here", "friend"])
    alice.join(links[0], "Nobody")
    assert "Alice sits down at the seat of Bruno, too" in told(bruno, id)
    id, links = alice.open_table("newton", ["friend", "friend"])
    bruno.join(links[0], "Bruno B.")
    alice.join(links[1], "Nobody")
    assert "Whoever opened the table sits down at the seat of Bruno" in told(bruno, id)
    assert "Bruno B. sits down" in told(alice, id)


def test_a_seat_lent_and_taken_back_is_told(house: House, alice: Person, bruno: Person) -> None:
    id, links = alice.open_table("newton", ["here", "friend"], pace="slow")
    bruno.join(links[0], "Bruno")
    bruno.http.post(f"/t/{id}/seats/1", data=BOT)
    bruno.http.post(f"/t/{id}/seats/1", data={"do": "back"})
    alice.http.post(f"/t/{id}/seats/1", data=BOT)
    log = told(alice, id)
    lines = ["A bot plays for Bruno", "Bruno plays again", "Alice lets a bot play for Bruno"]
    assert [log.index(line) for line in lines] == sorted(log.index(line) for line in lines)


@pytest.fixture
def two_houses(database: str) -> Iterator[tuple[House, House]]:
    """Two processes on one database, where one is away after a moment."""
    flags = ("--patient", f"--away={AWAY}")
    with House(database, *flags) as one, House(database, *flags) as other:
        yield one, other


def test_who_is_at_the_table_in_another_process_is_not_away(
    two_houses: tuple[House, House],
) -> None:
    one, other = two_houses
    with ExitStack() as stack:
        alice, bruno, chiara = [stack.enter_context(closing(Person(one))) for _ in range(3)]
        id, links = alice.open_table("newton", ["here", "friend", "friend"])
        bruno.join(links[0], "Bruno")
        chiara.join(links[1], "Chiara")
        with bruno.socket(id) as socket:
            hear(socket)
        bruno.moves_to(other)
        with bruno.socket(id) as socket:
            hear(socket)
            time.sleep(2 * AWAY)
            assert chiara.http.post(f"/t/{id}/seats/1", data=BOT).status_code == 403
        time.sleep(2 * AWAY)
        assert chiara.http.post(f"/t/{id}/seats/1", data=BOT).status_code == 303
        assert "Chiara lets a bot play for Bruno" in told(chiara, id)


def test_a_friend_of_the_house_gives_no_seat_away(
    house: House, alice: Person, bruno: Person
) -> None:
    id, links = alice.open_table("newton", ["here", "friend", "friend"])
    bruno.join(links[0], "Bruno")
    for seat in (0, 2):
        assert bruno.http.post(f"/t/{id}/seats/{seat}", data=BOT).status_code == 403
        assert f"/t/{id}/seats/{seat}" not in bruno.page(id)
    assert alice.http.post(f"/t/{id}/seats/2", data=BOT).status_code == 303


def test_whoever_resigns_is_gone_for_good_and_a_bot_plays_on(
    house: House, alice: Person, bruno: Person
) -> None:
    id, links = alice.open_table("newton", ["here", "friend"], pace="slow")
    bruno.join(links[0], "Bruno")
    assert alice.http.post(f"/t/{id}/seats/1", data={"do": "resign"}).status_code == 403
    assert "Resign as Bruno" in bruno.page(id)
    assert bruno.http.post(f"/t/{id}/seats/1", data={"do": "resign"}).status_code == 303
    assert "Bruno resigns, and a bot plays on" in told(alice, id)
    assert bruno.http.post(f"/t/{id}/seats/1", data={"do": "back"}).status_code == 403
    assert id not in bruno.http.get("/").text
    assert offered(alice.page(id))


def test_when_the_last_person_resigns_the_game_ends_and_is_put_away(
    house: House, alice: Person
) -> None:
    id, _ = alice.open_table("newton", ["here", "bot freshman"], pace="off")
    assert id in alice.http.get("/").text
    alice.http.post(f"/t/{id}/seats/0", data={"do": "resign"})
    page = alice.page(id)
    assert "Alice resigns: the game ends here" in told(alice, id)
    assert "closed before the end" in page
    assert not offered(page)
    assert id not in alice.http.get("/").text
    assert id in alice.http.get("/mine").text
    assert alice.http.post(f"/t/{id}/seats/0", data={"do": "resign"}).status_code == 403
    assert alice.http.post(f"/mine/{id}", data={"do": "delete"}).status_code == 303
    assert alice.http.get(f"/t/{id}").status_code == 404
