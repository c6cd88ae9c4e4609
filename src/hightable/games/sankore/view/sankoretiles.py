"""Sankoré tiles on the boards: star or bonus up."""

from __future__ import annotations

from hightable.draw.markup import Markup
from hightable.draw.pieces import moved
from hightable.draw.shapes import use
from hightable.games.sankore.box.components import SANKORE_RECORDS
from hightable.games.sankore.view.words import name, tip


def tile(which: str, x: float, y: float, size: float, starred: bool = False) -> Markup:
    """A tile with its upper left corner at a point."""
    record = SANKORE_RECORDS[which]
    up = starred or record["double_prestige"]
    side = "star" if up else record["bonus_kind"]
    said = tip("tile_star" if up else "tile", tile=name(which))
    shape = use(f"sk-{record['discipline']}-{side}", -1, -1, size + 2)
    return moved(f"sk-{which}", x, y, shape, data_tip=said)
