"""Symbols: drawings kept as svg files, gathered into the one hidden svg of a page.

A file in a `symbols` folder holds gradients (g-), textures (t-), shadows (f-), icons (i-) and
pieces (p-). In a file of pieces `{name}`, `{base}`, `{light}`, `{dark}` and `{mark}` stand for a
player's colour; it is read once for each of them.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from hightable.draw.markup import Markup, el, join, kept
from hightable.draw.shapes import circle, path, rect, symbol
from hightable.draw.tokens import COLOURS, Colour

HERE = "hightable.draw"
SHELL = re.compile(r"<svg[^>]*>|</svg>|<!--.*?-->", re.DOTALL)


@cache
def drawn(package: str, name: str) -> Markup:
    """What is in `symbols/<name>.svg` of a package."""
    text = (files(package) / "symbols" / f"{name}.svg").read_text("utf-8")
    lines = [line.strip() for line in SHELL.sub("", text).splitlines()]
    return Markup("".join(lines))


@cache
def tinted(package: str, name: str) -> Markup:
    """The same, once for each player's colour."""
    template = drawn(package, name)
    return join([dyed(template, tones) for tones in COLOURS])


def dyed(template: str, tones: Colour) -> Markup:
    for field, value in tones._asdict().items():
        template = template.replace("{" + field + "}", value)
    return Markup(template)


@kept
def sigil(shape: str, x: float, y: float, r: float, **attributes: Any) -> Markup:
    """A player's shape around a point: circle, square, triangle or diamond."""
    if shape == "circle":
        return circle(x, y, r, **attributes)
    if shape == "square":
        side = r * 1.76
        return rect(x - side / 2, y - side / 2, side, side, r * 0.2, **attributes)
    if shape == "triangle":
        d = f"M{x:g} {y - r * 1.1:.1f}l{r * 1.08:.1f} {r * 1.9:.1f}h{-r * 2.16:.1f}z"
        return path(d, stroke_linejoin="round", **attributes)
    w, h = r * 1.1, r * 1.2
    return path(
        f"M{x:g} {y - h:.1f}l{w:.1f} {h:.1f}l{-w:.1f} {h:.1f}l{-w:.1f} {-h:.1f}z", **attributes
    )


def marks() -> list[Markup]:
    """`s-<colour>`: the shape alone, in the tone that reads on a piece of that colour."""
    return [
        symbol(
            f"s-{c.name}",
            sigil(c.shape, 0, 0, 9, fill=c.mark, stroke=c.dark, stroke_width=2),
            box="-12 -12 24 24",
        )
        for c in COLOURS
    ]


@cache
def kit() -> Markup:
    """What every game has: paint, icons, marks and pieces."""
    return join(drawn(HERE, "paint"), drawn(HERE, "icons"), marks(), tinted(HERE, "pieces"))


def sheet(*parts: Any) -> Markup:
    """The kit and a game's own symbols as one list of definitions."""
    return el("defs", kit(), *parts)
