"""How often each character of a game wins at a table for four of them.

    python benchmarks/characters.py golem --games 400 [--seed 0]

Bachelors as in the arena, but on the bare states: no sight is made for each decision, which takes
most of a bachelor's time. Every deal is played from every seat. Meant for the compiled package.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from statistics import mean

from hightable.arena.rating import interval
from hightable.bots.greedy import greedy
from hightable.bots.judge import Judge, characters, judge
from hightable.bots.settings import SETTINGS
from hightable.games import game as find_game
from hightable.kernel.chance import MASK, step
from hightable.kernel.table import deal

TRIES = 1


def play(game: str, judges: list[Judge], seed: int) -> tuple[list[int], list[int]]:
    """One game, each seat greedy on its own judge: the scores, and who won."""
    table = deal(find_game(game), len(judges), seed, {})
    state, chance = table.state, seed & MASK
    while not state.over:
        chance, fresh = step(chance, MASK)
        state.choose(greedy(state, judges[state.seat], fresh, TRIES))
    return table.scores(), table.winners()


def main() -> None:
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    args = parser.parse_args()
    names = list(characters(args.game))
    found = find_game(args.game)
    judges = [judge(found, SETTINGS["bachelor"], name) for name in names]
    won = dict.fromkeys(names, 0.0)
    points: dict[str, list[int]] = {name: [] for name in names}
    for number in range(args.games):
        at, turn = divmod(number, len(names))
        order = [(seat + turn) % len(names) for seat in range(len(names))]
        scores, winners = play(args.game, [judges[one] for one in order], args.seed + at)
        for seat, one in enumerate(order):
            points[names[one]].append(scores[seat])
            won[names[one]] += (seat in winners) / len(winners)
    for name in names:
        low, high = interval(won[name], args.games)
        share = f"{won[name] / args.games:.1%} ({low:.0%}-{high:.0%})"
        sys.stdout.write(f"{name:12} {share:20} {mean(points[name]):.1f} points\n")


if __name__ == "__main__":
    main()
