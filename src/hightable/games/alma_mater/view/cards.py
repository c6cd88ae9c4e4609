"""Tiles and cards: faces, each drawn once as a symbol; targets, owners and words around them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hightable.draw.cards import face, faces
from hightable.draw.hot import button
from hightable.draw.markup import Markup, el, join
from hightable.draw.scene import Choice, Scene
from hightable.draw.shapes import circle, group, path, rect, symbol, text, use, words
from hightable.draw.strip import Glyph, sign, strip
from hightable.draw.symbols import sigil
from hightable.draw.tokens import COLOURS, Colour, colour
from hightable.games.alma_mater.box import (
    CHANCELLOR_RECORDS,
    PRINTED_STUDENT,
    PROFESSOR_RECORDS,
    SETUP_RECORDS,
    SHELVES,
    STUDENT_RECORDS,
    UNIVERSITY,
)
from hightable.games.alma_mater.effect_text import (
    Record,
    chancellor_text,
    professor_text,
    setup_text,
    student_text,
)
from hightable.games.alma_mater.seen.table import Seen
from hightable.games.alma_mater.view.icons.costs import chancellor_line, student_lines
from hightable.games.alma_mater.view.icons.glyphs import (
    Line,
    big,
    coins,
    effect,
    faculty,
    points,
    prestige,
    thing,
)
from hightable.games.alma_mater.view.palette import DARK, FACULTY_ICON, GILT, PALE
from hightable.games.alma_mater.view.palette.stone import arch
from hightable.kernel import Texts

STUDENT: Final = (62, 62)
PROFESSOR: Final = (66, 74)
CHANCELLOR: Final = (76, 54)
SHELF: Final = (28, 50)
LINES: Final = {1: (28.0,), 2: (19.0, 36.0), 3: (14.5, 28.0, 41.0)}
LECTURE: Final = {1: (47.0,), 2: (38.0, 57.0), 3: (32.5, 47.5, 62.5)}
SIZES: Final = {1: 22.0, 2: 18.0, 3: 15.0}
GAINS: Final = {
    "own": "i-tb-own",
    "any": "i-tb-any",
    "dictionaries": "i-dict",
    "green": "i-step-green",
}
MOST: Final = 3


@cache
def symbols(texts: Texts) -> Markup:
    """Every face of the box; chancellors have their names, professors a word or two."""
    return join(
        faces("sf", STUDENT_RECORDS, student, STUDENT),
        face(f"sf-{PRINTED_STUDENT}", printed(UNIVERSITY["printed_student"]), STUDENT),
        [face(f"pf-{name}", professor(name, texts), PROFESSOR) for name in PROFESSOR_RECORDS],
        [face(f"cf-{name}", chancellor(name, texts), CHANCELLOR) for name in CHANCELLOR_RECORDS],
        faces("uf", SETUP_RECORDS, setup_card, PROFESSOR),
        [face(f"cp-{n}", copies(n), (20, 14)) for n in range(1, MOST + 1)],
        [owned(tones) for tones in COLOURS],
        [shelves(tones) for tones in COLOURS],
        symbol("master-away", away(), box="0 0 24 40"),
    )


def rows(lines: list[Line], middle: float, heights: tuple[float, ...], size: float) -> Markup:
    """Lines of icons one under the other; the first of an arch has less room."""
    found = []
    for line, y in zip(lines, heights, strict=False):
        found.append(strip(line, (middle, y), size, 2 * middle - (18 if y < 20 else 11)))
    return join(found)


def student(record: Record) -> Markup:
    """A student tile: an arch with the faculty at its foot."""
    width, height = STUDENT
    name = record["faculty"]
    lines = student_lines(record)
    size = 18 if len(lines) < MOST else 14.5
    return group(
        arch(0.6, 0.6, width - 1.2, height - 1.2, 22, fill=f"url(#gf-{name})", stroke=DARK),
        arch(3, 3, width - 6, height - 17, 19, fill="url(#g-card)", stroke="#f2d58a"),
        use(FACULTY_ICON[name], width / 2 - 6.5, height - 14, 12.5, color=PALE),
        path(f"M6 {height - 7.5}h13M{width - 19} {height - 7.5}h13", stroke="#f2d58a"),
        rows(lines, width / 2, LINES[len(lines)], size),
    )


def printed(record: Record) -> Markup:
    """The student printed in the first hall."""
    width, height = STUDENT
    edge = {"stroke": "#8a5f1e", "stroke_width": 0.9}
    return group(
        arch(0.6, 0.6, width - 1.2, height - 1.2, 22, fill="url(#g-stone)", stroke=DARK),
        arch(3, 3, width - 6, height - 17, 19, fill="#f6ecd8", **edge),
        use("i-student", width / 2 - 7, height - 15.5, 14, color="#8b8172"),
        rows(student_lines(record), width / 2, LINES[2], 18),
    )


def lecture(record: Record, texts: Texts) -> list[Line]:
    """The lines of a lecture; an exchange shows each way once."""
    what = record["lecture"]
    if what["op"] == "choose":
        ways = what["options"]
        return [*effect(ways[0]), *effect(ways[2]), [big(texts.say("note", "or twice"))]]
    if record["id"] == "prof_art_college":
        first, second = what["effects"]
        return [*effect(first), [points(second["n"]["each"]), big("/"), faculty("art")]]
    return effect(what)


def professor(id: str, texts: Texts) -> Markup:
    """A professor card: faculty and points above, the lecture below."""
    width, height = PROFESSOR
    record = PROFESSOR_RECORDS[id]
    name = record["faculty"]
    lines = lecture(record, texts)
    head = f"M3 21V7.5q0-4.5 4.5-4.5h{width - 15}q4.5 0 4.5 4.5V21z"
    edge = {"fill": "none", "stroke": f"url(#gf-{name})", "stroke_width": 1.1}
    return group(
        rect(0.6, 0.6, width - 1.2, height - 1.2, 6, fill="url(#g-card)", stroke=DARK),
        path(head, fill=f"url(#gf-{name})"),
        rect(3, 20.2, width - 6, 1.8, fill=GILT),
        use("i-prof", 11, 27, 44, color="#b99f74", opacity=0.2),
        rect(3, 3, width - 6, height - 6, 4.5, **edge),
        use(FACULTY_ICON[name], 6.5, 4.5, 14.5, color=PALE),
        prestige(width - 14, 12, 8.8, record["points"]),
        rows(lines, width / 2, LECTURE[len(lines)], SIZES[len(lines)]),
    )


def chancellor(name: str, texts: Texts) -> Markup:
    """A chancellor card: the name, and what he changes."""
    width, height = CHANCELLOR
    ink = {"fill": "#ffeecb", "font_weight": 600}
    return group(
        rect(0.6, 0.6, width - 1.2, height - 1.2, 5, fill="url(#g-marble)", stroke=DARK),
        rect(3, 3, width - 6, height - 6, 3.5, fill="none", stroke="#a9793a", stroke_width=0.9),
        rect(3, 3, width - 6, 16, 3.5, fill="url(#g-wine)"),
        words(width / 2, 14.6, texts.name(name), 10.2, **ink),
        strip(chancellor_line(CHANCELLOR_RECORDS[name]), (width / 2, 36), 19, width - 12),
    )


def setup_gain(what: str, n: int) -> list[Glyph]:
    """One thing a setup card gives."""
    if what == "ducats":
        return [coins(n)]
    if what == "prestige":
        return [points(n)]
    if what in ("art", "law"):
        return [thing("i-student"), faculty(what)]
    icon = sign(GAINS[what], 0.86)
    return [icon] * n if n < MOST else [big(str(n)), icon]


def setup_card(record: Record) -> Markup:
    """A setup card: the number for the turn order above, what it gives below."""
    width, height = PROFESSOR
    lines = [setup_gain(what, n) for what, n in record["gain"].items()]
    if len(lines) > MOST:
        lines = [[*lines[0], *lines[1]], [*lines[2], *lines[3]]]
    head = f"M3 21V7.5q0-4.5 4.5-4.5h{width - 15}q4.5 0 4.5 4.5V21z"
    ink = {"fill": PALE, "font_weight": 700}
    return group(
        rect(0.6, 0.6, width - 1.2, height - 1.2, 6, fill="url(#g-card)", stroke=DARK),
        path(head, fill="url(#g-cloister)"),
        rect(3, 20.2, width - 6, 1.8, fill=GILT),
        words(width / 2, 17.5, record["white"], 15, **ink),
        rows(lines, width / 2, LECTURE[len(lines)], SIZES[len(lines)]),
    )


def copies(n: int) -> Markup:
    """How many of a tile are left."""
    ink = {"fill": PALE, "font_weight": 700}
    return group(
        rect(0.5, 0.5, 19, 13, 6, fill=DARK, stroke="#f2d58a", stroke_width=0.8),
        text(10, 10.4, f"\u00d7{n}", 9.8, **ink),
    )


def owned(tones: Colour) -> Markup:
    """The mark on a tile that a player has."""
    return symbol(
        f"own-{tones.name}",
        circle(8, 8, 6.4, fill=tones.base, stroke="#fff7e3", stroke_width=1.3),
        sigil(tones.shape, 8, 8, 3.1, fill=tones.mark),
        box="0 0 16 16",
    )


def shelves(tones: Colour) -> Markup:
    """A player's shelves: by their prestige, and turned over."""
    sides = [0, *sorted(set(SHELVES))]
    return join([face(f"sh-{tones.name}-{n}", shelf(tones, n), SHELF) for n in sides])


