"""Hints at a table: reasons and marks for whoever is asked, counted, and off among people."""

from __future__ import annotations

from contextlib import closing
from typing import Any

from server.house import House, Person, hear, offered, until
from websockets.sync.client import ClientConnection

import hightable
from hightable.server.store.database import Store
from hightable.server.store.hints import hints, note_of
from hightable.server.store.rooms import Rooms
from hightable.texts import load

HOUSE = load("hightable.server")
BUTTON = 'id="b-hint"'


def answer(socket: ClientConnection) -> dict[str, Any]:
    """What comes back besides changes of the table."""
    socket.send('{"hint": 1}')
    while True:
        said = hear(socket, 60)
        if "hint" in said or "tell" in said:
            return said


def test_a_hint_has_reasons_is_the_same_every_time_and_is_counted_once(
    house: House, alice: Person
) -> None:
    id, _ = alice.open_table("sankore", ["here", "bot freshman"])
    assert until(lambda: BUTTON in alice.page(id))
    with alice.socket(id) as socket:
        first, again = answer(socket), answer(socket)
    assert first == again
    assert first["marks"][0][0] in offered(alice.page(id))
    assert HOUSE.say("hint", "why") in first["hint"]
    assert first["marks"][0][0] in offered(first["hint"])
    with closing(Store(house.database)) as store:
        room = Rooms(store).room(id)
        assert hints(room) == {0: 1}
        assert note_of(room) == "hints   0 1"
        record = hightable.kernel.record.write(room.table, note_of(room))
    assert hightable.replay(record).moves == room.table.moves
    told = HOUSE.say("sitting", "hint", name="Alice", was="", by="")
    assert told in alice.page(id)


def test_among_people_hints_wait_until_all_agree(alice: Person, bruno: Person) -> None:
    id, links = alice.open_table("sankore", ["here", "friend"])
    bruno.join(links[0], "Bruno")
    both = [alice, bruno]
    with alice.socket(id) as socket:
        assert answer(socket)["tell"] == HOUSE.say("fault", "no_hint")
    for person in both:
        assert not any(BUTTON in other.page(id) for other in both)
        assert person.http.post(f"/t/{id}/hints").status_code == 303
    asked = [person for person in both if BUTTON in person.page(id)]
    with asked[0].socket(id) as socket:
        assert answer(socket)["marks"]
    with closing(Person(alice.house)) as stranger:
        assert stranger.http.post(f"/t/{id}/hints").status_code == 403
