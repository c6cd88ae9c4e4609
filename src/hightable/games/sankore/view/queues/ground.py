"""The ground of the four queues, for phones: four columns, a slot as large as a finger."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import group, icon, line, path, rect, words
from hightable.games.sankore.box.components import DISCIPLINES
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.area.ground import seats, slots
from hightable.games.sankore.view.icons import effect, roundel
from hightable.games.sankore.view.palette import CREAM, GILDED, LAYOUT, TONES

QUEUES: Final[dict[str, Any]] = LAYOUT["queues"]
SIZE: Final = (QUEUES["w"], QUEUES["h"])
WIDE: Final[float] = QUEUES["column"]
HIGH: Final[float] = QUEUES["slot"]
HEAD: Final[float] = QUEUES["head"]
FADED: Final = 0.35


def left(area: str) -> float:
    """The left edge of a column."""
    x: float = QUEUES["x"] + DISCIPLINES.index(area) * QUEUES["step"]
    return x


def top(area: str, players: int, k: int) -> float:
    """The upper edge of a slot, by how many leave before it is empty; the last is on top."""
    return HEAD + (len(slots(area, players)) - 1 - k) * HIGH


def ground(scene: Scene[Seen]) -> Markup:
    return group([column(scene, area) for area in DISCIPLINES])


def column(scene: Scene[Seen], area: str) -> Markup:
    x, players = left(area), seats(scene)
    printed = slots(area, players)
    height = HEAD + len(printed) * HIGH + 6
    edge = {"stroke": GILDED, "stroke_width": 1.4}
    return group(
        rect(x, 0, WIDE, height, 10, fill=TONES[area].dark, **edge),
        rect(x, 0, WIDE, height, 10, fill=f"url(#g-{area})", opacity=0.6),
        rect(x + 1, HEAD - 2, WIDE - 2, height - HEAD + 1, 6, fill="#000", opacity=0.26),
        roundel(area, x + 22, 24, 15),
        words(x + WIDE / 2, 60, scene.say("tab", f"queue_{area}"), 13, fill=CREAM, font_weight=700),
        [slot(area, players, one["k"], one["icons"]) for one in printed],
    )


def slot(area: str, players: int, k: int, icons: list[str]) -> Markup:
    """A door, a line below it, and what leaving it gives."""
    x, y = left(area), top(area, players, k)
    low, middle, sign = y + HIGH - 3, y + HIGH / 2, x + WIDE - 17
    rule = {"stroke": "#fff", "stroke_width": 0.7, "opacity": 0.18}
    door = f"M{x + 27} {low}V{y + 22}a13 13 0 0 1 26 0V{low}z"
    return group(
        path(door, fill="#000", opacity=0.34),
        line((x + 6, y + HIGH - 0.5), (x + WIDE - 6, y + HIGH - 0.5), **rule) if k else None,
        effect("exchange_favour", sign, middle, 12) if "exchange_favour" in icons else None,
        icon("i-tile", sign, middle, 22) if "sankore_tile" in icons else None,
    )
