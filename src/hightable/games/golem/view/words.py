"""Cards, tiles and upgrades in words, for tooltips and screen readers."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.texts import Texts
from hightable.games.golem.box import (
    ACTION_RECORDS,
    ARTEFACT_RECORDS,
    AUTOMA_RECORDS,
    BOOK_RECORDS,
    CHARACTER_RECORDS,
    GOAL_RECORDS,
    LISTS,
    NAMES,
    NEIGHBOURHOOD_RECORDS,
    START_RECORDS,
    UPGRADE_RECORDS,
    Record,
)
from hightable.games.golem.effect_text import tell, tell_goal, tell_price
from hightable.kernel import Catalogue

TEXTS: Final = Texts("hightable.games.golem.view")
CATALOGUE: Final = Catalogue("golem", NAMES, LISTS)


def by_id(records: list[Record]) -> dict[str, Record]:
    return {str(record["id"]): record for record in records}


CHARACTERS: Final = by_id(CHARACTER_RECORDS)
BOOKS: Final = by_id(BOOK_RECORDS)
TILES: Final = by_id(ACTION_RECORDS)
GOALS: Final = by_id(GOAL_RECORDS)
STARTS: Final = by_id(START_RECORDS)
UPGRADES: Final = by_id(UPGRADE_RECORDS)
QUARTERS: Final = by_id(NEIGHBOURHOOD_RECORDS)
ARTEFACTS: Final = by_id(ARTEFACT_RECORDS)
CARDS: Final = by_id(AUTOMA_RECORDS)
EVENTS: Final = {
    "red marble": "red_marble",
    "blue marble": "blue_marble",
    "first book": "first_book",
    "new golem": "new_golem",
}


def effects(records: list[Record]) -> str:
    return tell(records, CATALOGUE)


@cache
def character(name: str) -> str:
    """The pair of marbles, the price and the effect, and the steps it adds."""
    record = CHARACTERS[name]
    return TEXTS(
        "tip",
        "character",
        pair=" + ".join([TEXTS("colour", colour) for colour in record["marbles"]]),
        n=record["cost_coins"],
        effect=effects(record["effects"]),
        steps=record["golem_steps"],
    )


@cache
def book(name: str) -> str:
    """Colour and cost, what it gives at once and what each time its column is used."""
    record = BOOKS[name]
    price = ", ".join([tell_price(cost, CATALOGUE) for cost in record["cost"]])
    return TEXTS(
        "tip",
        "book",
        n=record["number"],
        colour=TEXTS("colour", record["colour"]),
        price=price,
        now=effects(record["immediate"]),
        each=effects(record["activation"]),
    )


@cache
def tile(name: str) -> str:
    return f"{TILES[name]['name']}: {effects(TILES[name]['effects'])}"


@cache
def goal(name: str) -> str:
    return tell_goal(GOALS[name], CATALOGUE)


@cache
def start(name: str) -> str:
    return TEXTS("tip", "start", effect=effects(STARTS[name]["effects"]))


def side(record: Record) -> str:
    """What a side of a small artefact tile waits for or adds."""
    if "bonus" in record:
        return effects(record["bonus"])
    return CATALOGUE.say("text", EVENTS[record["key"]])


@cache
def upgrade(name: str) -> str:
    """An upgrade: its name, cost, ability and menorahs."""
    record = UPGRADES[name]
    said = TEXTS("upgrade", name)
    if "cost" in record:
        unit = {"gu": "clay", "au": "coin", "ru": "knowledge"}[name[:2]]
        said += f", {record['cost']} {CATALOGUE.name(unit)}"
    return f"{said}: {'; '.join([*ability(record), menorahs(record)])}"


def menorahs(record: Record) -> str:
    return CATALOGUE.say("text", "menorahs_of").format(record["menorahs"])


def ability(record: Record) -> list[str]:
    if "sides" in record:
        return [side(shown) for shown in record["sides"]]
    if record["ability"] == "column_activation":
        template = CATALOGUE.say("text", "column_activation")
        return [template.format(effects(record["column_effects"]))]
    return [] if record["ability"] == "none" else [CATALOGUE.say("text", record["ability"])]
