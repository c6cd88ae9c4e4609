"""Pieces: things with an id that glide when their place changes."""

from __future__ import annotations

from typing import Any, NamedTuple

from hightable.draw.hot import hot
from hightable.draw.markup import Markup, el, kept
from hightable.draw.scene import Choice
from hightable.draw.shapes import Point, circle, use
from hightable.draw.symbols import sigil
from hightable.draw.tokens import colour

FIGURES = {
    "scientist": (30.0, 44.0),
    "student": (24.0, 30.0),
    "cube": (20.0, 20.0),
    "disc": (24.0, 22.0),
}


class Figure(NamedTuple):
    """A kind of piece (`p-<kind>-<colour>`), how wide it is drawn, and its own proportions."""

    kind: str
    width: float
    box: tuple[float, float]


def figure(kind: str, width: float) -> Figure:
    """A piece of the kit."""
    return Figure(kind, width, FIGURES[kind])


@kept
def moved(name: str, x: float, y: float, *children: Markup | None, **more: Any) -> Markup:
    """Anything that glides: a group with an id, at its place."""
    return el(
        "g",
        *children,
        id=name,
        class_="pc",
        transform=f"translate({x:.1f} {y:.1f})",
        **more,
    )


@kept
def piece(name: str, what: Figure, seat: int, foot: Point, tip: str, **more: Any) -> Markup:
    """A player's piece of a kind; it stands on its foot. With a `choice` it is lit: it stands for
    an option of its place."""
    width, height = what.width, what.width * what.box[1] / what.box[0]
    choice = more.pop("choice", None)
    shape = use(f"p-{what.kind}-{colour(seat).name}", -width / 2, -height, width, height)
    return moved(name, *foot, lit(choice, width, height), shape, data_tip=tip, **more)


def lit(choice: Choice | None, width: float, height: float) -> Markup:
    """The ring of a piece that may be chosen, and its own words."""
    size: dict[str, Any] = {"cx": 0, "cy": -height / 2, "rx": width * 0.62, "ry": height * 0.6}
    return hot(choice, "ellipse", again=True, **size)


def fan(n: int, step: float, room: float) -> list[float]:
    """How far n things standing side by side are from their middle, within a room."""
    apart = min(step, room / n) if n else step
    return [(at - (n - 1) / 2) * apart for at in range(n)]


def avatar(seat: int, size: float, **more: Any) -> Markup:
    """A player's disc with its shape, as a small svg for panels."""
    tones = colour(seat)
    return el(
        "svg",
        circle(14, 14, 13, fill=f"url(#g-{tones.name})", stroke="#f4ecda", stroke_opacity=0.55),
        sigil(tones.shape, 14, 14, 6.4, fill=tones.mark),
        width=size,
        height=size,
        viewBox="0 0 28 28",
        aria_hidden="true",
        **more,
    )
