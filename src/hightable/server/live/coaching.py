"""Hints at a table: thought out in a worker, told to whoever asked, and counted."""

from __future__ import annotations

import json
from typing import Any

from hightable.bots.explain import advice_of
from hightable.kernel import Refused
from hightable.server.live.audience import Viewer
from hightable.server.live.bots import Task, advise
from hightable.server.live.tables import Live
from hightable.server.page import hint
from hightable.server.page.viewpoint import Viewpoint, look
from hightable.server.store.hints import may_hint
from hightable.server.store.rooms import Room
from hightable.server.store.seats import WATCHER
from hightable.server.store.sittings import AGREED, HINT, Sitting, note
from hightable.server.threads import in_thread

SAME = 0


class Coaching:
    """The coach of all tables; the same position gets the same advice."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.store = live.rooms.store

    async def hint(self, viewer: Viewer) -> dict[str, Any]:
        """What the doctor would do here, and why, for the one who is asked."""
        room = await self.live.room(viewer.id)
        ready = self.live.audience.ready.get((room.id, viewer.holder), WATCHER)
        seen = look(room, viewer.who, ready)
        seq, task = await in_thread(prepared, room, seen)
        names = (viewer.client, room.row.host, room.id)
        said = await self.live.driver.thinkers.slow.do(names, advise, task)
        if room.seq != seq:
            raise Refused("server.hint_late")
        await in_thread(self.count, room, task.seat)
        advice = [advice_of(plain) for plain in json.loads(said)]
        shown = hint.panel(room, seen, advice)
        return {"hint": shown, "marks": [one.plan or (one.word,) for one in advice]}

    def count(self, room: Room, seat: int) -> None:
        """Once for each decision."""
        move, name = len(room.table.moves), room.seats[seat].name
        sitting = Sitting(move, seat, HINT, name, name, "")
        if sitting not in room.sittings:
            self.write(room, sitting)

    async def agree(self, room: Room, held: list[int]) -> None:
        """Whoever holds these seats is content with hints at this table."""
        for seat in held:
            name = room.seats[seat].name
            sitting = Sitting(len(room.table.moves), seat, AGREED, name, name, "")
            await in_thread(self.write, room, sitting)

    def write(self, room: Room, sitting: Sitting) -> None:
        note(self.store, room.id, sitting)
        self.live.rooms.refresh(room.id)
        self.live.audience.show(room.id)


def prepared(room: Room, seen: Viewpoint) -> tuple[int, Task]:
    """What the coach shall think about, if it may be asked."""
    with room.lock:
        if not seen.may_choose(room) or not may_hint(room):
            raise Refused("server.no_hint")
        return room.seq, Task(room.table, room.turn, "", SAME)
