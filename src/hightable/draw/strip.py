"""Effects as icons in one line: a `Glyph` is an icon, its width and how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hightable.draw import counters
from hightable.draw.markup import Markup, join
from hightable.draw.shapes import LEAST, Point, icon, path, rect, text
from hightable.draw.tokens import tone

TIMES = "\u00d7"
BROWN = tone("umber")
Draw = Callable[[float, float, float, str], Markup]


class Glyph(NamedTuple):
    """`width` in sizes of the line; `draw(x, y, size, colour)` centres it on a point."""

    width: float
    draw: Draw


def strip(
    glyphs: Sequence[Glyph], middle: Point, size: float, room: float, colour: str = BROWN
) -> Markup:
    """Glyphs in a line centred on a point, made smaller where the room is short."""
    gap = 0.08
    total = sum(glyph.width for glyph in glyphs) + gap * (len(glyphs) - 1)
    size = min(size, room / max(total, 0.1))
    left = middle[0] - total * size / 2
    drawn = []
    for glyph in glyphs:
        drawn.append(glyph.draw(round(left + glyph.width * size / 2, 1), middle[1], size, colour))
        left += (glyph.width + gap) * size
    return join(drawn)


def coins(n: int) -> Glyph:
    return Glyph(1, lambda x, y, s, c: counters.coin(x, y, s * 0.47, n))


def points(n: int) -> Glyph:
    return Glyph(1, lambda x, y, s, c: counters.vp(x, y, s * 0.52, n))


def sign(name: str, width: float = 1) -> Glyph:
    """A symbol as it is."""
    return Glyph(width, lambda x, y, s, c: icon(name, x, y, s, color=c))


def tinted(name: str, ink: str, width: float = 1) -> Glyph:
    """A symbol in a colour of its own."""
    return Glyph(width, lambda x, y, s, c: icon(name, x, y, s, color=ink))


def many(name: str, n: int) -> list[Glyph]:
    """One or two of a symbol are drawn, more are counted."""
    return [sign(name, 0.84)] * n if n < 3 else [sign(name, 0.84), said(f"{TIMES}{n}")]


def said(what: str) -> Glyph:
    """A short text."""

    def draw(x: float, y: float, s: float, c: str) -> Markup:
        size = max(LEAST, s * 0.56)
        return text(x, y + size * 0.357, what, size, fill=c, font_weight=700)

    return Glyph(0.3 * len(what) + 0.14, draw)


def arrow() -> Glyph:
    """What stands left of it is paid for what stands right."""

    def draw(x: float, y: float, s: float, c: str) -> Markup:
        a, tip = s * 0.17, x + s * 0.17
        d = f"M{x - s * 0.19:.1f} {y:.1f}H{tip:.1f}M{tip - a:.1f} {y - a:.1f}l{a:.1f} {a:.1f}"
        d += f"l{-a:.1f} {a:.1f}"
        ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
        return path(d, fill="none", stroke=c, stroke_width=max(1.4, s * 0.085), **ends)

    return Glyph(0.5, draw)


def each(what: Glyph) -> Glyph:
    """For each of something: a slash, and the thing on a dark chip."""

    def draw(x: float, y: float, s: float, c: str) -> Markup:
        slash = f"M{x - s * 0.6:.1f} {y + s * 0.42:.1f}L{x - s * 0.42:.1f} {y - s * 0.42:.1f}"
        edge = {"stroke": tone("gilt"), "stroke_width": 0.8}
        return join(
            path(slash, stroke=c, stroke_width=max(1.3, s * 0.08), stroke_linecap="round"),
            rect(x - s * 0.34, y - s * 0.5, s, s, s * 0.2, fill=tone("bark"), **edge),
            what.draw(x + s * 0.16, y, s * 0.8, "#f3e3bd"),
        )

    return Glyph(1.28, draw)


def gained(what: Glyph) -> Glyph:
    """One more of something: the thing with a green plus."""

    def draw(x: float, y: float, s: float, c: str) -> Markup:
        return join(
            what.draw(x + s * 0.12, y, s, c), icon("i-plus", x - s * 0.36, y + s * 0.3, s * 0.46)
        )

    return Glyph(what.width + 0.2, draw)


def without(what: Glyph) -> Glyph:
    """A rule that does not apply: the thing with a red bar through it."""

    def draw(x: float, y: float, s: float, c: str) -> Markup:
        r = s * 0.36
        bar = f"M{x - r:.1f} {y + r:.1f}L{x + r:.1f} {y - r:.1f}"
        return join(
            what.draw(x, y, s, c),
            path(bar, stroke="#fff7e3", stroke_width=s * 0.18, stroke_linecap="round"),
            path(bar, stroke="#a01f1f", stroke_width=s * 0.11, stroke_linecap="round"),
        )

    return Glyph(what.width, draw)
