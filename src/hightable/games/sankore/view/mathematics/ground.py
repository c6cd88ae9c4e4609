"""The ground of mathematics: the Madrasa's cells, the walls around it, clock and scholars."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import Area
from hightable.draw.markup import Markup, join
from hightable.draw.scene import Scene
from hightable.draw.shapes import Point, group, icon, line, path, rect, star, text, use, words
from hightable.games.sankore.box.areas import WALL_RECORDS
from hightable.games.sankore.box.components import DISCIPLINES, Record, records
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.area.ground import framed, size
from hightable.games.sankore.view.icons import effect
from hightable.games.sankore.view.palette import DEEP, GILDED, GILT, LAYOUT, SHADOW, SOFT
from hightable.kernel import Texts

AREA: Final = "mathematics"
SIZE: Final = size(AREA)
PRINTED: Final[dict[str, Any]] = LAYOUT[AREA]
CELL_RECORDS: Final = records("mathematics", "cell")
GRID: Final[dict[str, Any]] = PRINTED["grid"]
INK: Final = "#2b1705"


def corner(cell: str) -> Point:
    """The upper left corner of a cell."""
    record = CELL_RECORDS[cell]
    x = GRID["x"] + (record["col"] - 1) * GRID["step"]
    return x, GRID["y"] + (record["row"] - 1) * GRID["step"]


def wall_box(wall: str) -> Area:
    """Where a wall stands; those at the sides are upright."""
    record, box = WALL_RECORDS[wall], PRINTED["wall"]
    n, x, y = record["line_no"] - 1, GRID["x"], GRID["y"]
    along, far = n * GRID["step"] - 0.5, 4 * GRID["step"] + box["far"]
    if record["side"] in ("top", "bottom"):
        top = y - box["gap"] if record["side"] == "top" else y + far
        return x + along, top, box["w"], box["h"]
    left = x + far if record["side"] == "right" else x - box["gap"]
    return left, y + along, box["h"], box["w"]


WALL_BOXES: Final = {wall: wall_box(wall) for wall in WALL_RECORDS}


def scholar(kind: str) -> Point:
    """The foot of a student in the Madrasa."""
    n, box = DISCIPLINES.index(kind), PRINTED["scholars"]
    return box["x"] + n % 2 * box["across"], box["y"] + n // 2 * box["down"]


def ground(scene: Scene[Seen]) -> Markup:
    return framed(scene, AREA, painted(scene.texts))


def painted(texts: Texts) -> Markup:
    x, y, wide = GRID["x"], GRID["y"], 4 * GRID["step"]
    field = (72, 9, PRINTED["w"] - 81, 214)
    court = (x - 28, y - 28, wide + 54, wide + 54)
    return group(
        rect(*field, fill="url(#g-sand)"),
        rect(*field, fill="url(#t-khatam)"),
        rect(*court, 5, fill="url(#g-mud)", stroke="#3d220c", stroke_width=1.2, filter=SHADOW),
        rect(*court, 5, fill="url(#t-brick)"),
        rect(x - 3, y - 3, wide + 4, wide + 4, 2, fill="#3d2410", stroke="#2a170a"),
        [printed_cell(cell, record) for cell, record in CELL_RECORDS.items()],
        [printed_wall(wall, record) for wall, record in WALL_RECORDS.items()],
        [letter(region, where) for region, where in PRINTED["corner"].items()],
        side(texts),
    )


def printed_cell(cell: str, record: Record) -> Markup:
    x, y = corner(cell)
    size, number = GRID["cell"], record["number"]
    middle = (x + size / 2, y + size / 2)
    edge = {"stroke": "#7c5a26", "stroke_width": 0.8}
    rose = {"fill": "none", "stroke": "#b08a4e", "stroke_width": 0.8, "opacity": 0.7}
    ink = {"fill": "#5a3912", "font_weight": 700}
    return group(
        rect(x, y, size, size, 3, fill="#e9d3a0" if number else "#cdb27c", **edge),
        path(star(8, 14, 9.5, *middle), **rose),
        icon("i-gold", x + 27, y + 27, 14) if record["gold_icon"] else None,
        words(x + 12, y + 17.5, number, 14, **ink) if number else None,
    )


def printed_wall(wall: str, record: Record) -> Markup:
    """The Knowledge a wall needs and its Books; the special one gives a free wall."""
    x, y, width, height = WALL_BOXES[wall]
    special = record["special"]
    edge = {"stroke": "#f5dc94"} if special else {"stroke": "#d9ab73", "stroke_dasharray": "3 2"}
    ink = {"fill": "#ffe9ae", "font_weight": 700}
    shape = rect(x, y, width, height, 3, fill=DEEP if special else "#5f3818", **edge)
    if width > height:
        cost = use("i-book-any", x + 23, y + 4.3, 9.6, 11.5)
        return group(shape, text(x + 12, y + 14.4, record["number"], 12, **ink), cost)
    books = [
        use("i-book-any", x + 1.8 + n * 8.4, y + 20, 8.3, 10)
        for n in range(0 if special else record["books"])
    ]
    gift = effect("wall", x + 10, y + 26, 7) if special else None
    return group(shape, text(x + 10, y + 15, record["number"], 12, **ink), books, gift)


def letter(region: str, where: Record) -> Markup:
    """A letter heads its run of walls, clockwise."""
    x, y = where["x"], where["y"]
    head = path(
        where["d"],
        fill="none",
        stroke=INK,
        stroke_width=1.6,
        transform=f"translate({x:.1f} {y:.1f})",
    )
    ink = {"fill": INK, "font_weight": 700}
    return join(words(x + where["dx"], y + where["dy"] + 4.3, region, 12.5, **ink), head)


def side(texts: Texts) -> Markup:
    """The panel of the clock and of the students in the Madrasa."""
    box = PRINTED["side"]
    x, y, width, height = box["x"], box["y"], box["w"], box["h"]
    middle = x + width / 2
    edge = {"fill": "none", "stroke": GILDED, "stroke_width": 0.8}
    return group(
        rect(x, y, width, height, 5, fill="#3d2410", opacity=0.88),
        rect(x + 1.5, y + 1.5, width - 3, height - 3, 4, **edge),
        text(middle, PRINTED["clock"]["note"], texts.say("note", "placed"), 10.5, fill=SOFT),
        line((middle - 34, 104), (middle + 34, 104), stroke="#c8963e", stroke_width=0.7),
        words(
            middle,
            PRINTED["scholars"]["title"],
            texts.say("note", "scholars"),
            11,
            fill=GILT,
            font_style="italic",
        ),
        [door(kind) for kind in DISCIPLINES],
    )


def door(kind: str) -> Markup:
    x, y = scholar(kind)
    return use(f"door-{kind}", x - 12, y - 29, 24, 30)
