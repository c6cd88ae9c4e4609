"""Figures and names in a lesson: a place such as `{seen players.0.coins}` is read from the game.

`{name paris}` the name of a thing · `{word go paris}` what a word says · `{gives take 1}` what the
card or tile of an open word is for · `{does go paris}` what an open word would do now ·
`{seen path}` what the player sees · `{called path}` the name of that · `{change path > word}` by
how much a word changes it · `{data file id field}` a printed figure · `{of module.NAME}` a figure
of the rules · `{text section key}` any text of the game.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from hightable.kernel import Fault, Table

PLACE = re.compile(r"\{(\w+) ([^{}]+)\}")
Place = tuple[Table, int, str]


def fill(text: str, table: Table, seat: int, language: str = "en") -> str:
    """A text of a lesson with every place filled in from a table."""
    place = (table, seat, language)
    return PLACE.sub(lambda found: filled(found[1], found[2], place), text)


def filled(kind: str, what: str, place: Place) -> str:
    if kind not in KINDS:
        raise Fault(f"a lesson knows no place {kind!r}; it knows {', '.join(KINDS)}")
    return KINDS[kind](what.strip(), place)


def named(what: str, place: Place) -> str:
    table, _, language = place
    return table.game.texts(language).name(what)


def worded(what: str, place: Place) -> str:
    table, _, language = place
    return table.game.option(table.game.vocabulary.numbers[what], language)


def gives(what: str, place: Place) -> str:
    """What the card, tile or place of an open word is for."""
    table, _, language = place
    number = table.game.vocabulary.numbers[what]
    return table.game.about(table.state, number, table.game.texts(language))


def does(what: str, place: Place) -> str:
    """What an open word would do now."""
    table, _, language = place
    return table.tell(table.outcome(what), language)


def seen(what: str, place: Place) -> str:
    table, seat, _ = place
    return str(reach(table.seen(seat), what.split(".")))


def called(what: str, place: Place) -> str:
    """The name of what the player sees."""
    return named(seen(what, place), place)


def change(what: str, place: Place) -> str:
    """By how much one or more words, divided by ">", change something."""
    table, seat, _ = place
    path, *words = [part.strip() for part in what.split(">")]
    twin = table.copy()
    for word in words:
        twin.choose(word)
    before = reach(table.seen(seat), path.split("."))
    return str(abs(reach(twin.seen(seat), path.split(".")) - before))


def printed(what: str, place: Place) -> str:
    """A figure of the data: file, id of the record, and the way to it."""
    file, id, *path = what.split()
    records = data(place[0].game.name, file)
    found = [r for part in records.values() for r in of_id(part, id)]
    if not found:
        raise Fault(f"{file}.toml of {place[0].game.name} has no record {id!r}")
    return str(reach(found[0], path))


def of_id(part: Any, id: str) -> list[Any]:
    """The records of this id in a part of a file."""
    records = part if isinstance(part, list) else []
    return [record for record in records if isinstance(record, dict) and record.get("id") == id]


def ruled(what: str, place: Place) -> str:
    """A constant of a module of the game: `box.ROUNDS`, `rules.scoring.POINTS.2`."""
    *modules, name = what.split(".")
    rest: list[str] = []
    while modules:
        try:
            module = import_module(f"hightable.games.{place[0].game.name}.{'.'.join(modules)}")
        except ModuleNotFoundError:
            rest.insert(0, name)
            name = modules.pop()
            continue
        return str(reach(getattr(module, name), rest))
    raise Fault(f"there is no {what!r} in {place[0].game.name}")


def text(what: str, place: Place) -> str:
    table, _, language = place
    return table.game.texts(language).say(*what.split())


def reach(found: Any, path: list[str]) -> Any:
    """What lies at the end of a path of keys and numbers."""
    for key in path:
        if isinstance(found, dict):
            found = found[key]
        elif key.lstrip("-").isdecimal():
            found = found[int(key)]
        elif key == "size":
            found = len(found)
        else:
            found = getattr(found, key)
    return found


@cache
def data(game: str, file: str) -> dict[str, Any]:
    found = files(f"hightable.games.{game}") / "data" / f"{file}.toml"
    return tomllib.loads(found.read_text("utf-8"))


KINDS: Final[dict[str, Callable[[str, Place], str]]] = {
    "name": named,
    "word": worded,
    "gives": gives,
    "does": does,
    "seen": seen,
    "called": called,
    "change": change,
    "data": printed,
    "of": ruled,
    "text": text,
}
