"""Students, chancellors, levels and glory tiles as lines of icons."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.strip import TIMES, arrow, sign
from hightable.games.alma_mater.box import FACULTIES
from hightable.games.alma_mater.effect_text import Record
from hightable.games.alma_mater.view.icons.glyphs import (
    BAR,
    EVENTS,
    MINUS,
    NO_BOOK,
    NO_COIN,
    SLASH,
    TICK,
    UNLIKE,
    UP,
    Line,
    between,
    big,
    coins,
    counter,
    effect,
    faculty,
    less,
    line_of,
    many,
    points,
    thing,
)
from hightable.kernel import Texts

LONG: Final = 3


def student_lines(record: Record) -> list[Line]:
    """What a student tile shows."""
    if "action_space" in record:
        buys, steps = record["action_space"]["effects"]
        price, most = effect(buys)
        return [price, [*most, big("+"), *line_of(steps)]]
    if "final" in record:
        return [[sign("i-glass")], *effect(record["final"])]
    found = [row for trigger in record.get("triggers", ()) for row in trigger_lines(trigger)]
    if "income" in record:
        found.append([sign("i-cycle"), *line_of(record["income"])])
    elif "immediate" in record and record["faculty"] != "medicine" and not found:
        found += effect(record["immediate"])
    found += [modifier(name, n) for name, n in record.get("modifiers", {}).items()]
    if record["faculty"] == "medicine":
        found.insert(0, [points(1), SLASH, thing("i-hallB")])
    return found


def trigger_lines(trigger: Record) -> list[Line]:
    """What happens, and when; a long one takes two lines."""
    event = [thing(name) for name in EVENTS[trigger["on"]]]
    gains = line_of(trigger["effect"])
    if len(gains) > LONG:
        return [[*event, arrow(), *gains[LONG:]], [big("+"), *gains[:LONG]]]
    return [[*event, arrow(), *gains]]


def modifier(name: str, n: Any) -> Line:
    """A rule a student or chancellor changes."""
    lines: dict[str, Line] = {
        "storage_bonus": [sign("i-chest"), big(f"+{n}")],
        "student_discount": [thing("i-student"), *less(n)],
        "professor_no_ducats": [thing("i-prof"), NO_COIN],
        "colloquium_two_sources": [sign("i-talk"), big(f"{TIMES}2")],
        "bishop_extra_master_once_per_round": [sign("i-mitre"), big(f"+{n}"), thing("i-master")],
        "double_milestone_once_per_game": [thing("i-stele"), big(f"{TIMES}2")],
        "display_income_factor": [sign("i-cycle"), coins(n), SLASH, sign("i-shelfbooks")],
        "ready_professor_once_per_round": [sign("i-turn"), arrow(), thing("i-prof")],
        "improved_spaces": [sign("i-mitre"), sign("i-antiq"), sign("i-lab"), sign("i-park")],
        "occupied_space_discount": [thing("i-master"), big(f"{MINUS}{n}")],
        "lecture_no_books": [sign("i-turn"), NO_BOOK],
    }
    return lines[name]


def chancellor_line(record: Record) -> Line:
    """A chancellor's ability in one line."""
    found: Line = []
    for trigger in record.get("triggers", ()):
        names = EVENTS.get(trigger["on"])
        event = [thing(name) for name in names] if names else [big(UP)]
        found += [*event, arrow(), *line_of(trigger["effect"])]
    for name, n in record.get("modifiers", {}).items():
        found += [*([BAR] if found else []), *modifier(name, n)]
    return found


def cost_line(record: Record, texts: Texts) -> Line:
    """The price of a level, its alternatives side by side."""
    found: Line = []
    for way in record["alternatives"]:
        if found:
            found.append(BAR)
        found += asked(way) or [glyph for part in way["cost"] for glyph in paid(part, texts)]
    return found


def asked(way: Record) -> Line:
    """What makes a level free."""
    needs = [need for need in way.get("require", ()) if "min" in need and not way["cost"]]
    return [g for n in needs for g in (big(str(n["min"])), counter(n["count"]), big(TICK))]


def paid(part: Record, texts: Texts) -> Line:
    """One part of a price."""
    if "act" in part:
        everyone = [big(texts.say("note", "all"))] if part["n"] == "all" else []
        return [*everyone, *ACTS[part["act"]]]
    if "pattern" in part:
        groups = [[big(str(n)), thing("i-tb-any")] for n in part["pattern"]]
        return [*groups[0], big(UNLIKE), *groups[1]]
    if part["resource"] == "textbook":
        return textbooks(part)
    n = part["n"]
    if part["resource"] == "dictionary":
        return many("i-dict", n)
    money = coins if part["resource"] == "ducat" else points
    if n == "half_up":
        return [big("\u00bd"), sign("i-coin")]
    if isinstance(n, int):
        return [money(n)]
    more = [big(f"{MINUS if n['each'] < 0 else '+'}{abs(n['each'])}")] if n["base"] else []
    return [money(n["base"] or abs(n["each"])), *more, SLASH, counter(n["count"])]


def textbooks(part: Record) -> Line:
    n = part["n"]
    book = thing("i-tb-any")
    if isinstance(n, int):
        return between(book, n) if part["colour"] == "different" else [book] * n
    first = [big(str(n["base"])), book, big(f"{MINUS}{abs(n['each'])}")] if n["base"] else [book]
    return [*first, SLASH, counter(n["count"])]


ACTS: Final[dict[str, Line]] = {
    "exhaust_professor": [sign("i-turn")],
    "archive_to_dormitory": [thing("i-master"), arrow(), sign("i-bed")],
    "archive_to_box": [thing("i-master"), arrow(), sign("i-box")],
}


def condition(record: Record) -> list[Line]:
    """What a glory tile asks for, a line for each part."""
    return [row for need in record["require"] for row in needed(need)]


def needed(need: Record) -> list[Line]:
    if "each_faculty_student" in need:
        return [[thing("i-student")], [faculty(name) for name in FACULTIES]]
    least = big(str(need["min"]))
    if "resource" in need:
        return [
            [least, thing("i-dict")] if need["resource"] == "dictionary" else [coins(need["min"])]
        ]
    for kind, name in (("count_students", "i-student"), ("count_professors", "i-prof")):
        if kind in need:
            return [[least, thing(name), *[faculty(among) for among in need[kind]]]]
    return [[least, counter(need["count"])]]
