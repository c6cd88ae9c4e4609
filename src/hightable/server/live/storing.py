"""Moves on their way to the store: made between two messages, shown once the journal has them.

No thread waits for a move; what is stored is made here too, even if its sender has left meanwhile.
"""

from __future__ import annotations

import asyncio

from hightable.server.store.rooms import Made, Room, Rooms, made_of
from hightable.server.store.submits import Answer, Submit
from hightable.server.threads import in_thread


class Storing:
    """The moves of this process that are being stored, one task each; `tasks` has the last one of
    each table."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.tasks: dict[str, asyncio.Task[Answer | None]] = {}

    async def quickly(self, room: Room, holder: str, said: Submit) -> Answer | None:
        """Store a move that is possible; None where others are at work on the table, or it is not
        as we know it."""
        if not room.lock.acquire(blocking=False):
            return None
        try:
            made = made_of(room, holder, said)
        finally:
            room.lock.release()
        if made is None:
            return None
        task = self.tasks[room.id] = asyncio.create_task(self.store(made))
        return await asyncio.shield(task)

    async def store(self, made: Made) -> Answer | None:
        id, mine = made.room.id, asyncio.current_task()
        try:
            stored = await asyncio.wrap_future(self.rooms.store.journal.begin(made.written))
            return await self.adopt(made) if stored else None
        finally:
            if self.tasks.get(id) is mine:
                del self.tasks[id]

    async def adopt(self, made: Made) -> Answer:
        """At once, unless somebody else is at work on the table."""
        if not made.room.lock.acquire(blocking=False):
            return await in_thread(self.rooms.adopt, made)
        try:
            return self.rooms.adopt(made)
        finally:
            made.room.lock.release()

    async def done(self, id: str) -> None:
        """Whatever is on its way at a table has been stored, or was not."""
        if id in self.tasks:
            await asyncio.wait([self.tasks[id]])
