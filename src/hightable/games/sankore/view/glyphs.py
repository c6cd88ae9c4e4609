"""Effects, requirements and abilities as icons, read from the records of the box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hightable.draw.markup import Markup, join
from hightable.draw.shapes import group, icon
from hightable.draw.strip import Glyph, said, tinted
from hightable.games.sankore.view.marks import roundel
from hightable.games.sankore.view.palette import PIECE, ROMAN, SIGN
from hightable.games.sankore.view.words import TEXTS, Record

CLAY: Final = "#d9a05f"
TIMES: Final = "\u00d7"
KINDS: Final = {
    "enrol_student": "enrol",
    "establish_class": "establish",
    "graduate_student": "graduate",
    "promote_student": "promote",
    "move_student": "move",
    "activate_gained_skill": "activate_skills",
    "move_wall": "wall",
}


def kinds(effect: Record) -> list[tuple[str, int]]:
    """What an effect gives: kinds of icons, each with its number."""
    op = effect["op"]
    if op in ("seq", "choice"):
        return [k for part in effect.get("effects") or effect["options"] for k in kinds(part)]
    if op == "may":
        return kinds(effect["effect"])
    if op == "gain":
        return [(effect["resource"], effect["n"])]
    if op in ("gain_book", "gain_prestige"):
        return [(f"{op.removeprefix('gain_')}_{effect['discipline']}", effect["n"])]
    if op == "knowledge":
        return [(f"k{effect['n']}", 1)]
    if op == "advance_favour":
        return [("advance2" if effect["n"] > 1 else op, 1)]
    return [(str(KINDS.get(op, op)), 1)]


def gives(kind: str, width: float = 1) -> Glyph:
    return Glyph(width, lambda x, y, s, c: icon(f"e-{kind}", x, y, s))


def glyphs(effect: Record) -> list[Glyph]:
    """An effect as a line of icons; more than one of a kind is counted, a choice has a slash."""
    between = [said("/")] if effect["op"] == "choice" else []
    found: list[Glyph] = []
    for kind, n in kinds(effect):
        found += between if found else []
        found += [gives(kind)] + ([said(f"{TIMES}{n}")] if n > 1 else [])
    return found


def clay(name: str) -> Glyph:
    """A piece of any player."""
    return tinted(f"i-{name}", CLAY)


def student() -> Glyph:
    return tinted("i-stu", "#e9cf95")


def upright() -> Glyph:
    def draw(x: float, y: float, s: float, c: str) -> Markup:
        wall = icon("i-wall", 0, 0, s, color=CLAY)
        return group(wall, transform=f"translate({x:g} {y:g}) rotate(90)")

    return Glyph(1, draw)


def at_least(what: Glyph) -> Callable[[Record], list[Glyph]]:
    return lambda asked: [what, said(f"{TIMES}{asked['min']}")]


def phrase(what: Glyph, key: str) -> Callable[[Record], list[Glyph]]:
    """A sign and a word or two, with the figures of the record."""

    def asked(record: Record) -> list[Glyph]:
        figures: dict[str, object] = {k: v for k, v in record.items() if isinstance(v, int)}
        if "level" in figures:
            figures["level"] = ROMAN[record["level"]]
        return [what, said(TEXTS("card", key, **figures))]

    return asked


def requirement(asked: Record) -> list[Glyph]:
    """What an Objective card asks for."""
    return REQUIREMENTS[asked["pred"]](asked)


def all_of(asked: Record) -> list[Glyph]:
    return [glyph for part in asked["of"] for glyph in requirement(part)]


def pieces(asked: Record) -> list[Glyph]:
    return [clay(SIGN[asked["piece"]]), said(f"{TIMES}{asked['min']}")]


def regions(asked: Record) -> list[Glyph]:
    return phrase(clay(SIGN[PIECE[asked["area"]]]), "regions")(asked)


def top_row(asked: Record) -> list[Glyph]:
    return phrase(tinted(f"i-{SIGN[PIECE[asked['area']]]}", "#f2c14e"), "top")(asked)


REQUIREMENTS: Final[dict[str, Callable[[Record], list[Glyph]]]] = {
    "all": all_of,
    "pieces_placed": pieces,
    "regions_with_piece": regions,
    "pieces_in_row": top_row,
    "pieces_in_orientation": at_least(upright()),
    "ports_with_post": phrase(tinted("i-post", "#7fb2e0"), "port"),
    "skill_tiles": at_least(gives("activate_skills")),
    "skill_section": lambda asked: [gives("activate_skills", 0.8)] * asked["size"],
    "advanced_classes": at_least(tinted("i-class", CLAY)),
    "advanced_class_disciplines": phrase(tinted("i-class", CLAY), "kinds"),
    "students_on_board": at_least(student()),
    "students_at_level": phrase(student(), "level"),
    "student_disciplines_on_board": phrase(student(), "kinds"),
    "graduations": at_least(gives("graduate")),
    "books_held": at_least(gives("book_any")),
    "resource_held": lambda asked: at_least(gives(asked["resource"]))(asked),
    "favour_position": phrase(tinted("i-ring", CLAY), "reached"),
    "favour_tiles": phrase(tinted("i-ring", CLAY), "no_more"),
}


def ability(given: Record) -> list[Glyph]:
    """What an Objective card gives."""
    return ABILITIES[given["kind"]](given)


def bonus(given: Record) -> list[Glyph]:
    def draw(x: float, y: float, s: float, c: str) -> Markup:
        disc = roundel(given["discipline"], x + s * 0.46, y + s * 0.3, s * 0.29)
        return join(icon(f"e-k{given['n']}", x, y, s), disc)

    return [Glyph(1.3, draw)]


def any_price(given: Record) -> list[Glyph]:
    goods = [gives("book_any" if good == "book" else good) for good in given["any_one_of"]]
    line = [clay(SIGN[PIECE[given["area"]]]), said(":")]
    for good in goods:
        line += [good, said("/")]
    return line[:-1]


def discount(given: Record) -> list[Glyph]:
    good = "book_any" if given["resource"] == "book" else given["resource"]
    return [clay(SIGN[PIECE[given["area"]]]), gives(good), said(f"\u2212{given['n']}")]


def on_event(given: Record) -> list[Glyph]:
    return [EVENTS[given["event"]], said(":"), *glyphs(given["effect"])]


EVENTS: Final[dict[str, Glyph]] = {
    "gain_skill_tile": gives("activate_skills"),
    "place_crown": clay("crown"),
    "place_wall": clay("wall"),
    "graduate_student": gives("graduate"),
    "place_post_on_oasis": clay("post"),
    "teach_advanced_unmatched": clay("class"),
}
ABILITIES: Final[dict[str, Callable[[Any], list[Glyph]]]] = {
    "knowledge_bonus": bonus,
    "cost_substitute": any_price,
    "cost_discount": discount,
    "favour_reach": phrase(tinted("i-ring", CLAY), "reach"),
    "intro_classes_activate_skills": lambda given: [clay("class"), gives("activate_skills")],
    "write_book_bonus": lambda given: [
        gives("inspiration"),
        gives("book_any"),
        said(f"+{given['n']}"),
    ],
    "enrol_above_introductory": phrase(gives("enrol"), "first_level"),
    "enrol_any_position": phrase(gives("enrol"), "any_place"),
    "camel_start_any_own_oasis_post": phrase(clay("post"), "start"),
    "establish_with_any_book": lambda given: [gives("book_any"), said(":"), gives("establish")],
    "wall_flip_any_tile": lambda given: [clay("wall"), said(":"), tinted("i-tile", CLAY)],
    "prestige_capacity": phrase(gives("prestige_any"), "room"),
    "bonus_action": lambda given: [*glyphs(given["effect"]), said(TEXTS("card", "free"))],
    "on_event": on_event,
}
