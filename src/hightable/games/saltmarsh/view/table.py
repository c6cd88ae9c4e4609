"""The table of Saltmarsh: its regions, rows and panel."""

from __future__ import annotations

from typing import Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Head, PlayerRow, Region, Scene, Tab
from hightable.draw.symbols import sheet
from hightable.draw.view import View
from hightable.games.saltmarsh.seen import Seen
from hightable.games.saltmarsh.view import hand, marsh, panel
from hightable.kernel import Texts


class Table(View):
    """Two regions, one above the other."""

    regions = (
        Region("marsh", marsh.SIZE, marsh.ground, marsh.play),
        Region("hand", hand.SIZE, hand.ground, hand.play, own=True),
    )
    rows = (("marsh",), ("hand",))
    tabs = (Tab("marsh", "marsh"), Tab("hand", "hand"))
    panel_only = ("choose", "decline", "pay", "sail", "sell salt", "stop", "trade")

    def symbols(self, texts: Texts) -> Markup:
        return sheet()

    def head(self, scene: Scene[Seen]) -> Head:
        return panel.head(scene)

    def players(self, scene: Scene[Seen]) -> list[PlayerRow]:
        return panel.players(scene)


VIEW: Final = Table()
