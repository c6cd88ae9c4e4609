"""The table of Alma Mater: its regions, rows, tabs and panel."""

from __future__ import annotations

from typing import Final

from hightable.draw.layout import part
from hightable.draw.scene import Box, Region, Tab
from hightable.draw.view import View
from hightable.games.alma_mater.view import (
    academy,
    campus,
    cards,
    display,
    fame,
    halls,
    panel,
    research,
    sale,
)
from hightable.games.alma_mater.view.palette.stone import LAYOUT

ROWS: Final = (("campus", "academy", "research"), ("halls", "display", "sale", "fame"))


VIEW: Final = View(
    package="hightable.games.alma_mater.view",
    regions=(
        Region("campus", campus.SIZE, campus.ground, campus.play, campus.setup),
        Region("academy", academy.SIZE, academy.ground, academy.play, academy.setup),
        Region("research", research.SIZE, research.ground, research.play, research.setup),
        Region("halls", halls.SIZE, halls.ground, halls.play, own=True),
        Region("display", display.SIZE, display.ground, display.play, own=True),
        Region("sale", sale.SIZE, sale.ground, sale.play, sale.setup),
        Region("fame", fame.SIZE, fame.ground, fame.play, fame.setup),
    ),
    rows=ROWS,
    tabs=tuple(Tab(name, tab["region"], part(tab["part"])) for name, tab in LAYOUT["tabs"].items()),
    panel_only=(
        "buy",
        "decline",
        "display",
        "double",
        "end",
        "exchange",
        "extra",
        "keep prices",
        "lecture now",
        "pass",
        "pay ducats",
        "prices",
        "stop",
        "tutors",
    ),
    head=panel.head,
    players=panel.players,
    order=panel.turn_order,
    entries=panel.entries,
    sign=panel.sign,
    drawings=("paint", "icons"),
    pieces=("pieces",),
    faces=cards.symbols,
    figure="p-master-plum",
    heart=("halls", Box(0, 0, 372, 376)),
    cameras={"campus": campus.camera, "academy": academy.camera},
)
"""Campus, academy and research above; a university, the books on sale and fame below."""
