"""The ground of the synagogue for phones: five rows as high as a finger, and places for tiles."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.counters import coin
from hightable.draw.markup import Markup, join
from hightable.draw.scene import Box, Scene
from hightable.draw.shapes import group, icon, rect, text, use, words
from hightable.games.golem.box import COPY_PRICE, ROWS, WORK_COST
from hightable.games.golem.seen.table import Seen
from hightable.games.golem.view.palette import LAYOUT, ROW_ICON, coaster
from hightable.games.golem.view.synagogue.ground import GIVES

PRINTED: Final[dict[str, Any]] = LAYOUT["rows"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
ROW: Final[dict[str, float]] = PRINTED["row"]
TILE: Final[dict[str, float]] = PRINTED["tile"]
HIGH: Final = ROW["step"] - 4
MARBLES: Final = Box(0, 0, SIZE[0], TILE["y"] - 4)
TILES: Final = Box(0, TILE["y"] - 4, SIZE[0], SIZE[1] - TILE["y"] + 4)
INK: Final = {"fill": "#3f372c", "text_anchor": "start", "font_weight": 600}


def top(row: str) -> float:
    """The upper edge of a row."""
    return ROW["y"] + ROWS.index(row) * ROW["step"]


def corner(at: int) -> tuple[float, float]:
    """The upper left corner of a tile: two in a line."""
    return TILE["x"] + at % 2 * TILE["across"], TILE["y"] + at // 2 * TILE["step"]


def ground(scene: Scene[Seen]) -> Markup:
    return group([row_of(row, scene) for row in ROWS])


def row_of(row: str, scene: Scene[Seen]) -> Markup:
    """What a row is called and does, and the trough for its marbles."""
    y, x, width = top(row), ROW["trough"], ROW["trough_w"]
    fill = "#2a1a0e" if row == "work" else "#efe4c8"
    bold = {"fill": "#221a12", "text_anchor": "start", "font_weight": 700}
    edge = {"stroke": "#1d1a15", "stroke_width": 1.2}
    return group(
        rect(4, y, SIZE[0] - 8, HIGH, 10, fill="url(#g-stone)", **edge),
        coaster(28, y + HIGH / 2, ROW_ICON[row], 18, fill),
        words(ROW["name"], y + 20, scene.say("row", row), 13.5, **bold),
        rect(x, y + 3, width, HIGH - 6, 20, fill="#2b2a28", stroke="#000", stroke_opacity=0.5),
        gives(row, y + 38, scene),
    )


def gives(row: str, y: float, scene: Scene[Seen]) -> Markup:
    """What a row costs or gives, under its name."""
    x = ROW["name"]
    if row == "work":
        said = "\u00b7".join([str(int(cost)) for cost in WORK_COST])
        return join(text(x, y, said, 12, **INK), use("i-know", x + 42, y - 11, 14))
    if row == "mirror":
        said = text(x + 20, y, scene.say("note", "copy"), 12, **INK)
        return join(coin(x + 8, y - 4, 8.4, COPY_PRICE), said)
    return join(text(x, y, "+", 14, **INK), icon(GIVES[row], x + 18, y - 5, 16))
