"""Legal targets: what glows may be clicked, and says what it costs and gives."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from hightable.draw.markup import NOTHING, Markup, el, kept
from hightable.draw.scene import Choice
from hightable.draw.shapes import circle, group, words
from hightable.draw.tokens import tone

TARGET = 12
APART = "|"
# Rims: how wide the dark one is, and the gold one on it; of what one only passes, they are soft.
FULL: Final = (5.0, 2.4)
SOFT: Final = (3.4, 1.6)
DISC, SMALL_DISC = 8.0, 6.8


@cache
def known(*words: str) -> str | None:
    """The words of a thing for `data_word`, the usual one first: what one may ask about, lit or
    not."""
    return APART.join(words) or None


def button(choice: Choice, **more: Any) -> dict[str, Any]:
    """The attributes that make an element the button of an option."""
    return {
        **said_by(choice),
        "role": "button",
        "tabindex": 0,
        "aria_label": choice.tip,
        "data_tip": choice.tip,
        **more,
    }


def also(choice: Choice) -> dict[str, Any]:
    """The attributes of another thing that stands for the same option: keys and readers have one
    already."""
    return {**said_by(choice), "data_tip": choice.tip, "aria_hidden": "true"}


def said_by(choice: Choice) -> dict[str, Any]:
    """The word a click says; for an option of the next question the one that leads to it, and
    then itself; for a far place all words of the way there."""
    if len(choice.way) > 1:
        onto = {"data_onto": choice.word, "data_way": json.dumps(choice.way)}
        return {"data_move": choice.way[0], **onto}
    if choice.first:
        return {"data_move": choice.first, "data_onto": choice.word}
    return {"data_move": choice.word}


@kept
def hot(
    choice: Choice | None,
    shape: str,
    ghost: str | None = None,
    again: bool = False,
    **size: Any,
) -> Markup:
    """A target drawn twice: a dark rim for light grounds, the gold line on it. No choice, nothing.

    `shape` is circle, rect or path, `size` its own attributes; `again` if the option has another.
    """
    if choice is None:
        return NOTHING
    wide, thin = SOFT if choice.passing else FULL
    rim = el(shape, **size, fill="none", stroke=tone("hot-rim"), stroke_width=wide, class_="rim")
    lit = el(
        shape,
        **size,
        fill=tone("hot"),
        fill_opacity=".16",
        stroke=tone("hot-line"),
        stroke_width=thin,
        class_="lit",
    )
    what = also(choice) if again else button(choice, data_ghost=ghost)
    return el("g", rim, lit, class_="hot", **what)


@kept
def spot(choice: Choice | None, x: float, y: float, r: float, **more: Any) -> Markup:
    """A round target, never smaller than a finger needs."""
    if choice is None:
        return NOTHING
    return hot(choice, "circle", cx=x, cy=y, r=max(r, TARGET), **more)


@kept
def plate(
    choice: Choice | None,
    box: tuple[float, float, float, float],
    r: float = 6,
    again: bool = False,
) -> Markup:
    """A target with straight sides around a tile: x, y, width, height."""
    if choice is None:
        return NOTHING
    x, y, width, height = box
    return hot(choice, "rect", again=again, x=x, y=y, width=width, height=height, rx=r)


@kept
def steps(choice: Choice | None, x: float, y: float, r: float = DISC) -> Markup:
    """How many steps away a place of a walk is, on a dark disc around a point."""
    return counted(len(choice.way), x, y, r) if choice and choice.way else NOTHING


@kept
def counted(n: int, x: float, y: float, r: float) -> Markup:
    disc = circle(x, y, r, fill=tone("night"), stroke=tone("gilt-high"), stroke_width=0.9)
    said = words(x, y + 4, n, 11.5, fill=tone("seal-text"), font_weight=700)
    return group(disc, said, pointer_events="none", aria_hidden="true", class_="far")
