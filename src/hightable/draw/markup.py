"""The markup builder: `el` makes an element, escapes texts, rounds coordinates.

A `Markup` is a string that is safe to put into a page; everything else is escaped.
Names of attributes are written as Python can: `class_`, `data_move`, `stroke_width`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from html import escape
from typing import Any, TypeVar, cast

Maker = TypeVar("Maker", bound="Callable[..., Markup]")
KEPT = 8192
KEPT_OF_TABLES = 1024


class Markup(str):
    """Markup that needs no escaping; a notebook shows it."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


NOTHING = Markup("")
NAMES: dict[str, str] = {}
UNSAFE = re.compile("[&<>]").search


def spelt(name: str) -> str:
    """The attribute as it is written: `data_move` is data-move, `class_` is class."""
    if name not in NAMES:
        NAMES[name] = name.rstrip("_").replace("_", "-")
    return NAMES[name]


def number(value: float) -> str:
    """One decimal, two below one (opacities), and none where they are nought."""
    text = f"{value:.1f}" if value >= 1 or value <= -1 else f"{value:.2f}"
    text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def content(child: Any) -> str:
    """A child as markup: texts are escaped, lists joined, None and False left out."""
    kind = type(child)
    if kind is Markup:
        return cast(str, child)
    if kind is str:
        return plain(child)
    if child is None or child is False:
        return ""
    if isinstance(child, Iterable) and not isinstance(child, str):
        return "".join([content(part) for part in child])
    return plain(str(child))


def plain(text: str) -> str:
    return escape(text, False) if UNSAFE(text) else text


def el(name: str, *children: Any, **attributes: Any) -> Markup:
    """An element; attributes that are None or False are left out."""
    said = ""
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        kind = type(value)
        if kind is float:
            value = number(value)
        elif kind is str and ('"' in value or "&" in value or "<" in value):
            value = escape(value)
        said += f' {NAMES.get(key) or spelt(key)}="{value}"'
    return Markup(f"<{name}{said}>{inside(children)}</{name}>" if children else f"<{name}{said}/>")


def join(*parts: Any) -> Markup:
    """Several pieces of markup, one after the other."""
    return Markup(inside(parts))


def inside(children: tuple[Any, ...]) -> str:
    """Nearly every child is markup, a list of it or a plain word: those need no call."""
    inner: list[str] = []
    for child in children:
        if type(child) is Markup:
            inner.append(child)
        elif type(child) is list:
            for part in child:
                inner.append(part if type(part) is Markup else content(part))
        elif child is not None:
            inner.append(child if type(child) is str and not UNSAFE(child) else content(child))
    return "".join(inner)


def kept(make: Maker) -> Maker:
    """A drawing that depends on nothing but hashable values, kept for when it is asked for again.

    Boards are made of a few thousand shapes in places that are printed: nearly all of a position
    has been drawn before.
    """
    return cast(Maker, lru_cache(maxsize=KEPT, typed=True)(make))


def kept_of_tables(make: Maker) -> Maker:
    """The same for a large drawing that differs from table to table: as many as there are live
    tables, and no more."""
    return cast(Maker, lru_cache(maxsize=KEPT_OF_TABLES, typed=True)(make))
