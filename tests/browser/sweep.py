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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from browser.conftest import ARTEFACTS
from browser.targets import Found, Windows, kind, onward, opened, position
from server.house import House

import hightable

AT_A_TABLE = 20
MOST_TOLD = 20


class Seen:
    """What was seen of a game with a seed, in a file: a line a position."""

    def __init__(self, game: str, seed: int, fresh: bool) -> None:
        self.path = ARTEFACTS / "targets" / f"{game}-{seed}.jsonl"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if fresh:
            self.path.unlink(missing_ok=True)
        lines = self.path.read_text("utf-8").splitlines() if self.path.exists() else []
        found = [json.loads(line) for line in lines]
        self.positions: dict[int, dict[str, Any]] = {one["position"]: one for one in found}

    def add(self, number: int, found: Found, kind: str, record: str) -> None:
        """The last line of a position counts."""
        one = {"position": number, "wrong": found.wrong, "counts": found.counts}
        one |= {"kind": kind, "record": record}
        self.positions[number] = one
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(one) + "\n")

    def left(self, count: int, again: bool) -> list[int]:
        """The positions that have not been looked at, or in which something was wrong."""
        seen = self.positions
        return [
            number
            for number in range(count)
            if number not in seen or (again and seen[number]["wrong"])
        ]


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
        self.left = self.seen.left(given.count, given.again)
        self.spent = 0.0
        self.done = 0

    async def table(self, windows: Windows) -> None:
        """The next few positions that are left."""
        begun = time.monotonic()
        numbers, self.left = self.left[:AT_A_TABLE], self.left[AT_A_TABLE:]
        for at, number in enumerate(numbers):
            chance = random.Random(f"{self.given.seed} {number}")
            await self.bring(windows, number, chance, at == 0)
            kind_now, record = kind(windows.table), windows.table.record()
            found = await windows.look(chance, self.given.most)
            self.kinds[kind_now] += 1
            self.seen.add(number, found, kind_now, record)
            self.done += 1
            each = (self.spent + time.monotonic() - begun) / self.done
            told = f"{self.game} {self.done}, {len(self.left)} left  {each:.1f} s each"
            say(f"{told}  {fault(number, found)}")
        self.spent += time.monotonic() - begun

    async def bring(
        self, windows: Windows, number: int, chance: random.Random, first: bool
    ) -> None:
        """A position of its own, as it was seen before, or some words on from the last one."""
        before = self.seen.positions.get(number)
        if before is not None:
            await windows.show(hightable.replay(before["record"]))
        elif first or windows.table.over:
            await windows.show(position(self.game, self.given.seed, number))
        else:
            await windows.say(onward(windows.table, chance, self.kinds))
            await windows.settle()


def fault(number: int, found: Found) -> str:
    first = next((f"{size} {said[0]}" for size, said in found.wrong.items()), "")
    return f"position {number}: {first}" if first else ""


def report(game: str, all_seen: Seen, count: int) -> int:
    """How much was looked at, and what is wrong how often."""
    counts: Counter[str] = Counter()
    tally: Counter[str] = Counter()
    seen = [one for number, one in all_seen.positions.items() if number < count]
    for one in seen:
        counts.update(one["counts"])
        for size, said in one["wrong"].items():
            tally.update({f"{size} {what}" for what in said})
    bad = sum(bool(one["wrong"]) for one in seen)
    figures = ", ".join(f"{n:,} {what}" for what, n in counts.items())
    kinds = len({one["kind"] for one in seen})
    say(f"{game}: {figures}, {kinds} questions; {bad} positions with a fault")
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
