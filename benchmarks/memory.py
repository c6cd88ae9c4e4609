"""How much memory the server and the workers of its bots take, over very many decisions.

    python benchmarks/memory.py [--decisions 100000] [--tables 8] [--database URL]

A person and a bot at each table, all games, another table as soon as one is over. Few tables are
kept in memory, so that what grows is what is never let go.
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
from itertools import count
from pathlib import Path
from secrets import token_hex

import psutil
from load import sit
from server import running

import hightable
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Rooms
from hightable.server.store.seats import BOT, HERE, digest, secret

MOVE = re.compile(r'data-move="([^"]+)"')
LIMITS = ("tables_kept=16", "messages=50000/5000")
WARM, STEPS = 0.2, 20
MEGABYTE = 1 << 20
THOUSAND = 1000


class Players:
    """Those who play, and how many moves they and their bots have made."""

    def __init__(self, store: Store, address: str, most: int) -> None:
        self.rooms = Rooms(store, 1)
        self.address = address
        self.most = most
        self.made = 0
        self.few = asyncio.Semaphore(8)
        self.seeds = count()

    def open(self, game: str) -> tuple[str, str]:
        """A table for a person and a bot: its id, and the secret of the person's browser."""
        own = secret()
        seats = [opening.SeatOpening(HERE, "Ada", "", digest(own))]
        seats.append(opening.SeatOpening(BOT, "Blaise", "freshman"))
        plan = opening.Opening(game, {}, seats, False, 0, next(self.seeds))
        return opening.open_table(self.rooms, plan, digest(own))[0], own

    async def play(self, game: str) -> None:
        """One table after the other, until all have made enough moves."""
        while self.made < self.most:
            socket, said = await sit(self.address, self.open(game), self.few)
            shown = dict(said["patch"])
            made = seq = said["seq"]
            while "ending-title" not in "".join(shown.values()) and self.made < self.most:
                words = [html.unescape(word) for word in MOVE.findall(shown["actions"])]
                if words:
                    move = {"move": random.choice(words), "seq": seq, "id": token_hex(8)}
                    await socket.send(json.dumps(move))
                said = json.loads(await socket.recv())
                shown |= said.get("patch", {})
                seq = said.get("seq", seq)
                self.made, made = self.made + seq - made, seq
            await socket.close()


def memory() -> tuple[float, float]:
    """What the server takes, and all of its workers, in MB."""
    (server,) = [one for one in psutil.Process().children() if "serve" in one.cmdline()]
    workers = [one for one in server.children() if "spawn_main" in " ".join(one.cmdline())]
    taken = [one.memory_info().rss / MEGABYTE for one in (server, *workers)]
    return taken[0], sum(taken[1:])


async def watch(players: Players) -> list[tuple[int, float, float]]:
    """Write down what is taken, again and again."""
    found: list[tuple[int, float, float]] = []
    begun = time.monotonic()
    while players.made < players.most:
        await asyncio.sleep(0.1)
        if players.made >= players.most * len(found) / STEPS:
            found.append((players.made, *memory()))
            made, server, workers = found[-1]
            rate = made / (time.monotonic() - begun)
            print(f"{made:>9}{rate:>9.0f}{server:>12.1f}{workers:>12.1f}", flush=True)
    return found


async def run(players: Players, tables: int) -> list[tuple[int, float, float]]:
    games = hightable.games()
    playing = [players.play(games[at % len(games)]) for at in range(tables)]
    found, *_ = await asyncio.gather(watch(players), *playing)
    return found


def growth(found: list[tuple[int, float, float]]) -> str:
    """From when all is loaded to the end, for every thousand decisions."""
    warm = [row for row in found if row[0] >= WARM * found[-1][0]]
    first, last = warm[0], warm[-1]
    done = (last[0] - first[0]) / THOUSAND
    server, workers = ((last[at] - first[at]) * 1024 / done for at in (1, 2))
    return f"growth, KB for a thousand decisions: server {server:.1f}, workers {workers:.1f}"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--database", help="default: a new SQLite file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{Path(folder) / 'memory.sqlite'}"
        with running(database, *LIMITS) as address:
            players = Players(Store(database), address, args.decisions)
            print(f"{'decisions':>9}{'a second':>9}{'server MB':>12}{'workers MB':>12}")
            print(growth(asyncio.run(run(players, args.tables))))
            players.rooms.store.close()


if __name__ == "__main__":
    main()
