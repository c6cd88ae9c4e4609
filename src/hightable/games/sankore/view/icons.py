"""Small drawings: tokens, Books, signs, pieces; effects, requirements, abilities as icons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hightable.draw.markup import Markup, join
from hightable.draw.pieces import moved
from hightable.draw.shapes import group, icon, text, use, words
from hightable.draw.strip import Glyph, said, tinted
from hightable.draw.symbols import sigil
from hightable.draw.tokens import colour
from hightable.games.sankore.box.components import Record
from hightable.games.sankore.view.palette import PIECE, ROMAN, SIGN
from hightable.kernel import Texts

CLAY: Final = "#d9a05f"
TIMES: Final = "\u00d7"
Drawn = Callable[[Record, Texts], list[Glyph]]
KINDS: Final = {
    "enrol_student": "enrol",
    "establish_class": "establish",
    "graduate_student": "graduate",
    "promote_student": "promote",
    "move_student": "move",
    "activate_gained_skill": "activate_skills",
    "move_wall": "wall",
}


def sign(kind: str, x: float, y: float, r: float, ink: str) -> Markup:
    """The sign of a discipline alone."""
    return icon(f"d-{kind}", x, y, 2 * r, color=ink)


def roundel(kind: str, x: float, y: float, r: float) -> Markup:
    """The sign of a discipline on its disc."""
    return icon(f"r-{kind}", x, y, 2 * r)


def star(kind: str, x: float, y: float, r: float) -> Markup:
    """A Prestige token."""
    return icon(f"i-prestige-{kind}", x, y, 2 * r)


def book(kind: str, x: float, y: float, height: float) -> Markup:
    return use(f"i-book-{kind}", x - height * 0.417, y - height / 2, height * 0.833, height)


def effect(kind: str, x: float, y: float, r: float) -> Markup:
    """What something gives, as one icon."""
    return icon(f"e-{kind}", x, y, 2 * r)


def skill(kind: str, x: float, y: float, r: float, section: str = "") -> Markup:
    """A Skill tile; the Book it gives is of its section."""
    own = f"{kind}-{section}" if kind == "book_section" and section else kind
    return icon(f"sl-{own}", x, y, 2 * r)


def know(x: float, y: float, r: float, n: int) -> Markup:
    """Knowledge: a number in a sunburst."""
    two = n > 9
    size, low = (r * 0.9, r * 0.34) if two else (r * 1.06, r * 0.38)
    figure = text(x, y + low, n, size, fill="#fff6d8", font_weight=700)
    return join(icon("i-know", x, y, 2 * r), figure)


def pupil(name: str, kind: str, foot: tuple[float, float], width: float, **more: Any) -> Markup:
    """A student of a discipline; it stands on its foot."""
    height = width * 1.25
    return moved(name, *foot, use(f"p-pupil-{kind}", -width / 2, -height, width, height), **more)


Box = tuple[float, float, float, float]


def stand(name: str, kind: str, seat: int, box: Box, tip: str, **more: Any) -> Markup:
    """A player's piece: foot x and y, width and height."""
    x, y, width, height = box
    shape = use(f"p-{kind}-{colour(seat).name}", -width / 2, -height, width, height)
    return moved(name, x, y, shape, data_tip=tip, **more)


def halo(x: float, y: float, said: str, size: float, under: str, **more: Any) -> Markup:
    """A name with a rim of its ground, so that lines may pass under it."""
    more.setdefault("fill", "#33200c")
    rim = {"paint_order": "stroke", "stroke": under, "stroke_width": 2.4}
    return words(x, y, said, size, font_weight=600, stroke_linejoin="round", **rim, **more)


def seat_sign(seat: int, x: float, y: float, r: float = 4.2) -> Markup:
    """A player's shape in the colour that reads on dark ground."""
    tones = colour(seat)
    fill = tones.light if tones.name == "plum" else tones.base
    return sigil(tones.shape, round(x, 1), y, r, fill=fill, stroke="#0a0502", stroke_width=0.8)


def kinds(effect: Record) -> list[tuple[str, int]]:
    """What an effect gives: kinds of icons, each with its number."""
    op = effect["op"]
    if op in ("seq", "choose"):
        return [k for part in effect.get("effects") or effect["of"] for k in kinds(part)]
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
    between = [said("/")] if effect["op"] == "choose" else []
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


def at_least(what: Glyph) -> Drawn:
    return lambda asked, texts: [what, said(f"{TIMES}{asked['min']}")]


def phrase(what: Glyph, key: str) -> Drawn:
    """A sign and a word or two, with the figures of the record."""

    def asked(record: Record, texts: Texts) -> list[Glyph]:
        figures: dict[str, object] = {k: v for k, v in record.items() if isinstance(v, int)}
        if "level" in figures:
            figures["level"] = ROMAN[record["level"]]
        return [what, said(texts.say("card", key, **figures))]

    return asked


