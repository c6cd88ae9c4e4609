"""Bots that move on: at every table where it is a bot's turn, until a person is asked."""

from __future__ import annotations

import asyncio
import logging
from random import random

from hightable.kernel import Fault
from hightable.server.live.audience import Audience, Recent
from hightable.server.live.bots import Task, Thinkers
from hightable.server.store.database import OUTAGE
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.seats import BOT, secret
from hightable.server.store.submits import MOVE, REFUSED, STORED, Submit
from hightable.server.threads import in_thread

LOG = logging.getLogger("hightable")
REST = 30.0
OUTAGE_WAIT = 5.0


class Driver:
    """Moves for the bots of this process, one task a table."""

    def __init__(self, rooms: Rooms, audience: Audience) -> None:
        self.rooms = rooms
        self.audience = audience
        self.thinkers = Thinkers()
        self.moves = 0
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.called: dict[str, float] = {}
        self.owners: Recent[str, str] = Recent()

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()

    def own(self, id: str, client: str) -> None:
        """Whose table it is, for a fair share of the bots' time."""
        self.owners[id] = client

    def nudge(self, id: str) -> None:
        """Let the bots of a table go on, if it is their turn."""
        room = self.rooms.rooms.get(id)
        if room is not None and not bot_level(room):
            return
        self.called[id] = now()
        running = self.tasks.get(id)
        if running is None or running.done():
            self.tasks[id] = asyncio.create_task(self.drive(id))

    def left(self, id: str) -> None:
        """Somebody has left: the bots go on for a while."""
        if id in self.tasks:
            self.called[id] = now()

    async def drive(self, id: str) -> None:
        """Move for bots until a person is asked or all have left; a fault stays in the log."""
        try:
            while not self.deserted(id) and await self.step_in_time(id):
                pass
        except asyncio.CancelledError:
            raise
        except Fault as wrong:
            LOG.info("bots rest at %s: %s", id, wrong)
        except Exception:
            LOG.exception("bots stopped at %s", id)
        finally:
            self.tasks.pop(id, None)
            self.called.pop(id, None)

    def deserted(self, id: str) -> bool:
        """Nobody has been there for a while: the bots rest until somebody comes."""
        return id not in self.audience.viewers and now() - self.called[id] > REST

    async def step_in_time(self, id: str) -> bool:
        """While the database does not answer the bots wait for it."""
        try:
            return await self.step(id)
        except OUTAGE as lost:
            LOG.warning("bots wait for the database (%s)", type(lost).__name__)
            await asyncio.sleep(OUTAGE_WAIT * random())
            return True

    async def step(self, id: str) -> bool:
        """One move of a bot, after a beat; False when it is nobody's or a person's turn."""
        room = await in_thread(self.rooms.room, id)
        if not bot_level(room):
            return False
        if not room.table.state.is_ending:
            await asyncio.sleep(room.row.pace / 1000)
            await self.audience.all_shown(id)
        seat, seq, task = await in_thread(prepare, room)
        if task is None:
            return True
        owner = self.owners.get(id, room.row.host)
        names = (owner, room.row.host, id)
        word = task if isinstance(task, str) else await self.thinkers.choose(task, names)
        said = Submit(MOVE, word, seq, f"bot-{secret()[:20]}")
        answer = await in_thread(self.rooms.submit, id, [seat], said)
        if answer.status == STORED:
            self.moves += 1
            self.audience.show(id)
        return answer.status != REFUSED


def now() -> float:
    return asyncio.get_running_loop().time()


def bot_level(room: Room) -> str:
    turn = room.turn
    if room.missing or room.is_closed or turn < 0 or room.seats[turn].kind != BOT:
        return ""
    return room.seats[turn].level


def prepare(room: Room) -> tuple[int, int, Task | str | None]:
    """What the bot whose turn it is shall think about, and the number it will answer; a turn that
    is over is confirmed without a thought."""
    with room.lock:
        level = bot_level(room)
        if not level:
            return -1, room.seq, None
        if room.table.state.is_ending:
            return room.turn, room.seq, room.table.legal()[0]
        return room.turn, room.seq, Task(room.table, room.turn, level)
