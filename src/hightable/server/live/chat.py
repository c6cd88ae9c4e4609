"""Chat: what is said at a table is stored and then sent to those who may hear it.

It goes beside the table's own messages, so that nothing is drawn for it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from hightable.kernel import Refused, TooMany
from hightable.server.limits import Bucket, Rate
from hightable.server.live.audience import Audience, Recent, Viewer
from hightable.server.store.chats import REACTION, TEXT, last_said, say, sayings
from hightable.server.store.rooms import Room
from hightable.server.store.seats import BOT, WATCHER
from hightable.server.threads import in_thread

PATIENCE = 5.0
SHOWN = 100


class Chats:
    """What is said at the tables that are looked at in this process."""

    def __init__(self, audience: Audience, rate: Rate) -> None:
        self.audience = audience
        self.store = audience.rooms.store
        self.rate = Bucket(rate)
        self.sent: Recent[str, int] = Recent()

    async def greet(self, viewer: Viewer, room: Room) -> None:
        """Someone comes: what was said before, for who may hear it."""
        if has_chat(room, viewer.holder):
            found = await in_thread(sayings, self.store, viewer.id)
            self.sent.setdefault(viewer.id, found[-1].number if found else 0)
            said = [saying._asdict() for saying in found[-SHOWN:]]
            if said:
                await viewer.send({"chat": said, "before": True})

    async def say(self, viewer: Viewer, room: Room, text: str, reaction: str) -> None:
        """Store what somebody says, and pass it on."""
        if not may_talk(room, viewer.holder):
            raise Refused("server.no_talk")
        if not self.rate.take(viewer.holder):
            raise TooMany("server.too_fast")
        seat, name = speaker(room, viewer.holder)
        said = (REACTION, reaction) if reaction else (TEXT, text)
        await in_thread(say, self.store, room.id, seat, name, said)
        await self.spread(room.id)

    async def spread(self, id: str) -> None:
        """Send what is new at a table to everybody here who may hear it."""
        room = self.audience.rooms.at_hand(id)
        viewers = list(self.audience.viewers.get(id, ()))
        if room is None or not viewers:
            return
        stored = await in_thread(sayings, self.store, id, self.sent.get(id, 0))
        found = [one for one in stored if one.number > self.sent.get(id, 0)]
        if found:
            self.sent[id] = max(self.sent.get(id, 0), found[-1].number)
            message = {"chat": [saying._asdict() for saying in found]}
            hearers = [one for one in viewers if may_hear(room, one.holder)]
            await asyncio.gather(*[pass_on(one, message) for one in hearers])

    async def look(self) -> None:
        """What other processes stored, where the database does not tell."""
        if self.sent:
            watched = [id for id in self.sent if id in self.audience.viewers]
            for id, number in (await in_thread(last_said, self.store, watched)).items():
                if number > self.sent.get(id, 0):
                    await self.spread(id)


async def pass_on(viewer: Viewer, message: dict[str, Any]) -> None:
    """Whoever does not take it in time reads it when they come back."""
    with suppress(TimeoutError, RuntimeError, OSError):
        async with asyncio.timeout(PATIENCE):
            await viewer.send(message)


def may_talk(room: Room, holder: str) -> bool:
    """Whoever sits here or has opened the table, also if a bot plays for them."""
    return bool(holder) and (room.row.host == holder or holder in seated(room))


def may_hear(room: Room, holder: str) -> bool:
    """Nobody else: a table is private to those who were given a link."""
    return may_talk(room, holder)


def seated(room: Room) -> set[str]:
    return {seat.holder for seat in room.seats if seat.holder}


def has_chat(room: Room, holder: str) -> bool:
    """May somebody hear what is said here, and is there anybody to say it?"""
    return may_hear(room, holder) and has_company(room)


def has_company(room: Room) -> bool:
    """Is there anybody to talk to, or may somebody come?"""
    free = any(seat.kind != BOT and not seat.holder for seat in room.seats)
    return free or len(seated(room) | {room.row.host}) > 1


def speaker(room: Room, holder: str) -> tuple[int, str]:
    """From which seat somebody speaks, and by which name; the host may have none."""
    mine = [seat for seat in room.seats if seat.holder == holder]
    return (mine[0].seat, mine[0].name) if mine else (WATCHER, "")
