"""Cards on the table: a face that lifts, a ring when it may be chosen, a fan for a hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

from hightable.draw.hot import button
from hightable.draw.markup import Markup, el, kept
from hightable.draw.scene import Choice
from hightable.draw.shapes import rect, symbol, use

R = TypeVar("R")


def face(name: str, drawn: Markup, size: tuple[float, float]) -> Markup:
    """The face of a component, drawn once as a symbol of that name."""
    return symbol(name, drawn, box=f"0 0 {size[0]:g} {size[1]:g}")


def faces(
    kind: str, records: Mapping[str, R], draw: Callable[[R], Markup], size: tuple[float, float]
) -> list[Markup]:
    """The faces of all components of a kind, by the ids of their records."""
    return [face(f"{kind}-{name}", draw(record), size) for name, record in records.items()]


class Card(NamedTuple):
    """A card: its id on the page, the symbol of its face, its size and its words."""

    id: str
    face: str
    size: tuple[float, float]
    tip: str


class Place(NamedTuple):
    """Where a card lies: its upper left corner, turned by degrees, scaled."""

    x: float
    y: float
    turn: float = 0
    scale: float = 1

    def transform(self, size: tuple[float, float]) -> str:
        said = f"translate({self.x:.1f} {self.y:.1f})"
        if self.turn:
            said += f" rotate({self.turn:.1f} {size[0] / 2:g} {size[1]:g})"
        return said if self.scale == 1 else f"{said} scale({self.scale:.3f})"


@kept
def card(what: Card, place: Place, choice: Choice | None = None, word: str | None = None) -> Markup:
    """A card; with a choice it is a button, otherwise a picture that may be asked about."""
    width, height = what.size
    face = el("g", use(what.face, 0, 0, width, height), class_="face")
    where = place.transform(what.size)
    if choice is None:
        words = {"role": "img", "aria_label": what.tip, "data_tip": what.tip, "data_word": word}
        return el("g", face, id=what.id, class_="pc card", transform=where, **words)
    line = {"fill": "none", "stroke": "#ffe27a", "stroke_width": 2.6}
    ring = rect(-1, -1, width + 2, height + 2, 8, class_="ring", **line)
    tip = f"{choice.tip}. {what.tip}"
    return el(
        "g",
        hit(width, height),
        face,
        ring,
        id=what.id,
        class_="pc card hot",
        transform=where,
        **button(choice) | {"data_tip": tip},
    )


@kept
def hit(width: float, height: float) -> Markup:
    """What takes the click: it stays where it is while the card is lifted."""
    return rect(0, 0, width, height, fill="none", pointer_events="all", class_="hit")


def hand(n: int, left: float, room: float, y: float, width: float) -> list[Place]:
    """The places of a hand of n cards, fanned; the more cards, the flatter and closer."""
    step = min(width + 4, (room - width) / max(1, n - 1))
    start = left + (room - step * (n - 1) - width) / 2
    spread = min(1, 5 / max(1, n))
    places = []
    for at in range(n):
        off = (at - (n - 1) / 2) * spread
        places.append(Place(start + at * step, y + abs(off) ** 1.7 * 1.1, off * 1.7))
    return places


def row(n: int, left: float, room: float, y: float, size: tuple[float, float]) -> list[Place]:
    """The places of n cards side by side: full size while they fit, then a little smaller, up and
    down in turn, so that each shows more than the strip its neighbour leaves."""
    width, height = size
    fits = (room - 2 * (n - 1)) / max(1, n) / width
    scale = 1 if fits >= 1 else max(0.78, min(0.88, 0.88 + 0.3 * (fits - 0.75)))
    step = min(width * scale + 2, (room - width * scale) / max(1, n - 1))
    low = height * (1 - scale)
    return [Place(left + at * step, y + low * (at % 2), 0, scale) for at in range(n)]
