"""`hightable edition new GAME DIR`: a template to transcribe the figures of one's own box.

Every reconstructed figure stands in it as a comment, with its present value: whoever owns the
box takes the comment sign away and writes what is printed.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from itertools import groupby
from pathlib import Path
from typing import Any

from hightable import Fault
from hightable.games import game as find
from hightable.kernel.data import key_of
from hightable.kernel.provenance import Figures, figures
from hightable.texts import Translation


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("action", choices=["new"])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("folder", metavar="DIR")


def run(args: Namespace, texts: Translation) -> int:
    folder = Path(args.folder) / args.game
    title = find(args.game).texts(texts.language).say("title", "game")
    if folder.exists():
        raise Fault(texts.say("fault", "folder_exists", folder=str(folder)))
    wanted = [one for one in figures(args.game) if one.reconstructed]
    folder.mkdir(parents=True)
    for file, group in groupby(wanted, key=lambda one: one.file):
        head = texts.say("edition", "head", title=title, file=file, game=args.game)
        parts = [head, *[template(one, texts) for one in group]]
        (folder / f"{file}.toml").write_text("\n".join(parts), "utf-8")
    fields = sum(len(one.reconstructed) for one in wanted)
    print(texts.say("edition", "done", folder=str(folder), figures=fields, n=len(wanted)))
    return 0


def template(one: Figures, texts: Translation) -> str:
    """A record as a template: its id, where to find it, its figures as comments."""
    where = one.record.get("name", one.name)
    lines = [texts.say("edition", "where", file=one.file.replace("_", " "), name=where)]
    if one.record.get("note"):
        lines.append(f"# {one.record['note']}")
    key = key_of(one.record)
    if one.single:
        lines.append(f"[{one.table}]")
    else:
        lines += [f"[[{one.table}]]", f"{key} = {toml(one.record[key])}"]
    lines += [f"# {field} = {toml(one.record[field])}" for field in one.reconstructed]
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return f"[{', '.join(toml(item) for item in value)}]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    return str(value)
