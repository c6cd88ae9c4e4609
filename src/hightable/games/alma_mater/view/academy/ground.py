"""The academy before anyone has come: a station for each professor, bishop and colloquium."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import group, rect, text, use
from hightable.games.alma_mater.box import ACTION_RECORDS, CHAIR_RECORDS, IMPROVED
from hightable.games.alma_mater.seen.table import Seen
from hightable.games.alma_mater.view.campus.ground import is_improved
from hightable.games.alma_mater.view.cards import PROFESSOR
from hightable.games.alma_mater.view.icons.glyphs import coin
from hightable.games.alma_mater.view.palette import DARK, INK
from hightable.games.alma_mater.view.palette.stone import (
    DOOR,
    LAYOUT,
    asked,
    carved,
    column,
    doorway,
    heading,
    ledge,
    plaster,
    roof,
    small_words,
    tower,
)

PRINTED: Final[dict[str, Any]] = LAYOUT["academy"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
ROW: Final[dict[str, float]] = PRINTED["row"]
STATION: Final[dict[str, float]] = PRINTED["station"]
LARGE: Final[dict[str, float]] = PRINTED["large"]
CHAIRS_AT: Final = {
    name: (n // 2, record["slot"] - 1) for n, (name, record) in enumerate(CHAIR_RECORDS.items())
}
DOORS: Final[dict[str, Any]] = {side: PRINTED[side] for side in ("p4", "p23")}
FACULTY_OF_ROW: Final = [record["faculty"] for record in CHAIR_RECORDS.values()][::2]


def station(chair: str) -> tuple[float, float]:
    """The corner of the cost plate of a professor space."""
    row, slot = CHAIRS_AT[chair]
    return STATION["x"] + slot * STATION["step"], ROW["y"] + row * ROW["step"]


def door_at(rows: list[int]) -> tuple[float, float]:
    """The corner of the door of an academy space: in the middle of its rows."""
    middle = sum(rows) / len(rows)
    return 12.5, ROW["y"] + middle * ROW["step"] + 12


def ground(scene: Scene[Seen]) -> Markup:
    box = PRINTED["tower"]
    return group(
        plaster(SIZE, (92, scene.say("plaque", "academy"))),
        tower(box["y"], box["h"]),
        roof(10, 24, SIZE[0] - 20, 12),
        [floor(row) for row in range(len(FACULTY_OF_ROW))],
        [places(chair) for chair in CHAIRS_AT],
        [
            group(entrance(rows), data_word=asked(site))
            for site, rows in DOORS[scene.seen.side].items()
        ],
        bishop(scene),
        colloquium(scene),
    )


def floor(row: int) -> Markup:
    y = ROW["y"] + row * ROW["step"]
    return group(
        ledge(62, y - 3.5, SIZE[0] - 71) if row else None,
        column(63.5, y + 1, PROFESSOR[1]),
        column(208, y + 1, PROFESSOR[1]),
    )


def places(chair: str) -> Markup:
    """Where a professor stands, and the plate of the cost."""
    x, y = station(chair)
    width, height = PROFESSOR
    niche = {"fill": "url(#g-niche)", "stroke": "#8d7147", "stroke_width": 0.9}
    paper = {"fill": "#fbf3e0", "fill_opacity": 0.7, "stroke": "#b89a66", "stroke_width": 0.8}
    return group(
        rect(x + 72.5, y + 0.5, width + 3, height + 1, 7, **niche),
        rect(x + 1, y + 3, STATION["plate"], height - 5, 5, **paper),
    )


def entrance(rows: list[int]) -> Markup:
    """A door with the marks of its faculties; a shared one has them above and below."""
    x, y = door_at(rows)
    if len(rows) == 1:
        return group(doorway(x, y), carved(x, y, FACULTY_OF_ROW[rows[0]]))
    edge: dict[str, Any] = {"fill": "url(#g-door)", "stroke": "#4a2c1e"}
    niches = [rect(x + 7, top, DOOR[0] - 14, 30, 8, **edge) for top in (y - 42, y + 66)]
    marks = [
        carved(x, top, FACULTY_OF_ROW[n]) for n, top in zip(rows, (y - 49, y + 59), strict=True)
    ]
    return group(doorway(x, y), niches, marks)


def large(site: str, name: str, scene: Scene[Seen]) -> Markup:
    """The plate of a large space."""
    x, y, width = LARGE[site], LARGE["y"], LARGE["w"]
    fill = {"fill": "#efe0c4", "stroke": "#3a2610", "stroke_width": 1.1}
    note = {"fill": "#f0cdb8", "text_anchor": "end"}
    return group(
        rect(x, y, width, LARGE["h"], 6, data_word=asked(site), **fill),
        heading((x, y, width), "url(#g-wine)", name, scene.say("site", site)),
        small_words(x + width - 6, y + 12.2, scene.say("note", site), **note),
    )


def bishop(scene: Scene[Seen]) -> Markup:
    """The bishop: ducats by the number of masters, and the row that sets the turn order."""
    x, y = LARGE["bishop"], LARGE["y"]
    paper: dict[str, Any] = {"fill": "#fbf3e0", "stroke": "#b89a66", "stroke_width": 0.8}
    found = []
    given = IMPROVED["bishop_ducats"] if is_improved(scene) else ACTION_RECORDS["bishop"]["ducats"]
    for n, ducats in enumerate(given):
        left = bishop_box(n)[0]
        found.append(rect(*bishop_box(n), 5, data_word=f"masters {n + 1}", **paper))
        found.append(text(left + 9, y + 38.4, n + 1, 13.5, fill=INK, font_weight=700))
        found.append(use("i-master", left + 13.5, y + 25.5, 16, color=INK))
        found.append(coin(left + 40, y + 33.5, 9.4, ducats))
    row = rect(x + 5, y + 51, 156, 33, 5, fill="url(#g-door)", stroke=DARK)
    return group(large("bishop", "i-mitre", scene), found, row)


def bishop_box(n: int) -> tuple[float, float, float, float]:
    """Where so many masters are offered their ducats."""
    return LARGE["bishop"] + 5 + n * 52.5, LARGE["y"] + 20, 51, 27


def colloquium(scene: Scene[Seen]) -> Markup:
    x, y, width = LARGE["colloquium"], LARGE["y"], LARGE["w"]
    record = ACTION_RECORDS["colloquium"]
    offers = (
        ("i-shelfbooks", "display", record["extra_textbook_price"]),
        ("i-dict", "dictionaries", record["dictionary_price"]),
    )
    found = []
    for n, (name, key, price) in enumerate(offers):
        top = y + 19.5 + n * 16.5
        note = {"size": 10.4, "fill": INK, "text_anchor": "start"}
        found.append(use(name, x + 8, top, 15.5))
        found.append(small_words(x + 29, top + 11.5, scene.say("note", key), **note))
        found.append(coin(x + width - 16, top + 7.8, 8, price))
    row = rect(x + 5, y + 54, 156, 30, 5, fill="url(#g-door)", stroke=DARK)
    return group(large("colloquium", "i-talk", scene), found, row)
