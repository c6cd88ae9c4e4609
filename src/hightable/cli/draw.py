"""`hightable draw FILE -o out.svg`: a position of a record as a picture."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from hightable import replay
from hightable.cli.files import load, save


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("-o", "--output", default="table.svg", metavar="SVG")
    parser.add_argument("--upto", type=int, metavar="N", help="after so many moves")
    parser.add_argument("--seat", type=int, default=-1, metavar="N", help="as this seat sees it")


def run(args: Namespace) -> int:
    table = replay(load(args.file), args.upto)
    save(args.output, table.draw(args.seat))
    print(args.output)
    return 0
