"""Effects, tiles and cards in words, the only place: read from the same records as the effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hightable.games.alma_mater.box import (
    BONUS_RECORDS,
    CHANCELLOR_RECORDS,
    CLEAN_UP,
    COST_RECORDS,
    FACULTIES,
    GLORY_RECORDS,
    KINDS,
    PRINTED_STUDENT,
    PROFESSOR_RECORDS,
    SETUP_RECORDS,
    STUDENT_RECORDS,
    UNIVERSITY,
)
from hightable.games.alma_mater.decode.prices import ROW_PRICES
from hightable.games.alma_mater.state import Board
from hightable.games.alma_mater.words import PAY, PRICES, RETURN, TAKE, VOCABULARY
from hightable.kernel import Texts

Record = dict[str, Any]
CARD_VERBS: Final = ("keep", "discard")
LECTURERS: Final = ("hire", "lecture", "ready", "exhaust")
RANKS: Final = ("I", "II", "III", "IV")
MOMENTS: Final = ("action_space", "immediate", "income", "final")


def effect_text(record: Any, texts: Texts) -> str:
    """An effect in one short sentence; a list is done in order."""
    if isinstance(record, list):
        return texts.listed(effect_text(part, texts) for part in record)
    return SAID[record["op"]](record, texts)


def about(board: Board, word: int, texts: Texts) -> str:
    """What the card, student, professor or chancellor of a word is for, what prices it sets, or the
    rank of its books."""
    verb, noun = VOCABULARY.parts[word]
    if word in PRICES:
        row = " ".join([str(price) for price in ROW_PRICES[PRICES.index(word) + 1]])
        return texts.say("text", "price row", prices=row)
    if word in PAY or word in TAKE or word in RETURN:
        return rank_text(board, KINDS.index(noun), texts)
    if verb in CARD_VERBS and noun in SETUP_RECORDS:
        white = SETUP_RECORDS[noun]["white"]
        return texts.say("text", "setup card", white=white, gains=gains_text(noun, texts))
    if verb == "recruit":
        return sentences(ability_texts(STUDENT_RECORDS[noun], texts), texts)
    if verb == "chancellor":
        return sentences(ability_texts(CHANCELLOR_RECORDS[noun], texts), texts)
    return effect_text(PROFESSOR_RECORDS[noun]["lecture"], texts) if verb in LECTURERS else ""


def rank_text(board: Board, kind: int, texts: Texts) -> str:
    """The reputation of a colour, once there is one."""
    order = [int(colour) for colour in board.reputation]
    return texts.say("text", "rank", rank=RANKS[order.index(kind)]) if kind in order else ""


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


def bonus_text(bonus: str, texts: Texts) -> str:
    """What a milestone gives."""
    return effect_text(BONUS_RECORDS[bonus]["effect"], texts)


def cost_text(cost: str, texts: Texts) -> str:
    """What a level of the research track costs: free under a condition, or one of some ways."""
    ways = COST_RECORDS[cost]["alternatives"]
    if "require" in ways[0] and not ways[0]["cost"]:
        needs = all_needs(ways[0]["require"], texts)
        return texts.say("cost", "free with", needs=needs, cost=price_text(ways[1], texts))
    return either([price_text(way, texts) for way in ways], texts)


def glory_text(tile: str, texts: Texts) -> str:
    """What a glory tile asks for."""
    return texts.say("need", "at least", needs=all_needs(GLORY_RECORDS[tile]["require"], texts))


def ability_texts(record: Record, texts: Texts) -> list[str]:
    """Everything a student or chancellor does, each in its own sentence."""
    found = [
        texts.say("when", when, effect=effect_text(record[when], texts))
        for when in MOMENTS
        if when in record
    ]
    if "income_option" in record:
        found.append(texts.say("when", "income_option"))
    for trigger in record.get("triggers", ()):
        found += answer_texts(trigger, texts)
    for name, n in record.get("modifiers", {}).items():
        found.append(texts.say("modifier", name, n=n if isinstance(n, int) else 0))
    if "improved" in record:
        found += improved_texts(record["improved"], texts)
    if "setup" in record:
        found.append(texts.say("when", "setup", n=record["setup"]["draw_setup_cards"]))
    return found


def answer_texts(trigger: Record, texts: Texts) -> list[str]:
    """What happens when something happens, also to a buyer."""
    found = [texts.say("event", trigger["on"], effect=effect_text(trigger["effect"], texts))]
    if "buyer_effect" in trigger:
        buyer = effect_text(trigger["buyer_effect"], texts)
        found.append(texts.say("event", "buyer", effect=buyer))
    return found


def improved_texts(improved: Record, texts: Texts) -> list[str]:
    """What four spaces do instead, each in its own sentence."""
    found = []
    for space, what in improved.items():
        if isinstance(what, list):
            ducats = texts.listed(str(ducats) for ducats in what)
            found.append(texts.say("improved", space, ducats=ducats))
        else:
            found.append(texts.say("improved", space, effect=effect_text(what, texts)))
    return found


def sentences(said: list[str], texts: Texts) -> str:
    """One sentence after the other."""
    whole = said[-1]
    for first in reversed(said[:-1]):
        whole = texts.say("tip", "sentences", first=first, rest=whole)
    return whole


def either(said: list[str], texts: Texts, key: str = "or") -> str:
    """One thing or another."""
    whole = said[0]
    for second in said[1:]:
        whole = texts.say("effect", key, first=whole, second=second)
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
    return either([effect_text(one, texts) for one in record["options"]], texts, "or else")


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


def all_needs(needs: list[Record], texts: Texts) -> str:
    """Every condition, one and the other."""
    said = [need_text(need, texts) for need in needs]
    return said[0] if len(said) == 1 else texts.say("need", "both", first=said[0], second=said[1])


def need_text(need: Record, texts: Texts) -> str:
    """So many of something."""
    if "each_faculty_student" in need:
        return texts.say("need", "each faculty")
    for key in ("count_students", "count_professors"):
        if key in need:
            faculties = either([texts.name(faculty) for faculty in need[key]], texts)
            return texts.say("need", key, n=need["min"], faculties=faculties)
    if "resource" in need:
        return texts.say("count", need["resource"], n=need["min"])
    return texts.say("need", need["count"], n=need["min"])


def price_text(way: Record, texts: Texts) -> str:
    """One way to pay: everything it asks for."""
    return texts.listed(part_text(part, texts) for part in way["cost"])


def part_text(part: Record, texts: Texts) -> str:
    """A part of a price: something done, books in groups, or so many of something."""
    if "act" in part:
        return texts.say("cost", f"{part['act']} {part['n']}")
    if "pattern" in part:
        first, second = part["pattern"]
        return texts.say("cost", "pattern", first=first, second=second)
    n, what = part["n"], part["resource"]
    if what == "textbook":
        what = f"textbook_{part['colour']}"
    if isinstance(n, int):
        return texts.say("count", what, n=n)
    return texts.say("cost", n) if isinstance(n, str) else counted_text(what, n, texts)


def counted_text(what: str, n: Record, texts: Texts) -> str:
    """An amount that depends on something counted."""
    count = texts.say("counted", n["count"])
    each = texts.say("count", what, n=abs(n["each"]))
    if not n["base"]:
        return texts.say("effect", "per", what=each, count=count)
    key = "less" if n["each"] < 0 else "more"
    base = texts.say("count", what, n=n["base"])
    return texts.say("cost", key, base=base, n=abs(n["each"]), count=count)


SAID: Final[dict[str, Callable[[Record, Texts], str]]] = {
    "gain": gain,
    "pay": pay,
    "research": research,
    "seq": sequence,
    "choose": choose,
    "recruit_student": recruit_student,
    "recruit_professor": recruit_professor,
    "fill_display": lambda record, texts: texts.say("effect", "fill"),
    "display_cleanup": lambda record, texts: texts.say("effect", "clean", n=int(CLEAN_UP)),
    "reactivate_master": lambda record, texts: texts.say("effect", "again"),
    "gain_tutor": lambda record, texts: texts.say("effect", "tutor"),
    "gain_master": lambda record, texts: texts.say("effect", "master"),
    "buy_own_textbooks": buy_own,
    "price_tiles": lambda record, texts: texts.say("effect", "tiles"),
}
