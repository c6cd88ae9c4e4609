"""Playouts of two builds side by side: microseconds a decision, and of a decision an option.

    python benchmarks/playouts.py before/compiled compiled [--rounds 40] [GAME ...]

Each build plays random games in a process of its own, in short slices taken in turn, timed by its
own CPU time, so that a busy machine disturbs both alike; the middle of the ratios of neighbouring
slices is what counts. Rules differ between builds, and so do games: hence by decision, not by game.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from statistics import median
from time import process_time

SLICE = 0.25
COUNTED = 20
ALL = ("newton", "alma_mater", "golem", "sankore")
SERVE = "--serve"


class Build:
    """A build at work in a process of its own: each line it is sent is a game to play."""

    def __init__(self, path):
        self.process = subprocess.Popen(
            [sys.executable, __file__, SERVE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": path},
            text=True,
        )

    def slice(self, game, seats):
        """Microseconds a decision over one slice, and how many options a decision has."""
        self.process.stdin.write(json.dumps([game, seats]) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def serve():
    """The life of a build: slices, each from where the last one stopped."""
    seeds, widths = {}, {}
    for line in sys.stdin:
        game, seats = json.loads(line)
        key = game, seats
        if key not in widths:
            widths[key] = width(game, seats)
            seeds[key] = 0
        took, seeds[key] = played(game, seats, seeds[key])
        sys.stdout.write(json.dumps([took, widths[key]]) + "\n")
        sys.stdout.flush()


def played(game, seats, seed):
    """Microseconds a decision in a slice, and the seed of the next game.

    Setups are not counted, and no log is kept: a copy has none.
    """
    from hightable import new

    spent, decisions = 0.0, 0
    while spent < SLICE:
        state = new(game, seats, seed=seed).state.copy()
        began = process_time()
        decisions += state.playout(seed)
        spent += process_time() - began
        seed += 1
    return 1e6 * spent / decisions, seed


def width(game, seats):
    """How many options a decision of random games has."""
    from hightable import new
    from hightable.kernel.chance import step

    offered = decisions = 0
    for seed in range(COUNTED):
        state = new(game, seats, seed=seed).state
        chance = seed
        while not state.over:
            chance, at = step(chance, state.count)
            offered += state.count
            decisions += 1
            state.choose(state.offered()[at])
    return offered / decisions


def main():
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("before", help="a folder with a compiled package")
    parser.add_argument("now", help="and another one")
    parser.add_argument("games", nargs="*", default=ALL, metavar="GAME")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=40, help="slices of each build")
    args = parser.parse_args()
    before, now = Build(args.before), Build(args.now)
    sys.stdout.write("game          us/decision  before    now   speed  us/option  speed\n")
    for game in args.games:
        report(game, [pair(before, now, game, args.seats) for _ in range(args.rounds)])


def pair(before, now, game, seats):
    return before.slice(game, seats), now.slice(game, seats)


def report(game, pairs):
    (_, wide), (_, width) = pairs[0]
    was, took = [median(pair[at][0] for pair in pairs) for at in range(2)]
    speed = median(first[0] / second[0] for first, second in pairs)
    by_option = speed * width / wide
    sys.stdout.write(
        f"{game:12} options {wide:.2f} -> {width:.2f}  {was:6.3f} {took:6.3f}  {speed:6.3f}"
        f"  {was / wide:.3f} {took / width:.3f}  {by_option:.3f}\n"
    )
    sys.stdout.flush()


if __name__ == "__main__":
    serve() if SERVE in sys.argv else main()
