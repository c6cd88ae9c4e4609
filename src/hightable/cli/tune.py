"""`hightable tune`: learn the weights of a game's judge by self-play, and write its file."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console

from hightable.arena.tune import Plan, tune, write
from hightable.bots.judge import read_weights
from hightable.games import game as find_game
from hightable.texts import Translation


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--pairs", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", "--output", type=Path)


def run(args: Namespace, texts: Translation) -> int:
    plan = Plan([int(n) for n in args.seats.split(",")], args.pairs, args.seed)
    tables = tune(find_game(args.game).name, plan, Console(stderr=True).print)
    tables["settings"] = read_weights(args.game).settings
    wanted = f"--seats {args.seats} --pairs {args.pairs} --seed {args.seed}"
    text = write(tables, f"hightable tune {args.game} {wanted}")
    if args.output:
        args.output.write_text(text, "utf-8")
    else:
        sys.stdout.write(text)
    return 0
