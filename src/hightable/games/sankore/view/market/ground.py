"""The ground of the class market: an awning over four columns of five rows."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import plaque, wood
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import Point, group, path, rect
from hightable.games.sankore.box.components import DISCIPLINES
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.cards import CLASS
from hightable.games.sankore.view.palette import INDIGO, LAYOUT

PRINTED: Final[dict[str, Any]] = LAYOUT["market"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
ROWS: Final = 5
STRIPES: Final = 14


def corner(row: int, kind: str) -> Point:
    """PlayerRow 5, the highest classes, lies uppermost."""
    box = PRINTED["tile"]
    x = box["x"] + DISCIPLINES.index(kind) * box["across"]
    return x, box["y"] + (ROWS - row) * box["down"]


def ground(scene: Scene[Seen]) -> Markup:
    width, height = SIZE
    where = PRINTED["plaque"]
    slots = [slot(row, kind) for row in range(1, ROWS + 1) for kind in DISCIPLINES]
    return group(
        wood(*SIZE),
        rect(5, 26, width - 10, height - 31, 5, fill="#2a1a0e", stroke="#120a04"),
        [stripe(n) for n in range(STRIPES)],
        rect(3, 3, width - 6, 5, 2, fill="#000", opacity=0.28),
        slots,
        group(
            plaque(where["x"], where["y"], where["w"], scene.say("plaque", "market")),
            data_word="establish",
        ),
    )


def stripe(n: int) -> Markup:
    """A stripe of the awning."""
    wide = (SIZE[0] - 6) / STRIPES
    d = f"M{3 + n * wide:.1f} 3h{wide:.1f}v21a{wide / 2:.1f} 6 0 0 1-{wide:.1f} 0z"
    return path(d, fill=INDIGO if n % 2 else "#f4ead0", stroke="#120a04", stroke_width=0.7)


def slot(row: int, kind: str) -> Markup:
    dashes: dict[str, Any] = {"stroke_opacity": 0.4, "stroke_dasharray": "3 2.5"}
    return rect(
        *corner(row, kind), *CLASS, 4, fill="#000", fill_opacity=0.3, stroke="#d9b878", **dashes
    )
