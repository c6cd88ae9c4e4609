"""Legal targets: what glows may be clicked, and says what it costs and gives."""

from __future__ import annotations

from typing import Any

from hightable.draw.markup import NOTHING, Markup, el, kept
from hightable.draw.scene import Choice
from hightable.draw.tokens import tone

TARGET = 11


def button(choice: Choice, **more: Any) -> dict[str, Any]:
    """The attributes that make an element the button of an option."""
    return {
        "data_move": choice.word,
        "role": "button",
        "tabindex": 0,
        "aria_label": choice.tip,
        "data_tip": choice.tip,
        **more,
    }


@kept
def hot(choice: Choice | None, shape: str, ghost: str | None = None, **size: Any) -> Markup:
    """A target drawn twice: a dark rim for light grounds, the gold line on it. No choice, nothing.

    `shape` is circle, rect or path, `size` its own attributes.
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
    return el("g", rim, lit, class_="hot", **button(choice, data_ghost=ghost))


def spot(choice: Choice | None, x: float, y: float, r: float, **more: Any) -> Markup:
    """A round target, never smaller than a finger needs."""
    if choice is None:
        return NOTHING
    return hot(choice, "circle", cx=x, cy=y, r=max(r, TARGET), **more)


def plate(choice: Choice | None, box: tuple[float, float, float, float], r: float = 6) -> Markup:
    """A target with straight sides around a tile: x, y, width, height."""
    if choice is None:
        return NOTHING
    x, y, width, height = box
    return hot(choice, "rect", x=x, y=y, width=width, height=height, rx=r)
