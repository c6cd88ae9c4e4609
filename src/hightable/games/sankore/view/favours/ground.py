"""The ground of the favour track, for phones: three rows of four tiles, read like a line."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import Area
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import group, rect, words
from hightable.draw.strip import strip
from hightable.games.sankore.box.components import FAVOUR_RECORDS, Record
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.icons import glyphs
from hightable.games.sankore.view.palette import EDGE, LAYOUT
from hightable.games.sankore.view.tracks.ground import cloth

FAVOURS: Final[dict[str, Any]] = LAYOUT["favours"]
SIZE: Final = (FAVOURS["w"], FAVOURS["h"])
IN_A_ROW: Final = 4


def tile(space: int) -> Area:
    """Where a space lies."""
    one = FAVOURS["tile"]
    down, across = divmod(space - 1, IN_A_ROW)
    return one["x"] + across * one["right"], one["y"] + down * one["down"], one["w"], one["h"]


def ground(scene: Scene[Seen]) -> Markup:
    return group(cloth(SIZE), [printed(record) for record in FAVOUR_RECORDS.values()])


def printed(record: Record) -> Markup:
    x, y, width, height = tile(record["space"])
    ink = {"fill": "#6b4d20", "font_weight": 700}
    return group(
        rect(x, y, width, height, 9, fill="url(#g-tile)", stroke=EDGE, stroke_width=1.2),
        strip(glyphs(record["effect"]), (x + width / 2, y + 36), 42, width - 14),
        words(x + 13, y + height - 9, record["space"], 15, **ink),
    )
