"""Hundreds of random positions of each game at six sizes: every lit thing, by real clicks and taps.

python tests/browser/sweep.py GAME ... --count 300     (with `tests` on the path)

What was seen is kept, position by position; a run that was broken off goes on where it was.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from browser.conftest import ARTEFACTS
from browser.targets import (
    SIZES,
    Found,
    Size,
    Windows,
    between,
    kind,
    onward,
    opened,
    position,
)
from server.house import House

import hightable

AT_A_TABLE = 20
MOST_TOLD = 20


class Seen:
    """What was seen of a game with a seed, in a file: a line a look, at some sizes."""

    def __init__(self, game: str, seed: int, fresh: bool) -> None:
        self.path = ARTEFACTS / "targets" / f"{game}-{seed}.jsonl"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if fresh:
            self.path.unlink(missing_ok=True)
        self.positions: dict[int, dict[str, Any]] = {}
        for line in self.path.read_text("utf-8").splitlines() if self.path.exists() else []:
            self.keep(json.loads(line))

    def keep(self, one: dict[str, Any]) -> None:
        """The last look at a size counts."""
        known = self.positions.setdefault(one["position"], one | {"wrong": {}, "counts": {}})
        known["counts"] |= one["counts"]
        known["wrong"] = {
            size: wrong for size, wrong in known["wrong"].items() if size not in one["counts"]
        }
        known["wrong"] |= one["wrong"]

    def add(self, number: int, found: Found, kind: str, record: str) -> None:
        one = {"position": number, "kind": kind, "record": record}
        one |= {"wrong": found.wrong, "counts": found.counts}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(one) + "\n")
        self.keep(one)

    def due(self, number: int, many: int, again: bool) -> list[Size]:
        """The sizes at which a position is still to be looked at, of so many that take turns; or
        those at which something was wrong."""
        known = self.positions.get(number, {"counts": {}, "wrong": {}})
        if again:
            return [size for size in SIZES if str(size) in known["wrong"]]
        turns = len(SIZES) // many
        return [size for size in SIZES[number % turns :: turns] if str(size) not in known["counts"]]


@contextmanager
def serving() -> Iterator[str]:
    """A server of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        with House(database, "--patient") as house:
            yield house.address


class Sweep:
    """The positions of one game that are left: some of each table, one after the other."""

    def __init__(self, game: str, given: argparse.Namespace) -> None:
        self.game = game
        self.given = given
        self.seen = Seen(game, given.seed, given.fresh)
        self.kinds = Counter(one["kind"] for one in self.seen.positions.values())
        self.left = [number for number in range(given.count) if self.due(number)]
        self.spent = 0.0
        self.done = 0

    def due(self, number: int) -> list[Size]:
        return self.seen.due(number, self.given.sizes, self.given.again)

    async def table(self, windows: Windows) -> None:
        """The next few positions that are left."""
        begun = time.monotonic()
        numbers = self.left[:AT_A_TABLE]
        for at, number in enumerate(numbers):
            found = await self.position(windows, number, at == 0)
            self.left.remove(number)
            self.done += 1
            each = (self.spent + time.monotonic() - begun) / self.done
            told = f"{self.game} {self.done}, {len(self.left)} left  {each:.1f} s each"
            say(f"{told}  {fault(number, found)}")
        self.spent += time.monotonic() - begun

    async def position(self, windows: Windows, number: int, first: bool) -> Found:
        """Look at a position; the first time also a click is sent."""
        chance = random.Random(f"{self.given.seed} {number}")
        before = self.seen.positions.get(number)
        sizes = self.due(number)
        if before is None:
            await self.bring(windows, number, chance, first)
            await windows.settle(sizes)
        else:
            await back(windows, hightable.replay(before["record"]), first, sizes)
        asked, record = kind(windows.table), windows.table.record()
        found = await windows.look(chance, self.given.most)
        if before is None:
            self.kinds[asked] += 1
            await windows.send(chance, found)
        self.seen.add(number, found, asked, record)
        return found

    async def bring(
        self, windows: Windows, number: int, chance: random.Random, first: bool
    ) -> None:
        """A position of its own, or some words on from the last one."""
        if first or windows.table.over:
            await windows.show(position(self.game, self.given.seed, number), self.due(number))
        else:
            await windows.say(onward(windows.table, chance, self.kinds))


async def back(
    windows: Windows, table: hightable.Table, first: bool, sizes: Sequence[Size]
) -> None:
    """A position that was seen before, if it may be some words on from the last one."""
    words = None if first else between(windows.table, table)
    if words is None:
        await windows.show(table, sizes)
    else:
        await windows.say(words)
        await windows.settle(sizes)


def fault(number: int, found: Found) -> str:
    first = next((f"{size} {said[0]}" for size, said in found.wrong.items()), "")
    return f"position {number}: {first}" if first else ""


def report(game: str, all_seen: Seen, count: int) -> int:
    """How much was looked at, and what is wrong how often, size by size."""
    seen = [one for number, one in all_seen.positions.items() if number < count]
    kinds = len({one["kind"] for one in seen})
    bad = sum(bool(one["wrong"]) for one in seen)
    say(f"{game}: {len(seen)} positions, {kinds} questions; {bad} positions with a fault")
    for size in map(str, SIZES):
        counts: Counter[str] = Counter()
        for one in seen:
            counts.update(one["counts"].get(size, {}))
        figures = ", ".join(f"{n:,} {what}" for what, n in counts.items())
        say(f"  {size}: {figures}, {sum(size in one['wrong'] for one in seen)} with a fault")
    tally = Counter(
        f"{size} {what}"
        for one in seen
        for size in one["wrong"]
        for what in set(one["wrong"][size])
    )
    for what, n in tally.most_common(MOST_TOLD):
        say(f"  {n:4} {what}")
    return bad


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    said = argparse.ArgumentParser(description=__doc__)
    said.add_argument("games", nargs="*", default=hightable.games())
    said.add_argument("--count", type=int, default=300, help="positions of each game")
    said.add_argument(
        "--sizes", type=int, default=len(SIZES), choices=(1, 2, 3, 6), help="in turn, a position"
    )
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--most", type=int, default=0, help="targets clicked in a frame; 0: all")
    said.add_argument("--again", action="store_true", help="look at faulty positions again")
    said.add_argument("--fresh", action="store_true", help="forget what was seen")
    given = said.parse_args()
    return asyncio.run(run(given))


async def run(given: argparse.Namespace) -> int:
    """A table of each game in turn, until nothing is left."""
    sweeps = [Sweep(game, given) for game in given.games]
    with serving() as address:
        async with opened(address) as windows:
            while left := [sweep for sweep in sweeps if sweep.left]:
                for sweep in left:
                    await sweep.table(windows)
    return min(1, sum([report(sweep.game, sweep.seen, given.count) for sweep in sweeps]))


if __name__ == "__main__":
    raise SystemExit(main())
