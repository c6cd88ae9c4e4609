"""Effects, tiles and cards in words: read from the same records that the effects are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hightable.draw.texts import Texts
from hightable.games.alma_mater.box import FACULTIES

Record = Mapping[str, Any]


def amount_text(what: str, n: int, texts: Texts) -> str:
    """So many of something."""
    return texts("one" if n == 1 else "many", what, n=n)


def effect_text(record: Any, texts: Texts) -> str:
    """An effect in one short sentence; a list is done in order."""
    if isinstance(record, list):
        return ", ".join([effect_text(part, texts) for part in record])
    return SAYINGS[record["op"]](record, texts)


def gain(record: Record, texts: Texts) -> str:
    n, what = record["n"], record["resource"]
    if what == "textbook":
        what = f"textbook_{record['colour']}"
    if isinstance(n, int):
        return amount_text(what, n, texts)
    each = amount_text(what, n["each"], texts)
    return texts("effect", "per", what=each, count=texts("count", n["count"]))


def pay(record: Record, texts: Texts) -> str:
    cost = ", ".join([amount_text(what, n, texts) for what, n in record["cost"].items()])
    said = texts("effect", "pay", what=cost)
    return f"{said}: {effect_text(record['then'], texts)}"


def research(record: Record, texts: Texts) -> str:
    return amount_text(f"step_{record['colour']}", record["n"], texts)


def sequence(record: Record, texts: Texts) -> str:
    return effect_text(record["effects"], texts)


def choice(record: Record, texts: Texts) -> str:
    return texts("effect", "or").join([effect_text(one, texts) for one in record["options"]])


def among(record: Record, texts: Texts) -> str:
    names = record["faculties"]
    if len(names) == len(FACULTIES):
        return texts("effect", "any")
    return texts("effect", "or").join([texts("faculty", name) for name in names])


def recruit_student(record: Record, texts: Texts) -> str:
    if record.get("free"):
        return texts("effect", "student free", faculty=among(record, texts))
    said = texts("effect", "student", n=record["discount"])
    return said + texts("effect", "by faculty") if "prestige_by_faculty" in record else said


def recruit_professor(record: Record, texts: Texts) -> str:
    return texts("effect", f"professor {record['waive']}", faculty=among(record, texts))


def buy_own(record: Record, texts: Texts) -> str:
    return texts("effect", "buy own", n=record["max"], price=record["price"])


SAYINGS: Final[dict[str, Callable[[Record, Texts], str]]] = {
    "gain": gain,
    "pay": pay,
    "research": research,
    "seq": sequence,
    "choice": choice,
    "recruit_student": recruit_student,
    "recruit_professor": recruit_professor,
    "fill_display": lambda record, texts: texts("effect", "fill"),
    "display_cleanup": lambda record, texts: texts("effect", "clean"),
    "reactivate_master": lambda record, texts: texts("effect", "again"),
    "gain_tutor": lambda record, texts: texts("effect", "tutor"),
    "gain_master": lambda record, texts: texts("effect", "master"),
    "buy_own_textbooks": buy_own,
    "price_tiles": lambda record, texts: texts("effect", "tiles"),
}


def ability_texts(record: Record, texts: Texts) -> list[str]:
    """Everything a student or chancellor does, each in its own sentence."""
    found = [
        texts("when", when, effect=effect_text(record[when], texts))
        for when in ("action_space", "immediate", "income", "final")
        if when in record
    ]
    for trigger in record.get("triggers", ()):
        found.append(texts("event", trigger["on"], effect=effect_text(trigger["effect"], texts)))
    for name, n in record.get("modifiers", {}).items():
        found.append(texts("modifier", name, n=str(n)))
    return found


def student_text(record: Record, texts: Texts) -> str:
    """Who a student is and what he brings."""
    faculty = texts("faculty", record["faculty"])
    name = texts("tip", "student", name=record["name"], faculty=faculty)
    return ". ".join([name, *ability_texts(record, texts)])


def professor_text(record: Record, texts: Texts) -> str:
    """Who a professor is, the lecture and the points."""
    return texts(
        "tip",
        "professor",
        name=record["name"],
        faculty=texts("faculty", record["faculty"]),
        n=record["points"],
        lecture=effect_text(record["lecture"], texts),
    )


def chancellor_text(record: Record, texts: Texts) -> str:
    """Who a chancellor is and what he changes."""
    return ". ".join([record["name"], *ability_texts(record, texts)])


def setup_text(record: Record, texts: Texts) -> str:
    """What a setup card counts and gives."""
    gains = ", ".join([amount_text(f"gain_{what}", n, texts) for what, n in record["gain"].items()])
    return texts("tip", "setup", n=record["number"], white=record["white"], gains=gains)
