"""The ground of an area: its frame, the queue of students at the left, four scoring boxes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from hightable.draw.boards import Area, frame, plaque
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import circle, group, icon, line, path, rect, words
from hightable.games.sankore.box.components import REGIONS, queue
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.icons import effect
from hightable.games.sankore.view.palette import CREAM, GILDED, GREEN, LAYOUT, TONES

QUEUE: Final[dict[str, Any]] = LAYOUT["queue"]
BOXES: Final[dict[str, Any]] = LAYOUT["boxes"]


def size(area: str) -> tuple[int, int]:
    return LAYOUT[area]["w"], LAYOUT[area]["h"]


def seats(scene: Scene[Seen]) -> int:
    """The setup of an area's ground: how many play."""
    return len(scene.seen.players)


def framed(scene: Scene[Seen], area: str, inner: Markup) -> Markup:
    """The frame, what the area paints in it, its queue, its boxes and its name."""
    where = LAYOUT[area]["plaque"]
    title = scene.say("plaque", area)
    return group(
        frame(*size(area), fill="#5f3818"),
        inner,
        column(area, seats(scene)),
        [printed_box(box, region) for region, box in boxes(area).items()],
        plaque(where["x"], where["y"], where["w"], title, 9.6 if len(title) > 9 else 10),
    )


@cache
def slots(area: str, players: int) -> list[dict[str, Any]]:
    """The slots from the base to the last to leave: value, icons, upper edge and height."""
    record = queue(players, area)
    n = record["students"]
    high = (QUEUE["y"] + QUEUE["h"] - 2 - QUEUE["top"]) / (n + 1)
    found = [{"k": 0, "value": record["base_value"], "icons": []}, *record["slots"]]
    return [slot | {"y": QUEUE["top"] + (n - slot["k"]) * high, "h": high} for slot in found]


def column(area: str, players: int) -> Markup:
    """The printed queue: a door for each student, and what leaving it gives."""
    x, y, width, height = (QUEUE[key] for key in ("x", "y", "w", "h"))
    edge = {"stroke": GILDED, "stroke_width": 1.2}
    return group(
        rect(x, y, width, height, 3, fill=TONES[area].dark),
        rect(x, y, width, height, 3, fill=f"url(#g-{area})", opacity=0.55),
        rect(x, y + 60, width, height - 60, 3, fill="#000", opacity=0.22),
        rect(x + width - 5, y, 5, height, fill="url(#t-beam)"),
        line((x + width, y), (x + width, y + height), **edge),
        [printed_slot(slot) for slot in slots(area, players)],
    )


def printed_slot(slot: Mapping[str, Any]) -> Markup:
    x, low, middle = QUEUE["x"], slot["y"] + slot["h"], slot["y"] + slot["h"] / 2 - 0.5
    door = f"M{x + 13} {low - 1:.1f}V{low - 11:.1f}a9 9 0 0 1 18 0V{low - 1:.1f}z"
    sign = x + QUEUE["sign"]
    rule = {"stroke": "#fff", "stroke_width": 0.6, "opacity": 0.2}
    return group(
        path(door, fill="#000", opacity=0.36),
        line((x + 3, low - 0.6), (x + QUEUE["w"] - 7, low - 0.6), **rule),
        effect("exchange_favour", sign, middle, 9) if "exchange_favour" in slot["icons"] else None,
        icon("i-tile", sign, middle, 16) if "sankore_tile" in slot["icons"] else None,
    )


@cache
def boxes(area: str) -> dict[str, Area]:
    """The four boxes, region by region."""
    left, right, gap = BOXES[area]["left"], BOXES[area]["right"], BOXES["gap"]
    width = (right - left - 3 * gap) / 4
    top = size(area)[1] - BOXES["foot"]
    return {
        region: (left + n * (width + gap), top, width, BOXES["high"])
        for n, region in enumerate(REGIONS)
    }


def printed_box(box: Area, region: str) -> Markup:
    x, y, width, height = box
    inner = {"fill": "none", "stroke": "#8fc08b", "stroke_width": 0.7, "opacity": 0.8}
    return group(
        rect(x, y, width, height, 5, fill=GREEN, stroke="#10291d"),
        rect(x + 1.3, y + 1.3, width - 2.6, height - 2.6, 4, **inner),
        words(x + 9.5, y + 15.2, region, 12, fill=CREAM, font_weight=700),
        circle(x + 25.5, y + 11, 7, fill="#000", opacity=0.28),
        rect(x + 35, y + 3.5, 12, 15, 2, fill="#000", opacity=0.28),
    )
