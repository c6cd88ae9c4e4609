"""The ground of the study: the bookcase with what its spaces ask for, and empty places."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import note, plaque, slot, wood
from hightable.draw.counters import badge, vp
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import Point, at, group, line, path, rect, use
from hightable.draw.strip import strip
from hightable.draw.tokens import tone
from hightable.games.newton.box import GAME, STUDY_BOARDS
from hightable.games.newton.effect_text import Record
from hightable.games.newton.seen import Seen
from hightable.games.newton.view.cards import tiles
from hightable.games.newton.view.icons import disc, glyphs
from hightable.games.newton.view.palette import LAYOUT
from hightable.kernel import Texts

PRINTED: Final[dict[str, Any]] = LAYOUT["study"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
SHELF: Final[dict[str, int]] = PRINTED["shelf"]
CELL: Final = SHELF["cell"]
SHELVES: Final = 3
COLUMNS: Final = 7
CUBES: Final = 12
PILES: Final[list[dict[str, Any]]] = GAME["bookshelf_pile"]
CUBE_POINTS: Final = {bonus["cube"]: bonus["effect"]["n"] for bonus in GAME["cube_bonus"]}
CELLS: Final = {
    board["id"]: {
        f"s{cell['shelf']}c{cell['column']}": cell
        for cell in STUDY_BOARDS["cell"]
        if cell["board"] == board["id"]
    }
    for board in STUDY_BOARDS["board"]
}
SPINES: Final = ("#8a6a34", "#4c5a3a", "#6d2f2f", "#2f4a63", "#7a5a2b")
VOLUME_SPOTS: Final = {
    1: (32, ((4.5, 4.5),)),
    2: (26, ((-3, 8), (18, 8))),
    3: (22, ((0, 0), (20, 0), (10, 19.5))),
}


def corner(cell: str) -> Point:
    """The upper left corner of a space: `s1c2` is the second of the lowest shelf."""
    shelf, column = int(cell[1]), int(cell[3])
    x = SHELF["x"] + (column - 1) * SHELF["across"]
    return x, SHELF["y"] + (SHELVES - shelf) * SHELF["down"]


def setup(scene: Scene[Seen]) -> str:
    return scene.seen.players[scene.board].board


def ground(scene: Scene[Seen]) -> Markup:
    """The bookcase of a board, and the empty places below it."""
    board = setup(scene)
    title = PRINTED["title"]
    return group(
        wood(*SIZE),
        bookcase(),
        [space(record, *corner(cell)) for cell, record in CELLS[board].items()],
        plaque(title["x"], title["y"], title["w"], scene.say("plaque", "study")),
        income_places(scene.texts),
        pile_places(),
        cube_places(),
    )


def bookcase() -> Markup:
    x, y, width = SHELF["x"] - 6, SHELF["y"] - 6, COLUMNS * SHELF["across"] + 9
    planks = []
    for shelf in range(1, SHELVES + 1):
        top = corner(f"s{shelf}c1")[1]
        plank = rect(x, top + CELL, width, 5.5, 1, fill="url(#g-wood-across)", stroke="#120a04")
        mark = badge(disc("study", 13.3, top + 20, 9.4), 15, top + 20, 9.4, shelf)
        planks.append(group(plank, mark))
    edge = {"stroke": "#0e0703", "stroke_width": 1.5}
    case = rect(x, y, width, SHELVES * SHELF["down"] + 10, 6, fill="url(#g-shelf)", **edge)
    return group(case, planks)


def space(record: Record, x: float, y: float) -> Markup:
    """A window, the printed books, or a space with what it asks for."""
    if record["kind"] == "window":
        return window(x, y)
    if record["kind"] == "printed":
        return printed_books(x, y)
    paper = rect(x, y, CELL, CELL - 1, 3, fill="#efe1bd", stroke="#20110a")
    return group(paper, requirement(record["requirement"], x, y))


def window(x: float, y: float) -> Markup:
    hills = f"M{x} {y + 30}q6-7 12-2t12-3t{CELL - 24} 3v{CELL - 29}h{-CELL}z"
    bars = f"M{x + CELL / 2} {y}V{y + CELL - 1}M{x} {y + CELL / 2}H{x + CELL}"
    edge = {"stroke": "#20110a", "stroke_width": 2}
    return group(
        rect(x, y, CELL, CELL - 1, 3, fill="url(#g-sky-night)", **edge),
        path(hills, fill="#6f9471", opacity=0.55),
        path(bars, stroke="#3c2514", stroke_width=2.6),
        path(f"M{x + 26} {y + 16}l11-11", stroke="#fff", stroke_width=1.5, opacity=0.7),
    )


def printed_books(x: float, y: float) -> Markup:
    spines = []
    for place, tint in enumerate(SPINES):
        left, low = x + 4 + place * 7.2, place % 2 * 4
        band = y + 15 + low
        edge = {"stroke": tone("outline"), "stroke_width": 0.5}
        spines.append(rect(left, y + 7 + low, 6, 31 - low, 1, fill=tint, **edge))
        spines.append(line((left + 1, band), (left + 5, band), stroke=tone("gilt-high")))
    case = rect(x, y, CELL, CELL - 1, 3, fill="#6b4426", stroke="#20110a")
    return group(case, spines)


def requirement(asked: Record, x: float, y: float) -> Markup:
    """What a space asks for: a University, an Ancient Land, or Volumes."""
    middle = (x + CELL / 2, y + CELL / 2 - 0.5)
    if "university" in asked:
        return at(*middle, tiles.university(asked["university"]))
    if "ancient_land" in asked:
        return at(*middle, tiles.ancient_land(asked["ancient_land"]))
    flat = [colour for colour, n in asked["volumes"].items() for _ in range(n)]
    side, spots = VOLUME_SPOTS[len(flat)]
    return group(
        [use(f"i-v-{c}", x + dx, y + dy, side) for c, (dx, dy) in zip(flat, spots, strict=True)]
    )


def income_places(texts: Texts) -> Markup:
    box = PRINTED["income"]
    places = [
        slot((box["x"] + n * box["step"], box["y"], box["w"], box["h"]), "", 5) for n in range(5)
    ]
    head = [note(12, box["y"] + 16, texts.say("note", "income"))]
    return group(places, head, note(12, box["y"] + 28, texts.say("note", "tiles")))


def pile_places() -> Markup:
    """Four piles of books; under each, what its last tile gives."""
    box = PRINTED["piles"]
    side, y = box["side"], box["y"]
    tray = rect(8, y - 4, SIZE[0] - 16, 60, 6, fill="#000", opacity=0.2)
    places = []
    for n, record in enumerate(PILES):
        x = box["x"] + n * box["step"]
        given = strip(glyphs(record["effect"]), (x + side / 2, y + 45.5), 18, 34, tone("ivory"))
        places.append(group(slot((x, y, side, side), "", 4), given))
    return group(tray, places)


def cube_places() -> Markup:
    box = PRINTED["cubes"]
    places = []
    for n in range(CUBES):
        x, y = cube_spot(n)
        edge = {"stroke": tone("slot"), "stroke_opacity": 0.4}
        places.append(rect(x, y, box["w"], box["h"], 4, fill="#000", fill_opacity=0.25, **edge))
        if n + 1 in CUBE_POINTS:
            places.append(vp(x + 17.5, y + 12, 8.6, CUBE_POINTS[n + 1]))
    return group(places)


def cube_spot(n: int) -> Point:
    box = PRINTED["cubes"]
    return box["x"] + n % box["row"] * box["across"], box["y"] + n // box["row"] * box["down"]
