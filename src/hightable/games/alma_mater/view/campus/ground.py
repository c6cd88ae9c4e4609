"""The campus before anyone has come: façade, banners of the faculties, doors, small spaces."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.markup import Markup, join
from hightable.draw.scene import Scene
from hightable.draw.shapes import group, path, rect, text, use, words
from hightable.draw.strip import strip
from hightable.games.alma_mater.box import (
    ACTION_RECORDS,
    CHANCELLOR_RECORDS,
    FACULTIES,
    FEE_RECORDS,
    IMPROVED,
    ROWS,
)
from hightable.games.alma_mater.effect_text import Record
from hightable.games.alma_mater.seen.table import Seen
from hightable.games.alma_mater.view.cards import STUDENT
from hightable.games.alma_mater.view.icons.glyphs import effect, flat
from hightable.games.alma_mater.view.palette import (
    DARK,
    FACULTY_DARK,
    FACULTY_ICON,
    PALE,
    SOFT,
    WINE,
)
from hightable.games.alma_mater.view.palette.stone import (
    LAYOUT,
    arch,
    asked,
    column,
    doorway,
    heading,
    ledge,
    numeral,
    plaster,
    roof,
    small_words,
    tower,
)

PRINTED: Final[dict[str, Any]] = LAYOUT["campus"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
CELL: Final[dict[str, float]] = PRINTED["cell"]
SMALL: Final[dict[str, float]] = PRINTED["small"]
SMALL_AT: Final[dict[str, Any]] = {side: PRINTED[side] for side in ("p4", "p23")}
DOOR_AT: Final = (PRINTED["door"]["x"], PRINTED["door"]["y"])
FEES: Final = list(FEE_RECORDS.values())
SIGNS: Final = {"antiquarian": "i-antiq", "laboratory": "i-lab", "park": "i-park"}
FILLS: Final = {"antiquarian": "#efe0c4", "laboratory": "#e3e6d8", "park": "#d6e0bd"}
WALL: Final = "url(#g-wine)"
IMPROVER: Final = next(name for name, record in CHANCELLOR_RECORDS.items() if "improved" in record)


def banner(n: int) -> tuple[float, float, float]:
    """The banner of a faculty: its corner and width."""
    box = PRINTED["banner"]
    return box["x"] + n * box["step"], box["y"], box["w"]


def setup(scene: Scene[Seen]) -> tuple[str, bool]:
    return scene.seen.side, is_improved(scene)


def is_improved(scene: Scene[Seen]) -> bool:
    """Are some spaces better for whoever looks?"""
    return scene.seat >= 0 and IMPROVER in scene.seen.players[scene.seat].chancellors


def ground(scene: Scene[Seen]) -> Markup:
    box = PRINTED["tower"]
    return group(
        plaster(SIZE, (86, scene.say("plaque", "campus"))),
        tower(box["y"], box["h"]),
        roof(10, 24, SIZE[0] - 20, 12),
        [flag(n, faculty, scene) for n, faculty in enumerate(FACULTIES)],
        [floor(row) for row in range(ROWS)],
        [small(site, place, scene) for site, place in SMALL_AT[scene.seen.side].items()],
    )


def flag(n: int, faculty: str, scene: Scene[Seen]) -> Markup:
    """What a student of the faculty costs."""
    x, y, width = banner(n)
    dark = FACULTY_DARK[faculty]
    half = width / 2
    d = f"M{x} {y}h{width}v54l-{half:g} 6l-{half:g}-6z"
    ink = {"fill": PALE, "text_anchor": "start", "font_weight": 600}
    return group(
        path(d, fill="#fbf3e0", stroke=dark, stroke_width=1.1),
        rect(x + 0.5, y + 0.5, width - 1, 17, fill=f"url(#gf-{faculty})"),
        use(FACULTY_ICON[faculty], x + 3, y + 2.5, 13, color=PALE),
        words(x + 18, y + 13, scene.say("short", faculty), 10, **ink),
        price(n, x, width),
    )


def price(n: int, x: float, width: float) -> Markup:
    """The groups of books, and dictionaries."""
    cost, y = FEES[n], PRINTED["banner"]["y"]
    parts = len(cost["groups"]) + bool(cost["dictionaries"])
    room = (width - 1) / parts
    halo = {"paint_order": "stroke", "stroke": "#4d4437", "stroke_width": 2}
    found = []
    for place, part in enumerate(cost["groups"]):
        middle = x + room * (place + 0.5)
        number = text(middle + 0.9, y + 31, part["n"], 11.5, fill="#fff", font_weight=700, **halo)
        found.append(join(use("i-tb-n", middle - 9, y + 18.5, 18), number))
    if cost["dictionaries"]:
        middle = x + room * (parts - 0.5)
        times = f"\u00d7{cost['dictionaries']}"
        found.append(use("i-dict", middle - 9, y + 18.5, 18))
        found.append(text(middle, y + 48, times, 11, fill=WINE, font_weight=700))
    return join(found)


def floor(row: int) -> Markup:
    """A row of niches with its door."""
    y = CELL["y"] + row * CELL["row"]
    x, step = CELL["x"], CELL["step"]
    width, height = STUDENT
    edge = {"fill": "url(#g-niche)", "stroke": "#8d7147", "stroke_width": 0.9}
    left, top = DOOR_AT[0], DOOR_AT[1] + row * CELL["row"]
    return group(
        group(doorway(left, top), data_word=asked(f"campus_{row + 1}")),
        numeral(left, top, str(row + 1)),
        ledge(62, y + height + 1.5, SIZE[0] - 71),
        [
            arch(x + n * step - 1.5, y - 1, width + 3, height + 2.5, 24, **edge)
            for n in range(len(FACULTIES))
        ],
        [column(x + n * step - 5, y + 2, height - 1) for n in range(len(FACULTIES) + 1)],
    )


def small(site: str, place: dict[str, float], scene: Scene[Seen]) -> Markup:
    """A small space with its door; on the side for two or three, two actions share one."""
    x, y, width = place["x"], SMALL["y"], place["w"]
    action, *others = site.split("_")
    edge = {"fill": FILLS[action], "stroke": "#3a2610", "stroke_width": 1.1}
    return group(
        path(rounded(x, y, width), **edge),
        [second(other, x + 113, y, width - 114, scene) for other in others],
        heading((x, y, width), WALL, SIGNS[action], scene.say("site", site)),
        arch(x + 5, y + 21, 36, 46, 15, fill="url(#g-door)", stroke=DARK, stroke_width=0.9),
        OFFERS[action](x, y, scene),
        data_word=asked(site),
    )


def rounded(x: float, y: float, width: float) -> str:
    height = SMALL["h"] - 12
    return f"M{x} {y + 6}q0-6 6-6h{width - 12}q6 0 6 6v{height}q0 6-6 6h{12 - width}q-6 0-6-6z"


def second(action: str, x: float, y: float, width: float, scene: Scene[Seen]) -> Markup:
    """The other action of a shared space."""
    d = f"M{x} {y + 17}h{width}v48q0 6-6 6h{6 - width}z"
    return group(
        path(d, fill=FILLS[action]),
        use(SIGNS[action], x + 5, y + 20, 15),
        OFFERS[action](x - 22, y, scene),
    )


def offer(action: str, scene: Scene[Seen]) -> Record:
    """What a space does; a chancellor makes it better for his player."""
    found: Record = ACTION_RECORDS[action]["effect"]
    return IMPROVED[action] if is_improved(scene) else found


def tiers(x: float, y: float, scene: Scene[Seen]) -> Markup:
    options = [flat(effect(option)) for option in offer("antiquarian", scene)["options"]]
    return join([strip(row, (x + 76, y + 27.5 + n * 17), 16, 60) for n, row in enumerate(options)])


def steps(x: float, y: float, scene: Scene[Seen]) -> Markup:
    options = [flat(effect(option)) for option in offer("laboratory", scene)["options"]]
    rows = [strip(row, (x + 76, y + 29 + n * 30), 20, 60) for n, row in enumerate(options)]
    return join(rows, small_words(x + 76, y + 47, scene.say("note", "or"), fill=SOFT))


def trade(x: float, y: float, scene: Scene[Seen]) -> Markup:
    return strip(flat(effect(offer("park", scene))), (x + 76, y + 44), 21, 62)


OFFERS: Final = {"antiquarian": tiers, "laboratory": steps, "park": trade}
