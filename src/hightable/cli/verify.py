"""`hightable verify FILE`: is the record whole, legal, and dealt from what was promised?"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from hightable import Fault, Table, replay
from hightable.cli.files import load
from hightable.kernel import commitment


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument(
        "--commitment", metavar="HEX", help="what the server published when the game began"
    )


def run(args: Namespace) -> int:
    table = replay(load(args.file))
    if args.commitment:
        check_commitment(table, args.commitment)
    end = "the game is over" if table.over else "the game is not over"
    print(f"{args.file}: {len(table.moves)} moves, all legal; {end}")
    return 0


def check_commitment(table: Table, promised: str) -> None:
    dealt = commitment(table.game.name, table.seats, table.seed, table.options)
    if promised.lower() != dealt:
        raise Fault(f"the deal gives the commitment {dealt}, not {promised}: another deal")
    print(f"dealt from the commitment {dealt}")
