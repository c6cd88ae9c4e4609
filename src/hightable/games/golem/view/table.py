"""The table of Golem: its regions, rows, tabs and panel."""

from __future__ import annotations

from typing import Final

from hightable.draw.scene import Box, Region, Tab
from hightable.draw.view import View
from hightable.games.golem.view import (
    artefacts,
    goals,
    golems,
    panel,
    research,
    rows,
    synagogue,
    town,
)
from hightable.games.golem.view.cards import faces

VIEW: Final = View(
    package="hightable.games.golem.view",
    regions=(
        Region("town", town.SIZE, town.ground, town.play, town.setup),
        Region("synagogue", synagogue.SIZE, synagogue.ground, synagogue.play, synagogue.setup),
        Region("research", research.SIZE, research.ground, research.play, own=True),
        Region("golems", golems.SIZE, golems.ground, golems.play, own=True),
        Region(
            "artefacts", artefacts.SIZE, artefacts.ground, artefacts.play, artefacts.setup, own=True
        ),
        Region("goals", goals.SIZE, goals.ground, goals.play, own=True),
    ),
    rows=(("town", "synagogue"), ("research", "golems", "artefacts", "goals")),
    tabs=(
        Tab("west", "town", town.WEST),
        Tab("east", "town", town.EAST),
        Tab("graves_first", "town", town.GRAVES[0]),
        Tab("graves_last", "town", town.GRAVES[1]),
        Tab("palace", "town", town.PALACE),
        Tab("library", "town", town.LIBRARY),
        Tab("rows", "rows", rows.MARBLES),
        Tab("row_tiles", "rows", rows.TILES),
        Tab("marbles", "synagogue", synagogue.MARBLES),
        Tab("rabbis", "synagogue", synagogue.RABBIS),
        Tab("research", "research"),
        Tab("golems", "golems"),
        Tab("artefacts", "artefacts"),
        Tab("goals", "goals"),
    ),
    panel_only=(
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
    ),
    head=panel.head,
    players=panel.players,
    order=panel.turn_order,
    entries=panel.entries,
    sign=panel.sign,
    drawings=("paint", "kinds", "icons"),
    pieces=("pieces",),
    faces=faces.symbols,
    figure="p-golem-vermilion",
    strips=(Region("rows", rows.SIZE, rows.ground, rows.play),),
    heart=("golems", Box(0, 0, 264, 296)),
    cameras={"synagogue": synagogue.camera, "town": town.camera},
)
"""Town and synagogue above, a player's workshop and goals below."""
