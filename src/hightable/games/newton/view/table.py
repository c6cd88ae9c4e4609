"""The table of Newton: its regions, rows, tabs and panel."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.layout import part
from hightable.draw.markup import Markup
from hightable.draw.scene import Box, Count, Entry, Head, PlayerRow, Region, Scene, Tab
from hightable.draw.symbols import drawn, sheet, tinted
from hightable.draw.view import View
from hightable.games.newton.view import (
    desk,
    faces,
    lessons,
    map,
    mapground,
    panel,
    study,
    studyground,
    tracks,
)
from hightable.games.newton.view.mapground import LAYOUT
from hightable.games.newton.view.tracksground import SIZE as TRACKS
from hightable.games.newton.view.words import TEXTS

HERE: Final = "hightable.games.newton.view"


def named(name: str) -> str:
    return TEXTS("region", name)


class Table(View):
    """Map and tracks above, study, desk and lessons below."""

    title = TEXTS("title")
    regions = (
        Region("map", named("map"), mapground.SIZE, map.ground, map.play, map.setup),
        Region("tracks", named("tracks"), TRACKS, tracks.ground, tracks.play, tracks.setup),
        Region(
            "study", named("study"), studyground.SIZE, study.ground, study.play, study.setup, True
        ),
        Region("desk", named("desk"), desk.SIZE, desk.ground, desk.play, desk.setup, True),
        Region("lessons", named("lessons"), lessons.SIZE, lessons.ground, lessons.play),
    )
    rows = (("map", "tracks"), ("study", "desk", "lessons"))
    tabs = tuple(
        Tab(TEXTS("tab", name), tab["region"], part(tab["part"]))
        for name, tab in LAYOUT["tabs"].items()
    )

    panel_only = ("boost", "buy", "decline", "end turn", "pay", "stay", "stop", "village")

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
        if region == "tracks":
            return tracks.camera(scene)
        return map.camera(scene) if region == "map" else None


@cache
def all_symbols() -> Markup:
    """Paint, icons, portraits, pieces and every face of the box."""
    own = [drawn(HERE, name) for name in ("paint", "icons", "portraits")]
    return sheet(own, tinted(HERE, "pieces"), faces.symbols())


VIEW: Final = Table()
