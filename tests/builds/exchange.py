"""Write tables of every game down, or read them; a program, run by each build of the package."""

from __future__ import annotations

import json
import pickle
import sys
from pathlib import Path
from random import Random
from typing import Any

import hightable
from hightable.kernel import state
from hightable.kernel.numbering import NUMBERINGS
from hightable.kernel.pack import pack_table, unpack_table

MOVES = 60


def begun(game: str) -> hightable.Table:
    """A table in the middle of a game."""
    table, chance = hightable.new(game, seats=3, seed=9), Random(4)
    for _ in range(MOVES):
        if not table.over:
            table.choose(chance.choice(table.decision.options))
    return table


def tell(tables: list[hightable.Table]) -> dict[str, Any]:
    """What can be known of tables, in words; and which build says so."""
    return {
        "compiled": not str(state.__file__).endswith(".py"),
        "numberings": {home: found.digest for home, found in sorted(NUMBERINGS.items())},
        "tables": [[t.state.plain(), t.record(), repr(t.lines(0)), t.legal()] for t in tables],
    }


def main(order: str, file: str) -> None:
    path = Path(file)
    if order == "write":
        tables = [begun(game) for game in hightable.games(all=True)]
        path.write_bytes(pickle.dumps([tables, json.dumps([pack_table(t) for t in tables])]))
    else:
        tables, said = pickle.loads(path.read_bytes())
        assert tell([unpack_table(one) for one in json.loads(said)]) == tell(tables)
    json.dump(tell(tables), sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
