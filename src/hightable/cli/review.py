"""`hightable review`: what each decision of a record cost."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console

from hightable.arena.review import Step, costliest, review
from hightable.bots import LEVELS
from hightable.games import game as find_game
from hightable.kernel import Game
from hightable.kernel.record import read


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the record of a finished game")
    parser.add_argument("--level", default="master", help=f"who weighs: {', '.join(LEVELS)}")
    parser.add_argument("--json", action="store_true", help="every decision, for a program")


def run(args: Namespace) -> int:
    text = args.file.read_text("utf-8")
    steps = review(text, args.level)
    if args.json:
        Console(soft_wrap=True).print_json(json.dumps([step.plain() for step in steps]))
        return 0
    record = read(text)
    for seat in range(record.seats):
        tell(find_game(record.game), steps, seat)
    return 0


def tell(game: Game, steps: list[Step], seat: int) -> None:
    """What a player lost by choice and won by luck, and the three costliest decisions in words."""
    own = [step for step in steps if step.seat == seat]
    lost, luck = sum(step.loss for step in own), sum(step.luck for step in own)
    console = Console(highlight=False, soft_wrap=True)
    console.print(
        f"Player {seat + 1}: {len(own)} decisions, {lost:.1f} points lost, luck {luck:+.1f}"
    )
    for step in costliest(steps, seat):
        did, better = spoken(game, step.word), spoken(game, step.best)
        console.print(
            f"  move {step.move + 1}, {step.prompt!r}: {did} cost {step.loss:.1f} points;"
            f" better was {better}"
        )


def spoken(game: Game, word: str) -> str:
    """A word as the table says it."""
    return game.option(game.vocabulary.numbers[word])
