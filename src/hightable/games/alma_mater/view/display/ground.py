"""A display, professors and chancellors before any card or book lies there."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import plaque, slot, wood
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import group, icon, rect
from hightable.games.alma_mater.box import LETTERS, PRINTED_PRICES
from hightable.games.alma_mater.seen.table import Seen
from hightable.games.alma_mater.view.palette import GILT
from hightable.games.alma_mater.view.palette.stone import LAYOUT, small_words

PRINTED: Final[dict[str, Any]] = LAYOUT["display"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
AT: Final[dict[str, float]] = PRINTED["shelf"]
FELT: Final[dict[str, float]] = PRINTED["felt"]
CHAIR: Final[dict[str, float]] = PRINTED["chancellor"]


def ground(scene: Scene[Seen]) -> Markup:
    felt = (FELT["x"], FELT["y"], FELT["w"], FELT["h"])
    edge = (FELT["x"] + 2, FELT["y"] + 2, FELT["w"] - 4, FELT["h"] - 4)
    middle, spare = SIZE[0] / 2, AT["spare"]
    dashed = {"fill": "none", "stroke": "#d9b878", "stroke_opacity": 0.6, "stroke_dasharray": "4 3"}
    coins = [icon("i-coin0", shelf_x(n) + 20.3, 35.5, 18) for n in range(len(PRINTED_PRICES))]
    slots = [
        slot((CHAIR["x"] + n * CHAIR["step"], CHAIR["y"], 74, 54), said, 5)
        for n, said in enumerate(["", *LETTERS])
    ]
    seats = [slot((18 + n * 81, FELT["y"] + 19, 75, 84), "", 7) for n in range(3)]
    return group(
        wood(*SIZE),
        plaque(middle, 13, 76, scene.say("plaque", "display")),
        rect(*felt, 8, fill="url(#g-cloth)", stroke="#120a04", stroke_width=1.2),
        rect(*edge, 7, fill="none", stroke=GILT, opacity=0.8),
        seats,
        plaque(middle, FELT["y"] + 2, 104, scene.say("plaque", "professors")),
        rect(9, 293, SIZE[0] - 18, 74, 8, fill="#000", opacity=0.2),
        plaque(middle, 293, 112, scene.say("plaque", "chancellors")),
        small_words(spare + 20.5, 38, scene.say("note", "spare")),
        rect(spare - 2.5, 43, 45, 76, 5, **dashed),
        coins,
        slots,
    )


def shelf_x(n: int) -> float:
    return AT["x"] + n * AT["step"]
