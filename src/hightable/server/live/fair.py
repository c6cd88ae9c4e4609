"""A fair share of what is scarce: so many at work at a time, and whoever waits goes in turn.

Who waits is known by several names, from the widest to the narrowest: an address, a browser at it,
a table. Of those that wait the one goes next whose widest name was served the longest ago; among
equals the next name decides. So thirty tables of one client delay another by one turn, not thirty.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import accumulate

REMEMBERED = 10_000
Names = tuple[str, ...]


class FairShare:
    """So many slots, given to clients in turn."""

    def __init__(self, slots: int) -> None:
        self.free = slots
        self.turns = 0
        self.waiting: list[tuple[Names, asyncio.Future[None]]] = []
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
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((names, mine))
        self.serve()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self.waiting = [one for one in self.waiting if one[1] is not mine]
            else:
                self.free += 1
                self.serve()
            raise

    def serve(self) -> None:
        """Give what is free to whoever is next."""
        while self.free and self.waiting:
            chosen = min(self.waiting, key=lambda one: self.rank(one[0]))
            self.waiting.remove(chosen)
            if not chosen[1].done():
                self.free -= 1
                self.note(chosen[0])
                chosen[1].set_result(None)

    def rank(self, names: Names) -> list[int]:
        return [self.served.get(prefix, 0) for prefix in prefixes(names)]

    def note(self, names: Names) -> None:
        self.turns += 1
        for prefix in prefixes(names):
            self.served[prefix] = self.turns
            self.served.move_to_end(prefix)
        while len(self.served) > REMEMBERED:
            self.served.popitem(last=False)


def prefixes(names: Names) -> list[Names]:
    return list(accumulate(((name,) for name in names), lambda wide, name: wide + name))
