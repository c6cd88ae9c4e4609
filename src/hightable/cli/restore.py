"""`hightable restore FILE`: put a backup back, in place of what the database holds."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from hightable import Fault
from hightable.texts import Translation


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--replace", action="store_true")


def run(args: Namespace, texts: Translation) -> int:
    from hightable.server.store.backup import restore
    from hightable.server.store.database import Store
    from hightable.server.store.tables import many

    store = Store(args.database)
    try:
        if many(store) and not args.replace:
            raise Fault(texts.say("fault", "not_empty", tables=many(store)))
        counts = restore(store, Path(args.file))
    finally:
        store.close()
    print(texts.say("backup", "restored", file=args.file, tables=counts["tables"]))
    return 0
