"""How many moves a second the server takes, and how long from a submit to its update.

Loopback only and bounded: some tables, a person at each, a moment of thought between two moves.

    python benchmarks/load.py [--tables 50 200 500] [--seconds 15] [--database URL]
"""

from __future__ import annotations

import asyncio
import html
import json
import random
import re
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path
from secrets import token_hex
from typing import Any

from server import running
from websockets.asyncio.client import ClientConnection, connect

from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Rooms
from hightable.server.store.seats import HERE, digest, secret

MOVE = re.compile(r'data-move="([^"]+)"')
THOUGHT = 1.0


def open_tables(database: str, game: str, count: int) -> list[tuple[str, str]]:
    """Tables for one person each: id and the secret of the browser that holds the seat."""
    store = Store(database)
    rooms = Rooms(store)
    made = []
    for at in range(count):
        own = secret()
        seats = [opening.SeatOpening(HERE, f"Player {at}", "", digest(own))]
        plan = opening.Opening(game, {}, seats, False, 0, at)
        made.append((opening.open_table(rooms, plan, digest(own))[0], own))
    store.close()
    return made


Seated = tuple[ClientConnection, dict[str, Any]]


async def sit(address: str, table: tuple[str, str], few: asyncio.Semaphore) -> Seated:
    """Connect; what the table looks like."""
    id, own = table
    headers = {"cookie": f"hightable={own}"}
    where = f"{address.replace('http', 'ws')}/t/{id}/ws"
    async with few:
        socket = await connect(where, origin=address, additional_headers=headers, open_timeout=60)
        return socket, json.loads(await socket.recv())


async def play(seated: Seated, until: float, taken: list[float]) -> None:
    """Choose at random until time is up."""
    socket, said = seated
    chance = random.Random(id(socket))
    await asyncio.sleep(chance.random() * THOUGHT)
    while time.monotonic() < until:
        words = [html.unescape(word) for word in MOVE.findall(said["patch"].get("actions", ""))]
        if not words:
            break
        begun = time.monotonic()
        said = await answer(socket, chance.choice(words), said["seq"])
        taken.append(time.monotonic() - begun)
        await asyncio.sleep(THOUGHT * (0.5 + chance.random()))
    await socket.close()


async def answer(socket: ClientConnection, word: str, seq: int) -> dict[str, Any]:
    """Submit a word; the update that answers it."""
    mine = token_hex(8)
    await socket.send(json.dumps({"move": word, "seq": seq, "id": mine}))
    while True:
        said: dict[str, Any] = json.loads(await socket.recv())
        if said.get("answers") == mine:
            return said


async def load(
    address: str, tables: list[tuple[str, str]], seconds: float
) -> tuple[list[float], float]:
    """Everybody sits down first; only what happens after that is measured."""
    few = asyncio.Semaphore(8)
    seated = await asyncio.gather(*[sit(address, table, few) for table in tables])
    taken: list[float] = []
    begun = time.monotonic()
    await asyncio.gather(*[play(one, begun + seconds, taken) for one in seated])
    return taken, time.monotonic() - begun


def measure(database: str, game: str, count: int, seconds: float) -> str:
    tables = open_tables(database, game, count)
    with running(database) as address:
        taken, passed = asyncio.run(load(address, tables, seconds))
    taken.sort()
    p50, p95 = (taken[int(len(taken) * part)] * 1000 for part in (0.5, 0.95))
    return f"{count:>7}{len(taken):>9}{len(taken) / passed:>10.1f}{p50:>10.0f}{p95:>10.0f}"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--game", default="newton")
    parser.add_argument("--database", help="default: a new SQLite file for each line")
    args = parser.parse_args()
    print(f"{'tables':>7}{'moves':>9}{'moves/s':>10}{'p50 ms':>10}{'p95 ms':>10}")
    for count in args.tables:
        with tempfile.TemporaryDirectory() as folder:
            database = args.database or f"sqlite:///{Path(folder) / 'load.sqlite'}"
            print(measure(database, args.game, count, args.seconds), flush=True)


if __name__ == "__main__":
    main()