def requirement(asked: Record, texts: Texts) -> list[Glyph]:
    """What an Objective card asks for."""
    return REQUIREMENTS[asked["pred"]](asked, texts)


def all_of(asked: Record, texts: Texts) -> list[Glyph]:
    return [glyph for part in asked["of"] for glyph in requirement(part, texts)]


def pieces(asked: Record, texts: Texts) -> list[Glyph]:
    return [clay(SIGN[asked["piece"]]), said(f"{TIMES}{asked['min']}")]


def regions(asked: Record, texts: Texts) -> list[Glyph]:
    return phrase(clay(SIGN[PIECE[asked["area"]]]), "regions")(asked, texts)


def top_row(asked: Record, texts: Texts) -> list[Glyph]:
    return phrase(tinted(f"i-{SIGN[PIECE[asked['area']]]}", "#f2c14e"), "top")(asked, texts)


REQUIREMENTS: Final[dict[str, Drawn]] = {
    "all": all_of,
    "pieces_placed": pieces,
    "regions_with_piece": regions,
    "pieces_in_row": top_row,
    "pieces_in_orientation": at_least(upright()),
    "ports_with_post": phrase(tinted("i-post", "#7fb2e0"), "port"),
    "skill_tiles": at_least(gives("activate_skills")),
    "skill_section": lambda asked, texts: [gives("activate_skills", 0.8)] * asked["size"],
    "advanced_classes": at_least(tinted("i-class", CLAY)),
    "advanced_class_disciplines": phrase(tinted("i-class", CLAY), "kinds"),
    "students_on_board": at_least(student()),
    "students_at_level": phrase(student(), "level"),
    "student_disciplines_on_board": phrase(student(), "kinds"),
    "graduations": at_least(gives("graduate")),
    "books_held": at_least(gives("book_any")),
    "resource_held": lambda asked, texts: at_least(gives(asked["resource"]))(asked, texts),
    "favour_position": phrase(tinted("i-ring", CLAY), "reached"),
    "favour_tiles": phrase(tinted("i-ring", CLAY), "no_more"),
}


def ability(given: Record, texts: Texts) -> list[Glyph]:
    """What an Objective card gives."""
    return ABILITIES[given["kind"]](given, texts)


def bonus(given: Record, texts: Texts) -> list[Glyph]:
    def draw(x: float, y: float, s: float, c: str) -> Markup:
        disc = roundel(given["discipline"], x + s * 0.46, y + s * 0.3, s * 0.29)
        return join(icon(f"e-k{given['n']}", x, y, s), disc)

    return [Glyph(1.3, draw)]


def any_price(given: Record, texts: Texts) -> list[Glyph]:
    goods = [gives("book_any" if good == "book" else good) for good in given["any_one_of"]]
    line = [clay(SIGN[PIECE[given["area"]]]), said(":")]
    for good in goods:
        line += [good, said("/")]
    return line[:-1]


def discount(given: Record, texts: Texts) -> list[Glyph]:
    good = "book_any" if given["resource"] == "book" else given["resource"]
    return [clay(SIGN[PIECE[given["area"]]]), gives(good), said(f"\u2212{given['n']}")]


def any_book(given: Record, texts: Texts) -> list[Glyph]:
    return [gives("book_any"), said(":"), gives("establish")]


def free_action(given: Record, texts: Texts) -> list[Glyph]:
    return [*glyphs(given["effect"]), said(texts.say("card", "free"))]


def on_event(given: Record, texts: Texts) -> list[Glyph]:
    return [EVENTS[given["event"]], said(":"), *glyphs(given["effect"])]


EVENTS: Final[dict[str, Glyph]] = {
    "gain_skill_tile": gives("activate_skills"),
    "place_crown": clay("crown"),
    "place_wall": clay("wall"),
    "graduate_student": gives("graduate"),
    "place_post_on_oasis": clay("post"),
    "teach_advanced_unmatched": clay("class"),
}
ABILITIES: Final[dict[str, Drawn]] = {
    "knowledge_bonus": bonus,
    "cost_substitute": any_price,
    "cost_discount": discount,
    "favour_reach": phrase(tinted("i-ring", CLAY), "reach"),
    "intro_classes_activate_skills": lambda given, texts: [clay("class"), gives("activate_skills")],
    "write_book_bonus": lambda given, texts: [
        gives("inspiration"),
        gives("book_any"),
        said(f"+{given['n']}"),
    ],
    "enrol_above_introductory": phrase(gives("enrol"), "first_level"),
    "enrol_any_position": phrase(gives("enrol"), "any_place"),
    "camel_start_any_own_oasis_post": phrase(clay("post"), "start"),
    "establish_with_any_book": any_book,
    "wall_flip_any_tile": lambda given, texts: [clay("wall"), said(":"), tinted("i-tile", CLAY)],
    "prestige_capacity": phrase(gives("prestige_any"), "room"),
    "bonus_action": free_action,
    "on_event": on_event,
}
