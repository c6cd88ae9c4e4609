"""What tiles and cards of the common boards share: targets, owners, words."""

from __future__ import annotations

from typing import Any

from hightable.draw.hot import button
from hightable.draw.markup import Markup, el
from hightable.draw.scene import Choice, Scene
from hightable.draw.shapes import path, use
from hightable.draw.tokens import colour
from hightable.games.alma_mater.view.look import Tile
from hightable.games.alma_mater.view.words import TEXTS


def lit(choice: Choice | None, tip: str) -> dict[str, Any]:
    """The attributes of a tile or card: a button where it may be chosen, else a picture."""
    if choice is None:
        return {"class_": "pc card", "role": "img", "aria_label": tip, "data_tip": tip}
    return button(choice) | {"class_": "pc card hot", "data_tip": f"{choice.tip}. {tip}"}


def ring(d: str) -> Markup:
    """The gold line around what may be chosen, on its dark rim."""
    rim = {"fill": "none", "stroke": "#2a1004", "stroke_opacity": 0.65, "stroke_width": 6}
    line = {"fill": "none", "stroke": "#ffe27a", "stroke_width": 2.8, "class_": "ring"}
    return el("g", path(d, **rim), path(d, **line), pointer_events="none")


def straight(width: float, height: float) -> Markup:
    """The same around a card."""
    return ring(f"M-1-1H{width + 1:g}V{height + 1:g}H-1z")


def owners(tile: Tile, x: float, y: float) -> list[Markup]:
    """The marks of those who have it."""
    return [
        use(f"own-{colour(seat).name}", x + place * 10, y, 13)
        for place, seat in enumerate(tile.owners)
    ]


def said(tile: Tile, what: str, scene: Scene) -> str:
    """What a tile is, how many are left, and who has it."""
    tip = TEXTS("tip", "left", what=what, n=tile.copies)
    if not tile.owners:
        return tip
    names = ", ".join([scene.names[seat] for seat in tile.owners])
    return TEXTS("tip", "owners", what=tip, names=names)
