"""`hightable ladder`: each level against the one below, two at a table and one against three."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from hightable.arena.figures import Rate, bots, times
from hightable.arena.results import Results
from hightable.arena.tournament import Match, Where
from hightable.bots import DEGREES
from hightable.cli.arena import file_name, play, shares
from hightable.games import game as find_game
from hightable.kernel import Fault
from hightable.parallel import add_arguments
from hightable.texts import Translation

MANY = 4
WANTED = {2: 0.75, MANY: 0.45}


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--levels", default=",".join(DEGREES))
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--minutes", type=float, default=0)
    parser.add_argument("--results", type=Path, default=Path("ladder"))
    parser.add_argument("--json", action="store_true")
    add_arguments(parser)


def run(args: Namespace, texts: Translation) -> int:
    where = Where(args.jobs, args.ray, args.minutes)
    found: list[tuple[int, Rate, Results]] = []
    pairs = pairings(args.levels, texts)
    for seats in sizes(args.game, args.seats, texts):
        for below, level in pairs:
            match = Match(args.game, [level] + [below] * (seats - 1), args.seed, {})
            path = args.results / file_name(f"{args.game}-{seats}-{level}-{below}")
            results = play(match, args.games, path, where, texts)
            best = next(rate for rate in bots(results.games) if rate.name == level)
            found.append((seats, best, results))
    if args.json:
        tell_json(found)
    else:
        tell(found, texts)
    return 0


def sizes(game: str, asked: str, texts: Translation) -> list[int]:
    """The numbers of players that were asked for, as far as the game has them."""
    known = [str(seats) for seats in find_game(game).seats]
    named = asked.replace(" ", "").split(",")
    found = [int(text) for text in named if text in known]
    if not found or not all(text.isdecimal() for text in named):
        listed = texts.listed(known)
        raise Fault(texts.say("fault", "no_seats", game=game, known=listed, asked=asked))
    return found


def pairings(levels: str, texts: Translation) -> list[tuple[str, str]]:
    """Each level with the one below it."""
    found = list(pairwise([name.strip() for name in levels.split(",")]))
    if not found:
        raise Fault(texts.say("fault", "two_levels", levels=levels))
    return found


def tell_json(found: list[tuple[int, Rate, Results]]) -> None:
    rungs = [
        {"seats": n, "level": r.name, "won": r.rate, "sure": [r.low, r.high], "games": r.games}
        for n, r, _ in found
    ]
    Console(soft_wrap=True).print_json(json.dumps(rungs))


def tell(found: list[tuple[int, Rate, Results]], texts: Translation) -> None:
    """The rungs: how often the higher level won, how sure that is, and how long its turns took."""
    columns = ("players", "level", "won", "sure", "wanted", "turn")
    grid = Grid(*[texts.say("grid", column) for column in columns])
    for seats, rate, results in found:
        timed = times(results.games, results.timed()).get(rate.name, (0.0, 0.0, 0.0))
        grid.add_row(
            str(seats),
            escape(rate.name),
            *shares(rate, texts),
            f"{WANTED.get(seats, 1 / seats):.0%}",
            texts.say("grid", "seconds", n=f"{timed[2] / 1000:.2f}"),
        )
    Console().print(grid)
