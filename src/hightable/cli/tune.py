"""`hightable tune`: learn the weights of a game's judge by self-play, and write its file.

From signs as they are written by small steps, a pair of games each; or, with a file of results,
from the weights that there are by one long step, after thousands of games.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from hightable.arena.surface import Trial, train
from hightable.arena.tune import Plan, tune, write
from hightable.bots.judge import read_weights
from hightable.games import game as find_game
from hightable.texts import Translation


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--pairs", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", type=Path)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("-o", "--output", type=Path)


def run(args: Namespace, texts: Translation) -> int:
    game = find_game(args.game).name
    seats = [int(n) for n in args.seats.split(",")]
    said = Console(stderr=True)
    if args.results:
        tables = step_on(args, Trial(game, seats, args.seed), said)
        wanted = f"--games {args.games} --seed {args.seed} --results {args.results.name}"
    else:
        tables = tune(game, Plan(seats, args.pairs, args.seed), said.print)
        wanted = f"--pairs {args.pairs} --seed {args.seed}"
    tables["settings"] = read_weights(game).settings
    text = write(tables, f"hightable tune {game} --seats {args.seats} {wanted}")
    if args.output:
        args.output.write_text(text, "utf-8")
    else:
        sys.stdout.write(text)
    return 0


def step_on(args: Namespace, trial: Trial, said: Console) -> dict[str, Any]:
    """The tables after one long step; only the signs are other than before."""
    with Progress(console=said) as progress:
        bar = progress.add_task(args.game, total=args.games)
        found = train(
            trial, args.games, args.results, lambda done: progress.update(bar, completed=done)
        )
    return {"scale": trial.known.scale, "habit": trial.known.habit, "signs": found}
