"""How often a greedy bot wins alone, against each level of a game's automated opponent.

    python benchmarks/alone.py sankore scholar --games 100 [--deals 1] [--tries 1] [--seed 0]

A bachelor as in the arena, or one that takes the best of more ends on more deals, on bare states:
no sight is made for each decision. The same deals at every level. Meant for the compiled package.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from statistics import mean

from hightable.arena.rating import interval
from hightable.bots.greedy import appraise
from hightable.bots.judge import Judge, judge
from hightable.bots.settings import SETTINGS
from hightable.games import game as find_game
from hightable.kernel.chance import MASK, step
from hightable.kernel.table import Table, deal


def play(table: Table, own: Judge, args: Namespace, chance: int) -> Table:
    """To the end, greedily."""
    state = table.state
    while not state.over:
        chance, fresh = step(chance & MASK, MASK)
        values = appraise(state, own, fresh, args.deals, args.tries)
        state.choose(state.words[values.index(max(values))])
    return table


def main() -> None:
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("option", help="what the opponent's level is called")
    parser.add_argument("--games", type=int, default=100, help="at each level")
    parser.add_argument("--deals", type=int, default=1)
    parser.add_argument("--tries", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    args = parser.parse_args()
    found = find_game(args.game)
    (levels,) = [variant.values for variant in found.variants if variant.name == args.option]
    own = judge(found, SETTINGS["bachelor"])
    for level in levels:
        seeds = range(args.seed, args.seed + args.games)
        dealt = [deal(found, 1, seed, {args.option: level}) for seed in seeds]
        ended = [play(table, own, args, seed) for table, seed in zip(dealt, seeds, strict=True)]
        won = sum(0 in table.winners() for table in ended)
        low, high = interval(won, args.games)
        mine, other = (mean(table.scores()[seat] for table in ended) for seat in range(2))
        share = f"{won} of {args.games} ({low:.0%}-{high:.0%})"
        sys.stdout.write(f"{level:10} won {share:22} {mine:.0f} to {other:.0f} points\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
