"""The ground of the treasury: Bookshelf, hollows for goods, spaces for Prestige and cards."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import plaque, wood
from hightable.draw.markup import Markup, join
from hightable.draw.scene import Scene
from hightable.draw.shapes import Point, circle, group, icon, line, rect
from hightable.games.sankore.box.components import DISCIPLINES, PRESTIGE_LIMIT, SHELF_LIMIT, STORAGE
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.cards import CARD
from hightable.games.sankore.view.icons import sign
from hightable.games.sankore.view.palette import DEEP, GILDED, LAYOUT, TONES

PRINTED: Final[dict[str, Any]] = LAYOUT["treasury"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
GOODS: Final = ("gold", "salt", "inspiration")
COLUMNS: Final = PRESTIGE_LIMIT // 2
CARDS: Final = 4


def ground(scene: Scene[Seen]) -> Markup:
    width, where = SIZE[0], PRINTED["plaque"]
    plank = {"fill": "url(#g-wood-across)", "stroke": "#120a04", "stroke_width": 0.7}
    rule = {"fill": "none", "stroke": GILDED, "stroke_width": 0.8, "opacity": 0.8}
    stars = [icon("b-star", *prestige_spot(n, COLUMNS), 20) for n in range(PRESTIGE_LIMIT)]
    return group(
        wood(*SIZE),
        rect(8, 24, width - 16, 32, 4, fill="url(#g-shelf)", stroke="#0e0703"),
        rect(6, 54, width - 12, 5, 1, **plank),
        [bookshelf(n, kind) for n, kind in enumerate(DISCIPLINES)],
        [hollows(good) for good in GOODS],
        rect(8, 89, width - 16, 66, 5, fill=DEEP, stroke="#0e0703"),
        rect(9.5, 90.5, width - 19, 63, 4, **rule),
        stars,
        [card_slot(n) for n in range(CARDS)],
        plaque(where["x"], where["y"], where["w"], scene.say("plaque", "treasury")),
    )


def book_x(shelf: int, place: int) -> float:
    box = PRINTED["book"]
    x: float = box["x"] + shelf * box["across"] + place * box["step"]
    return x


def bookshelf(shelf: int, kind: str) -> Markup:
    """Three places for Books of a discipline."""
    dashes = {"stroke": TONES[kind].light, "stroke_opacity": 0.6, "stroke_dasharray": "3 2"}
    drawn = []
    for place in range(SHELF_LIMIT):
        x = book_x(shelf, place)
        drawn.append(rect(x - 7.5, 28, 15, 24, 2, fill="none", **dashes))
        drawn.append(sign(kind, x, PRINTED["book"]["y"], 4.6, TONES[kind].light))
    x = book_x(shelf, 0) - 14.3
    if shelf:
        drawn.append(line((x, 26), (x, 54), stroke="#a9794c", stroke_width=1.4))
    return join(drawn)


def hollows(good: str) -> Markup:
    edge = {"stroke": "#d9b878", "stroke_opacity": 0.45, "fill": "#000", "fill_opacity": 0.32}
    return join([circle(x, PRINTED["goods"], 9, **edge) for x in good_x(good)])


def good_x(good: str) -> list[float]:
    box = PRINTED[good]
    return [box["x"] + n * box["step"] for n in range(STORAGE[good]["limit"])]


def prestige_spot(n: int, columns: int) -> Point:
    """Column by column; where a card gives more room than there are columns, closer."""
    box = PRINTED["prestige"]
    step = box["across"] * min(1, columns / (n // 2 + 1)) if n // 2 >= columns else box["across"]
    return box["x"] + n // 2 * step, box["y"] + n % 2 * box["down"]


def card_corner(n: int) -> Point:
    box = PRINTED["card"]
    return box["x"] + n % 2 * box["across"], box["y"] + n // 2 * box["down"]


def card_slot(n: int) -> Markup:
    dashes: dict[str, Any] = {"stroke_opacity": 0.4, "stroke_dasharray": "3 2.5"}
    return rect(
        *card_corner(n), *CARD, 5, fill="#000", fill_opacity=0.25, stroke="#d9b878", **dashes
    )
