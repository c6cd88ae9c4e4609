"""The table of Saltmarsh: its regions, rows and panel."""

from __future__ import annotations

from typing import Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Count, Head, PlayerRow, Region, Scene, Tab
from hightable.draw.symbols import sheet
from hightable.draw.texts import Texts
from hightable.draw.view import View
from hightable.games.saltmarsh.view import cards, marsh
from hightable.kernel.lang import read

SHEET: Final = read("saltmarsh", "en")["sheet"]
TEXTS: Final = Texts("hightable.games.saltmarsh.view")


class Table(View):
    """Two regions, one above the other."""

    title = TEXTS("title")
    regions = (
        Region("marsh", TEXTS("marsh"), marsh.SIZE, marsh.ground, marsh.play),
        Region("cards", TEXTS("cards"), cards.SIZE, cards.ground, cards.play, own=True),
    )
    rows = (("marsh",), ("cards",))
    tabs = (Tab(TEXTS("marsh"), "marsh"), Tab(TEXTS("cards"), "cards"))

    panel_only = ("choose", "decline", "pay", "sail", "sell salt", "stop", "trade")

    def symbols(self) -> Markup:
        return sheet()

    def head(self, scene: Scene) -> Head:
        return Head(TEXTS("title"), [], "")

    def players(self, scene: Scene) -> list[PlayerRow]:
        return [row(scene, seat) for seat in range(len(scene.seen["players"]))]


def row(scene: Scene, seat: int) -> PlayerRow:
    player = scene.seen["players"][seat]
    counts = [
        Count("", str(player[kind]), TEXTS(kind)) for kind in ("coins", "salt", "guild", "hand")
    ]
    sheet = [(SHEET[line], points) for line, points in player["sheet"].items()]
    return PlayerRow(
        seat, scene.names[seat], sum(points for _, points in sheet), 0, counts, sheet, []
    )


VIEW: Final = Table()
