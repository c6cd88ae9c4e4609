"""Things in words, for tooltips and screen readers: the names and sentences of the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from hightable.draw.texts import Texts
from hightable.games.sankore.box.areas import (
    LAW_RECORDS,
    NODE_RECORDS,
    OASES,
    PORT_RECORDS,
    THEOLOGY_RECORDS,
    WALL_RECORDS,
)
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


def spoken(space: str, known: int) -> str:
    """A space in words."""
    place = name(space)
    if space in OASES:
        return tip("oasis", place=place, n=NODE_RECORDS[space]["value"])
    if space in PORT_RECORDS:
        record = PORT_RECORDS[space]
        gold = NODE_RECORDS[record["port"]]["gold"]
        return tip("port", place=place, gold=gold, n=record["value"])
    record = (THEOLOGY_RECORDS | WALL_RECORDS | LAW_RECORDS)[space]
    parts = [tip("needs", place=place, n=record["number"], known=known), price(space, record)]
    parts += [tip("supported")] if record["supported"] else []
    if space in LAW_RECORDS:
        parts.append(tip("skill", skill=name(record["skill"])))
    return "; ".join(parts)


def price(space: str, record: Record) -> str:
    if space in THEOLOGY_RECORDS:
        return tip("cost_salt", n=record["salt"])
    if space in WALL_RECORDS:
        return tip("cost_books", n=record["books"])
    return tip(f"cost_{next(iter(record['cost']))}", n=1)
