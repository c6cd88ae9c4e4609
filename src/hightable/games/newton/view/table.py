"""The table of Newton: its regions, rows, tabs and panel."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.bridge import Region
from hightable.draw.layout import part
from hightable.draw.markup import Markup
from hightable.draw.scene import Box, Count, Entry, Head, PlayerRow, Scene, Tab
from hightable.draw.symbols import drawn, sheet, tinted
from hightable.draw.view import View
from hightable.games.newton.view import panel
from hightable.games.newton.view.cards import faces
from hightable.games.newton.view.desk import ground as desk_ground
from hightable.games.newton.view.desk import play as desk
from hightable.games.newton.view.lessons import ground as lessons_ground
from hightable.games.newton.view.lessons import play as lessons
from hightable.games.newton.view.map import ground as map_ground
from hightable.games.newton.view.map import play as map
from hightable.games.newton.view.palette import LAYOUT
from hightable.games.newton.view.study import ground as study_ground
from hightable.games.newton.view.study import play as study
from hightable.games.newton.view.tracks import ground as tracks_ground
from hightable.games.newton.view.tracks import play as tracks
from hightable.games.newton.view.words import TEXTS
from hightable.kernel import Texts

HERE: Final = "hightable.games.newton.view"


def named(name: str) -> str:
    return TEXTS("region", name)


class Table(View):
    """Map and tracks above, study, desk and lessons below."""

    regions = (
        Region("map", named("map"), map_ground.SIZE, map_ground.ground, map.play, map_ground.setup),
        Region(
            "tracks",
            named("tracks"),
            tracks_ground.SIZE,
            tracks_ground.ground,
            tracks.play,
            tracks_ground.setup,
        ),
        Region(
            "study",
            named("study"),
            study_ground.SIZE,
            study_ground.ground,
            study.play,
            study_ground.setup,
            True,
        ),
        Region(
            "desk",
            named("desk"),
            desk_ground.SIZE,
            desk_ground.ground,
            desk.play,
            desk_ground.setup,
            True,
        ),
        Region(
            "lessons", named("lessons"), lessons_ground.SIZE, lessons_ground.ground, lessons.play
        ),
    )
    rows = (("map", "tracks"), ("study", "desk", "lessons"))
    tabs = tuple(
        Tab(TEXTS("tab", name), tab["region"], part(tab["part"]))
        for name, tab in LAYOUT["tabs"].items()
    )

    panel_only = ("boost", "buy", "colour", "decline", "end turn", "pay", "stay", "stop", "village")

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
        if region == "tracks":
            return tracks.camera(scene)
        return map.camera(scene) if region == "map" else None


@cache
def all_symbols() -> Markup:
    """Paint, icons, portraits, pieces and every face of the box."""
    own = [drawn(HERE, name) for name in ("paint", "icons", "portraits")]
    return sheet(own, tinted(HERE, "pieces"), faces.symbols())


VIEW: Final = Table()
