"""Water, channels and quays: what is printed."""

from __future__ import annotations

from typing import Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import Point, circle, group, line, rect, text, words
from hightable.draw.tokens import tone
from hightable.games.saltmarsh.box import QUAY_RECORDS
from hightable.games.saltmarsh.effect_text import quay_text
from hightable.games.saltmarsh.seen import Seen
from hightable.games.saltmarsh.view.palette import WATER

SIZE: Final = (520, 360)
QUAY: Final = 26
PLACES: Final[dict[str, Point]] = {
    "home": (90, 180),
    "north": (240, 75),
    "east": (350, 180),
    "south": (220, 285),
    "isle": (460, 250),
}


def ground(scene: Scene[Seen]) -> Markup:
    """Water, channels with tolls, and the names of the quays."""
    return group(
        rect(0, 0, *SIZE, 12, fill=WATER),
        [channel(a, b, toll) for a, b, toll in channels()],
        [quay(scene, name) for name in PLACES],
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


def quay(scene: Scene[Seen], name: str) -> Markup:
    """A quay with its name; its tip tells the cargo."""
    x, y = PLACES[name]
    said = scene.texts.name(name)
    tip = scene.say("tip", "quay", name=said, effect=quay_text(name, scene.texts))
    return group(
        circle(x, y, QUAY, fill=tone("paper"), stroke=tone("wood"), stroke_width=3),
        words(x, y + QUAY + 16, said, 14, font_weight=600),
        data_tip=tip,
        data_word=f"go {name}",
    )
