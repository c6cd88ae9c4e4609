"""The ground of the two strips: the favour track and the niches for graduation tiles."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import plaque
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import Point, group, rect, text, use
from hightable.draw.strip import strip
from hightable.games.sankore.box.components import (
    DISCIPLINES,
    FAVOUR_RECORDS,
    GRADUATION_RECORDS,
    Record,
)
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.cards import GRADUATION
from hightable.games.sankore.view.icons import glyphs
from hightable.games.sankore.view.palette import EDGE, GILDED, LAYOUT

TRACK: Final[dict[str, Any]] = LAYOUT["favour"]
DEGREES: Final[dict[str, Any]] = LAYOUT["graduation"]
FAVOUR: Final = (TRACK["w"], TRACK["h"])
GRADUATE: Final = (DEGREES["w"], DEGREES["h"])
LEVELS: Final = 4


def cloth(size: tuple[float, float]) -> list[Markup]:
    """A strip of mud-cloth with a gilt rule."""
    width, height = size
    rule = {"fill": "none", "stroke": GILDED, "opacity": 0.85}
    return [
        rect(0, 0, width, height, 9, fill="url(#g-cloth)"),
        rect(0, 0, width, height, 9, fill="url(#t-zigzag)", opacity=0.3),
        rect(0.5, 0.5, width - 1, height - 1, 9, fill="none", stroke="#0a0502"),
        rect(2.5, 2.5, width - 5, height - 5, 7, **rule),
    ]


ACTIONS: Final = {"favour": "favour", "graduation": "graduate"}


def titled(scene: Scene[Seen], key: str) -> Markup:
    box = LAYOUT[key]
    where = box["plaque"]
    title = plaque(where["x"], box["h"] / 2, where["w"], scene.say("plaque", key), 10)
    return group(title, data_word=ACTIONS[key])


def middle(space: int) -> float:
    x: float = TRACK["space"]["x"] + (space - 1) * TRACK["space"]["step"]
    return x


def favour_ground(scene: Scene[Seen]) -> Markup:
    spaces = [printed(record) for record in FAVOUR_RECORDS.values()]
    return group(cloth(FAVOUR), titled(scene, "favour"), spaces)


def printed(record: Record) -> Markup:
    box, x = TRACK["space"], middle(record["space"])
    ink = {"fill": "#6b4d20", "text_anchor": "start", "font_weight": 600}
    area = (x - box["w"] / 2, 5, box["w"], box["h"])
    return group(
        rect(*area, 5, fill="url(#g-tile)", stroke=EDGE),
        strip(glyphs(record["effect"]), (x, 15.5), 18, box["w"] - 2),
        text(x - 14, 32.3, record["space"], 9.4, **ink),
    )


def corner(tile: str) -> Point:
    record, box = GRADUATION_RECORDS[tile], DEGREES["tile"]
    x = box["x"] + DISCIPLINES.index(record["discipline"]) * box["group"]
    return x + (LEVELS - record["level"]) * box["step"], box["y"]


def graduation_ground(scene: Scene[Seen]) -> Markup:
    slots = [use("b-niche", *corner(tile), *GRADUATION) for tile in GRADUATION_RECORDS]
    return group(cloth(GRADUATE), titled(scene, "graduation"), slots)
