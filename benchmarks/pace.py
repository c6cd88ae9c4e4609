"""How long games take: quantiles of rounds and scores, by game, seats and bot.

    python benchmarks/pace.py sankore --seats 1,2,3,4 --games 100 --bots random,bachelor

Meant for the compiled package. A round is what the game's state calls one.
"""

import sys
from argparse import ArgumentParser
from statistics import mean

from hightable import bot, new
from hightable.games import game as find

QUANTILES = (0, 10, 50, 90, 99, 100)
RANDOM = "random"


def main():
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", help="numbers of players; else all")
    parser.add_argument("--games", type=int, default=100, help="of each bot and number of players")
    parser.add_argument("--bots", default="random,bachelor")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    args = parser.parse_args()
    seats = [int(n) for n in args.seats.split(",")] if args.seats else find(args.game).seats
    heads = "  ".join(f"{quantile:>3}%" for quantile in QUANTILES)
    sys.stdout.write(f"{'bot':24} seats  games  rounds {heads}   mean  score\n")
    for level in args.bots.split(","):
        for people in seats:
            told(level, people, [play(args, level, people, at) for at in range(args.games)])


def play(args, level, people, at):
    """One game of a bot against itself: its rounds and the mean score of its seats."""
    seed = args.seed + at
    table = new(args.game, people, seed=seed)
    if level == RANDOM:
        table.state.playout(seed)
    bots = [bot(level, seed * people + seat) for seat in range(people)]
    while not table.state.over:
        seat = int(table.state.seat)
        table.choose(bots[seat].choose(table.sight(seat)))
    return int(table.state.round), mean(table.scores()[:people])


def told(level, people, found):
    rounds = sorted(taken for taken, _ in found)
    last = len(rounds) - 1
    cuts = "  ".join(f"{rounds[round(last * quantile / 100)]:>4}" for quantile in QUANTILES)
    score = mean(points for _, points in found)
    head = f"{level:24} {people:>5} {len(found):>6}"
    sys.stdout.write(f"{head}         {cuts}  {mean(rounds):>5.1f}  {score:>5.1f}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
