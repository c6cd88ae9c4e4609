"""Plain shapes: the words every drawing is made of."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Any

from hightable.draw.markup import Markup, el, kept
from hightable.draw.tokens import SERIF, tone

Point = tuple[float, float]
LEAST = 11.1
CAPITALS = 0.72
group = partial(el, "g")


def at(x: float, y: float, *children: Any, **attributes: Any) -> Markup:
    """Children in a place of their own."""
    return el("g", *children, transform=f"translate({x:g} {y:g})", **attributes)


@kept
def use(name: str, x: float, y: float, width: float, height: float = 0, **more: Any) -> Markup:
    """A symbol with its upper left corner at a point."""
    return el("use", href="#" + name, x=x, y=y, width=width, height=height or width, **more)


@kept
def icon(name: str, x: float, y: float, size: float, **more: Any) -> Markup:
    """A square symbol centred on a point."""
    return use(name, x - size / 2, y - size / 2, size, **more)


@kept
def rect(
    x: float, y: float, width: float, height: float, r: float = 0, **attributes: Any
) -> Markup:
    return el("rect", x=x, y=y, width=width, height=height, rx=r or None, **attributes)


@kept
def circle(x: float, y: float, r: float, **attributes: Any) -> Markup:
    return el("circle", cx=x, cy=y, r=r, **attributes)


@kept
def ellipse(x: float, y: float, rx: float, ry: float, **attributes: Any) -> Markup:
    return el("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


@kept
def path(d: str, **attributes: Any) -> Markup:
    return el("path", d=d, **attributes)


@kept
def line(a: Point, b: Point, **attributes: Any) -> Markup:
    return el("line", x1=a[0], y1=a[1], x2=b[0], y2=b[1], **attributes)


@kept
def text(x: float, y: float, said: object, size: float = 12, **attributes: Any) -> Markup:
    """A text centred on a point of its base line; sans, dark, unless said otherwise. It is never
    too small to read: what would be is set larger around the same middle."""
    attributes.setdefault("fill", tone("ink"))
    attributes.setdefault("text_anchor", "middle")
    if size < LEAST:
        y, size = round(y + (LEAST - size) * CAPITALS / 2, 1), LEAST
    return el("text", str(said), x=x, y=y, font_size=size, **attributes)


@kept
def words(x: float, y: float, said: object, size: float = 12, **attributes: Any) -> Markup:
    """The board's own words: serif."""
    return text(x, y, said, size, font_family=SERIF, **attributes)


def polygon(points: Sequence[Point]) -> str:
    """The path through points, closed."""
    return "M" + "L".join([f"{x:.1f} {y:.1f}" for x, y in points]) + "z"


def round_points(n: int, r: float, x: float, y: float, turn: float) -> list[Point]:
    """Points evenly around a centre; `turn` is where the first lies, in radians."""
    angles = [turn + step * math.tau / n for step in range(n)]
    return [(x + r * math.cos(a), y + r * math.sin(a)) for a in angles]


def star(n: int, outer: float, inner: float, x: float = 12, y: float = 12) -> str:
    """The path of a star with n points, the first one up."""
    tips = round_points(n, outer, x, y, -math.pi / 2)
    dents = round_points(n, inner, x, y, -math.pi / 2 + math.pi / n)
    return polygon([point for pair in zip(tips, dents, strict=True) for point in pair])


def cut(x: float, y: float, w: float, h: float, c: float) -> str:
    """The path of a rectangle with its corners cut off."""
    return (
        f"M{x + c:.1f} {y:.1f}h{w - 2 * c:.1f}l{c} {c}v{h - 2 * c:.1f}l{-c} {c}"
        f"h{2 * c - w:.1f}l{-c} {-c}v{2 * c - h:.1f}z"
    )


def symbol(name: str, *children: Any, box: str = "0 0 24 24") -> Markup:
    return el("symbol", *children, id=name, viewBox=box)


Stop = tuple[float, str] | tuple[float, str, float]


def stops(given: Sequence[Stop]) -> list[Markup]:
    return [
        el("stop", offset=f"{s[0]:g}", stop_color=s[1], stop_opacity=s[2] if len(s) > 2 else None)
        for s in given
    ]


def glow(name: str, *given: Stop, x: float = 0.38, y: float = 0.3, r: float = 0.8) -> Markup:
    """A gradient outwards from a point."""
    places = {"cx": f"{x:g}", "cy": f"{y:g}", "r": f"{r:g}"}
    return el("radialGradient", *stops(given), id=name, **places)


def pattern(name: str, width: float, height: float, *children: Any) -> Markup:
    return el(
        "pattern", *children, id=name, width=width, height=height, patternUnits="userSpaceOnUse"
    )
