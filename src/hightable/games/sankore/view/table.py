"""The table of Sankoré: its regions, rows, tabs and panel."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Box, Count, Entry, Head, PlayerRow, Region, Scene, Tab
from hightable.draw.symbols import drawn, sheet, tinted
from hightable.draw.view import View
from hightable.games.sankore.view import (
    astronomy,
    camera,
    faces,
    law,
    library,
    market,
    mathematics,
    panel,
    quarter,
    school,
    theology,
    tracks,
    treasury,
)
from hightable.games.sankore.view.camera import PARTS
from hightable.games.sankore.view.palette import HERE
from hightable.games.sankore.view.words import TEXTS

SYMBOLS: Final = ("paint", "icons", "effects", "scenery")
TABS: Final[tuple[tuple[str, str, int | None], ...]] = (
    ("astronomy_west", "astronomy", 0),
    ("astronomy_east", "astronomy", 1),
    ("theology_west", "theology", 0),
    ("theology_east", "theology", 1),
    ("mathematics", "mathematics", None),
    ("law", "law", None),
    ("library", "library", None),
    ("market", "market", None),
    ("school", "school", 0),
    ("pieces", "school", 1),
    ("treasury", "treasury", None),
    ("favour_first", "favour", 0),
    ("favour_last", "favour", 1),
    ("graduation", "graduation", 0),
)
AREAS: Final = {
    "astronomy": astronomy,
    "theology": theology,
    "mathematics": mathematics,
    "law": law,
}


def named(name: str) -> str:
    return TEXTS("region", name)


class Table(View):
    """The four areas and the library above, school, treasury and market below."""

    title = TEXTS("title")
    regions = (
        *[
            Region(name, named(name), area.SIZE, area.ground, area.play, quarter.seats)
            for name, area in AREAS.items()
        ],
        Region(
            "library", named("library"), library.SIZE, library.ground, library.play, library.setup
        ),
        Region("favour", named("favour"), tracks.FAVOUR, tracks.favour_ground, tracks.favour_play),
        Region(
            "graduation",
            named("graduation"),
            tracks.GRADUATE,
            tracks.graduation_ground,
            tracks.graduation_play,
        ),
        Region(
            "school", named("school"), school.SIZE, school.ground, school.play, school.setup, True
        ),
        Region(
            "treasury", named("treasury"), treasury.SIZE, treasury.ground, treasury.play, own=True
        ),
        Region("market", named("market"), market.SIZE, market.ground, market.play),
    )
    rows = (
        ("astronomy", "theology"),
        ("mathematics", "law", "library"),
        ("favour", "graduation"),
        ("school", "treasury", "market"),
    )
    tabs = tuple(
        Tab(TEXTS("tab", key), name, None if number is None else PARTS[name][number])
        for key, name, number in TABS
    )
    panel_only = (
        "activate",
        "bonus",
        "decline",
        "end turn",
        "keep",
        "move",
        "promote",
        "stop",
        "write",
    )

    def symbols(self) -> Markup:
        return all_symbols()

    def head(self, scene: Scene) -> Head:
        return panel.head(scene)

    def players(self, scene: Scene) -> list[PlayerRow]:
        return panel.players(scene)

    def entries(self, scene: Scene) -> list[Entry]:
        return panel.entries(scene)

    def legend(self) -> list[Count]:
        return panel.legend()

    def camera(self, scene: Scene, region: str) -> Box | None:
        return camera.camera(scene, region)


@cache
def all_symbols() -> Markup:
    """Paint, icons, scenery, pieces and every face of the box."""
    own = [drawn(HERE, name) for name in SYMBOLS]
    return sheet(own, tinted(HERE, "pieces"), faces.symbols())


VIEW: Final = Table()
