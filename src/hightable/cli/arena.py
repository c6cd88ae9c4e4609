"""`hightable arena`: matches between bots."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from hightable.arena import figures
from hightable.arena.rating import ratings
from hightable.arena.report import report
from hightable.arena.results import Results
from hightable.arena.tournament import Match, Where
from hightable.arena.tournament import run as run_match
from hightable.kernel import Fault
from hightable.parallel import add_arguments


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="one a seat, such as 'master,bachelor'")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first deal")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--results", type=Path, help="file of results; a run goes on from there")
    parser.add_argument("--report", type=Path, help="write a page with charts")
    parser.add_argument("--save-games", default="", metavar="DIR", help="write every record")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so long")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    add_arguments(parser)


def run(args: Namespace) -> int:
    bots = [name.strip() for name in args.bots.split(",")]
    match = Match(args.game, bots, args.seed, chosen(args.option))
    where = Where(args.jobs, args.ray, args.minutes, args.save_games)
    path = args.results or Path(f"arena-{args.game}-{'-'.join(bots)}.jsonl".replace(" ", "_"))
    results = play(match, args.games, path, where)
    if args.report:
        args.report.write_text(report(match, results), "utf-8")
    if args.json:
        Console(soft_wrap=True).print_json(json.dumps(summary(results)))
    else:
        show(results)
    return 0


def chosen(options: list[str]) -> dict[str, str]:
    """Options of the game, written as name=value."""
    pairs = [option.partition("=") for option in options]
    for name, sign, _ in pairs:
        if not sign:
            raise Fault(f"an option is written as name=value, not {name!r}")
    return {name: value for name, _, value in pairs}


def play(match: Match, games: int, path: Path, where: Where) -> Results:
    """Run a match with a bar that shows how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        bar = progress.add_task(" v ".join(match.bots), total=games)
        return run_match(
            match, games, path, where, lambda done, all: progress.update(bar, completed=done)
        )


def summary(results: Results) -> dict[str, Any]:
    """The figures for a program."""
    games = results.games
    rated = ratings(games)
    return {
        "games": len(games),
        "bots": {
            rate.name: {
                "won": rate.rate,
                "sure": [rate.low, rate.high],
                "rating": rated[rate.name].mu,
                "doubt": 2 * rated[rate.name].sigma,
            }
            for rate in figures.bots(games)
        },
        "seats": [rate.rate for rate in figures.seats(games)] if games else [],
        "sheets": figures.sheets(games),
    }


def show(results: Results) -> None:
    """The figures for a person."""
    grid = Grid("bot", "won", "95% sure", "mean score", "rating")
    rated = ratings(results.games)
    scores = figures.scores(results.games)
    for rate in figures.bots(results.games):
        points = scores[rate.name]
        rating = rated[rate.name]
        grid.add_row(
            rate.name,
            f"{rate.rate:.1%} of {rate.games}",
            f"{rate.low:.1%} to {rate.high:.1%}",
            f"{sum(points) / len(points):.1f}",
            f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
        )
    Console().print(grid)
