"""`hightable replay FILE`: the log of a recorded game, and how it ended."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from hightable import Table, replay
from hightable.cli.files import load
from hightable.texts import Translation


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--upto", type=int, metavar="N")
    parser.add_argument("--seat", type=int, default=-1, metavar="N")
    parser.add_argument("--json", action="store_true")


def run(args: Namespace, texts: Translation) -> int:
    table = replay(load(args.file, texts), args.upto)
    print(as_json(table, args.seat) if args.json else as_text(table, args.seat, texts))
    return 0


def as_json(table: Table, seat: int) -> str:
    shown = {"seen": table.seen(seat), "over": table.over, "scores": table.scores()}
    return json.dumps(shown, indent=1)


def as_text(table: Table, seat: int, texts: Translation) -> str:
    lines = [line.text for line in table.lines(seat, texts.language)]
    return "\n".join([*lines, *scores(table, texts)])


def scores(table: Table, texts: Translation) -> list[str]:
    """Everybody's points and score sheet; at the end, the best first."""
    label, language = table.game.texts(texts.language).say, texts.language
    rows = []
    for seat in standing(table):
        sheet = [(label("sheet", key), n) for key, n in table.sheet(seat).items() if n]
        said = texts.listed(texts.say("play", "line", name=name, points=n) for name, n in sheet)
        who = table.name(seat, language)
        points = table.scores()[seat]
        rows.append(texts.say("play", "score", who=who, points=points, sheet=said))
    return rows


def standing(table: Table) -> list[int]:
    """Seats in their order; at the end as the game ranks them."""
    if table.over:
        return [seat for place in table.ranking() for seat in place]
    return list(range(len(table.scores())))
