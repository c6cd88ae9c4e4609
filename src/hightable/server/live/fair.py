"""A fair share of what is scarce: so many at work at a time, and whoever waits goes in turn.

Who waits is known by several names, from the widest to the narrowest: an address, a browser at it,
a table. Of those that wait the one goes next whose widest name was served the longest ago; among
equals the next name decides. So thirty tables of one client delay another by one turn, not thirty.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush, heapreplace
from itertools import accumulate

REMEMBERED = 10_000
Names = tuple[str, ...]
Asking = tuple[Names, "asyncio.Future[None]"]


class Queue:
    """Those who wait under one name: whoever it is served next comes first, found without looking
    at all of them. `turns` has when each name below was served, and which of equals asked first."""

    def __init__(self) -> None:
        self.turns: list[tuple[int, int, str]] = []
        self.below: dict[str, Queue] = {}
        self.asking: deque[Asking] = deque()

    def pop(self, now: int) -> Asking | None:
        """Whoever is next, at the turn of that number; those who gave up are passed over."""
        while self.asking:
            found = self.asking.popleft()
            if not found[1].done():
                return found
        while self.turns:
            _, asked, name = self.turns[0]
            below = self.below[name]
            next_one = below.pop(now)
            if below.asking or below.turns:
                heapreplace(self.turns, (now, asked, name))
            else:
                heappop(self.turns)
                del self.below[name]
            if next_one is not None:
                return next_one
        return None


class FairShare:
    """So many slots, given to clients in turn."""

    def __init__(self, slots: int) -> None:
        self.free = slots
        self.turns = 0
        self.asked = 0
        self.waiting = Queue()
        self.served: OrderedDict[Names, int] = OrderedDict()

    @asynccontextmanager
    async def turn(self, *names: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it for as long as one is at it."""
        await self.wait(names)
        try:
            yield
        finally:
            self.free += 1
            self.serve()

    async def wait(self, names: Names) -> None:
        if self.free and not self.waiting.turns:
            self.give(names)
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ask(names, mine)
        self.serve()
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self.free += 1
                self.serve()
            raise

    def ask(self, names: Names, mine: asyncio.Future[None]) -> None:
        self.asked += 1
        queue = self.waiting
        for prefix in prefixes(names):
            name = prefix[-1]
            if name not in queue.below:
                queue.below[name] = Queue()
                heappush(queue.turns, (self.served.get(prefix, 0), self.asked, name))
            queue = queue.below[name]
        queue.asking.append((names, mine))

    def serve(self) -> None:
        """Give what is free to whoever is next."""
        while self.free and (found := self.waiting.pop(self.turns + 1)):
            self.give(found[0])
            found[1].set_result(None)

    def give(self, names: Names) -> None:
        self.free -= 1
        self.turns += 1
        for prefix in prefixes(names):
            self.served[prefix] = self.turns
            self.served.move_to_end(prefix)
        while len(self.served) > REMEMBERED:
            self.served.popitem(last=False)


def prefixes(names: Names) -> list[Names]:
    return list(accumulate(((name,) for name in names), lambda wide, name: wide + name))
