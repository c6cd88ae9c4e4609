"""The database goes away and comes back: people are told, nothing is lost, everything goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest
from server.house import House, Person, hear, until
from server.postgres import running
from websockets.sync.client import ClientConnection

import hightable

TIMES = 3
HEARD = 200
SORRY = "Nothing is lost"


@pytest.fixture
def shaky() -> Iterator[Any]:
    """A PostgreSQL of one's own, to be stopped and started."""
    with running() as server:
        yield server


def hears(socket: ClientConnection, wanted: Callable[[dict[str, Any]], bool]) -> bool:
    """Listen until something is said."""
    return any(wanted(hear(socket, 60)) for _ in range(HEARD))


def stands(socket: ClientConnection, seq: int) -> bool:
    return hears(socket, lambda said: said.get("seq") == seq)


def test_after_a_restart_of_the_database_everybody_hears_again(shaky: Any) -> None:
    twin = hightable.new("newton", seats=2, seed=7)
    with ExitStack() as stack:
        houses = [stack.enter_context(House(shaky.get_uri(), "--patient")) for _ in range(2)]
        alice, bruno = (stack.enter_context(closing(Person(house))) for house in houses)
        id, _ = alice.open_table("newton", ["here", "here"], seed="7")
        hers, his = (stack.enter_context(one.socket(id)) for one in (alice, bruno))
        assert all(stands(socket, 0) for socket in (hers, his))
        for seq in range(TIMES):
            shaky.stop()
            down = bruno.http.get(f"/t/{id}")
            assert (down.status_code, SORRY in down.text) == (503, True)
            word = twin.decision.options[0]
            twin.choose(word)
            hers.send(json.dumps({"move": word, "seq": seq, "id": f"during-{seq}"}))
            assert hears(hers, lambda said: SORRY in said.get("tell", ""))
            shaky.start()
            assert stands(hers, seq + 1)
            assert stands(his, seq + 1)
            assert until(lambda: bruno.http.get(f"/t/{id}").status_code == 200)
        assert not [house for house in houses if "Traceback" in house.logged()]


def test_bots_wait_for_the_database_and_go_on(shaky: Any) -> None:
    with ExitStack() as stack:
        house = stack.enter_context(House(shaky.get_uri(), "--patient"))
        alice = stack.enter_context(closing(Person(house)))
        id, _ = alice.open_table("newton", ["bot freshman", "bot freshman"], pace="fast")
        socket = stack.enter_context(alice.socket(id))
        assert stands(socket, 2)
        shaky.stop()
        assert until(lambda: alice.http.get("/").status_code == 503)
        shaky.start()
        assert stands(socket, 8)
        assert "Traceback" not in house.logged()
