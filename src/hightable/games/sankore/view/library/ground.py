"""The ground of the library: its shelves."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hightable.draw.boards import plaque, wood
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import group, path, rect, words
from hightable.games.sankore.box.components import shelves
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.palette import GILT, LAYOUT

PRINTED: Final[dict[str, Any]] = LAYOUT["library"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
SHELF: Final[dict[str, Any]] = PRINTED["shelf"]
PITCH: Final = SHELF["w"] / SHELF["places"]
ROWS: Final = 3


def setup(scene: Scene[Seen]) -> str:
    return scene.seen.library.side


@cache
def places(side: str) -> list[tuple[float, float, float]]:
    """Left, top and width of each shelf; two small ones share a row."""
    found, used, row = [], 0, 0
    for shelf in shelves(side):
        if used + shelf["size"] > SHELF["places"]:
            used, row = 0, row + 1
        left = SHELF["x"] + used * PITCH
        found.append((left, SHELF["y"] + row * SHELF["step"], shelf["size"] * PITCH))
        used += shelf["size"]
    return found


def ground(scene: Scene[Seen]) -> Markup:
    side = setup(scene)
    where = PRINTED["plaque"]
    parted = {"fill": "url(#g-wood-across)", "stroke": "#120a04", "stroke_width": 0.7}
    note = scene.say("note", "worth")
    return group(
        wood(*SIZE),
        [printed(n) for n in range(ROWS)],
        [rect(x - 3.6, y, 4, 51, 1, **parted) for x, y, _ in places(side) if x > SHELF["x"]],
        rect(9, 185, SIZE[0] - 18, 63, 6, fill="#000", opacity=0.3),
        words(SIZE[0] / 2, PRINTED["value"]["note"], note, 10.5, fill=GILT, font_style="italic"),
        plaque(where["x"], where["y"], where["w"], scene.say("plaque", "library")),
    )


def printed(row: int) -> Markup:
    """A row of the bookcase with a notch for each Book."""
    y, width = SHELF["y"] + row * SHELF["step"], SIZE[0]
    notches = [f"M{SHELF['x'] + (n + 0.5) * PITCH:.1f} {y + 32}v3" for n in range(SHELF["places"])]
    plank = {"fill": "url(#g-wood-across)", "stroke": "#120a04", "stroke_width": 0.8}
    return group(
        rect(9, y, width - 18, SHELF["board"], 2, fill="url(#g-shelf)", stroke="#0e0703"),
        rect(7, y + SHELF["board"] - 1, width - 14, 15, 2, **plank),
        path("".join(notches), stroke="#d9b878", opacity=0.45),
    )
