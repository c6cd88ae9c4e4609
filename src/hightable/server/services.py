"""What the parts of the server share: store, rooms, live tables, limits, drawing."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from functools import partial

from hightable.kernel import Fault, Refused, TooMany
from hightable.lessons.run import is_telling
from hightable.server.limits import Bucket, Limits
from hightable.server.live.audience import Viewer
from hightable.server.live.clocks import Clocks
from hightable.server.live.coaching import Coaching
from hightable.server.live.fair import FairShare
from hightable.server.live.frames import Frames, Picture
from hightable.server.live.notices import Notices
from hightable.server.live.post import Post
from hightable.server.live.presence import Presence
from hightable.server.live.reviews import Reviews
from hightable.server.live.sweeper import Sweeper
from hightable.server.live.tables import Live
from hightable.server.metrics import Metrics
from hightable.server.page import screen
from hightable.server.page.viewpoint import Onlooker, Viewpoint, look, outcomes, seen_by
from hightable.server.page.whynot import bubble
from hightable.server.store.database import Store
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.seats import WATCHER, held, secret
from hightable.server.store.tables import opened_since
from hightable.server.threads import in_thread

TICKETS = 500
DAY = 24 * 3600.0
AWAY_STEP = 30
NOTED_EACH = 2.0


class Tickets:
    """What a page was sent, until its socket connects and goes on from there."""

    def __init__(self) -> None:
        self.sent: OrderedDict[str, screen.Marks] = OrderedDict()

    def issue(self, marks: screen.Marks) -> str:
        ticket = secret()
        self.sent[ticket] = marks
        while len(self.sent) > TICKETS:
            self.sent.popitem(last=False)
        return ticket

    def pop(self, ticket: str, default: screen.Marks) -> screen.Marks:
        return self.sent.pop(ticket, default)


class Quotas:
    """What is left of the limits, client by client."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.messages = Bucket(limits.messages)
        self.messages_each = Bucket(limits.messages_each)
        self.mails = Bucket(limits.mails)
        self.openings = Bucket(limits.openings)
        self.failed_joins = Bucket(limits.failed_joins)

    def hear(self, client: str, holder: str) -> None:
        """A message; a browser has its quota, and an address has one for all of its browsers."""
        mine = not holder or self.messages.take(holder)
        if not mine or not self.messages_each.take(client):
            raise TooMany("server.too_fast")

    def join_failed(self, client: str, id: str) -> None:
        """A link that is none; guessing at one table keeps nobody from another."""
        if not self.failed_joins.take(f"{client} {id}"):
            raise TooMany("server.too_many")

    async def open(self, store: Store, client: str, host: str) -> None:
        """A table more: also the same again, a what-if and a record that is brought."""
        if not self.openings.take(client):
            raise TooMany("server.too_many")
        if await in_thread(opened_since, store, host, DAY) >= self.limits.tables_a_day:
            raise TooMany("server.too_many_tables")


class Services:
    """The server's own table."""

    def __init__(self, store: Store, limits: Limits, metrics: Metrics, post: Post) -> None:
        self.store = store
        self.metrics = metrics
        self.rooms = Rooms(self.store, limits.tables_kept)
        self.live = Live(self.rooms, limits.chats)
        self.clocks = Clocks(self.live)
        self.presence = Presence(self.live.audience)
        self.reviews = Reviews(self.store, self.live.audience.show)
        self.notices = Notices(store, post)
        self.sweeper = Sweeper(store, limits)
        self.coaching = Coaching(self.live)
        self.tickets = Tickets()
        self.quotas = Quotas(limits)
        self.frames = Frames(FairShare(max(2, os.cpu_count() or 2)))
        self.heavy = FairShare(2)
        self.noting: asyncio.Task[None] | None = None

    def gauges(self) -> dict[str, float]:
        """What this process holds and has done."""
        live, viewers = self.live, self.live.audience.viewers
        return {
            "processes": 1,
            "tables_in_memory": len(self.rooms.rooms),
            "tables_watched": len(viewers),
            "viewers": sum(map(len, viewers.values())),
            "moves_total": live.moves,
            "bot_moves_total": live.driver.moves,
            "bots_at_work": len(live.driver.tasks),
        }

    async def note_figures(self) -> None:
        """Tell the other processes now and then."""
        while True:
            self.metrics.note(self.gauges())
            await asyncio.sleep(NOTED_EACH)

    async def start(self) -> None:
        self.noting = asyncio.create_task(self.note_figures())
        await self.live.start()
        self.presence.start()
        self.clocks.start()
        self.sweeper.start()
        self.notices.start()

    async def close(self) -> None:
        if self.noting is not None:
            self.noting.cancel()
        await self.notices.stop()
        await self.sweeper.stop()
        await self.clocks.stop()
        await self.presence.stop()
        await self.reviews.stop()
        await self.live.stop()
        self.store.close()

    def away(self, room: Room) -> dict[int, float]:
        """The people who are not at the table, with the seconds since they left, roughly."""
        found = self.presence.away(room)
        return {seat: gone - gone % AWAY_STEP for seat, gone in found.items()}

    def viewpoint(self, room: Room, who: Onlooker) -> Viewpoint:
        """How a table looks to a browser."""
        return look(room, who, self.live.audience.ready.get((room.id, who.holder), WATCHER))

    async def draw(self, viewer: Viewer) -> Picture:
        """The table as this viewer may see it now."""
        room = await self.live.room(viewer.id)
        shown = self.viewpoint(room, viewer.who)
        away = self.away(room)
        names = (viewer.client, viewer.id)
        draw = partial(screen.frame, room, shown, away)
        if self.live.audience.is_alone(viewer):
            return await self.frames.for_one(names, room, draw)
        known = (tuple(room.row), tuple(room.seats), tuple(room.sittings), tuple(away.items()))
        key = (room.id, room.seq, room.missing, shown, known)
        return await self.frames.picture(key, names, room, draw)

    async def why_not(self, viewer: Viewer, word: str) -> dict[str, str]:
        """Why a word cannot be said now, for whoever asks."""
        room = await self.live.room(viewer.id)
        async with self.heavy.turn(viewer.client, viewer.id):
            return await in_thread(self.explained, room, viewer, word)

    def explained(self, room: Room, viewer: Viewer, word: str) -> dict[str, str]:
        seen = self.viewpoint(room, viewer.who)
        with room.lock:
            room = seen_by(room, seen)
            found = room.table.why_not_thing(word, seen.seat, seen.language)
            shown = bubble(room.table, word, found, seen, outcomes(room, seen)) if found else ""
        telling = "1" if is_telling(found) else ""
        answer = {"why": word, "said": str(found), "telling": telling}
        return answer | {"rule": found.rule, "bubble": shown}

    async def make_ready(self, id: str, holder: str, seat: int) -> None:
        """The next person at this screen has said: it is me."""
        room = await self.live.room(id)
        if seat not in held(room.seats, holder):
            raise Refused("server.no_seat")
        self.live.audience.ready[id, holder] = seat

    async def board(self, id: str, seat: int) -> int | None:
        """Whose boards a viewer wants to see; a negative number is one's own."""
        room = await self.live.room(id)
        if seat >= len(room.table.everybody()):
            raise Fault("server.no_board")
        return seat if seat >= 0 else None
