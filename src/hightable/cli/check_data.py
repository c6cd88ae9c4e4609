"""`hightable check-data`: are the data files whole, and where does each figure come from?"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from rich.console import Console
from rich.table import Table

from hightable import games
from hightable.games import game as find
from hightable.kernel.data import edition
from hightable.kernel.provenance import SOURCES, figures, provenance


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="else all of them")
    parser.add_argument("--json", action="store_true")


def run(args: Namespace) -> int:
    chosen = args.games or games(all=True)
    for name in chosen:
        find(name)
    if args.json:
        print(json.dumps({name: provenance(name) for name in chosen}, indent=1))
    else:
        show(chosen)
    return 0


def show(chosen: list[str]) -> None:
    console = Console(highlight=False)
    for name in chosen:
        table = Table(title=f"{find(name).texts().say('title', 'game')}, edition {edition()}")
        table.add_column("component")
        for source in SOURCES:
            table.add_column(source, justify="right")
        for component, counted in provenance(name).items():
            table.add_row(component, *[str(counted[source] or "") for source in SOURCES])
        console.print(table)
        console.print(summary(name))


def summary(name: str) -> str:
    found = list(figures(name))
    transcribed = sum(one.source == "edition" for one in found)
    ours = sum(bool(one.reconstructed) for one in found)
    return f"{len(found)} records; {ours} with reconstructed figures; {transcribed} transcribed\n"
