"""Live tables: moves come in, everybody is woken, bots move on.

A viewer is woken, not sent to: it draws the newest table when it gets to it, so a slow one
skips steps and nobody waits. Several processes tell each other through the database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from importlib import import_module

from hightable.kernel import Fault
from hightable.server.limits import Rate
from hightable.server.live.audience import Audience, Viewer
from hightable.server.live.chat import Chats
from hightable.server.live.driver import Driver
from hightable.server.live.storing import Storing
from hightable.server.store.backup import last_restored
from hightable.server.store.bell import LONGEST, Bell
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.submits import STORED, Answer, Submit
from hightable.server.store.tables import EVERYTHING, SAID, numbers, waiting_for_bots
from hightable.server.threads import in_thread

LOG = logging.getLogger("hightable")
POLL, SELDOM = 0.5, 5.0
RETRY, LONGEST_RETRY = 0.25, 5.0
RESUME = 500


class Live:
    """The tables that are being looked at or played by bots in this process."""

    def __init__(self, rooms: Rooms, chats: Rate) -> None:
        self.rooms = rooms
        self.audience = Audience(rooms)
        self.driver = Driver(rooms, self.audience)
        self.chats = Chats(self.audience, chats)
        self.storing = Storing(rooms)
        self.moves = 0
        self.listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.listening = asyncio.create_task(listen(self))
        for id in await in_thread(waiting_for_bots, self.rooms.store, RESUME):
            self.driver.nudge(id)

    async def stop(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        await self.driver.stop()

    async def room(self, id: str) -> Room:
        """A table; only one that must be loaded takes time."""
        found = self.rooms.at_hand(id)
        return found if found is not None else await in_thread(self.rooms.room, id)

    def join(self, viewer: Viewer) -> None:
        self.audience.add(viewer)
        self.driver.nudge(viewer.id)

    def leave(self, viewer: Viewer) -> None:
        self.audience.remove(viewer)
        self.driver.left(viewer.id)

    async def submit(self, id: str, holder: str, said: Submit) -> Answer:
        """Store a move of a browser, then show it to everybody."""
        room = await self.room(id)
        answer = await self.storing.quickly(room, holder, said)
        if answer is None:
            answer = await in_thread(self.rooms.carefully, room, holder, said)
        if answer.status == STORED:
            self.moves += 1
            self.changed(id)
        return answer

    def changed(self, id: str) -> None:
        self.audience.show(id)
        self.driver.nudge(id)

    def knows_seats(self, id: str, sittings: int) -> bool:
        """Have the seats been read since somebody sat down or got up last?"""
        room = self.rooms.rooms.get(id)
        return room is None or len(room.sittings) == sittings

    async def heard(self, id: str, seq: int) -> None:
        """Another process may have changed a table: read it again and show it."""
        if id == EVERYTHING:
            self.renewed()
            return
        if seq == SAID:
            await self.chats.spread(id)
            return
        room = self.rooms.rooms.get(id)
        if room is None or (0 <= seq <= room.seq):
            return
        if is_idle(self, id):
            self.rooms.forget(id)
            return
        await self.storing.done(id)
        if 0 <= seq <= room.seq:
            return
        if seq >= 0 and await in_thread(has_made, room, seq):
            return
        try:
            await in_thread(self.rooms.refresh, id)
        except Fault as wrong:
            LOG.info("nothing new of %s: %s", id, wrong)
        self.changed(id)

    def renewed(self) -> None:
        """A backup was put back: nothing that is in memory counts."""
        for id in list(self.rooms.rooms):
            self.rooms.forget(id)
        for id in list(self.audience.viewers):
            self.changed(id)

    async def catch_up(self) -> None:
        """After a time of hearing nothing: read what is looked at again, and forget the rest."""
        for id in list(self.rooms.rooms):
            if is_idle(self, id):
                self.rooms.forget(id)
        for id in list(self.audience.viewers):
            await self.heard(id, -1)


def has_made(room: Room, seq: int) -> bool:
    """Was the move of that number made here? Whoever is storing it is waited for."""
    with room.lock:
        return seq <= room.seq


def is_idle(live: Live, id: str) -> bool:
    """Nobody looks at a table here, and no bot plays."""
    return id not in live.audience.viewers and id not in live.driver.tasks


async def listen(live: Live) -> None:
    """Hear what other processes do, for as long as the server runs, whatever happens."""
    hear: Callable[[Live], Awaitable[None]] = polls
    if live.rooms.store.engine.dialect.name == "postgresql":
        hear = import_module("hightable.server.live.pg_notify").hear_notices
    elif live.rooms.store.bell is not None:
        hear = partial(hear_bell, bell=live.rooms.store.bell)
    wait = RETRY
    while True:
        begun = time.monotonic()
        try:
            await hear(live)
        except Exception as lost:
            LOG.warning("the database does not answer (%s); trying again", type(lost).__name__)
        wait = RETRY if time.monotonic() - begun > LONGEST_RETRY else min(2 * wait, LONGEST_RETRY)
        await asyncio.sleep(wait)


async def hear_bell(live: Live, bell: Bell) -> None:
    """Processes that share a file ring for each other; one that missed a ring asks in time."""
    loop = asyncio.get_running_loop()
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(polls(live, SELDOM))
        while True:
            id, _, seq = (await loop.sock_recv(bell.own, LONGEST)).decode().partition(" ")
            await live.heard(id, int(seq))


async def polls(live: Live, each: float = POLL) -> None:
    """SQLite does not tell: ask, for the tables somebody looks at."""
    await live.catch_up()
    known = await in_thread(last_restored, live.rooms.store)
    while True:
        await asyncio.sleep(each)
        known, before = await in_thread(last_restored, live.rooms.store), known
        if known != before:
            live.renewed()
        if live.audience.viewers:
            await live.chats.look()
            watched = list(live.audience.viewers)
            found = await in_thread(numbers, live.rooms.store, watched)
            for id in watched:
                seq, sat = found.get(id, (-1, -1))
                await live.heard(id, seq if live.knows_seats(id, sat) else -1)
