"""The ground of a school: a stepped building for the classes, tracks of pieces, skill sections."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import plaque, wood
from hightable.draw.layout import outline
from hightable.draw.markup import Markup, join
from hightable.draw.scene import Scene
from hightable.draw.shapes import Point, group, icon, path, rect, text, use, words
from hightable.games.sankore.box.components import (
    ARROW_RECORDS,
    CLASS_SPACE_RECORDS,
    DISCIPLINES,
    SECTION_SLOTS,
    STUDENT_SPACE_RECORDS,
    TOP_SPACE,
    TRACK_RECORDS,
    Record,
)
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.cards import CLASS, INTRODUCTORY
from hightable.games.sankore.view.icons import roundel, star
from hightable.games.sankore.view.palette import EDGE, LAYOUT, ROMAN, TONES

PRINTED: Final[dict[str, Any]] = LAYOUT["school"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
TRACK: Final[dict[str, Any]] = PRINTED["track"]
HIGHEST: Final = list(STUDENT_SPACE_RECORDS)[TOP_SPACE]
PANEL: Final = 286


def class_corner(space: str) -> Point:
    """The upper left corner of a class space."""
    record, box = CLASS_SPACE_RECORDS[space], PRINTED["class"]
    row = record["row"] - 1
    x = box["x"] + (record["col"] - 1) * box["across"] + row * box["up"]
    return x, PRINTED["rows"][row]


def class_size(space: str) -> tuple[int, int]:
    return INTRODUCTORY if CLASS_SPACE_RECORDS[space]["row"] == 1 else CLASS


def student_foot(space: str) -> Point:
    """Where a student stands: under its class, at the top above it."""
    if space == HIGHEST:
        return PRINTED["top"]["x"], PRINTED["top"]["y"]
    below = STUDENT_SPACE_RECORDS[space]["below"]
    x, y = class_corner(below)
    middle = x + CLASS[0] / 2
    if CLASS_SPACE_RECORDS[below]["row"] == 1:
        return middle, y + 46
    return middle + (-15 if space.endswith("L") else 15), y + CLASS[1] + 18.5


FEET: Final = {space: student_foot(space) for space in STUDENT_SPACE_RECORDS}


def row_y(place: int) -> float:
    """The upper edge of a discipline's track."""
    y: float = TRACK["y"] + place * TRACK["row"]
    return y


def ground(scene: Scene[Seen]) -> Markup:
    where = PRINTED["plaque"]
    return group(
        wood(*SIZE),
        building(),
        [class_slot(space, record) for space, record in CLASS_SPACE_RECORDS.items()],
        group([use("b-door", x - 10, y - 20, 20, 21) for x, y in FEET.values()], data_word="enrol"),
        [arrow(record) for record in ARROW_RECORDS.values()],
        [use("b-niche", spot["x"], spot["y"], 32, 41) for spot in PRINTED["degrees"]],
        tracks(scene),
        group(
            plaque(where["x"], where["y"], where["w"], scene.say("plaque", "school")),
            data_word="teach",
        ),
    )


def building() -> Markup:
    """Evening sky, and the school as a stepped silhouette."""
    box = PRINTED["sky"]
    area = (box["x"], box["y"], box["w"], box["h"])
    return group(
        rect(*area, 6, fill="url(#g-evening)"),
        [icon("b-glint", x, y, 6) for x, y in outline(PRINTED["glints"])],
        use("b-school", *area),
    )


def class_slot(space: str, record: Record) -> Markup:
    x, y = class_corner(space)
    width, height = class_size(space)
    dashes = {"stroke": "#f0d09a", "stroke_opacity": 0.7, "stroke_dasharray": "4 3"}
    plate = rect(x, y, width, height, 4, fill="#2a170a", fill_opacity=0.5, **dashes)
    if record["row"] == 1:
        return plate
    ink = {"fill": "#f0d09a", "opacity": 0.6}
    return join(plate, words(x + width / 2, y + 23, ROMAN[record["row"] - 1], 14, **ink))


def arrow(record: Record) -> Markup:
    """A promotion leads up to the left or to the right."""
    x, y = class_corner(record["from_class"])
    middle = x + CLASS[0] / 2 + {"left": -20.5, "right": 20.5}.get(record["direction"], 0)
    d = f"M{middle - 3.5:g} {y - 0.2:g}l3.5-3.6l3.5 3.6"
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(d, fill="none", stroke="#ffe9ae", stroke_width=1.7, **ends)


def tracks(scene: Scene[Seen]) -> Markup:
    """A row for each discipline: spaces of its pieces, slots for Skill tiles."""
    where = PRINTED["pieces"]
    title = plaque(where["x"], where["y"], where["w"], scene.say("plaque", "pieces"))
    return join([row(n, kind) for n, kind in enumerate(DISCIPLINES)], title)


def row(place: int, kind: str) -> Markup:
    y, skill = row_y(place), PRINTED["skill"]
    spaces = [record for record in TRACK_RECORDS.values() if record["discipline"] == kind]
    slots = [
        icon("b-octagon", skill["x"] + n * skill["step"], y + skill["y"], 24)
        for n in range(SECTION_SLOTS)
    ]
    return group(
        rect(PANEL, y - 6, 260, 54, 7, fill="#000", opacity=0.26),
        rect(PANEL, y - 6, 5, 54, 2, fill=TONES[kind].base),
        roundel(kind, PANEL + 18, y + 9, 12),
        [track_space(record, y, kind) for record in spaces],
        slots,
    )


def track_space(record: Record, y: float, kind: str) -> Markup:
    """The Knowledge a space reveals, and its Prestige icon."""
    x = TRACK["x"] + (record["order"] - 1) * TRACK["step"]
    prestige = record["prestige"]
    edge = {"stroke": EDGE, "stroke_width": 0.8}
    ink = {"fill": "#5a3912", "font_weight": 700}
    return group(
        rect(x, y - 2, 23.8, 23, 3, fill="#f3e2b6" if prestige else "#e9d3a0", **edge),
        text(x + (7 if prestige else 12), y + 14, record["knowledge"], 12, **ink),
        star(kind, x + 16.5, y + 9.5, 6) if prestige else None,
    )
