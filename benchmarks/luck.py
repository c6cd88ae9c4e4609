"""Is the luck that `hightable review` tells without bias? Its mean over games between equal bots.

    PYTHONPATH=compiled python benchmarks/luck.py newton --games 200

Told after every tenth game: mean and doubt (one standard error) of seat 1's luck in a whole game.
"""

from __future__ import annotations

from argparse import ArgumentParser
from math import sqrt
from statistics import mean, stdev

import hightable
from hightable.arena.luck import Luck

LEVEL = "bachelor deals=1 tries=1"
TOLD = 10


def luck_of(game: str, seed: int) -> float:
    """The luck of the first seat in a game of two."""
    table, total = hightable.new(game, seats=2, seed=seed), 0.0
    bots = [hightable.bot(LEVEL, seat) for seat in (0, 1)]
    luck = Luck(table.game)
    while not table.over:
        sight, before = table.sight(int(table.state.seat)), table.state.copy()
        word = bots[sight.seat].choose(sight)
        table.choose(word)
        total += luck.of(sight, word, before, table.state)[0]
    return total


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    args = parser.parse_args()
    found: list[float] = []
    for seed in range(args.games):
        found.append(luck_of(args.game, seed))
        if len(found) % TOLD == 0:
            doubt = stdev(found) / sqrt(len(found))
            print(f"{args.game}: {len(found)} games, {mean(found):+.2f} ± {doubt:.2f}", flush=True)


if __name__ == "__main__":
    main()
