"""Faces of cards and tiles, each drawn once as a symbol."""

from __future__ import annotations

from functools import partial
from typing import Final

from hightable.draw.cards import face, faces
from hightable.draw.counters import coin
from hightable.draw.markup import Markup, join
from hightable.draw.shapes import circle, group, line, path, rect, text, use, words
from hightable.draw.strip import arrow, strip
from hightable.games.golem.box import (
    ACTION_RECORDS,
    BOOK_RECORDS,
    CHARACTER_RECORDS,
    PRINTED,
    START_RECORDS,
    Record,
)
from hightable.games.golem.view.icons import (
    INK,
    Fit,
    glyphs,
    knowledge,
    one_line,
    price,
    two_lines,
    wide,
)
from hightable.games.golem.view.palette import COAL, GILT, GOLD, HUES, LIGHT, inlay
from hightable.kernel import Texts

CARD: Final = (74, 100)
SPINE: Final = (57, 27)
TILE: Final = (222, 29)
START: Final = (150, 64)
W, H = CARD
MIDDLE: Final = W / 2
PRINTED_ID: Final = str(ACTION_RECORDS[PRINTED]["id"])
EDGE: Final = {"stroke": COAL, "stroke_width": 1.2}
PILL: Final = {"fill": "#2a1a0e", "stroke": "#c8963e", "stroke_width": 0.8}
ARCH: Final = f"M4 54V24Q4 4 {MIDDLE} 4T{W - 4} 24V54z"
ARCH_RULE: Final = f"M8 54V26Q8 8 {MIDDLE} 8T{W - 8} 26V54"


def symbols(texts: Texts) -> Markup:
    """Every face of the box."""
    return join(
        faces("cf", by_id(CHARACTER_RECORDS), character, CARD),
        face("cf-past", past(), CARD),
        faces("cf", by_id(BOOK_RECORDS), book, CARD),
        faces("sp", by_id(BOOK_RECORDS), spine, SPINE),
        faces("cf", by_id(ACTION_RECORDS), partial(tile, texts), TILE),
        faces("cf", by_id(START_RECORDS), start, START),
    )


def by_id(records: list[Record]) -> dict[str, Record]:
    return {str(record["id"]): record for record in records}


def character(record: Record) -> Markup:
    """Golem steps and deck above, the pair of marbles, price and effect below."""
    first, second = record["marbles"]
    return group(
        rect(0.6, 0.6, W - 1.2, H - 1.2, 7, fill="url(#g-card)", **EDGE),
        rect(3, 3, W - 6, H - 6, 5, fill="none", stroke="#6b4f93", stroke_width=1.2),
        path(ARCH, fill="url(#g-palace)"),
        path(ARCH_RULE, fill="none", stroke=GOLD, stroke_width=0.8, opacity=0.7),
        use("i-bust", MIDDLE - 16, 14, 32, color="#f6e7c6"),
        rect(3.6, 53, W - 7.2, 2.2, fill=GILT),
        use(f"m-{first}", 7, 30, 23),
        use(f"m-{second}", W - 30, 30, 23),
        corners(record),
        coin(13.5, 76, 9.5, record["cost_coins"]),
        strip([arrow()], (27, 76), 12, 12, INK),
        two_lines(record["effects"], (51, 76), Fit(18, 42, 19, 16)),
    )


def corners(record: Record) -> Markup:
    """The golem steps it adds; the numeral of its round is put at the right when it lies there."""
    return join(
        rect(5.5, 5.5, 30, 15, 7.5, **PILL),
        use("i-steps", 8, 6.2, 13.5, color="#e9a884"),
        text(27, 16.8, f"+{record['golem_steps']}", 10.5, fill="#fff", font_weight=700),
    )


def past() -> Markup:
    """A character of a round that is over."""
    return group(
        rect(0.6, 0.6, W - 1.2, H - 1.2, 7, fill="#2c2340", stroke="#0d0a07", stroke_width=1.2),
        rect(4, 4, W - 8, H - 8, 5, fill="url(#t-back)", stroke="#c8963e", opacity=0.6),
        circle(MIDDLE, H / 2, 15, fill="#2c2340", stroke="#c8963e"),
    )


def book(record: Record) -> Markup:
    """Cost, what it gives at once; the tinted half each time its column is used."""
    kind = record["colour"]
    hue = HUES[kind]
    lower = f"M13 56h{W - 16.5}v33.5a7 7 0 0 1-7 7H13z"
    return group(
        rect(0.6, 0.6, W - 1.2, H - 1.2, 7, fill="url(#g-card)", **EDGE),
        rect(0.6, 0.6, 12.4, H - 1.2, 6, fill=f"url(#gh-{kind})"),
        rect(8, 1, 5, H - 2, fill=hue.dark, fill_opacity=0.45),
        path("M1.5 24h11M1.5 28h11M1.5 72h11M1.5 76h11", stroke=GOLD, stroke_width=1),
        inlay(kind, 6.4, 50, 4.6, LIGHT),
        path(lower, fill=hue.base, fill_opacity=0.3),
        line((13, 56), (W - 3, 56), stroke=hue.dark, stroke_width=1, opacity=0.7),
        rect(13, 3, W - 16, H - 6, 4, fill="none", stroke=hue.base, stroke_width=1.1),
        book_price(record),
        use("i-bolt", W - 18, 6, 12),
        two_lines(record["immediate"], (43.5, 40), Fit(20, 54, 19, 16.2)),
        two_lines(record["activation"], (43.5, 75), Fit(20, 54, 19, 12)),
    )


def book_price(record: Record) -> Markup:
    cost = record["cost"][0]
    if cost["kind"] == "resource":
        return knowledge(26, 15, 10.5, cost["n"])
    return strip(price(cost), (28, 15), 20, 26, INK)


def spine(record: Record) -> Markup:
    """A book in a column: what it gives each time."""
    kind = record["colour"]
    return group(
        rect(0.5, 0.5, 56, 26, 4, fill="url(#g-card)", stroke="#120a04"),
        rect(0.5, 0.5, 8.5, 26, 3, fill=f"url(#gh-{kind})"),
        rect(1.5, 1.5, 54, 24, 3, fill="none", stroke=HUES[kind].base),
        inlay(kind, 4.9, 13.5, 3.4, LIGHT),
        one_line(record["activation"], (32.8, 13.5), 20, 47),
    )


def tile(texts: Texts, record: Record) -> Markup:
    """An action tile: its name, and its effects at the right."""
    width, height = TILE
    ground = "url(#g-stone)" if record["id"] == PRINTED_ID else "url(#g-card)"
    name = texts.name(record["key"])
    room = min(wide(glyphs(record["effects"]), 21), width - 16 - len(name) * 6.1)
    return group(
        rect(0.5, 0.5, width - 1, height - 1, 5, fill=ground, stroke=COAL),
        rect(2, 2, width - 4, height - 4, 4, fill="none", stroke="#8a5f1e", stroke_width=0.9),
        words(10, height / 2 + 4, name, 11, text_anchor="start", font_weight=700),
        one_line(record["effects"], (width - 9 - room / 2, height / 2), 21, room),
    )


def start(record: Record) -> Markup:
    """A start tile."""
    width, height = START
    return group(
        rect(0.6, 0.6, width - 1.2, height - 1.2, 7, fill="url(#g-card)", **EDGE),
        rect(3, 3, width - 6, height - 6, 5, fill="none", stroke="#8a5f1e", stroke_width=1.1),
        two_lines(record["effects"], (width / 2, height / 2), Fit(26, width - 22, 27, 20)),
    )
