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
from websockets.sync.client import ClientConnection

import hightable

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


def test_all_of_them_end_with_the_parent(shared: House) -> None:
    pids = [pid for _, pid in workers(shared)[-2:]]
    assert shared.stop() == 0
    assert until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids))