def shelf(tones: Colour, worth: int) -> Markup:
    """A niche; its front is dark once it is scored."""
    width, height = SHELF
    fill = f"url(#g-{tones.name})" if worth else "#2a2521"
    inner = (
        group(
            rect(5, height - 14, width - 10, 13, 6, fill="#3a2338", stroke="#f2d58a"),
            text(width / 2, height - 3, worth, 12.5, fill="#fff3cf", font_weight=700),
        )
        if worth
        else path(f"M{width / 2 - 4} {height - 7}h8", stroke="#8b8172", stroke_width=1.4)
    )
    edge = {"stroke": "#d9b878", "stroke_opacity": 0.5, "stroke_width": 0.7}
    return group(
        rect(0.5, 0.5, width - 1, height - 4, 3, fill="url(#g-shelf)", **edge),
        rect(2.5, 2.5, width - 5, 4, 1, fill="#000", opacity=0.3),
        rect(0, height - 14, width, 14, 2.5, fill=fill, stroke="#120a04", stroke_width=0.9),
        inner,
    )


def away() -> Markup:
    """Where a master belongs that is elsewhere."""
    line = {"fill": "none", "stroke": "#d9b878", "stroke_opacity": 0.6, "stroke_dasharray": "3 2.5"}
    gown = "M1 38C1.5 29 5 24 8.5 20.5h7c3.5 3.5 7 8.5 7.5 17.5z"
    return group(path(gown, **line), circle(12, 14, 6, **line))


