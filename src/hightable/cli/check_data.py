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
from hightable.texts import Translation


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--json", action="store_true")


def run(args: Namespace, texts: Translation) -> int:
    chosen = args.games or games(all=True)
    for name in chosen:
        find(name)
    if args.json:
        print(json.dumps({name: provenance(name) for name in chosen}, indent=1))
    else:
        show(chosen, texts)
    return 0


def show(chosen: list[str], texts: Translation) -> None:
    console = Console(highlight=False)
    for name in chosen:
        game = find(name).texts(texts.language).say("title", "game")
        table = Table(title=texts.say("check-data", "title", game=game, edition=edition()))
        table.add_column(texts.say("grid", "component"))
        for source in SOURCES:
            table.add_column(source, justify="right")
        for component, counted in provenance(name).items():
            table.add_row(component, *[str(counted[source] or "") for source in SOURCES])
        console.print(table)
        console.print(summary(name, texts))


def summary(name: str, texts: Translation) -> str:
    found = list(figures(name))
    transcribed = sum(one.source == "edition" for one in found)
    ours = sum(bool(one.reconstructed) for one in found)
    counts = {"n": len(found), "ours": ours, "transcribed": transcribed}
    return texts.say("check-data", "summary", **counts) + "\n"
