"""`hightable ladder`: each level against the one below, two at a table and one against three."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from hightable.arena.figures import Rate, bots, times
from hightable.arena.results import Results
from hightable.arena.tournament import Match, Where
from hightable.bots import DEGREES
from hightable.cli.arena import play
from hightable.games import game as find_game
from hightable.parallel import add_arguments

MANY = 4
WANTED = {2: 0.75, MANY: 0.45}


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200, help="games of each pairing")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--levels", default=",".join(DEGREES), help="from the lowest up")
    parser.add_argument("--seats", default="2,4", help="2 is a duel, 4 one against three")
    parser.add_argument("--minutes", type=float, default=0, help="of each pairing, at most")
    parser.add_argument("--results", type=Path, default=Path("ladder"), help="folder; it goes on")
    parser.add_argument("--json", action="store_true")
    add_arguments(parser)


def run(args: Namespace) -> int:
    where = Where(args.jobs, args.ray, args.minutes)
    found: list[tuple[int, Rate, Results]] = []
    for seats in [int(n) for n in args.seats.split(",")]:
        if seats not in find_game(args.game).seats:
            continue
        for below, level in pairings(args.levels.split(",")):
            match = Match(args.game, [level] + [below] * (seats - 1), args.seed, {})
            path = args.results / f"{args.game}-{seats}-{level}-{below}.jsonl".replace(" ", "_")
            results = play(match, args.games, path, where)
            best = next(rate for rate in bots(results.games) if rate.name == level)
            found.append((seats, best, results))
    tell(found, args.json)
    return 0


def pairings(levels: list[str]) -> list[tuple[str, str]]:
    """Each level with the one below it."""
    return list(pairwise(levels))


def tell(found: list[tuple[int, Rate, Results]], as_json: bool) -> None:
    """The rungs: how often the higher level won, how sure that is, and how long its turns took."""
    if as_json:
        rungs = [
            {"seats": n, "level": r.name, "won": r.rate, "sure": [r.low, r.high], "games": r.games}
            for n, r, _ in found
        ]
        Console(soft_wrap=True).print_json(json.dumps(rungs))
        return
    grid = Grid("players", "level", "won", "95% sure", "wanted", "turn, 99%")
    for seats, rate, results in found:
        timed = times(results.games, results.timed()).get(rate.name, (0.0, 0.0, 0.0))
        grid.add_row(
            str(seats),
            rate.name,
            f"{rate.rate:.1%} of {rate.games}",
            f"{rate.low:.1%} to {rate.high:.1%}",
            f"{WANTED.get(seats, 1 / seats):.0%}",
            f"{timed[2] / 1000:.2f} s",
        )
    Console().print(grid)
