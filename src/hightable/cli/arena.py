"""`hightable arena`: matches between bots."""

from __future__ import annotations

import json
import re
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from hightable.arena import figures
from hightable.arena.rating import model, ratings
from hightable.arena.report import report
from hightable.arena.results import Results
from hightable.arena.tournament import Match, Where
from hightable.arena.tournament import run as run_match
from hightable.cli.arguments import chosen
from hightable.parallel import add_arguments
from hightable.texts import Translation


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--bots", required=True)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--results", type=Path)
    parser.add_argument("--report", type=Path)
    parser.add_argument("--save-games", default="", metavar="DIR")
    parser.add_argument("--minutes", type=float, default=0)
    parser.add_argument("--json", action="store_true")
    add_arguments(parser)


def run(args: Namespace, texts: Translation) -> int:
    bots = [name.strip() for name in args.bots.split(",")]
    match = Match(args.game, bots, args.seed, chosen(args.option, texts))
    if len(bots) > 1:
        model()
    where = Where(args.jobs, args.ray, args.minutes, args.save_games)
    path = args.results or Path(file_name(f"arena-{args.game}-{'-'.join(bots)}"))
    results = play(match, args.games, path, where, texts)
    if args.report:
        args.report.write_text(report(match, results, texts.language), "utf-8")
    if args.json:
        Console(soft_wrap=True).print_json(json.dumps(summary(results)))
    else:
        show(results, texts)
    return 0


def file_name(words: str) -> str:
    """A file of results called after its match; a bot may be called by a path."""
    return re.sub(r"[^\w.=-]+", "_", words) + ".jsonl"


def play(match: Match, games: int, path: Path, where: Where, texts: Translation) -> Results:
    """Run a match with a bar that shows how far it is."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        bar = progress.add_task(texts.say("grid", "match").join(match.names()), total=games)
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
                **(rated_as(rated[rate.name]) if rate.name in rated else {}),
            }
            for rate in figures.bots(games)
        },
        "seats": [rate.rate for rate in figures.seats(games)] if games else [],
        "sheets": figures.sheets(games),
        "forfeits": figures.forfeits(games),
    }


def rated_as(rating: Any) -> dict[str, float]:
    return {"rating": rating.mu, "doubt": 2 * rating.sigma}


def show(results: Results, texts: Translation) -> None:
    """The figures for a person; who plays alone has no rating."""
    rated = ratings(results.games)
    columns = ("bot", "won", "sure", "mean", *(["rating"] if rated else []))
    grid = Grid(*[texts.say("grid", column) for column in columns])
    scores = figures.scores(results.games)
    for rate in figures.bots(results.games):
        points = scores[rate.name]
        grid.add_row(
            escape(rate.name),
            *shares(rate, texts),
            f"{sum(points) / len(points):.1f}",
            *[doubtful(r.mu, 2 * r.sigma, texts) for r in [rated.get(rate.name)] if r],
        )
    Console().print(grid)
    for out in figures.forfeits(results.games):
        said = texts.say("grid", "forfeit", game=out["number"], why=out["why"])
        Console(highlight=False, soft_wrap=True).print(said, markup=False)


def shares(rate: figures.Rate, texts: Translation) -> tuple[str, str]:
    """How often a bot has won, and how sure that is."""
    won = texts.say("grid", "share", share=f"{rate.rate:.1%}", n=rate.games)
    return won, texts.say("grid", "range", low=f"{rate.low:.1%}", high=f"{rate.high:.1%}")


def doubtful(mean: float, doubt: float, texts: Translation) -> str:
    return texts.say("grid", "doubt", mean=f"{mean:.1f}", doubt=f"{doubt:.1f}")
