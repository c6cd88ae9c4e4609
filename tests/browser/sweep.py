"""Hundreds of random positions of each game at six sizes: every lit thing, by real clicks and taps.

python tests/browser/sweep.py GAME ... --count 300     (with `tests` on the path)

What was seen is kept, position by position; a run that was broken off goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from browser.conftest import ARGS, ARTEFACTS
from browser.targets import LISTEN, Found, check, position
from playwright.sync_api import Page, sync_playwright
from server.house import House

import hightable

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

    def add(self, number: int, found: Found) -> None:
        """The last line of a position counts."""
        one = {"position": number, "wrong": found.wrong, "counts": found.counts}
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
def browsing() -> Iterator[Page]:
    """A server and a page of its own, with a mouse and a finger."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        browser = playwright.chromium.launch(executable_path=found, args=ARGS)
        with House(database, "--patient") as house:
            context = browser.new_context(
                base_url=house.address, reduced_motion="reduce", has_touch=True
            )
            context.add_init_script(LISTEN)
            yield context.new_page()
        browser.close()


def sweep(page: Page, game: str, given: argparse.Namespace) -> int:
    """The positions of one game that are left; how many have a fault."""
    seen = Seen(game, given.seed, given.fresh)
    left = seen.left(given.count, given.again)
    begun = time.monotonic()
    for done, number in enumerate(left, 1):
        chance = random.Random(f"{given.seed} {number}")
        found = check(page, position(game, given.seed, number), chance, given.most)
        seen.add(number, found)
        each = (time.monotonic() - begun) / done
        say(f"{game} {done}/{len(left)}  {each:.1f} s each  {fault(number, found)}")
    return report(game, [seen.positions[number] for number in range(given.count)])


def fault(number: int, found: Found) -> str:
    first = next((f"{size} {said[0]}" for size, said in found.wrong.items()), "")
    return f"position {number}: {first}" if first else ""


def report(game: str, seen: list[dict[str, Any]]) -> int:
    """How much was looked at, and what is wrong how often."""
    counts: Counter[str] = Counter()
    tally: Counter[str] = Counter()
    for one in seen:
        counts.update(one["counts"])
        for size, said in one["wrong"].items():
            tally.update({f"{size} {what}" for what in said})
    bad = sum(bool(one["wrong"]) for one in seen)
    figures = ", ".join(f"{n:,} {what}" for what, n in counts.items())
    say(f"{game}: {figures}; {bad} positions with a fault")
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
    with browsing() as page:
        return min(1, sum([sweep(page, game, given) for game in given.games]))


if __name__ == "__main__":
    raise SystemExit(main())
