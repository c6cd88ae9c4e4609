"""Looking back at a finished game: what each decision was worth, as a bot sees it.

A worker weighs every decision once, with what the player could see; the answer is stored with the
table and shown to everybody who looks at its replay.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from hightable.kernel.record import write
from hightable.server.live.bots import SLOW_NICE, Workers, look_back
from hightable.server.store.database import Store
from hightable.server.store.hints import note_of
from hightable.server.store.reviews import keep_review
from hightable.server.store.reviews import review as stored_review
from hightable.server.store.rooms import Room
from hightable.server.threads import in_thread

LOG = logging.getLogger("hightable")
KEEP = 64
MOST_DECISIONS = 3000
COSTLIEST = 3
Review = list[dict[str, Any]]


class Reviews:
    """Reviews of finished games: those at hand, those stored, and one that is being made.

    They have a worker of their own, so that no bot at a table waits for them.
    """

    def __init__(self, store: Store, tell: Callable[[str], None]) -> None:
        self.store = store
        self.workers = Workers(1, SLOW_NICE)
        self.tell = tell
        self.known: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def find(self, room: Room) -> Review | None:
        """The review of a game that is over, if there is one."""
        key = (room.id, room.seq)
        if key not in self.known and room.table.over:
            kept = stored_review(self.store, room.id)
            if kept is not None and kept.seq == room.seq:
                self.keep(key, json.loads(kept.body))
        return self.known.get(key)

    def keep(self, key: tuple[str, int], review: Review) -> None:
        self.known[key] = review
        while len(self.known) > KEEP:
            self.known.popitem(last=False)

    def ask(self, room: Room, client: str) -> None:
        """Have a finished game looked back at, unless that is done or being done."""
        few = len(room.table.moves) <= MOST_DECISIONS
        if room.table.over and few and room.id not in self.tasks:
            self.tasks[room.id] = asyncio.create_task(self.make(room, client))

    async def make(self, room: Room, client: str) -> None:
        """Weigh in a worker, one game at a time; a fault stays in the log."""
        try:
            if await in_thread(self.find, room) is None:
                await self.weigh(room, client)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("the game of %s was not looked back at", room.id)
        finally:
            self.tasks.pop(room.id, None)

    async def weigh(self, room: Room, client: str) -> None:
        seq, record = await in_thread(written, room)
        body = await self.workers.do((client, room.id), look_back, record)
        await in_thread(keep_review, self.store, room.id, seq, body)
        self.keep((room.id, seq), json.loads(body))
        self.tell(room.id)

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()


def written(room: Room) -> tuple[int, str]:
    """The record of a game, and its number."""
    with room.lock:
        return room.seq, write(room.table, note_of(room), names=False)


def course(review: Review, seat: int, moves: int) -> list[float]:
    """After each move, by how many points a seat would win, as it last could see."""
    own = {step["move"]: step["worth"] for step in review if step["seat"] == seat}
    now = next(iter(own.values()), 0.0)
    found = []
    for move in range(moves + 1):
        now = own.get(move, now)
        found.append(float(now))
    return found


def costliest(review: Review, seat: int) -> Review:
    """The decisions that cost a seat most, the worst first."""
    own = [step for step in review if step["seat"] == seat and step["loss"] > 0]
    return sorted(own, key=lambda step: -float(step["loss"]))[:COSTLIEST]


def lost_at(review: Review, seat: int, move: int) -> dict[str, Any] | None:
    """The decision of a seat at a position, if another one was better."""
    own = (step for step in review if step["seat"] == seat and step["move"] == move)
    return next((step for step in own if step["loss"] > 0), None)
