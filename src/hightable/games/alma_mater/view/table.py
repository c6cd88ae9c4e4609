"""The table of Alma Mater: its regions, rows, tabs and panel."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.layout import part
from hightable.draw.markup import Markup
from hightable.draw.scene import Box, Entry, Head, PlayerRow, Region, Scene, Tab
from hightable.draw.symbols import drawn, sheet, tinted
from hightable.draw.view import View
from hightable.games.alma_mater.seen import Seen
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
from hightable.kernel import Texts

HERE: Final = "hightable.games.alma_mater.view"
CAMERAS: Final = {"campus": campus.camera, "academy": academy.camera}
ROWS: Final = (("campus", "academy", "research"), ("halls", "display", "sale", "fame"))


class Table(View):
    """Campus, academy and research above; a university, the books on sale and fame below."""

    regions = (
        Region("campus", campus.SIZE, campus.ground, campus.play, campus.setup),
        Region("academy", academy.SIZE, academy.ground, academy.play, academy.setup),
        Region("research", research.SIZE, research.ground, research.play, research.setup),
        Region("halls", halls.SIZE, halls.ground, halls.play, own=True),
        Region("display", display.SIZE, display.ground, display.play, own=True),
        Region("sale", sale.SIZE, sale.ground, sale.play, sale.setup),
        Region("fame", fame.SIZE, fame.ground, fame.play, fame.setup),
    )
    rows = ROWS
    tabs = tuple(
        Tab(name, tab["region"], part(tab["part"])) for name, tab in LAYOUT["tabs"].items()
    )

    panel_only = (
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
    )

    def symbols(self, texts: Texts) -> Markup:
        return all_symbols(texts)

    def head(self, scene: Scene[Seen]) -> Head:
        return panel.head(scene)

    def players(self, scene: Scene[Seen]) -> list[PlayerRow]:
        return panel.players(scene)

    def entries(self, scene: Scene[Seen]) -> list[Entry]:
        return panel.entries(scene)

    def camera(self, scene: Scene[Seen], region: str) -> Box | None:
        return CAMERAS[region](scene) if region in CAMERAS else None


@cache
def all_symbols(texts: Texts) -> Markup:
    """Paint, icons, pieces and every face of the box."""
    own = [drawn(HERE, name) for name in ("paint", "icons")]
    return sheet(own, tinted(HERE, "pieces"), cards.symbols(texts))


VIEW: Final = Table()
