"""`hightable golden record FILE...`: golden games and counts anew, with the reason why.

A golden game is followed as far as its words are legal, then played on at random from its seed.
The reason and a mark of each file are kept beside it, so that none changes without one.
"""

from __future__ import annotations

import sys
import tomllib
from argparse import ArgumentParser, Namespace
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hightable import Fault, Table, new
from hightable.cli.edition import toml
from hightable.cli.files import load, save
from hightable.kernel import State
from hightable.kernel.record import Record, read, write
from hightable.texts import Translation

COUNTS = "counts.toml"
REASONS = "reasons.toml"
HEAD = {
    COUNTS: "# How many sequences of choices there are, one to so many deep, after some moves.\n",
    REASONS: "# Why each file is so: written by `hightable golden record FILE --why REASON`.\n",
}


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("action", choices=["record"])
    parser.add_argument("files", metavar="FILE", nargs="+")
    parser.add_argument("--why", metavar="REASON")


def run(args: Namespace, texts: Translation) -> int:
    why = (args.why or asked(texts)).strip()
    if not why:
        raise Fault(texts.say("fault", "no_reason"))
    for name in args.files:
        before = load(name, texts)
        again = counted(name, before) if Path(name).name == COUNTS else played(before)
        save(name, again, texts)
        save(str(Path(name).with_name(REASONS)), reasons(Path(name), why), texts)
        print(texts.say("golden", "same" if before == again else "anew", file=name))
    return 0


def asked(texts: Translation) -> str:
    return input(texts.say("golden", "ask")) if sys.stdin.isatty() else ""


def played(before: str) -> str:
    """A golden game, recorded anew."""
    record = read(before)
    table = new(record.game, record.seats, record.seed, **record.options)
    follow(table, record)
    return write(table, record.why)


def follow(table: Table, record: Record) -> None:
    """The same words as long as they are legal; then chance decides."""
    for seat, word, _ in record.moves:
        if table.over or table.state.seat != seat or word not in table.legal():
            break
        table.choose(word)
    if not table.over:
        table.playout(record.seed)


def counted(name: str, before: str) -> str:
    """The counts of a game, taken anew at the same positions."""
    game = Path(name).resolve().parent.name
    positions = tomllib.loads(before)["position"]
    for one in positions:
        depth = len(one["counts"])
        one["counts"] = [count(state_of(game, one), deep + 1) for deep in range(depth)]
    rows = ["\n".join([f"{key} = {toml(one[key])}" for key in one]) for one in positions]
    return HEAD[COUNTS] + "".join(f"\n[[position]]\n{row}\n" for row in rows)


def state_of(game: str, position: dict[str, Any]) -> State:
    """A table after so many moves, each the next option in turn."""
    state = new(game, position["seats"], 7, **position["options"]).state
    for move in range(position["moves"]):
        state.choose(state.offered()[move % int(state.count)])
    return state


def count(state: State, depth: int) -> int:
    """How many sequences of so many choices there are from here."""
    if depth == 0 or state.over:
        return 1
    total = 0
    for word in state.offered():
        twin = state.copy()
        twin.choose(word)
        total += count(twin, depth - 1)
    return total


def reasons(path: Path, why: str) -> str:
    """The file of reasons beside a golden file, with the one it has changed for."""
    beside = path.with_name(REASONS)
    known = tomllib.loads(beside.read_text("utf-8")) if beside.is_file() else {}
    known[path.name] = {"mark": mark(path), "why": why}
    return listed_reasons(
        {name: one for name, one in known.items() if path.with_name(name).is_file()}
    )


def listed_reasons(known: dict[str, dict[str, str]]) -> str:
    rows = [
        f'\n["{name}"]\nmark = {toml(one["mark"])}\nwhy = {toml(one["why"])}\n'
        for name, one in sorted(known.items())
    ]
    return HEAD[REASONS] + "".join(rows)


def mark(path: Path) -> str:
    """Eight hex digits that change with the file."""
    return blake2b(path.read_bytes(), digest_size=4).hexdigest()
