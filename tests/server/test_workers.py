"""Several processes behind one port: nobody notices which one serves, or that one has died."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx
import pytest
from server.conftest import KINDS, new_database
from server.house import House, Person, hear, until
from server.test_operator import counts
from websockets.sync.client import ClientConnection

import hightable
from hightable.server.metrics import Metrics
from hightable.server.shared import places

WATCHERS = 10
SOON = 4.0
WORKER = re.compile(r"worker (\d) is process (\d+)")


@pytest.fixture(scope="module", params=KINDS)
def shared(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("shared")
    database = new_database(request.param, folder, request)
    with House(database, "--patient", "--workers=2") as found:
        yield found


def workers(house: House) -> list[tuple[str, int]]:
    """Every worker there has been, by its place."""
    return [(place, int(pid)) for place, pid in WORKER.findall(house.logged())]


def connections(house: House, pid: int) -> int:
    """How many connections a process has."""
    ends = [os.readlink(path) for path in Path(f"/proc/{pid}/fd").iterdir()]
    return len([end for end in ends if end.startswith("socket:")])


def test_a_move_is_shown_at_once_whoever_serves_the_viewer(shared: House) -> None:
    twin = hightable.new("newton", seats=2, seed=7)
    with ExitStack() as stack:
        alice = stack.enter_context(closing(Person(shared)))
        id, _ = alice.open_table("newton", ["here", "here"], seed="7")
        idle = [connections(shared, pid) for _, pid in workers(shared)]
        watching = [stack.enter_context(alice.socket(id)) for _ in range(WATCHERS)]
        assert all(hear(socket)["seq"] == 0 for socket in watching)
        busy = [connections(shared, pid) for _, pid in workers(shared)]
        assert all(now > before for now, before in zip(busy, idle, strict=True))
        for seq in range(3):
            word = twin.decision.options[0]
            twin.choose(word)
            assert alice.submit(id, word, seq)["status"] == "stored"
            assert all(is_shown(socket, seq + 1) for socket in watching)


def is_shown(socket: ClientConnection, seq: int) -> bool:
    """Is a move shown before anybody would have asked for it?"""
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        with suppress(TimeoutError):
            if hear(socket, timeout=end - time.monotonic())["seq"] == seq:
                return True
    return False


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(shared: House) -> None:
    twin = hightable.new("newton", seats=2, seed=7)
    with closing(Person(shared)) as alice:
        id, _ = alice.open_table("newton", ["here", "here"], seed="7")
        for place, pid in workers(shared)[-2:]:
            word = twin.decision.options[0]
            twin.choose(word)
            assert alice.submit(id, word, len(twin.moves) - 1)["status"] == "stored"
            os.kill(pid, signal.SIGKILL)
            assert until(lambda place=place, pid=pid: follows(shared, place, pid))
            assert until(lambda: stands(alice, id, len(twin.moves)))


def follows(house: House, place: str, pid: int) -> bool:
    """Has another process taken a place?"""
    return workers(house)[-1][0] == place and workers(house)[-1][1] != pid


def stands(person: Person, id: str, seq: int) -> bool:
    """Does a page show that many moves? Whoever is served by nobody yet asks again."""
    try:
        return f'data-seq="{seq}"' in person.page(id)
    except httpx.TransportError:
        return False


def figures(house: House) -> dict[str, float]:
    """What is told to somebody who comes anew, and is served by whichever it may be."""
    with closing(Person(house)) as operator:
        return counts(operator)


def test_whoever_is_asked_tells_what_all_have_done(shared: House) -> None:
    before = figures(shared)["moves_total"]
    twin = hightable.new("newton", seats=2, seed=7)
    with closing(Person(shared)) as alice:
        id, _ = alice.open_table("newton", ["here", "here"], seed="7")
        for seq in range(3):
            word = twin.decision.options[0]
            twin.choose(word)
            assert alice.submit(id, word, seq)["status"] == "stored"
    assert until(lambda: all(figures(shared)["moves_total"] == before + 3 for _ in range(8)), 20)
    assert figures(shared)["processes"] == 2


def test_another_process_goes_on_counting_where_the_last_one_died() -> None:
    first, second = places(2, [])
    dead, other = Metrics(first), Metrics(second)
    dead.add("sockets_total")
    dead.note({"viewers": 3, "moves_total": 5})
    follows = Metrics(first)
    follows.add("sockets_total")
    follows.note({"viewers": 1, "moves_total": 2})
    said = other.text({"viewers": 1, "moves_total": 0}, {"tables_running": 4}).splitlines()
    told = dict(line.rsplit(" ", 1) for line in said if not line.startswith("#"))
    wanted = {"sockets_total": "2", "viewers": "2", "moves_total": "7", "tables_running": "4"}
    assert {name: told[f"hightable_{name}"] for name in wanted} == wanted


def test_all_of_them_end_with_the_parent(shared: House) -> None:
    pids = [pid for _, pid in workers(shared)[-2:]]
    assert shared.stop() == 0
    assert until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids))
