"""Pictures of tables: each is drawn once, for everybody who sees the table alike.

A hundred watchers of a table get the same picture and the same message about what has changed.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable, Hashable

from hightable.server.live.fair import FairShare, Names
from hightable.server.page import screen
from hightable.server.store.rooms import Room
from hightable.server.threads import in_thread

KEEP = 64
MESSAGES = 4


class Picture:
    """A frame, and the messages that lead to it from what was sent before."""

    def __init__(self, frame: screen.Frame) -> None:
        self.frame = frame
        self.marks = screen.marks(frame)
        self.messages: list[tuple[screen.Marks, str]] = []

    def message(self, sent: screen.Marks) -> str:
        """What changed since `sent`, as text; made once for all who were sent the same."""
        for known, text in self.messages:
            if known is sent:
                return text
        text = json.dumps(screen.message(self.frame, sent))
        self.messages = [*self.messages[-MESSAGES + 1 :], (sent, text)]
        return text


class Frames:
    """The last pictures that were drawn for several, and those that are being drawn."""

    def __init__(self, share: FairShare) -> None:
        self.share = share
        self.pictures: OrderedDict[Hashable, asyncio.Task[Picture]] = OrderedDict()

    async def picture(
        self, key: Hashable, names: Names, room: Room, draw: Callable[[], screen.Frame]
    ) -> Picture:
        """The picture of this key, drawn by whoever asks first."""
        found = self.pictures.get(key)
        if found is None:
            found = asyncio.create_task(self.drawn(key, names, room, draw))
            self.pictures[key] = found
            while len(self.pictures) > KEEP:
                self.pictures.popitem(last=False)
        self.pictures.move_to_end(key)
        return await asyncio.shield(found)

    async def drawn(
        self, key: Hashable, names: Names, room: Room, draw: Callable[[], screen.Frame]
    ) -> Picture:
        try:
            return await self.for_one(names, room, draw)
        except BaseException:
            self.pictures.pop(key, None)
            raise

    async def for_one(self, names: Names, room: Room, draw: Callable[[], screen.Frame]) -> Picture:
        """A picture for somebody who looks on alone: nobody else will ask for it."""
        async with self.share.turn(*names):
            return Picture(await drawn_of(room, draw))


async def drawn_of(room: Room, draw: Callable[[], screen.Frame]) -> screen.Frame:
    """At once, for it takes a moment only, and then whoever came meanwhile is let in; beside the
    loop where it may take longer: the end of a game, or a table that is just being written."""
    if room.table.over or not room.lock.acquire(blocking=False):
        return await in_thread(draw)
    try:
        frame = draw()
    finally:
        room.lock.release()
    await asyncio.sleep(0)
    return frame
