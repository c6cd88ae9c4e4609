"""`hightable verify FILE`: is the record whole, legal, and dealt from what was promised?"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from hightable import Fault, Table, replay
from hightable.cli.files import load
from hightable.kernel import seal
from hightable.texts import Translation


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--commitment", metavar="HEX")


def run(args: Namespace, texts: Translation) -> int:
    table = replay(load(args.file, texts))
    sealed, promised = seal(table), args.commitment
    if promised and promised.lower() != sealed:
        raise Fault(texts.say("fault", "other_deal", dealt=sealed, promised=promised))
    end = texts.say("verify", "over" if table.over else "going")
    print(texts.say("verify", "legal", file=args.file, n=len(table.moves), end=end))
    print(dealt(table, sealed, "dealt" if promised else "sealed", texts))
    return 0


def dealt(table: Table, sealed: str, known: str, texts: Translation) -> str:
    """Where the deal comes from, and what was to be published before the game."""
    said = texts.say("verify", known, hash=sealed)
    return texts.say("verify", "chosen", seed=table.seed, said=said) if table.chosen else said
