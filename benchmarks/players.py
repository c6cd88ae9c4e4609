"""People at tables, in a process of their own, so that what they cost is known apart.

Reads on standard input what to do, as JSON in a line, and writes what it saw:

    {"address": ..., "tables": [[id, secret], ...], "watched": id, "watchers": 150,
     "seconds": 30, "each": 10.0, "warm": 5.0}

Everybody moves once in `each` seconds, at a time of their own, or at once again if that is 0, and
stays until another line is read. With `visits` people come, look and leave, so many times.
"""

from __future__ import annotations

import asyncio
import html
import json
import random
import re
import resource
import sys
import time
from contextlib import suppress
from secrets import token_hex
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

MOVE = re.compile(r'data-move="([^"]+)"')
AT_ONCE = 16


Seated = tuple[ClientConnection, dict[str, Any]]


async def sit(address: str, table: list[str], few: asyncio.Semaphore) -> Seated:
    """Connect as the browser that holds a seat; without a secret as one that only looks. With it
    comes the first picture."""
    id, own = table
    headers = {"cookie": f"hightable={own}"} if own else {}
    where = f"{address.replace('http', 'ws')}/t/{id}/ws"
    async with few:
        socket = await connect(where, origin=address, additional_headers=headers, open_timeout=120)
        first = json.loads(await socket.recv())
        while "patch" not in first:
            first = json.loads(await socket.recv())
    return socket, first


class Player:
    """Someone who chooses at random, and how long each answer took."""

    def __init__(self, socket: ClientConnection, said: dict[str, Any]) -> None:
        self.socket = socket
        self.chance = random.Random()
        self.said = said
        self.taken: list[tuple[float, float]] = []

    async def play(self, begin: float, end: float, each: float) -> None:
        due = begin + self.chance.random() * (each or 1.0)
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            words = MOVE.findall(self.said["patch"].get("actions", ""))
            if not words:
                return
            await self.choose(html.unescape(self.chance.choice(words)))
            due = max(due + each, time.monotonic())

    async def choose(self, word: str) -> None:
        """Submit a word, until the update that answers it is there."""
        mine, begun = token_hex(8), time.monotonic()
        await self.socket.send(json.dumps({"move": word, "seq": self.said["seq"], "id": mine}))
        while True:
            self.said = json.loads(await self.socket.recv())
            if self.said.get("answers") == mine:
                self.taken.append((begun, time.monotonic() - begun))
                return


async def watch(socket: ClientConnection, seen: list[int]) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            seen[0] += 1


async def run(given: dict[str, Any]) -> None:
    few = asyncio.Semaphore(AT_ONCE)
    tables, looks = given["tables"], [[given.get("watched", ""), ""]] * given.get("watchers", 0)
    sockets = await asyncio.gather(*[sit(given["address"], one, few) for one in tables])
    watching = await asyncio.gather(*[sit(given["address"], one, few) for one in looks])
    print("seated", flush=True)
    seen = [0]
    tasks = [asyncio.create_task(watch(socket, seen)) for socket, _ in watching]
    begin = time.monotonic() + 0.5
    end = begin + given["warm"] + given["seconds"]
    players = [Player(*seated) for seated in sockets]
    await asyncio.sleep(0.5)
    used = cpu()
    await asyncio.gather(*[player.play(begin, end, given["each"]) for player in players])
    used = cpu() - used
    for task in tasks:
        task.cancel()
    passed = time.monotonic() - begin
    counts = [at for player in players for at in player.taken if at[0] >= begin + given["warm"]]
    found = {
        "moves": sum(len(player.taken) for player in players),
        "rate": len(counts) / max(0.001, passed - given["warm"]),
        "taken": sorted(seconds for _, seconds in counts),
        "cpu": used / passed,
        "seen": seen[0],
    }
    print(json.dumps(found), flush=True)
    await asyncio.to_thread(sys.stdin.readline)


async def visit(given: dict[str, Any]) -> None:
    """Connect, look, leave."""
    few = asyncio.Semaphore(AT_ONCE)
    tables = given["tables"]

    async def once(at: int) -> None:
        async with few:
            socket, _ = await sit(given["address"], tables[at % len(tables)], asyncio.Semaphore())
            await socket.close()

    await asyncio.gather(*[once(at) for at in range(given["visits"])])


def cpu() -> float:
    spent = resource.getrusage(resource.RUSAGE_SELF)
    return spent.ru_utime + spent.ru_stime


if __name__ == "__main__":
    wanted = json.loads(sys.stdin.readline())
    asyncio.run(visit(wanted) if "visits" in wanted else run(wanted))
