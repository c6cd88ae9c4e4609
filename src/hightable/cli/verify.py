"""`hightable verify FILE`: is the record whole, legal, and dealt from what was promised?"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from hightable import Fault, Table, replay
from hightable.cli.files import load
from hightable.kernel import seal


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument(
        "--commitment", metavar="HEX", help="what the server published when the game began"
    )


def run(args: Namespace) -> int:
    table = replay(load(args.file))
    sealed = seal(table)
    if args.commitment and args.commitment.lower() != sealed:
        raise Fault(f"the deal gives the commitment {sealed}, not {args.commitment}: another deal")
    end = "the game is over" if table.over else "the game is not over"
    print(f"{args.file}: {len(table.moves)} moves, all legal; {end}")
    print(dealt(table, sealed, bool(args.commitment)))
    return 0


def dealt(table: Table, sealed: str, promised: bool) -> str:
    """Where the deal comes from, and what was to be published before the game."""
    chosen = (
        f"the seed {table.seed} was chosen by whoever opened the table; " if table.chosen else ""
    )
    if promised:
        return f"{chosen}dealt from the commitment {sealed}"
    return f"{chosen}the commitment to this deal is {sealed}"
