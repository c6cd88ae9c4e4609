"""Who is at which table, in all processes: each says now and then, in the database, who is there.

Whoever has not been seen anywhere for a while is away.
"""

from __future__ import annotations

import asyncio
import logging
import time

from hightable.server.live.audience import Audience, Recent, Viewer
from hightable.server.store.database import OUTAGE
from hightable.server.store.rooms import Room
from hightable.server.store.sittings import last_seen, mark_seen
from hightable.server.threads import in_thread

LOG = logging.getLogger("hightable")
BEAT = 20.0
LONG_AWAY = 60.0


class Presence:
    """Says who is here and reads who is elsewhere."""

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.store = audience.rooms.store
        self.shown: Recent[str, set[int]] = Recent()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.beats())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def beats(self) -> None:
        """As long as the server runs, whatever happens to the database."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except OUTAGE as lost:
                LOG.warning("nobody is seen: no database (%s)", type(lost).__name__)

    async def beat(self) -> None:
        """Say who is here; where somebody has been away for long by now, show it."""
        ids = list(self.audience.viewers)
        if not ids:
            return
        await in_thread(mark_seen, self.store, self.here())
        for id, seen in (await in_thread(last_seen, self.store, ids)).items():
            room = self.audience.rooms.at_hand(id)
            if room is not None:
                room.seen = seen
                gone = self.long_away(room)
                if gone != self.shown.get(id, set()):
                    self.audience.show(id)
                self.shown[id] = gone

    def here(self) -> list[tuple[str, str]]:
        """The holders of seats who are at their tables in this process."""
        everybody = [viewer for viewers in self.audience.viewers.values() for viewer in viewers]
        return [(viewer.id, viewer.holder) for viewer in everybody if self.audience.sits(viewer)]

    async def note(self, viewer: Viewer) -> None:
        """Someone comes or leaves: they have been here just now."""
        room = self.audience.rooms.at_hand(viewer.id)
        if room is None or not self.audience.sits(viewer):
            return
        mine = {seat.seat: time.time() for seat in room.seats if seat.holder == viewer.holder}
        room.seen = room.seen | mine
        try:
            await in_thread(mark_seen, self.store, [(viewer.id, viewer.holder)])
        except OUTAGE as lost:
            LOG.warning("not seen: no database (%s)", type(lost).__name__)

    def away(self, room: Room) -> dict[int, float]:
        """The people who are not here, with the seconds since they were seen anywhere."""
        now = time.time()
        return {
            seat.seat: now - room.seen.get(seat.seat, now)
            for seat in room.seats
            if seat.holder and not self.audience.is_here(room.id, seat.holder)
        }

    def long_away(self, room: Room) -> set[int]:
        """The seats whose holders have been nowhere for so long that others may act for them."""
        return {seat for seat, gone in self.away(room).items() if gone >= LONG_AWAY}