def told(choice: Choice | None, what: str, texts: Texts) -> str:
    """What a tile or card is, and before it the move it stands for, if it may be chosen."""
    return texts.say("tip", "hot", option=choice.tip, what=what) if choice else what


def lit(choice: Choice | None, tip: str, word: str | None = None) -> dict[str, Any]:
    """The attributes of a tile or card: a button where it may be chosen, else a picture that may
    be asked about."""
    if choice is None:
        words = {"role": "img", "aria_label": tip, "data_tip": tip, "data_word": word}
        return {"class_": "pc card", **words}
    return button(choice) | {"class_": "pc card hot", "data_tip": tip}


def ring(d: str) -> Markup:
    """The gold line around what may be chosen, on its dark rim; below it what takes the click."""
    rim = {"fill": "none", "stroke": "#2a1004", "stroke_opacity": 0.65, "stroke_width": 6}
    line = {"fill": "none", "stroke": "#ffe27a", "stroke_width": 2.8, "class_": "ring"}
    seen = el("g", path(d, **rim), path(d, **line), pointer_events="none")
    return join(path(d, fill="none", pointer_events="all", class_="hit"), seen)


def straight(width: float, height: float) -> Markup:
    """The same around a card."""
    return ring(f"M-1-1H{width + 1:g}V{height + 1:g}H-1z")


def owners(seats: list[int], x: float, y: float) -> list[Markup]:
    """The marks of those who have a tile."""
    return [
        use(f"own-{colour(seat).name}", x + place * 10, y, 13) for place, seat in enumerate(seats)
    ]


def said(copies: int, owners: list[int], what: str, scene: Scene[Seen]) -> str:
    """What a tile is, how many are left, and who has it."""
    tip = scene.say("tip", "left", what=what, n=copies)
    if not owners:
        return tip
    names = scene.texts.listed(scene.names[seat] for seat in owners)
    return scene.say("tip", "owners", what=tip, names=names)


@cache
def student_tip(student: str, texts: Texts) -> str:
    return student_text(student, texts)


@cache
def professor_tip(professor: str, texts: Texts) -> str:
    return professor_text(professor, texts)


@cache
def chancellor_tip(chancellor: str, texts: Texts) -> str:
    return chancellor_text(chancellor, texts)


@cache
def setup_tip(card: str, texts: Texts) -> str:
    return setup_text(card, texts)
