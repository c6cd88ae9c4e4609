"""The table of Newton: its regions, rows, tabs and panel."""

from __future__ import annotations

from typing import Final

from hightable.draw.layout import part
from hightable.draw.scene import Box, Region, Tab
from hightable.draw.view import View
from hightable.games.newton.view import desk, lessons, map, panel, study, tracks
from hightable.games.newton.view.cards import faces
from hightable.games.newton.view.palette import LAYOUT

VIEW: Final = View(
    package="hightable.games.newton.view",
    regions=(
        Region("map", map.SIZE, map.ground, map.play, map.setup),
        Region("tracks", tracks.SIZE, tracks.ground, tracks.play, tracks.setup),
        Region("study", study.SIZE, study.ground, study.play, study.setup, own=True),
        Region("desk", desk.SIZE, desk.ground, desk.play, desk.setup, own=True),
        Region("lessons", lessons.SIZE, lessons.ground, lessons.play),
    ),
    rows=(("map", "tracks"), ("study", "desk", "lessons")),
    tabs=tuple(Tab(name, tab["region"], part(tab["part"])) for name, tab in LAYOUT["tabs"].items()),
    panel_only=("boost", "buy", "colour", "decline", "end turn", "pay", "stay", "stop", "village"),
    head=panel.head,
    players=panel.players,
    order=panel.turn_order,
    entries=panel.entries,
    sign=panel.sign,
    stands=panel.stands,
    drawings=("paint", "icons", "portraits"),
    pieces=("pieces",),
    faces=faces.symbols,
    figure="p-scientist-vermilion",
    heart=("study", Box(0, 12, 384, 196)),
    cameras={"tracks": tracks.camera, "map": map.camera},
)
"""Map and tracks above, study, desk and lessons below."""
