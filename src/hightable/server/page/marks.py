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
    if not content:
        return None
    return el("svg", content, width=28, height=28, viewBox="0 0 24 24", aria_hidden="true")
