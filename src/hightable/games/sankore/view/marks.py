"""Small things that many boards of Sankoré show: tokens, Books, signs, Knowledge."""

from __future__ import annotations

from typing import Any

from hightable.draw.markup import Markup, join
from hightable.draw.pieces import moved
from hightable.draw.shapes import icon, text, use, words
from hightable.draw.tokens import colour


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


def stand(name: str, kind: str, seat: int, box: Box, tip: str) -> Markup:
    """A player's piece: foot x and y, width and height."""
    x, y, width, height = box
    shape = use(f"p-{kind}-{colour(seat).name}", -width / 2, -height, width, height)
    return moved(name, x, y, shape, data_tip=tip)


def halo(x: float, y: float, said: str, size: float, under: str, **more: Any) -> Markup:
    """A name with a rim of its ground, so that lines may pass under it."""
    more.setdefault("fill", "#33200c")
    rim = {"paint_order": "stroke", "stroke": under, "stroke_width": 2.4}
    return words(x, y, said, size, font_weight=600, stroke_linejoin="round", **rim, **more)
