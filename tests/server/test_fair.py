"""Fair shares: thirty tables of one client, or a crowd at one table, delay nobody else."""

from __future__ import annotations

import asyncio
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from server.asgi import apart
from server.house import House, Person, hear, offered
from websockets.sync.client import ClientConnection

from hightable.server.live.fair import FairShare

STRANGER = "127.0.0.2"
CROWD = Path(__file__).parent / "crowd.py"
DOCTORS, BOT_MOVES, DELAY = 30, 15, 1.0
WATCHERS, OWN_MOVES = 150, 40


def order_of(share: FairShare, asked: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Who is served when, if all ask while the one slot is taken."""
    served: list[tuple[str, ...]] = []

    async def work(names: tuple[str, ...]) -> None:
        async with share.turn(*names):
            served.append(names)
            await asyncio.sleep(0)

    async def all_at_once() -> None:
        await asyncio.gather(*[work(names) for names in asked])

    apart(all_at_once())
    return served


def test_clients_take_turns_whatever_each_asks_for() -> None:
    asked = [("greedy", f"table {at}") for at in range(4)] + [("modest", "table")]
    assert order_of(FairShare(1), asked)[:2] == [("greedy", "table 0"), ("modest", "table")]


def test_browsers_of_one_address_take_turns_too() -> None:
    asked = [("school", "a", "1"), ("school", "a", "2"), ("school", "a", "3"), ("school", "b", "1")]
    assert order_of(FairShare(1), asked)[1] == ("school", "b", "1")


def test_whoever_gives_up_keeps_no_slot() -> None:
    share = FairShare(1)

    async def gives_up() -> None:
        async with share.turn("first"):
            waiting, granted = (asyncio.create_task(share.wait((name,))) for name in "ab")
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        granted.cancel()
        await asyncio.gather(granted, return_exceptions=True)
        async with asyncio.timeout(5), share.turn("next"):
            pass

    apart(gives_up())
    assert share.free == 1


def gaps(socket: ClientConnection, count: int) -> list[float]:
    """The time from one move to the next, as somebody sees it who looks on."""
    hear(socket, 60)
    found, then = [], time.monotonic()
    while len(found) < count:
        hear(socket, 60)
        now = time.monotonic()
        found.append(now - then)
        then = now
    return found


def waited(alice: Person) -> float:
    """How long a bachelor keeps somebody waiting, most of the time."""
    id, _ = alice.open_table("newton", ["bot bachelor", "bot bachelor"], pace="off")
    with alice.socket(id) as socket:
        return sorted(gaps(socket, BOT_MOVES))[int(0.8 * BOT_MOVES)]


def test_thirty_doctors_of_one_client_do_not_delay_anothers_bachelor(tmp_path: Path) -> None:
    with House(f"sqlite:///{tmp_path / 'tables.sqlite'}") as house, ExitStack() as stack:
        greedy = stack.enter_context(closing(Person(house, STRANGER)))
        alice = stack.enter_context(closing(Person(house)))
        alone = waited(alice)
        for _ in range(DOCTORS):
            id, _ = greedy.open_table("newton", ["bot doctor", "bot doctor"], pace="off")
            hear(stack.enter_context(greedy.socket(id)), 60)
        beside = waited(alice)
        assert beside < alone + DELAY, (alone, beside)


@contextmanager
def looked_on(house: House, id: str) -> Iterator[None]:
    """A crowd at a table, for as long as it lasts."""
    url = f"{house.address.replace('http', 'ws')}/t/{id}/ws"
    command = [sys.executable, str(CROWD), url, str(WATCHERS)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    try:
        assert process.stdout.readline() == "all here\n"
        yield
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def median_answer(alice: Person) -> float:
    """From a move to the picture of it, at a table of one's own."""
    id, _ = alice.open_table("newton", ["here"], seed="7")
    taken = []
    with alice.socket(id) as socket:
        said = hear(socket, 60)
        for at in range(OWN_MOVES):
            word = sorted(offered(said["patch"]["actions"]))[0]
            begun = time.monotonic()
            socket.send(json.dumps({"move": word, "seq": said["seq"], "id": f"m{at}"}))
            said = hear(socket, 60)
            taken.append(time.monotonic() - begun)
            time.sleep(0.05)
    return statistics.median(taken)


def test_a_crowd_at_one_table_does_not_slow_another(tmp_path: Path) -> None:
    flags = ["--patient"]
    with House(f"sqlite:///{tmp_path / 'tables.sqlite'}", *flags) as house, ExitStack() as stack:
        star = stack.enter_context(closing(Person(house, STRANGER)))
        alice = stack.enter_context(closing(Person(house)))
        median_answer(alice)
        alone = median_answer(alice)
        id, _ = star.open_table("newton", ["bot bachelor", "bot bachelor"], pace="fast")
        with looked_on(house, id):
            beside = median_answer(alice)
        assert beside < 3 * alone + 0.05, (alone, beside)
