"""`hightable backup FILE`: everything a server keeps, in one file, while it runs."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from hightable.texts import Translation


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--database", metavar="URL")


def run(args: Namespace, texts: Translation) -> int:
    from hightable.server.store.backup import back_up
    from hightable.server.store.database import Store

    store = Store(args.database)
    try:
        counts = back_up(store, Path(args.file))
    finally:
        store.close()
    print(texts.say("backup", "written", file=args.file, tables=counts["tables"]))
    return 0
