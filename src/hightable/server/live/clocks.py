"""Clocks: whoever lets the time of a move run out has a bot play on, and can come back any time."""

from __future__ import annotations

import asyncio
import logging
import time

from hightable.kernel import Fault
from hightable.server.live.audience import Recent
from hightable.server.live.tables import Live
from hightable.server.store.clocks import Due, due, take_over
from hightable.server.store.database import OUTAGE
from hightable.server.store.rooms import Room
from hightable.server.store.seats import BOT
from hightable.server.threads import in_thread

LOG = logging.getLogger("hightable")
BEAT = 2.0
Stand = tuple[int, int]


class Clocks:
    """Looks at the clocks of all tables, for as long as the server runs."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.begun: Recent[str, tuple[Stand, float]] = Recent()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.beats())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                for late in await in_thread(due, self.live.rooms.store):
                    await self.run_out(late)
            except OUTAGE as lost:
                LOG.warning("clocks stand still: no database (%s)", type(lost).__name__)

    async def run_out(self, late: Due) -> None:
        """A bot takes over; of several processes that see it one does it."""
        rooms = self.live.rooms
        try:
            room = await in_thread(rooms.refresh, late.id)
            if not room.is_closed:
                moves = len(room.table.moves)
                await in_thread(take_over, rooms.store, late, moves)
                await in_thread(rooms.refresh, late.id)
                self.live.changed(late.id)
        except Fault as wrong:
            LOG.info("the clock of %s: %s", late.id, wrong)

    def until(self, room: Room) -> float:
        """When the time of whoever is asked runs out, as far as is known here; 0 is never."""
        runs = room.turn >= 0 and room.seats[room.turn].kind != BOT and not room.is_closed
        if not room.row.clock or not runs:
            return 0.0
        stand = (room.seq, len(room.sittings))
        known = self.begun.get(room.id)
        if known is None or known[0] != stand:
            is_stored = known is None and room.row.seq == room.seq
            known = (stand, room.row.changed if is_stored else time.time())
            self.begun[room.id] = known
        return known[1] + room.row.clock
