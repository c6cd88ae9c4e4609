"""`hightable draw FILE -o out.svg`: a position of a record as a picture."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from hightable import replay
from hightable.cli.files import load, save
from hightable.texts import Translation


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("-o", "--output", default="table.svg", metavar="SVG")
    parser.add_argument("--upto", type=int, metavar="N")
    parser.add_argument("--seat", type=int, default=-1, metavar="N")


def run(args: Namespace, texts: Translation) -> int:
    table = replay(load(args.file, texts), args.upto)
    save(args.output, table.draw(args.seat, texts.language), texts)
    print(args.output)
    return 0
