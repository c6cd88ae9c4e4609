"""The table of Alma Mater: its regions, rows, tabs and panel."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.bridge import Region
from hightable.draw.layout import part
from hightable.draw.markup import Markup
from hightable.draw.scene import Box, Count, Entry, Head, PlayerRow, Scene, Tab
from hightable.draw.symbols import drawn, sheet, tinted
from hightable.draw.view import View
from hightable.games.alma_mater.view import (
    academy,
    camera,
    campus,
    cards,
    display,
    fame,
    halls,
    panel,
    research,
    sale,
)
from hightable.games.alma_mater.view.palette import TEXTS
from hightable.games.alma_mater.view.stone import LAYOUT
from hightable.kernel import Texts

HERE: Final = "hightable.games.alma_mater.view"
ROWS: Final = (("campus", "academy", "research"), ("halls", "display", "sale", "fame"))


def named(name: str) -> str:
    return TEXTS("region", name)


class Table(View):
    """Campus, academy and research above; a university, the books on sale and fame below."""

    regions = (
        Region(
            "campus",
            named("campus"),
            campus.ground.SIZE,
            campus.ground.ground,
            campus.play.play,
            campus.ground.setup,
        ),
        Region(
            "academy",
            named("academy"),
            academy.ground.SIZE,
            academy.ground.ground,
            academy.play.play,
            academy.ground.setup,
        ),
        Region(
            "research",
            named("research"),
            research.ground.SIZE,
            research.ground.ground,
            research.play.play,
            research.ground.setup,
        ),
        Region(
            "halls",
            named("halls"),
            halls.ground.SIZE,
            halls.ground.ground,
            halls.play.play,
            own=True,
        ),
        Region(
            "display",
            named("display"),
            display.ground.SIZE,
            display.ground.ground,
            display.play.play,
            own=True,
        ),
        Region(
            "sale",
            named("sale"),
            sale.ground.SIZE,
            sale.ground.ground,
            sale.play.play,
            sale.ground.setup,
        ),
        Region(
            "fame",
            named("fame"),
            fame.ground.SIZE,
            fame.ground.ground,
            fame.play.play,
            fame.ground.setup,
        ),
    )
    rows = ROWS
    tabs = tuple(
        Tab(TEXTS("tab", name), tab["region"], part(tab["part"]))
        for name, tab in LAYOUT["tabs"].items()
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
        return all_symbols()

    def head(self, scene: Scene) -> Head:
        return panel.head(scene)

    def players(self, scene: Scene) -> list[PlayerRow]:
        return panel.players(scene)

    def entries(self, scene: Scene) -> list[Entry]:
        return panel.entries(scene)

    def legend(self, texts: Texts) -> list[Count]:
        return panel.legend()

    def camera(self, scene: Scene, region: str) -> Box | None:
        return camera.camera(scene, region)


@cache
def all_symbols() -> Markup:
    """Paint, icons, pieces and every face of the box."""
    own = [drawn(HERE, name) for name in ("paint", "icons")]
    return sheet(own, tinted(HERE, "pieces"), cards.symbols())


VIEW: Final = Table()
