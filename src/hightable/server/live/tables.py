"""Live tables: who watches what, waking them when a table changes, and bots that move on.

A viewer is woken, not sent to: it draws the newest table when it gets to it, so a slow one
skips steps and nobody waits. Several processes tell each other through the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from importlib import import_module
from itertools import islice
from random import random
from typing import Any, TypeVar

from anyio import to_thread

from hightable.kernel import Fault
from hightable.server.live.bots import Task, Thinkers
from hightable.server.store.database import OUTAGE
from hightable.server.store.moves import numbers, waiting_for_bots
from hightable.server.store.rooms import MOVE, STORED, Answer, Room, Rooms, Submit
from hightable.server.store.seats import BOT, secret

LOG = logging.getLogger("hightable")
POLL = 0.5
RETRY, LONGEST_RETRY = 0.25, 5.0
RESUME = 500
PATIENCE = 0.25
WAITED_FOR = 8
REST = 30.0
CROWD = 8
EACH_WATCHER, LONGEST_DELAY = 0.004, 1.0
REMEMBERED = 10_000
Result = TypeVar("Result")
Key = TypeVar("Key")
Value = TypeVar("Value")


class Recent(OrderedDict[Key, Value]):
    """What was heard of last; the rest is forgotten."""

    def __setitem__(self, key: Key, value: Value) -> None:
        super().__setitem__(key, value)
        while len(self) > REMEMBERED:
            self.popitem(last=False)


class Viewer:
    """Someone at a table, or looking on: woken when there is something new to draw."""

    def __init__(self, id: str, holder: str, client: str) -> None:
        self.id = id
        self.holder = holder
        self.client = client
        self.board: int | None = None
        self.sent: dict[str, str] = {}
        self.wake = asyncio.Event()
        self.shown = asyncio.Event()
        self.shown.set()

    def call(self) -> None:
        """There is something new to draw."""
        self.shown.clear()
        self.wake.set()


class Live:
    """The tables that are being looked at or played by bots in this process."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self.viewers: dict[str, set[Viewer]] = {}
        self.bots: dict[str, asyncio.Task[None]] = {}
        self.called: dict[str, float] = {}
        self.owners: Recent[str, str] = Recent()
        self.ready: Recent[tuple[str, str], int] = Recent()
        self.watch: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.watch = asyncio.create_task(listen(self))
        for id in await in_thread(waiting_for_bots, self.rooms.store, RESUME):
            self.nudge(id)

    async def stop(self) -> None:
        tasks = [*self.bots.values(), *([self.watch] if self.watch else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()

    async def room(self, id: str) -> Room:
        """A table; only one that must be loaded takes time."""
        found = self.rooms.at_hand(id)
        return found if found is not None else await in_thread(self.rooms.room, id)

    def join(self, viewer: Viewer) -> None:
        self.viewers.setdefault(viewer.id, set()).add(viewer)
        self.nudge(viewer.id)
        if self.sits(viewer):
            self.others(viewer)

    def leave(self, viewer: Viewer) -> None:
        left = self.viewers.get(viewer.id, set())
        left.discard(viewer)
        if not left:
            self.viewers.pop(viewer.id, None)
            if viewer.id in self.bots:
                self.called[viewer.id] = now()
        if self.sits(viewer):
            self.others(viewer)

    def sits(self, viewer: Viewer) -> bool:
        """Someone with a seat: the others are shown whether they are there."""
        room = self.rooms.rooms.get(viewer.id)
        seats = room.seats if room is not None and viewer.holder else []
        return any(seat.holder == viewer.holder for seat in seats)

    def own(self, id: str, client: str) -> None:
        """Whose table it is, for a fair share of the bots' time."""
        self.owners[id] = client

    def delay(self, viewer: Viewer) -> float:
        """How long a watcher in a crowd waits: it is shown the table over a moment, not at once."""
        crowd = len(self.viewers.get(viewer.id, ()))
        if crowd <= CROWD or self.sits(viewer):
            return 0.0
        return min(LONGEST_DELAY, EACH_WATCHER * crowd) * random()

    def others(self, viewer: Viewer) -> None:
        for other in self.viewers.get(viewer.id, set()) - {viewer}:
            other.call()

    def is_here(self, id: str, holder: str) -> bool:
        """Is someone at a table, in this process?"""
        return any(viewer.holder == holder for viewer in self.viewers.get(id, ()))

    def knows_seats(self, id: str, sittings: int) -> bool:
        """Have the seats been read since somebody sat down or got up last?"""
        room = self.rooms.rooms.get(id)
        return room is None or len(room.sittings) == sittings

    async def submit(self, id: str, seats: list[int], said: Submit) -> Answer:
        """Store a move, then show it to everybody."""
        answer = await in_thread(self.rooms.submit, id, seats, said)
        if answer.status == STORED:
            self.changed(id)
        return answer

    def changed(self, id: str) -> None:
        self.show(id)
        self.nudge(id)

    def show(self, id: str) -> None:
        for viewer in self.viewers.get(id, ()):
            viewer.call()

    def nudge(self, id: str) -> None:
        """Let the bots of a table go on, if it is their turn."""
        self.called[id] = now()
        running = self.bots.get(id)
        if running is None or running.done():
            self.bots[id] = asyncio.create_task(self.drive(id))

    async def drive(self, id: str) -> None:
        """Move for bots until a person is asked or all have left; a fault stays in the log."""
        try:
            while not self.deserted(id) and await self.bot_step_in_time(id):
                pass
        except asyncio.CancelledError:
            raise
        except Fault as wrong:
            LOG.info("bots rest at %s: %s", id, wrong)
        except Exception:
            LOG.exception("bots stopped at %s", id)
        finally:
            self.bots.pop(id, None)
            self.called.pop(id, None)

    def deserted(self, id: str) -> bool:
        """Nobody has been there for a while: the bots rest until somebody comes."""
        return id not in self.viewers and now() - self.called[id] > REST

    async def bot_step_in_time(self, id: str) -> bool:
        """While the database does not answer the bots wait for it."""
        try:
            return await self.bot_step(id)
        except OUTAGE as lost:
            LOG.warning("bots wait for the database (%s)", type(lost).__name__)
            await asyncio.sleep(LONGEST_RETRY * random())
            return True

    async def bot_step(self, id: str) -> bool:
        """One move of a bot, after a beat; False when it is nobody's or a person's turn."""
        room = await self.room(id)
        level = bot_level(room)
        if not level:
            return False
        await asyncio.sleep(room.row.pace / 1000)
        await self.all_shown(id)
        seat, seq, task = await in_thread(prepare, room)
        if task is None:
            return True
        owner = self.owners.get(id, room.row.host)
        word = await self.thinkers.choose(task, (owner, room.row.host, id))
        answer = await in_thread(
            self.rooms.submit, id, [seat], Submit(MOVE, word, seq, f"bot-{secret()[:20]}")
        )
        if answer.status == STORED:
            self.show(id)
        return True

    async def all_shown(self, id: str) -> None:
        """Whoever is quick has seen the last move before a bot thinks about the next."""
        some = islice(self.viewers.get(id, ()), WAITED_FOR)
        waiting = [asyncio.create_task(viewer.shown.wait()) for viewer in some]
        if waiting:
            _, late = await asyncio.wait(waiting, timeout=PATIENCE)
            for task in late:
                task.cancel()

    async def heard(self, id: str, seq: int) -> None:
        """Another process may have changed a table: read it again and show it."""
        room = self.rooms.rooms.get(id)
        if room is None or (0 <= seq <= room.seq):
            return
        try:
            await in_thread(self.rooms.refresh, id)
        except Fault as wrong:
            LOG.info("nothing new of %s: %s", id, wrong)
        self.changed(id)

    async def catch_up(self) -> None:
        """After a time of hearing nothing: read what is looked at again, and forget the rest."""
        for id in list(self.rooms.rooms):
            if id not in self.viewers and id not in self.bots:
                self.rooms.forget(id)
        for id in list(self.viewers):
            await self.heard(id, -1)


def now() -> float:
    return asyncio.get_running_loop().time()


def bot_level(room: Room) -> str:
    turn = room.turn
    if room.missing or turn < 0 or room.seats[turn].kind != BOT:
        return ""
    return room.seats[turn].level


def prepare(room: Room) -> tuple[int, int, Task | None]:
    """What the bot whose turn it is shall think about, and the number it will answer."""
    with room.lock:
        level = bot_level(room)
        if not level:
            return -1, room.seq, None
        return room.turn, room.seq, Task(room.table, room.turn, level)


async def in_thread(work: Callable[..., Result], *given: Any) -> Result:
    """Do what may wait (for the database, for a worker) beside the loop."""
    return await to_thread.run_sync(work, *given)


async def listen(live: Live) -> None:
    """Hear what other processes do, for as long as the server runs, whatever happens."""
    hear = polls
    if live.rooms.store.engine.dialect.name == "postgresql":
        hear = import_module("hightable.server.live.pg_notify").hear_notices
    wait = RETRY
    while True:
        begun = now()
        try:
            await hear(live)
        except Exception as lost:
            LOG.warning("the database does not answer (%s); trying again", type(lost).__name__)
        wait = RETRY if now() - begun > LONGEST_RETRY else min(2 * wait, LONGEST_RETRY)
        await asyncio.sleep(wait)


async def polls(live: Live) -> None:
    """SQLite does not tell: ask, for the tables somebody looks at."""
    await live.catch_up()
    while True:
        await asyncio.sleep(POLL)
        if live.viewers:
            found = await in_thread(numbers, live.rooms.store, list(live.viewers))
            for id, (seq, sat) in found.items():
                await live.heard(id, seq if live.knows_seats(id, sat) else -1)
