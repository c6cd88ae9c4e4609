"""Icons that carry a number, and the badges made of them."""

from __future__ import annotations

from hightable.draw.markup import Markup, join, kept
from hightable.draw.shapes import LEAST, circle, icon, rect, text
from hightable.draw.tokens import tone

Numeral = int | str
# On a face that is drawn smaller it is not below the least size either.
FIGURE = 12.8


@kept
def coin(x: float, y: float, r: float, n: Numeral | None = None) -> Markup:
    """A coin, plain or with its number."""
    if n is None:
        return icon("i-coin", x, y, 2 * r)
    return join(icon("i-coin0", x, y, 2 * r), inside(x, y, r, n, tone("coin-text")))


@kept
def vp(x: float, y: float, r: float, n: Numeral) -> Markup:
    """Victory points: a dark seal with a gilt ring."""
    return join(icon("i-vp", x, y, 2 * r), inside(x, y, r, n, tone("seal-text")))


@kept
def inside(x: float, y: float, r: float, n: Numeral, fill: str) -> Markup:
    """A number inside a round icon; two digits are set smaller, nothing below the least size."""
    size = max(LEAST, r * 0.95 if len(str(n)) > 1 else max(r * 1.13, min(FIGURE, r * 1.9)))
    return text(x, y + size * 0.355, n, size, fill=fill, font_weight=700)


@kept
def seal(x: float, y: float, r: float, n: Numeral, won: bool) -> Markup:
    """A prize in its place: dark while it can be won, gold once it is."""
    if not won:
        ring = circle(x, y, r, fill="#2c1a2a", stroke=tone("slot"), stroke_width=1.2)
        return join(ring, text(x, y + 4.2, n, 11.5, fill="#f3e3bd", font_weight=700))
    return join(
        circle(x, y, r + 0.8, fill="url(#g-earn)", stroke="#5a3a08"),
        circle(x, y, r - 1.6, fill="none", stroke="#8a5f1e", stroke_width=0.8),
        text(x, y + 4.4, n, 12.5, fill="#3a2300", font_weight=700),
    )


@kept
def disc(x: float, y: float, r: float, fill: str, name: str) -> Markup:
    """A kind of action: its light icon on a disc of its colour."""
    return join(
        circle(x, y, r, fill=fill, stroke=tone("ivory"), stroke_width=r * 0.13),
        icon(name, x, y, r * 1.36),
    )


def badge(disc: Markup, x: float, y: float, r: float, n: Numeral) -> Markup:
    """A disc with its number on a dark seal at the lower right."""
    u, v = x + r * 0.76, y + r * 0.5
    size = max(FIGURE, r * 1.04)
    return join(
        disc,
        circle(u, v, max(6.2, r * 0.64), fill="#1d120a", stroke=tone("ivory"), stroke_width=0.9),
        text(u, v + size * 0.355, n, size, fill=tone("seal-text"), font_weight=700),
    )


@kept
def pill(x: float, y: float, size: tuple[float, float], fill: str, name: str) -> Markup:
    """A rounded tile of a kind, with its icon; without one, a question mark."""
    width, height = size
    shape = rect(
        x - width / 2,
        y - height / 2,
        width,
        height,
        height / 2,
        fill=fill,
        stroke=tone("ivory"),
        stroke_width=1.2,
    )
    if name:
        return join(shape, icon(name, x, y, height * 0.74))
    mark = text(x, y + height * 0.27, "?", height * 0.76, fill=tone("seal-text"), font_weight=700)
    return join(shape, mark)
