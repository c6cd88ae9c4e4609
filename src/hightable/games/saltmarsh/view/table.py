"""The table of Saltmarsh: its regions, rows and panel."""

from __future__ import annotations

from typing import Final

from hightable.draw.scene import Region, Tab
from hightable.draw.view import View
from hightable.games.saltmarsh.view import hand, marsh, panel

VIEW: Final = View(
    package="hightable.games.saltmarsh.view",
    regions=(
        Region("marsh", marsh.SIZE, marsh.ground, marsh.play),
        Region("hand", hand.SIZE, hand.ground, hand.play, own=True),
    ),
    rows=(("marsh",), ("hand",)),
    tabs=(Tab("marsh", "marsh"), Tab("hand", "hand")),
    panel_only=("choose", "decline", "pay", "sail", "sell salt", "stop", "trade"),
    head=panel.head,
    players=panel.players,
)
"""Two regions, one above the other."""
