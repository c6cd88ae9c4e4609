"""Faces of tiles and cards, each drawn once as a symbol; Sankoré tiles on the boards."""

from __future__ import annotations

from functools import partial
from typing import Final

from hightable.draw.cards import faces
from hightable.draw.markup import Markup, join
from hightable.draw.pieces import moved
from hightable.draw.scene import Scene
from hightable.draw.shapes import Point, circle, group, line, path, rect, symbol, use, words
from hightable.draw.strip import strip
from hightable.draw.symbols import drawn
from hightable.draw.tokens import COLOURS
from hightable.games.sankore.box.components import (
    CLASS_RECORDS,
    DISCIPLINES,
    GRADUATION_RECORDS,
    OBJECTIVE_RECORDS,
    SANKORE_RECORDS,
    SKILLS,
    Record,
)
from hightable.games.sankore.effect_text import tile_text
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.icons import (
    ability,
    effect,
    gives,
    kinds,
    requirement,
    sign,
    star,
)
from hightable.games.sankore.view.palette import (
    CREAM,
    EDGE,
    GILDED,
    HERE,
    PIECE,
    ROMAN,
    SIGN,
    TONES,
)
from hightable.kernel import Texts

CLASS: Final = (58, 36)
INTRODUCTORY: Final = (58, 28)
CARD: Final = (124, 47)
GRADUATION: Final = (25, 32)
FIGURES: Final = {"post": (19, 19), "mosque": (16.8, 20), "wall": (20, 10), "crown": (19.5, 17.4)}
OCTAGON: Final = "M7.4 1H16.6L23 7.4V16.6L16.6 23H7.4L1 16.6V7.4z"


def symbols(texts: Texts) -> Markup:
    """Every face of the box; Objective cards have words."""
    return join(
        [dyed(kind) for kind in DISCIPLINES],
        faces("ct", CLASS_RECORDS, class_face, CLASS),
        faces("ci", {kind: kind for kind in DISCIPLINES}, introductory, INTRODUCTORY),
        faces("oc", OBJECTIVE_RECORDS, partial(card_face, texts), CARD),
        faces("gr", GRADUATION_RECORDS, degree, GRADUATION),
        [symbol(f"sk-{s}", sankore(*s.split("-")), box="-1 -1 38 38") for s in sides()],
        [symbol(f"sl-{kind}", skill(kind)) for kind in SKILLS if kind != "book_section"],
        [symbol(f"sl-book_section-{k}", skill(f"book_{k}")) for k in DISCIPLINES],
        symbol("sl-book_section", skill("book_any")),
        [left_over(kind, tones.name) for kind in DISCIPLINES for tones in COLOURS],
    )


def dyed(kind: str) -> Markup:
    """The drawings every discipline has, in its colours."""
    template: str = drawn(HERE, "disciplines")
    for field, value in ({"kind": kind} | TONES[kind]._asdict()).items():
        template = template.replace("{" + field + "}", value)
    return Markup(template)


def class_face(record: Record) -> Markup:
    """An Advanced Class: discipline and level on its strip, the Student Reward on paper."""
    kind = record["discipline"]
    width, height = CLASS
    strip_of = f"M4.6 1.2H19.5V{height - 1.2}H4.6A3.4 3.4 0 0 1 1.2 {height - 4.6}V4.6"
    edge = {"stroke": EDGE, "stroke_width": 1.1}
    return group(
        rect(0.6, 0.6, width - 1.2, height - 1.2, 4, fill="url(#g-card)", **edge),
        path(strip_of + "A3.4 3.4 0 0 1 4.6 1.2z", fill=f"url(#g-{kind})"),
        line((20, 1.2), (20, height - 1.2), stroke=GILDED, stroke_width=1.4),
        sign(kind, 10.5, 12.5, 7.6, TONES[kind].ink),
        [level(10.5 + (n - (record["level"] - 1) / 2) * 5.6, kind) for n in range(record["level"])],
        strip([gives(k) for k, _ in kinds(record["reward"])], (38.8, 18), 25, 36),
    )


def level(x: float, kind: str) -> Markup:
    lozenge = f"M{x:.1f} 25.5l2.5 3.2l-2.5 3.2l-2.5-3.2z"
    return path(lozenge, fill="#ffe9ae", stroke=TONES[kind].dark, stroke_width=0.6)


def introductory(kind: str) -> Markup:
    width, height = INTRODUCTORY
    edge = {"stroke": EDGE, "stroke_width": 1.1}
    inner = {"fill": "none", "stroke": "#f5dc94", "stroke_width": 0.8, "opacity": 0.85}
    slits = [
        rect(x, 11, 2.6, 6, 0.8, fill=TONES[kind].dark, opacity=0.7)
        for x in (7, 12, width - 14.6, width - 9.6)
    ]
    return group(
        rect(0.6, 0.6, width - 1.2, height - 1.2, 4, fill=f"url(#g-{kind})", **edge),
        rect(2.4, 2.4, width - 4.8, height - 4.8, 3, **inner),
        sign(kind, width / 2, 14, 9.5, TONES[kind].ink),
        slits,
    )


