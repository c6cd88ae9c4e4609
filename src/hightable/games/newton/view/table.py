"""The table of Newton: its regions, rows, tabs and panel."""

from __future__ import annotations

from typing import Final

from hightable.draw.layout import part
from hightable.draw.markup import Markup, kept
from hightable.draw.scene import Box, Entry, Head, PlayerRow, Region, Scene, Tab
from hightable.draw.symbols import drawn, sheet, tinted
from hightable.draw.view import View
from hightable.games.newton.seen import Seen
from hightable.games.newton.view import desk, lessons, map, panel, study, tracks
from hightable.games.newton.view.cards import faces
from hightable.games.newton.view.palette import LAYOUT
from hightable.kernel import Texts

HERE: Final = "hightable.games.newton.view"


class Table(View):
    """Map and tracks above, study, desk and lessons below."""

    regions = (
        Region("map", map.SIZE, map.ground, map.play, map.setup),
        Region("tracks", tracks.SIZE, tracks.ground, tracks.play, tracks.setup),
        Region("study", study.SIZE, study.ground, study.play, study.setup, own=True),
        Region("desk", desk.SIZE, desk.ground, desk.play, desk.setup, own=True),
        Region("lessons", lessons.SIZE, lessons.ground, lessons.play),
    )
    rows = (("map", "tracks"), ("study", "desk", "lessons"))
    tabs = tuple(
        Tab(name, tab["region"], part(tab["part"])) for name, tab in LAYOUT["tabs"].items()
    )
    panel_only = ("boost", "buy", "colour", "decline", "end turn", "pay", "stay", "stop", "village")

    def symbols(self, texts: Texts) -> Markup:
        return all_symbols(texts)

    def head(self, scene: Scene[Seen]) -> Head:
        return panel.head(scene)

    def players(self, scene: Scene[Seen]) -> list[PlayerRow]:
        return panel.players(scene)

    def entries(self, scene: Scene[Seen]) -> list[Entry]:
        return panel.entries(scene)

    def camera(self, scene: Scene[Seen], region: str) -> Box | None:
        if region == "tracks":
            return tracks.camera(scene)
        return map.camera(scene) if region == "map" else None


@kept
def all_symbols(texts: Texts) -> Markup:
    """Paint, icons, portraits, pieces and every face of the box."""
    own = [drawn(HERE, name) for name in ("paint", "icons", "portraits")]
    return sheet(own, tinted(HERE, "pieces"), faces.symbols(texts))


VIEW: Final = Table()
