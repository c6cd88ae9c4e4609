"""`hightable tune`: learn the weights of a game's judge by self-play, and write its file."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console

from hightable.arena.tune import KEEP, WHIMS, Plan, tune, write
from hightable.bots.judge import read_weights


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seats", default="2,4", help="sizes of the tables to learn at")
    parser.add_argument("--games", type=int, default=300, help="games of each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--whims", type=int, default=WHIMS, help="of 120 choices, left to chance")
    parser.add_argument("--keep", type=int, default=KEEP, help="rounds to learn from; 0 is all")
    parser.add_argument("-o", "--output", type=Path, help="the file; else it is printed")


def run(args: Namespace) -> int:
    plan = Plan([int(n) for n in args.seats.split(",")], args.games, args.rounds, args.seed)
    plan.whims, plan.keep = args.whims, args.keep
    tables = tune(args.game, plan, Console(stderr=True).print)
    tables["style"] = read_weights(args.game).style
    command = (
        f"hightable tune {args.game} --seats {args.seats} --games {args.games}"
        f" --rounds {args.rounds} --seed {args.seed} --whims {args.whims} --keep {args.keep}"
    )
    text = write(tables, command)
    if args.output:
        args.output.write_text(text, "utf-8")
    else:
        sys.stdout.write(text)
    return 0