def card_face(texts: Texts, record: Record) -> Markup:
    """An Objective card: the requirement on its colour, the ability on paper."""
    kind = record["prestige_discipline"]
    width, height = CARD
    head = (
        f"M5.6 1.2H{width - 5.6}A4.4 4.4 0 0 1 {width - 1.2} 5.6V21H1.2V5.6A4.4 4.4 0 0 1 5.6 1.2z"
    )
    edge = {"stroke": EDGE, "stroke_width": 1.1}
    ink = {"fill": "#75551f", "font_weight": 700}
    return group(
        rect(0.6, 0.6, width - 1.2, height - 1.2, 5, fill="url(#g-card)", **edge),
        path(head, fill=f"url(#g-{kind})"),
        rect(1.2, 20.5, width - 2.4, 1.6, fill=GILDED),
        star(kind, 12, 12, 9),
        strip(requirement(record["requirement"], texts), (66, 11.5), 16, 84, CREAM),
        words(12, 37.6, record["number"], 9.6, **ink),
        strip(ability(record["ability"], texts), (71, 33.8), 19, 96),
    )


def degree(record: Record) -> Markup:
    """A Graduation tile: a niche with its discipline and level."""
    kind = record["discipline"]
    arch = "M.6 31V9Q.6 3 12.5 .6Q24.4 3 24.4 9V31z"
    ink = {"fill": "#ffffff", "font_weight": 700}
    if kind == "mathematics":
        ink["fill"] = CREAM
    return group(
        path(arch, fill=f"url(#g-{kind})", stroke="#f5dc94"),
        star(kind, 12.5, 12, 8.2),
        words(12.5, 29.4, ROMAN[record["level"]], 10, **ink),
    )


def sides() -> list[str]:
    """Every side a Sankoré tile can show: `law-star`, `law-inspiration`."""
    bonuses = {
        f"{r['discipline']}-{r['bonus_kind']}"
        for r in SANKORE_RECORDS.values()
        if not r["double_prestige"]
    }
    return sorted(bonuses) + [f"{kind}-star" for kind in DISCIPLINES]


def sankore(kind: str, shown: str) -> Markup:
    """A Sankoré tile: the star on its colour, or the bonus on sand with a coloured rim."""
    edge = {"stroke": EDGE, "stroke_width": 1.1}
    tones = TONES[kind]
    if shown == "star":
        return group(
            rect(0, 0, 36, 36, 3.6, fill=f"url(#g-{kind})", **edge),
            rect(2.5, 2.5, 31, 31, 2.5, fill="none", stroke="#f5dc94", stroke_width=0.8),
            star(kind, 18, 18, 13),
        )
    return group(
        rect(0, 0, 36, 36, 3.6, fill=tones.base, **edge),
        rect(3.6, 3.6, 28.8, 28.8, 1.8, fill="url(#g-tile)", stroke=tones.dark, stroke_width=0.7),
        effect(shown, 19, 19, 10.8),
        circle(6, 6, 6.2, fill=tones.base, stroke="#f5dc94", stroke_width=0.7),
        sign(kind, 6, 6, 4.2, tones.ink),
    )


def skill(kind: str) -> Markup:
    """An octagonal Skill tile."""
    edge = {"stroke": "#3a2406", "stroke_width": 1.1}
    return group(path(OCTAGON, fill="url(#g-tile)", **edge), effect(kind, 12, 12, 9))


def left_over(kind: str, tint: str) -> Markup:
    """A piece on its track, over what its leaving reveals; the last ones cover Prestige."""
    figure = SIGN[PIECE[kind]]
    width, height = FIGURES[figure]
    low = 19 if figure == "wall" else 22
    piece = f"p-{figure}-{tint}"
    plain = use(piece, 12 - width / 2, low - height, width, height)
    shifted = use(piece, 10 - width / 2, low - height, width, height)
    name = f"left-{figure}-{tint}"
    return join(
        symbol(name, use("cover", 0, 0, 24, 23), plain, box="0 0 24 23"),
        symbol(f"{name}-star", use(f"cover-{kind}", 0, 0, 24, 23), shifted, box="0 0 24 23"),
    )


def tile(scene: Scene[Seen], which: str, corner: Point, size: float, up: bool = False) -> Markup:
    """A Sankoré tile with its upper left corner at a point."""
    record = SANKORE_RECORDS[which]
    up = up or record["double_prestige"]
    side = "star" if up else record["bonus_kind"]
    shape = use(f"sk-{record['discipline']}-{side}", -1, -1, size + 2)
    return moved(f"sk-{which}", *corner, shape, data_tip=tile_text(which, up, scene.texts))
