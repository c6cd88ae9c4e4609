"""The marsh: quays, channels with their tolls, crates and boats."""

from __future__ import annotations

from typing import Final

from hightable.draw.hot import spot
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import Point, circle, group, line, rect, text, words
from hightable.draw.tokens import colour, tone
from hightable.games.saltmarsh.box import NAMES, QUAY_RECORDS

SIZE: Final = (520, 360)
QUAY: Final = 26
PLACES: Final[dict[str, Point]] = {
    "home": (90, 180),
    "north": (240, 75),
    "east": (350, 180),
    "south": (220, 285),
    "isle": (460, 250),
}


def ground(scene: Scene) -> Markup:
    """Water, channels with tolls, and the names of the quays."""
    return group(
        rect(0, 0, *SIZE, 12, fill="#8fb3b6"),
        [channel(a, b, toll) for a, b, toll in channels()],
        [quay(name) for name in PLACES],
    )


def channels() -> list[tuple[str, str, int]]:
    """Each channel once."""
    return [
        (name, other, toll)
        for name, record in QUAY_RECORDS.items()
        for other, toll in record["tolls"].items()
        if name < other
    ]


def channel(a: str, b: str, toll: int) -> Markup:
    (x, y), (u, v) = PLACES[a], PLACES[b]
    middle = ((x + u) / 2, (y + v) / 2)
    return group(
        line((x, y), (u, v), stroke=tone("paper"), stroke_width=3, stroke_dasharray="6 4"),
        circle(*middle, 10, fill=tone("gilt-high"), stroke=tone("gilt-low")),
        text(middle[0], middle[1] + 4, toll, 12, font_weight=700, fill=tone("coin-text")),
    )


def quay(name: str) -> Markup:
    x, y = PLACES[name]
    return group(
        circle(x, y, QUAY, fill=tone("paper"), stroke=tone("wood"), stroke_width=3),
        words(x, y + QUAY + 16, NAMES[name], 14, font_weight=600),
    )


def play(scene: Scene) -> Sheet:
    """Where one may sail, the crates that are left, and the boats."""
    targets = [spot(c, *PLACES[quay], QUAY) for quay, c in scene.after("go")]
    return {
        "marsh-hot": group(targets, id="marsh-hot"),
        "marsh-crates": group([crate(quay) for quay in scene.seen["crates"]], id="marsh-crates"),
        "marsh-boats": group(boats(scene), id="marsh-boats"),
    }


def crate(quay: str) -> Markup:
    x, y = PLACES[quay]
    return rect(x - 7, y - 20, 14, 12, 2, fill=tone("gilt"), stroke=tone("outline"))


def boats(scene: Scene) -> list[Markup]:
    return [
        boat(seat, *PLACES[player["quay"]], scene.names[seat])
        for seat, player in enumerate(scene.seen["players"])
    ]


def boat(seat: int, x: float, y: float, name: str) -> Markup:
    """A boat has its own corner of a quay, so that four never hide one another."""
    tones = colour(seat)
    dx, dy = ((-12, 0), (12, 0), (-12, 15), (12, 15))[seat]
    return circle(
        x + dx,
        y + dy,
        8,
        fill=tones.base,
        stroke=tone("outline"),
        stroke_width=1.2,
        id=f"boat-{tones.name}",
        class_="pc",
        data_tip=name,
    )
