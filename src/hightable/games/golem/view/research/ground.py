"""What is printed on the research board: columns and the research track."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from hightable.draw.markup import Markup, join
from hightable.draw.pieces import fan
from hightable.draw.scene import Scene
from hightable.draw.shapes import circle, group, rect, text, use, words
from hightable.games.golem.box import CAPACITY, COLUMNS, Record
from hightable.games.golem.box import records as read_records
from hightable.games.golem.seen.table import Seen
from hightable.games.golem.view.icons import resource
from hightable.games.golem.view.palette import LAYOUT, Area, dashed, felt

PRINTED: Final[dict[str, Any]] = LAYOUT["research"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
TRACK: Final = PRINTED["track"]
FIELDS: Final = list(read_records("player_board", "research_field", "index").values())
BLUE: Final = "#6f93bb"


def column_x(number: int) -> float:
    box = PRINTED["column"]
    return float(box["x"] + number * box["step"])


def field_area(index: int) -> Area:
    return TRACK["x"] + index * TRACK["step"], TRACK["y"] + 3, TRACK["w"], TRACK["h"]


def ground(scene: Scene[Seen]) -> Markup:
    box = PRINTED["column"]
    well = {"fill": "#0b1523", "fill_opacity": 0.45, "stroke": BLUE, "stroke_opacity": 0.45}
    return group(
        felt(*SIZE, "url(#g-felt-blue)", scene.say("plaque", "research"), 70),
        [rect(column_x(n), box["y"], box["w"], box["h"], 5, **well) for n in range(COLUMNS)],
        brackets(),
        [field(record) for record in FIELDS],
    )


def brackets() -> list[Markup]:
    """How many books a column holds, over the fields where it is the same."""
    found, first = [], 0
    for capacity, run in groupby([int(n) for n in CAPACITY]):
        size = len(list(run))
        x, y = TRACK["x"] + first * TRACK["step"], TRACK["y"]
        width = size * TRACK["step"]
        middle = x + width / 2
        found.append(
            group(
                rect(
                    x + 0.5, y - 15, width - 3, 17, 4, fill="#122d50", stroke=BLUE, stroke_width=0.8
                ),
                use("i-bk-blue", middle - 15, y - 14, 13.5),
                text(middle + 8, y - 2.6, f"\u00d7{capacity}", 11, fill="#e7f1fb", font_weight=700),
            )
        )
        first += size
    return found


def field(record: Record) -> Markup:
    """A field of the track: its number, points at the end, income of each round."""
    x, y, width, height = field_area(record["index"])
    middle = x + width / 2
    shown = record["income"]
    income = [
        resource(gain["resource"], middle + dx, y + 41, 8.3, gain["n"])
        for gain, dx in zip(shown, fan(len(shown), 15.8, width), strict=True)
    ]
    place = circle(middle, y + 22.5, 8, fill="none", **dashed("#7e8794", 1, "2 2"))
    points = join(
        rect(x + 1.5, y + 14, width - 3, 17, 3, fill="#3a2338", stroke="#f2d58a", stroke_width=0.8),
        text(middle, y + 26.6, f"+{record['end_vp']}", 10.5, fill="#ffe9b8", font_weight=700),
    )
    return join(
        rect(x, y, width, height, 4, fill="url(#g-stone)", stroke="#10233d"),
        words(middle, y + 10.6, record["index"], 10, fill="#2b3a4d", font_weight=700),
        points if record["end_vp"] else place,
        income,
    )
