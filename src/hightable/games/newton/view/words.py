"""Effects in words, for tooltips and screen readers: read from the same records as the icons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hightable.draw.texts import Texts
from hightable.games.newton.box import OBJECTIVE_RECORDS

TEXTS: Final = Texts("hightable.games.newton.view")
Record = Mapping[str, Any]


def amount(what: str, n: int, **more: object) -> str:
    """So many of something."""
    return TEXTS("one" if n == 1 else "many", what, n=n, **more)


def volumes(held: Mapping[str, int]) -> str:
    """Volumes by colour, in words."""
    found = [amount("volume", n, colour=TEXTS("volume", c)) for c, n in held.items() if n]
    return ", ".join(found)


def effect(record: Record) -> str:
    """An effect in one short sentence."""
    return SAYINGS[record["op"]](record)


def sequence(record: Record) -> str:
    said = [effect(part) for part in record["effects"]]
    link = "then" if record["effects"][-1]["op"] == "basic_action" else "and"
    whole = said[0]
    for part in said[1:]:
        whole = TEXTS("effect", link, a=whole, b=part)
    return whole


def cost(price: Mapping[str, int]) -> str:
    return " + ".join([amount(what, n) for what, n in price.items()])


def pay(record: Record) -> str:
    return TEXTS("effect", "pay", cost=cost(record["cost"]), then=effect(record["then"]))


def per(record: Record) -> str:
    count = TEXTS("count", record["count"])
    return TEXTS("effect", "per", effect=effect(record["effect"]), count=count)


def basic_action(record: Record) -> str:
    name = "choice" if record["action"] == "choice" else "action"
    action = TEXTS("action", record["action"])
    said = TEXTS("effect", name, action=action, n=record["value"])
    flags = TEXTS.tables["flag"]
    return said + "".join([flags[flag] for flag in flags if record.get(flag)])


def place_cube(record: Record) -> str:
    targets = TEXTS("effect", "or").join([TEXTS("target", target) for target in record["targets"]])
    return TEXTS("effect", "place_cube", targets=targets)


def development(record: Record) -> str:
    kind = record["kind"]
    return TEXTS("effect", "development", kind=TEXTS.get("action", kind) or TEXTS("effect", "any"))


def income(record: Record) -> str:
    kind = record["kind"].removeprefix("income_")
    return TEXTS("effect", "income", kind=TEXTS.get("income", kind) or TEXTS("effect", "any"))


def modify(record: Record) -> str:
    said = TEXTS("modify", record["kind"])
    return TEXTS("effect", "pay", cost=cost(record["cost"]), then=said) if record["cost"] else said


SAYINGS: Final[dict[str, Callable[[Record], str]]] = {
    "gain": lambda record: amount(record["resource"], record["n"]),
    "place_student": lambda record: amount("student", record["n"]),
    "seq": sequence,
    "pay": pay,
    "per": per,
    "basic_action": basic_action,
    "place_cube": place_cube,
    "medicine": lambda record: TEXTS("effect", "medicine"),
    "take_development": development,
    "take_income": income,
    "remove_bookshelf_tiles": lambda r: TEXTS("effect", "remove_bookshelf_tiles", n=r["n"]),
    "play_master": lambda record: TEXTS("effect", "play_master"),
    "copy_immediate": lambda record: TEXTS("effect", "copy_immediate"),
    "modify": modify,
}


def objective(tile: str, worth: Mapping[str, int]) -> str:
    """What an Objective counts, the Volumes it asks for, and its worth as things stand."""
    record = OBJECTIVE_RECORDS[tile]
    key = "objective" if record["per"] == 1 else "objective_per"
    fields = {name: record[name] for name in ("points", "per", "max")}
    said = TEXTS("tip", key, count=TEXTS("count", record["count"]), **fields)
    return said + TEXTS("tip", "worth", n=worth[tile])


def card(record: Record) -> str:
    """What a card is and does."""
    action = TEXTS("action", record["action"])
    if record["level"]:
        said = TEXTS("tip", "card", name=record["name"], action=action)
    else:
        said = TEXTS("tip", "starting", action=action)
    if sum(record["volumes"].values()):
        said += TEXTS("tip", "holds", volumes=volumes(record["volumes"]))
    for timing in ("immediate", "modifier"):
        if timing in record:
            said += TEXTS("tip", timing, effect=effect(record[timing]))
    return said + "."


def master(record: Record) -> str:
    """Who a Master is, what he gives, and his points."""
    said = str(record["name"])
    if "immediate" in record:
        said += TEXTS("tip", "immediate", effect=effect(record["immediate"]))
    else:
        said += TEXTS("tip", "permanent", volumes=volumes(record["volumes"]))
    return said + TEXTS("tip", "master", n=record["vp"]) + "."


def book_space(cell: str, asked: Record, potions: int) -> str:
    """What a space of the bookshelf asks for, and whether its owner has it."""
    if "volumes" in asked:
        what = volumes(asked["volumes"])
    else:
        kind = "university" if "university" in asked else "ancient_land"
        what = TEXTS("space_asks", kind, n=asked[kind])
    key = "short" if potions else "met"
    lack = amount("potion", potions)
    return TEXTS("space_asks", key, shelf=cell[1], what=what, potions=lack)
