"""Effects, tiles and cards in words, the only place: read from the same records as the effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hightable.games.alma_mater.box import (
    CHANCELLOR_RECORDS,
    FACULTIES,
    PRINTED_STUDENT,
    PROFESSOR_RECORDS,
    SETUP_RECORDS,
    STUDENT_RECORDS,
    UNIVERSITY,
)
from hightable.kernel import Texts

Record = dict[str, Any]
MOMENTS: Final = ("action_space", "immediate", "income", "final")


def effect_text(record: Any, texts: Texts) -> str:
    """An effect in one short sentence; a list is done in order."""
    if isinstance(record, list):
        return texts.listed(effect_text(part, texts) for part in record)
    return SAID[record["op"]](record, texts)


def student_text(student: str, texts: Texts) -> str:
    """Who a student is and what he brings."""
    printed = student == PRINTED_STUDENT
    record = UNIVERSITY["printed_student"] if printed else STUDENT_RECORDS[student]
    faculty = texts.name(record["faculty"])
    name = texts.say("tip", "student", name=texts.name(student), faculty=faculty)
    return sentences([name, *ability_texts(record, texts)], texts)


def professor_text(professor: str, texts: Texts) -> str:
    """Who a professor is, the points and the lecture."""
    record = PROFESSOR_RECORDS[professor]
    return texts.say(
        "tip",
        "professor",
        name=texts.name(professor),
        faculty=texts.name(record["faculty"]),
        n=record["points"],
        lecture=effect_text(record["lecture"], texts),
    )


def chancellor_text(chancellor: str, texts: Texts) -> str:
    """Who a chancellor is and what he changes."""
    abilities = ability_texts(CHANCELLOR_RECORDS[chancellor], texts)
    return sentences([texts.name(chancellor), *abilities], texts)


def gains_text(card: str, texts: Texts) -> str:
    """What a setup card gives."""
    gains = SETUP_RECORDS[card]["gain"]
    return texts.listed(texts.say("count", f"gain_{what}", n=n) for what, n in gains.items())


def setup_text(card: str, texts: Texts) -> str:
    """What a setup card counts and gives."""
    record = SETUP_RECORDS[card]
    gains = gains_text(card, texts)
    return texts.say("tip", "setup", n=record["number"], white=record["white"], gains=gains)


def ability_texts(record: Record, texts: Texts) -> list[str]:
    """Everything a student or chancellor does, each in its own sentence."""
    found = [
        texts.say("when", when, effect=effect_text(record[when], texts))
        for when in MOMENTS
        if when in record
    ]
    for trigger in record.get("triggers", ()):
        said = effect_text(trigger["effect"], texts)
        found.append(texts.say("event", trigger["on"], effect=said))
    for name, n in record.get("modifiers", {}).items():
        found.append(texts.say("modifier", name, n=n if isinstance(n, int) else 0))
    return found


def sentences(said: list[str], texts: Texts) -> str:
    """One sentence after the other."""
    whole = said[-1]
    for first in reversed(said[:-1]):
        whole = texts.say("tip", "sentences", first=first, rest=whole)
    return whole


def either(said: list[str], texts: Texts) -> str:
    """One thing or another."""
    whole = said[0]
    for second in said[1:]:
        whole = texts.say("effect", "or", first=whole, second=second)
    return whole


def gain(record: Record, texts: Texts) -> str:
    n, what = record["n"], record["resource"]
    if what == "textbook":
        what = f"textbook_{record['colour']}"
    if isinstance(n, int):
        return texts.say("count", what, n=n)
    each = texts.say("count", what, n=n["each"])
    return texts.say("effect", "per", what=each, count=texts.say("counted", n["count"]))


def pay(record: Record, texts: Texts) -> str:
    cost = texts.listed(texts.say("count", what, n=n) for what, n in record["cost"].items())
    return texts.say("effect", "pay", cost=cost, effect=effect_text(record["then"], texts))


def research(record: Record, texts: Texts) -> str:
    return texts.say("count", f"step_{record['colour']}", n=record["n"])


def sequence(record: Record, texts: Texts) -> str:
    return effect_text(record["effects"], texts)


def choose(record: Record, texts: Texts) -> str:
    return either([effect_text(one, texts) for one in record["options"]], texts)


def among(record: Record, texts: Texts) -> str:
    names = record["faculties"]
    if len(names) == len(FACULTIES):
        return texts.say("effect", "any")
    return either([texts.name(name) for name in names], texts)


def recruit_student(record: Record, texts: Texts) -> str:
    if record.get("free"):
        return texts.say("effect", "student free", faculty=among(record, texts))
    said = texts.say("effect", "student", n=record["discount"])
    if "prestige_by_faculty" not in record:
        return said
    points = [
        texts.say("effect", "of faculty", name=texts.name(name), n=n)
        for name, n in record["prestige_by_faculty"].items()
    ]
    return texts.say("effect", "by faculty", recruit=said, points=texts.listed(points))


def recruit_professor(record: Record, texts: Texts) -> str:
    return texts.say("effect", f"professor {record['waive']}", faculty=among(record, texts))


def buy_own(record: Record, texts: Texts) -> str:
    return texts.say("effect", "buy own", n=record["max"], price=record["price"])


SAID: Final[dict[str, Callable[[Record, Texts], str]]] = {
    "gain": gain,
    "pay": pay,
    "research": research,
    "seq": sequence,
    "choose": choose,
    "recruit_student": recruit_student,
    "recruit_professor": recruit_professor,
    "fill_display": lambda record, texts: texts.say("effect", "fill"),
    "display_cleanup": lambda record, texts: texts.say("effect", "clean"),
    "reactivate_master": lambda record, texts: texts.say("effect", "again"),
    "gain_tutor": lambda record, texts: texts.say("effect", "tutor"),
    "gain_master": lambda record, texts: texts.say("effect", "master"),
    "buy_own_textbooks": buy_own,
    "price_tiles": lambda record, texts: texts.say("effect", "tiles"),
}
