"""How much one client may ask for, and all of them together: every number in one place.

A client is an address; behind a proxy that is trusted, the address the proxy names. Of several
processes each has its share of what may be open, and all count rates together.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from typing import Any, NamedTuple

from hightable.kernel import Fault
from hightable.server.shared import LEFT, THEN, Place, Rows

CLIENTS = 10_000
WIDE = 100
SHARED_OUT = ("connections", "connections_each", "sockets_each")


class Rate(NamedTuple):
    """So many at once, so many a second after that; counted in `rows` that others share, if any."""

    burst: float
    each_second: float
    rows: Rows | None = None


class Limits(NamedTuple):
    """What one client (`_each`), one browser, or all together may have open or ask for."""

    connections: float = 1000
    connections_each: float = 200
    sockets_each: float = 100
    tables_a_day: float = 200
    tables_kept: float = 1000
    deserted_days: float = 0
    finished_days: float = 0
    head_seconds: float = 10
    body_seconds: float = 30
    reply_seconds: float = 120
    gets: Rate = Rate(400, 40)
    files: Rate = Rate(2000, 200)
    posts: Rate = Rate(120, 10)
    messages: Rate = Rate(60, 30)
    messages_each: Rate = Rate(400, 120)
    chats: Rate = Rate(8, 0.5)
    mails: Rate = Rate(5, 0.002)
    openings: Rate = Rate(40, 0.2)
    failed_joins: Rate = Rate(20, 0.5)

    def changed(self, said: list[str]) -> Limits:
        """With some of them set: `name=number`, or `name=burst/each second`."""
        pairs = [one.partition("=")[::2] for one in said]
        return Limits(**self._asdict() | {name: self.read(name, value) for name, value in pairs})

    def read(self, name: str, value: str) -> float | Rate:
        if name not in self._fields:
            raise Fault("server.no_limit", name=name, known=self._fields)
        is_rate = isinstance(getattr(self, name), Rate)
        try:
            numbers = [float(part) for part in value.split("/")]
        except ValueError:
            numbers = []
        if len(numbers) != (2 if is_rate else 1) or min(numbers) < 0:
            key = "server.limit_rate" if is_rate else "server.limit_number"
            raise Fault(key, name=name, value=value)
        return Rate(numbers[0], numbers[1]) if is_rate else numbers[0]

    def shared(self, place: Place) -> Limits:
        """The limits of one of several processes."""
        open_to = {name: math.ceil(getattr(self, name) / place.among) for name in SHARED_OUT}
        rates = {name: getattr(self, name)._replace(rows=rows) for name, rows in place.rows.items()}
        return self._replace(**open_to, **rates)

    def rates(self) -> list[str]:
        return [name for name, limit in self._asdict().items() if isinstance(limit, Rate)]

    def wide(self) -> Limits:
        """A hundred times as much of everything that is counted, and as much time as ever."""
        return Limits(*[wider(name, was) for name, was in self._asdict().items()])


def wider(name: str, limit: Any) -> Any:
    if isinstance(limit, Rate):
        return Rate(WIDE * limit.burst, WIDE * limit.each_second)
    return limit if name.endswith("seconds") else WIDE * limit


class Bucket:
    """What is left of a rate, for each client."""

    def __init__(self, rate: Rate) -> None:
        self.burst, self.each_second, self.rows = rate
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        now = time.monotonic()
        if self.rows is not None:
            return self.take_of(self.rows, who, now)
        left = self.refilled(*self.left.pop(who, (self.burst, now)), now)
        self.left[who] = (left - 1 if left >= 1 else left, now)
        while len(self.left) > CLIENTS:
            self.left.popitem(last=False)
        return left >= 1

    def take_of(self, rows: Rows, who: str, now: float) -> bool:
        """The same where several processes count."""
        at, cells = rows.find(who, self.burst), rows.cells
        left = self.refilled(cells[at + LEFT], cells[at + THEN], now)
        cells[at + LEFT], cells[at + THEN] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def refilled(self, left: float, then: float, now: float) -> float:
        return min(self.burst, left + (now - then) * self.each_second)
