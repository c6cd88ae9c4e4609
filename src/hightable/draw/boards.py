"""What boards are made of: wood, frames, plaques, slots, labels. All of it belongs to a ground."""

from __future__ import annotations

from typing import Any

from hightable.draw.markup import Markup, kept
from hightable.draw.shapes import group, rect, words
from hightable.draw.tokens import tone

Area = tuple[float, float, float, float]


def wood(width: float, height: float, r: float = 12) -> Markup:
    """A plank with a dark edge and a line of light."""
    return group(
        rect(0, 0, width, height, r, fill="url(#g-wood)"),
        rect(0, 0, width, height, r, fill="url(#t-grain)"),
        rect(0.5, 0.5, width - 1, height - 1, r, fill="none", stroke=tone("outline")),
        rect(
            1.5,
            1.5,
            width - 3,
            height - 3,
            r - 1,
            fill="none",
            stroke="#a9794c",
            stroke_width=0.8,
            opacity=0.6,
        ),
    )


def frame(width: float, height: float, fill: str = "url(#g-paper)", r: float = 12) -> Markup:
    """A board: walnut frame, gilt rule, and a field of the given ground."""
    return group(
        wood(width, height, r),
        rect(7, 7, width - 14, height - 14, 5, fill=fill, stroke=tone("night")),
        rect(
            7.8,
            7.8,
            width - 15.6,
            height - 15.6,
            4.5,
            fill="none",
            stroke="url(#g-gilt)",
            stroke_width=1.3,
        ),
    )


@kept
def plaque(x: float, y: float, width: float, said: str, size: float = 10.5) -> Markup:
    """The name of a board, on its frame; x, y is the middle."""
    return group(
        rect(
            x - width / 2,
            y - 9,
            width,
            18,
            9,
            fill=tone("bark"),
            stroke="url(#g-gilt)",
            stroke_width=1.2,
        ),
        words(x, y + 3.8, said, size, fill=tone("ivory"), letter_spacing=1.1, font_weight=600),
    )


@kept
def slot(area: Area, numeral: str = "", r: float = 6) -> Markup:
    """A place that is still empty, with its number."""
    x, y, width, height = area
    edge = {"stroke": tone("slot"), "stroke_opacity": 0.55, "stroke_dasharray": "4 3"}
    return group(
        rect(x, y, width, height, r, fill="#000", fill_opacity=0.22, **edge),
        words(x + width / 2, y + height / 2 + 7, numeral, 20, fill=tone("slot"), opacity=0.5)
        if numeral
        else None,
    )


def tray(area: Area, r: float = 7) -> Markup:
    """A small wooden box with a gilt rule inside."""
    x, y, width, height = area
    return group(
        rect(x, y, width, height, r, fill="url(#g-wood)", stroke=tone("outline")),
        rect(x, y, width, height, r, fill="url(#t-grain)"),
        rect(
            x + 2.5,
            y + 2.5,
            width - 5,
            height - 5,
            r - 2,
            fill="none",
            stroke="url(#g-gilt)",
            stroke_width=0.9,
            opacity=0.8,
        ),
    )


def well(area: Area, r: float = 8) -> Markup:
    """A dark field with a gilt edge, for counts."""
    x, y, width, height = area
    return rect(x, y, width, height, r, fill=tone("night"), stroke=tone("gilt"))


@kept
def note(x: float, y: float, said: str, size: float = 9.6, **more: Any) -> Markup:
    """Small print on wood: serif, italic, from the left unless said otherwise."""
    more.setdefault("text_anchor", "start")
    return words(x, y, said, size, fill=tone("ivory"), font_style="italic", **more)


@kept
def label(x: float, y: float, said: str, size: float = 9.6, **more: Any) -> Markup:
    """A name on the map, with a halo of paper so that lines may pass under it."""
    return words(
        x,
        y,
        said,
        size,
        fill="#33240f",
        paint_order="stroke",
        stroke=tone("halo"),
        stroke_width=2.8,
        stroke_linejoin="round",
        **more,
    )
