"""What the parts of the server share: store, rooms, live tables, limits, drawing."""

from __future__ import annotations

from collections import OrderedDict

from hightable.kernel import Fault, Refused
from hightable.server.http.guard import Bucket
from hightable.server.live.bots import Thinkers
from hightable.server.live.reviews import Reviews
from hightable.server.live.tables import Live, Viewer, in_thread
from hightable.server.page import screen
from hightable.server.page.viewpoint import look
from hightable.server.store.moves import Store
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.seats import held, secret
from hightable.server.texts import say

TICKETS = 500
MESSAGES, JOINS, OPENINGS = (60, 30.0), (20, 0.5), (30, 1.0)


class Tickets:
    """What a page was sent, until its socket connects and goes on from there."""

    def __init__(self) -> None:
        self.sent: OrderedDict[str, screen.Patch] = OrderedDict()

    def issue(self, parts: screen.Patch) -> str:
        ticket = secret()
        self.sent[ticket] = parts
        while len(self.sent) > TICKETS:
            self.sent.popitem(last=False)
        return ticket

    def pop(self, ticket: str, default: screen.Patch) -> screen.Patch:
        return self.sent.pop(ticket, default)


class Services:
    """The server's own table."""

    def __init__(self, database: str | None) -> None:
        self.store = Store(database)
        self.rooms = Rooms(self.store)
        self.live = Live(self.rooms, Thinkers())
        self.reviews = Reviews(self.store, self.live.show)
        self.tickets = Tickets()
        self.messages = Bucket(*MESSAGES)
        self.joins = Bucket(*JOINS)
        self.openings = Bucket(*OPENINGS)

    async def close(self) -> None:
        await self.reviews.stop()
        await self.live.stop()
        self.store.close()

    def away(self, room: Room) -> dict[int, float]:
        """The people who are not at the table, with the seconds since they left."""
        found = {
            seat.seat: self.live.away(room.id, seat.holder) for seat in room.seats if seat.holder
        }
        return {seat: gone for seat, gone in found.items() if gone is not None}

    async def draw(self, viewer: Viewer) -> screen.Frame:
        """The table as this viewer may see it now."""
        room = await self.live.room(viewer.id)
        ready = self.live.ready.get((viewer.id, viewer.holder), -1)
        shown = look(room, viewer.holder, ready, viewer.board)
        return await in_thread(screen.frame, room, shown, self.away(room))

    async def make_ready(self, id: str, holder: str, seat: int) -> None:
        """The next person at this screen has said: it is me."""
        room = await self.live.room(id)
        if seat not in held(room.seats, holder):
            raise Refused(say("fault", "no_seat"))
        self.live.ready[id, holder] = seat

    async def board(self, id: str, seat: int) -> int | None:
        """Whose boards a viewer wants to see; a negative number is one's own."""
        room = await self.live.room(id)
        if seat >= len(room.table.everybody()):
            raise Fault(say("fault", "no_board"))
        return seat if seat >= 0 else None
