"""Legal targets: what glows may be clicked, and says what it costs and gives."""

from __future__ import annotations

from typing import Any

from hightable.draw.markup import NOTHING, Markup, el, kept
from hightable.draw.scene import Choice
from hightable.draw.tokens import tone

TARGET = 12
APART = "|"


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
    then itself."""
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
    rim = el(shape, **size, fill="none", stroke=tone("hot-rim"), stroke_width=5, class_="rim")
    lit = el(
        shape,
        **size,
        fill=tone("hot"),
        fill_opacity=".16",
        stroke=tone("hot-line"),
        stroke_width=2.4,
        class_="lit",
    )
    what = also(choice) if again else button(choice, data_ghost=ghost)
    return el("g", rim, lit, class_="hot", **what)


def spot(choice: Choice | None, x: float, y: float, r: float, **more: Any) -> Markup:
    """A round target, never smaller than a finger needs."""
    if choice is None:
        return NOTHING
    return hot(choice, "circle", cx=x, cy=y, r=max(r, TARGET), **more)


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
