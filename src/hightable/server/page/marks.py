"""The small things panels are made of: buttons, symbols, a player's disc."""

from __future__ import annotations

from functools import cache
from typing import Any

from hightable.draw import pieces
from hightable.draw.markup import NOTHING, Markup, el


@cache
def avatar(seat: int, size: int, class_: str | None = None) -> Markup:
    """A player's disc with its shape."""
    return pieces.avatar(seat, size, class_=class_)


@cache
def icon(name: str, size: int = 16) -> Markup:
    """A symbol of the page."""
    if not name:
        return NOTHING
    use = el("use", href=f"#{name}", width=24, height=24)
    return el("svg", use, width=size, height=size, viewBox="0 0 24 24", aria_hidden="true")


def named(seat: int, name: str) -> Markup:
    """The head of a player's column."""
    return el("th", avatar(seat, 14), " ", el("span", name), scope="col")


def button(label: Any, **more: Any) -> Markup:
    return el("button", label, type="button", **more)


def picture(content: Markup) -> Markup | None:
    """A drawing of an option, small."""
    return signed(content, 28) or None


def signed(content: Markup, size: int) -> Markup:
    """A picture of 24 by 24 in some size; of nothing, nothing."""
    if not content:
        return NOTHING
    drawn = {"width": size, "height": size, "viewBox": "0 0 24 24"}
    return el("svg", content, **drawn, class_="sign", aria_hidden="true")


@cache
def lines_of(path: str, size: int = 22) -> Markup:
    """A sign of lines, in the colour of its text."""
    ends = {"stroke_width": 1.9, "stroke_linecap": "round", "stroke_linejoin": "round"}
    line = el("path", d=path, fill="none", stroke="currentColor", **ends)
    return el("svg", line, width=size, height=size, viewBox="0 0 24 24", aria_hidden="true")
