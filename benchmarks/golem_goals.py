"""Which goals of Golem equal bots meet: `python benchmarks/golem_goals.py --games 40`."""

from __future__ import annotations

import argparse

import hightable
from hightable.games.golem.box import GOAL_NEEDS, GOAL_TYPE, GOAL_TYPES
from hightable.games.golem.rules.scoring import progress


def played(bot: str, seats: int, seed: int) -> hightable.Table:
    """One game of so many equal bots."""
    table = hightable.new("golem", seats, seed=seed)
    bots = [hightable.bot(bot) for _ in range(seats)]
    while not table.over:
        seat = table.decision.seat
        table.choose(bots[seat].choose(table.sight(seat)))
    return table


def reached(table: hightable.Table) -> list[list[int]]:
    """How far each player came in each type of goal."""
    kinds = range(len(GOAL_TYPES))
    return [[int(progress(me, kind)) for kind in kinds] for me in table.state.players]


def main() -> None:
    """Of all seats, how many reached each level of each type, whether they held the goal or not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="master seconds=0 fair=1")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", default="2,3")
    parser.add_argument("--seed", type=int, default=1000)
    asked = parser.parse_args()
    seats = [int(n) for n in asked.seats.split(",")]
    rows = []
    for game in range(asked.games):
        rows += reached(played(asked.bot, seats[game % len(seats)], asked.seed + game))
    print(f"{asked.bot}: {asked.games} games, {len(rows)} seats")
    for kind, name in enumerate(GOAL_TYPES):
        levels = sorted({int(n) for n, of in zip(GOAL_NEEDS, GOAL_TYPE, strict=True) if of == kind})
        met = [f"{sum(row[kind] >= n for row in rows) / len(rows):.0%} of {n}" for n in levels]
        print(f"{name:17} {', '.join(met)}; mean {sum(row[kind] for row in rows) / len(rows):.1f}")


if __name__ == "__main__":
    main()
