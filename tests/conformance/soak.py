"""Thousands of random games with every conformance check on: `make soak`.

A file keeps the seed reached, so that a soak that was stopped goes on where it was. What is asked
at every decision is asked here, too; what is asked at a sample of them, at fewer of each game.
"""

import json
import sys
from argparse import ArgumentParser
from pathlib import Path

from conformance import test_conformance
from conformance.cases import TABLES
from rich.progress import Progress

import hightable

SAMPLE = 160
SELDOM = {"test_the_same_seed_is_the_same_game_in_another_process": 500}
CHECKS = {name: check for name, check in vars(test_conformance).items() if name.startswith("test_")}


def main():
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=hightable.games())
    parser.add_argument("--count", type=int, default=10_000, help="games of each")
    parser.add_argument("--kept", default="artefacts/soak.json", help="how far we got")
    args = parser.parse_args()
    test_conformance.SAMPLE = SAMPLE
    kept = Path(args.kept)
    reached = json.loads(kept.read_text()) if kept.exists() else {}
    for name in args.games:
        soak(name, args.count, reached, kept)


def soak(name, count, reached, kept):
    """Games of one kind, over all seat counts and variants in turn."""
    tables = [table for table in TABLES if table[0] == name]
    with Progress() as progress:
        task = progress.add_task(name, total=count, completed=reached.get(name, 0))
        for number in range(reached.get(name, 0), count):
            play(tables[number % len(tables)], 1000 + number)
            progress.advance(task)
            if number % 50 == 49 or number + 1 == count:
                reached[name] = number + 1
                kept.parent.mkdir(exist_ok=True)
                kept.write_text(json.dumps(reached))
    sys.stdout.write(f"{name}: {count} games, no fault\n")


def play(table, seed):
    for name, check in CHECKS.items():
        if seed % SELDOM.get(name, 1) == 0:
            check(*table, seed)


if __name__ == "__main__":
    main()
