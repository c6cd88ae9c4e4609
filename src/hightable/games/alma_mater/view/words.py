"""Effects in words, for tooltips and screen readers: read from the same records as the icons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hightable.draw.texts import Texts
from hightable.games.alma_mater.box import FACULTIES

TEXTS: Final = Texts("hightable.games.alma_mater.view")
Record = Mapping[str, Any]


def amount(what: str, n: int) -> str:
    """So many of something."""
    return TEXTS("one" if n == 1 else "many", what, n=n)


def faculty(name: str) -> str:
    return TEXTS("faculty", name)


def effect(record: Record) -> str:
    """An effect in one short sentence."""
    return SAYINGS[record["op"]](record)


def gain(record: Record) -> str:
    n, res = record["n"], record["res"]
    what = f"textbook_{record['colour']}" if res == "textbook" else res
    if isinstance(n, int):
        return amount(what, n)
    return TEXTS("effect", "per", what=amount(what, n["k"]), count=TEXTS("count", n["per"]))


def sequence(record: Record) -> str:
    said = [effect(step) for step in record["steps"]]
    return (": " if record["steps"][0]["op"] == "pay" else ", ").join(said)


def among(record: Record) -> str:
    names = record["faculties"]
    if len(names) == len(FACULTIES):
        return TEXTS("effect", "any")
    return TEXTS("effect", "or").join([faculty(name) for name in names])


def student_wanted(record: Record) -> str:
    if record["cost"] == "free":
        return TEXTS("effect", "student free", faculty=among(record))
    said = TEXTS("effect", "student", n=record["discount"])
    return said + TEXTS("effect", "by faculty") if "pp_by_faculty" in record else said


SAYINGS: Final[dict[str, Callable[[Record], str]]] = {
    "gain": gain,
    "pay": lambda r: TEXTS("effect", "pay", what=gain(r)),
    "research": lambda r: amount(f"step_{r['colour']}", r["n"]),
    "seq": sequence,
    "choice": lambda r: TEXTS("effect", "or").join([effect(o) for o in r["options"]]),
    "recruit_student": student_wanted,
    "recruit_professor": lambda r: TEXTS("effect", f"professor {r['waive']}", faculty=among(r)),
    "fill_display": lambda r: TEXTS("effect", "fill"),
    "display_cleanup": lambda r: TEXTS("effect", "clean"),
    "reactivate_master": lambda r: TEXTS("effect", "again"),
    "gain_tutor": lambda r: TEXTS("effect", "tutor"),
    "gain_master": lambda r: TEXTS("effect", "master"),
    "buy_own_textbooks": lambda r: TEXTS("effect", "buy own", n=r["max"], price=r["price"]),
    "price_tiles": lambda r: TEXTS("effect", "tiles"),
}


def abilities(record: Record) -> list[str]:
    """Everything a student or chancellor does, each in its own sentence."""
    found = [
        TEXTS("when", when, effect=effect(record[when]))
        for when in ("action_space", "immediate", "income", "final")
        if when in record
    ]
    for trigger in record.get("triggers", ()):
        given = dict(trigger["effect"])
        found.append(TEXTS("event", trigger["on"], effect=effect(given)))
    for name, n in record.get("modifiers", {}).items():
        found.append(TEXTS("modifier", name, n=str(n)))
    return found


def student(record: Record) -> str:
    """Who a student is and what he brings."""
    name = TEXTS("tip", "student", name=record["name"], faculty=faculty(record["faculty"]))
    return ". ".join([name, *abilities(record)])


def professor(record: Record) -> str:
    """Who a professor is, the lecture and the points."""
    return TEXTS(
        "tip",
        "professor",
        name=record["name"],
        faculty=faculty(record["faculty"]),
        n=record["vp"],
        lecture=effect(record["lecture"]),
    )


def chancellor(record: Record) -> str:
    return ". ".join([record["name"], *abilities(record)])


def setup_card(record: Record) -> str:
    gains = ", ".join([amount(f"gain_{what}", n) for what, n in record["gain"].items()])
    return TEXTS("tip", "setup", n=record["number"], white=record["white"], gains=gains)
