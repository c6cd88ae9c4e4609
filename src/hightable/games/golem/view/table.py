"""The table of Golem: its regions, rows, tabs and panel."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.bridge import Region
from hightable.draw.markup import Markup
from hightable.draw.scene import Box, Count, Entry, Head, PlayerRow, Scene, Tab
from hightable.draw.symbols import drawn, sheet, tinted
from hightable.draw.view import View
from hightable.games.golem.view import (
    artefacts,
    goals,
    golems,
    panel,
    research,
    synagogue,
    town,
)
from hightable.games.golem.view.cards import faces
from hightable.games.golem.view.words import TEXTS
from hightable.kernel import Texts

HERE: Final = "hightable.games.golem.view"


def named(name: str) -> str:
    return TEXTS("region", name)


def tab(name: str, region: str, part: Box | None = None) -> Tab:
    return Tab(TEXTS("tab", name), region, part)


class Table(View):
    """Town and synagogue above, a player's workshop and goals below."""

    regions = (
        Region("town", named("town"), town.SIZE, town.paint, town.lay, town.setup),
        Region(
            "synagogue",
            named("synagogue"),
            synagogue.SIZE,
            synagogue.paint,
            synagogue.lay,
            synagogue.setup,
        ),
        Region(
            "research", named("research"), research.SIZE, research.paint, research.lay, own=True
        ),
        Region("golems", named("golems"), golems.SIZE, golems.paint, golems.lay, own=True),
        Region(
            "artefacts",
            named("artefacts"),
            artefacts.SIZE,
            artefacts.paint,
            artefacts.lay,
            artefacts.setup,
            True,
        ),
        Region("goals", named("goals"), goals.SIZE, goals.paint, goals.lay, own=True),
    )
    rows = (("town", "synagogue"), ("research", "golems", "artefacts", "goals"))
    tabs = (
        tab("west", "town", town.WEST),
        tab("east", "town", town.EAST),
        tab("graves_first", "town", town.GRAVES[0]),
        tab("graves_last", "town", town.GRAVES[1]),
        tab("palace", "town", town.PALACE),
        tab("library", "town", town.LIBRARY),
        tab("marbles", "synagogue", synagogue.MARBLES),
        tab("rabbis", "synagogue", synagogue.RABBIS),
        tab("research", "research"),
        tab("golems", "golems"),
        tab("artefacts", "artefacts"),
        tab("goals", "goals"),
    )

    panel_only = (
        "artefact first",
        "book first",
        "coins",
        "decline",
        "down",
        "forward",
        "golem first",
        "pass",
        "pay",
        "side",
        "spend",
        "stay",
        "steps",
        "stop",
        "student first",
        "take",
        "up",
        "work",
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
        if region == "synagogue":
            return synagogue.camera(scene)
        return town.camera(scene) if region == "town" else None


@cache
def all_symbols() -> Markup:
    """Paint, kinds, icons, pieces and every face of the box."""
    own = [drawn(HERE, name) for name in ("paint", "kinds", "icons")]
    return sheet(own, tinted(HERE, "pieces"), faces.symbols())


VIEW: Final = Table()
