"""Who is at which table in this process, and waking them when there is something new to see."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from itertools import islice
from random import random
from typing import Any, TypeVar

from hightable.server.page.viewpoint import Onlooker
from hightable.server.store.rooms import Rooms

PATIENCE = 0.25
WAITED_FOR = 8
CROWD = 8
EACH_WATCHER, LONGEST_DELAY = 0.004, 1.0
REMEMBERED = 10_000
Key = TypeVar("Key")
Value = TypeVar("Value")


class Recent(OrderedDict[Key, Value]):
    """What was heard of last; the rest is forgotten."""

    def __setitem__(self, key: Key, value: Value) -> None:
        super().__setitem__(key, value)
        while len(self) > REMEMBERED:
            self.popitem(last=False)


async def nothing(_: Any) -> None:
    """Nobody is connected yet."""


class Viewer:
    """Someone at a table, or looking on: woken when there is something new to draw."""

    def __init__(self, id: str, who: Onlooker, client: str) -> None:
        self.id = id
        self.who = who
        self.client = client
        self.sent: dict[str, int] = {}
        self.send: Callable[[Any], Awaitable[None]] = nothing
        self.wake = asyncio.Event()
        self.shown = asyncio.Event()
        self.shown.set()

    @property
    def holder(self) -> str:
        return self.who.holder

    def turn_to(self, board: int | None) -> None:
        """Put the boards of another seat in front, or one's own."""
        self.who = self.who._replace(board=board)

    def fit(self, shape: int) -> None:
        """The window has such a shape now."""
        self.who = self.who._replace(shape=shape)

    def call(self) -> None:
        """There is something new to draw."""
        self.shown.clear()
        self.wake.set()


class Audience:
    """Everybody who is at a table or looks on, and who of a shared screen sits in front of it."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.viewers: dict[str, set[Viewer]] = {}
        self.ready: Recent[tuple[str, str], int] = Recent()

    def add(self, viewer: Viewer) -> None:
        self.viewers.setdefault(viewer.id, set()).add(viewer)
        if self.sits(viewer):
            self.others(viewer)

    def remove(self, viewer: Viewer) -> None:
        left = self.viewers.get(viewer.id, set())
        left.discard(viewer)
        if not left:
            self.viewers.pop(viewer.id, None)
        if self.sits(viewer):
            self.others(viewer)

    def sits(self, viewer: Viewer) -> bool:
        """Someone with a seat: the others are shown whether they are there."""
        room = self.rooms.rooms.get(viewer.id)
        seats = room.seats if room is not None and viewer.holder else []
        return any(seat.holder == viewer.holder for seat in seats)

    def is_here(self, id: str, holder: str) -> bool:
        """Is someone at a table, in this process?"""
        return any(viewer.holder == holder for viewer in self.viewers.get(id, ()))

    def is_alone(self, viewer: Viewer) -> bool:
        """Does nobody else look at the table, in this process?"""
        return len(self.viewers.get(viewer.id, ())) <= 1

    def others(self, viewer: Viewer) -> None:
        for other in self.viewers.get(viewer.id, set()) - {viewer}:
            other.call()

    def show(self, id: str) -> None:
        """A table has changed: whoever looks at it is woken."""
        for viewer in self.viewers.get(id, ()):
            viewer.call()

    def delay(self, viewer: Viewer) -> float:
        """How long a watcher in a crowd waits: it is shown the table over a moment, not at once."""
        crowd = len(self.viewers.get(viewer.id, ()))
        if crowd <= CROWD or self.sits(viewer):
            return 0.0
        return min(LONGEST_DELAY, EACH_WATCHER * crowd) * random()

    async def all_shown(self, id: str) -> None:
        """Whoever is quick has seen the last move before a bot thinks about the next."""
        some = islice(self.viewers.get(id, ()), WAITED_FOR)
        waiting = [asyncio.create_task(viewer.shown.wait()) for viewer in some]
        if waiting:
            _, late = await asyncio.wait(waiting, timeout=PATIENCE)
            for task in late:
                task.cancel()
