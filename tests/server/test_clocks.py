"""Clocks: a bot plays on when the time of a move has run out, and the seat can be had back."""

from __future__ import annotations

import time
from contextlib import closing

from server.house import House, Person, hear, until
from sqlalchemy import update

from hightable.server.store.clocks import due
from hightable.server.store.database import Store
from hightable.server.store.schema import SITTINGS, TABLES


def make_late(store: Store, id: str, seconds: float) -> None:
    """As if nothing had happened for a while."""
    then = time.time() - seconds
    with store.writing() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == id).values(changed=then))
        sat = update(SITTINGS).where(SITTINGS.c.table_id == id)
        connection.execute(sat.values(made=then))


def test_a_bot_plays_on_when_the_time_is_up_and_the_seat_is_taken_back(
    house: House, alice: Person, bruno: Person
) -> None:
    form = {"option draft": "no", "clock": "minute", "takeover": "freshman"}
    id, links = alice.open_table("saltmarsh", ["here", "friend"], **form)
    bruno.join(links[0], "Bruno")
    with closing(Store(house.database)) as store, alice.socket(id) as socket:
        while "until" not in (message := hear(socket)):
            pass
        assert 0 < message["until"] - message["now"] <= 60
        make_late(store, id, 30)
        assert id not in [late.id for late in due(store)]
        make_late(store, id, 90)
        assert until(lambda: "The time is up: a bot plays for Alice" in bruno.page(id))
        assert until(lambda: "Bruno to play" in bruno.page(id) or "Your turn" in bruno.page(id))
        back = alice.http.post(f"/t/{id}/seats/0", data={"do": "back"})
        assert back.status_code == 303
        assert id not in [late.id for late in due(store) if late.seat.seat == 0]


def test_nobody_is_hurried_where_there_is_no_clock_or_nobody_has_come(
    house: House, alice: Person
) -> None:
    plain, _ = alice.open_table("saltmarsh", ["here", "here"])
    empty, _ = alice.open_table("saltmarsh", ["friend", "here"], clock="day")
    with closing(Store(house.database)) as store:
        for id in (plain, empty):
            make_late(store, id, 9 * 86400)
        assert not {plain, empty} & {late.id for late in due(store)}
