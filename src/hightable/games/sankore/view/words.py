"""Things in words, for tooltips and screen readers: the names and sentences of the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from hightable.draw.texts import Texts
from hightable.games.sankore.box.components import GRADUATION_RECORDS, OBJECTIVE_RECORDS
from hightable.games.sankore.box.names import LISTS, NAMES
from hightable.games.sankore.view.palette import HERE
from hightable.kernel.lang import read

TEXTS: Final = Texts(HERE)
GAME: Final = read("sankore", "en")
Record = Mapping[str, Any]


@cache
def name(thing: str) -> str:
    """What a thing of the box is called."""
    return str(NAMES.get(thing) or GAME["name"][thing.lower()])


def tip(key: str, **filling: object) -> str:
    return TEXTS("tip", key, **filling)


@cache
def objective(card: str) -> str:
    """An Objective card: what it asks for and gives, and its Prestige."""
    kind = name(OBJECTIVE_RECORDS[card]["prestige_discipline"])
    return tip("objective", name=name(card), text=GAME["text"][card], kind=kind)


@cache
def graduation(tile: str) -> str:
    record = GRADUATION_RECORDS[tile]
    return tip("graduation", tile=name(tile), n=record["prestige"])


def favour(space: int) -> str:
    """A space of the Favour track."""
    return tip("favour", n=space, text=GAME["text"][f"favour_{space}"])


def counted(numbers: Mapping[str, int]) -> str:
    """Counts by discipline, those that are nought left out."""
    said = [f"{name(kind)} {n}" for kind, n in numbers.items() if n]
    return ", ".join(said) or TEXTS("word", "none")


class Thing(int):
    """A number of the log: alone it is itself, in `{a:card}` the name of that card."""

    def __format__(self, spec: str) -> str:
        return name(LISTS[spec][self]) if spec else str(int(self))


def logged(key: str, who: str, a: int, b: int) -> str:
    """A line of the log."""
    return str(GAME["log"][key]).format(who=who, a=Thing(a), b=Thing(b))
