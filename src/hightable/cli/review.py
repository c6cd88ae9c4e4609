"""`hightable review`: what each decision of a record cost."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from rich.console import Console

from hightable.arena.review import Step, costliest, review
from hightable.cli.files import load
from hightable.games import game as find_game
from hightable.kernel import Game
from hightable.kernel.record import read
from hightable.texts import Translation


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file")
    parser.add_argument("--level", default="master")
    parser.add_argument("--json", action="store_true")


def run(args: Namespace, texts: Translation) -> int:
    text = load(args.file, texts)
    steps = review(text, args.level, language=texts.language)
    if args.json:
        Console(soft_wrap=True).print_json(json.dumps([step.plain() for step in steps]))
        return 0
    record = read(text)
    for seat in range(record.seats):
        who = record.names[seat]
        tell(find_game(record.game), steps, seat, who, texts)
    return 0


def tell(game: Game, steps: list[Step], seat: int, name: str, texts: Translation) -> None:
    """What a player lost by choice and won by luck, and the three costliest decisions in words."""
    own = [step for step in steps if step.seat == seat]
    lost, luck = sum(step.loss for step in own), sum(step.luck[seat] for step in steps)
    who = name or game.texts(texts.language).say("text", "player", n=seat + 1)
    figures = {"lost": f"{lost:.1f}", "luck": f"{luck:+.1f}"}
    console = Console(highlight=False, soft_wrap=True)
    console.print(texts.say("review", "player", who=who, n=len(own), **figures))
    for step in costliest(steps, seat):
        console.print(
            texts.say(
                "review",
                "step",
                n=step.move + 1,
                prompt=step.prompt,
                did=spoken(game, step.word, texts),
                loss=f"{step.loss:.1f}",
                better=spoken(game, step.best, texts),
            )
        )


def spoken(game: Game, word: str, texts: Translation) -> str:
    """A word as the table says it."""
    return game.option(game.vocabulary.numbers[word], texts.language)
