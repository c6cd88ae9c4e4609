"""The table of Golem: its regions, rows, tabs and panel."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Box, Entry, Head, PlayerRow, Region, Scene, Tab
from hightable.draw.symbols import drawn, sheet, tinted
from hightable.draw.view import View
from hightable.games.golem.seen import Seen
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
from hightable.kernel import Texts

HERE: Final = "hightable.games.golem.view"


class Table(View):
    """Town and synagogue above, a player's workshop and goals below."""

    regions = (
        Region("town", town.SIZE, town.ground, town.play, town.setup),
        Region("synagogue", synagogue.SIZE, synagogue.ground, synagogue.play, synagogue.setup),
        Region("research", research.SIZE, research.ground, research.play, own=True),
        Region("golems", golems.SIZE, golems.ground, golems.play, own=True),
        Region(
            "artefacts", artefacts.SIZE, artefacts.ground, artefacts.play, artefacts.setup, own=True
        ),
        Region("goals", goals.SIZE, goals.ground, goals.play, own=True),
    )
    rows = (("town", "synagogue"), ("research", "golems", "artefacts", "goals"))
    tabs = (
        Tab("west", "town", town.WEST),
        Tab("east", "town", town.EAST),
        Tab("graves_first", "town", town.GRAVES[0]),
        Tab("graves_last", "town", town.GRAVES[1]),
        Tab("palace", "town", town.PALACE),
        Tab("library", "town", town.LIBRARY),
        Tab("marbles", "synagogue", synagogue.MARBLES),
        Tab("rabbis", "synagogue", synagogue.RABBIS),
        Tab("research", "research"),
        Tab("golems", "golems"),
        Tab("artefacts", "artefacts"),
        Tab("goals", "goals"),
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
        return all_symbols(texts)

    def head(self, scene: Scene[Seen]) -> Head:
        return panel.head(scene)

    def players(self, scene: Scene[Seen]) -> list[PlayerRow]:
        return panel.players(scene)

    def entries(self, scene: Scene[Seen]) -> list[Entry]:
        return panel.entries(scene)

    def camera(self, scene: Scene[Seen], region: str) -> Box | None:
        if region == "synagogue":
            return synagogue.camera(scene)
        return town.camera(scene) if region == "town" else None


@cache
def all_symbols(texts: Texts) -> Markup:
    """Paint, kinds, icons, pieces and every face of the box."""
    own = [drawn(HERE, name) for name in ("paint", "kinds", "icons")]
    return sheet(own, tinted(HERE, "pieces"), faces.symbols(texts))


VIEW: Final = Table()
