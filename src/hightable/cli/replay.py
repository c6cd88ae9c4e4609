"""`hightable replay FILE`: the log of a recorded game, and how it ended."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from hightable import Table, replay
from hightable.cli.files import load


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--upto", type=int, metavar="N", help="stop after so many moves")
    parser.add_argument("--seat", type=int, default=-1, metavar="N", help="as this seat sees it")
    parser.add_argument("--json", action="store_true", help="the view and the scores as JSON")


def run(args: Namespace) -> int:
    table = replay(load(args.file), args.upto)
    print(as_json(table, args.seat) if args.json else as_text(table, args.seat))
    return 0


def as_json(table: Table, seat: int) -> str:
    shown = {"seen": table.seen(seat), "over": table.over, "scores": table.scores()}
    return json.dumps(shown, indent=1)


def as_text(table: Table, seat: int) -> str:
    lines = [line.text for line in table.lines(seat)]
    label = table.game.texts().say
    for place, points in enumerate(table.scores()):
        sheet = ", ".join(f"{label('sheet', k)} {v}" for k, v in table.sheet(place).items() if v)
        lines.append(f"{table.name(place)}: {points} ({sheet})")
    return "\n".join(lines)
