"""Ignotus: his card of the round, and what it did."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import group, rect, text, use, words
from hightable.draw.strip import strip
from hightable.draw.tokens import colour
from hightable.games.alma_mater.view.icons.glyphs import big, thing
from hightable.games.alma_mater.view.look import Look
from hightable.games.alma_mater.view.palette import CREAM, DARK, GILT, INK, TEXTS
from hightable.games.alma_mater.view.stone import small_words

HIGH: Final = 106


def card(table: Look, scene: Scene, area: tuple[float, float, float]) -> Markup:
    """The card turned up this round: steps, books, spaces; and how many are to come."""
    x, y, width = area
    seat = table.ignotus["seat"]
    tint = colour(seat).name
    edge = {"stroke": DARK, "stroke_width": 1.2}
    to_come = TEXTS("note", "to come", n=len(table.ignotus["to come"]))
    return group(
        rect(x, y, width, HIGH, 6, fill="url(#g-card)", **edge),
        rect(x + 1, y + 1, width - 2, 17, 5, fill="url(#g-cloister)"),
        rect(x + 1, y + 17, width - 2, 1.5, fill=GILT),
        use(f"own-{tint}", x + 4, y + 2.5, 14),
        words(x + 22, y + 13.5, title(table, scene), 10.5, fill=CREAM, text_anchor="start"),
        small_words(x + width - 6, y + 13.2, to_come, size=9.6, text_anchor="end"),
        did(table.ignotus, x, y, width, tint) if table.ignotus["card"] else idle(x, y, width),
        id=f"ignotus-{'sale' if width < 230 else 'own'}",
        data_tip=told(table, scene),
    )


def title(table: Look, scene: Scene) -> str:
    return TEXTS("note", "ignotus", name=scene.names[table.ignotus["seat"]])


def idle(x: float, y: float, width: float) -> Markup:
    return small_words(x + width / 2, y + 60, TEXTS("note", "no card"), fill=INK, size=11)


def did(view: dict[str, Any], x: float, y: float, width: float, tint: str) -> Markup:
    """Steps and books as icons, the spaces by name."""
    gains = [big(str(view["steps"])), thing("i-step-green")]
    gains += [big("   "), big(str(view["textbooks"])), thing(f"i-tb-{tint}"), big("\u2192")]
    gains += [thing("i-shelfbooks")]
    rows = []
    for n, site in enumerate(view["spaces"]):
        top = y + 45 + n * 19.5
        ink = {"fill": INK, "text_anchor": "start"}
        rows.append(use(f"p-master-{tint}", x + 8, top - 2, 14, 18))
        rows.append(text(x + 28, top + 11, TEXTS("site", site), 11, **ink))
    return group(strip(gains, (x + width / 2, y + 31), 19, width - 16), rows)


def told(table: Look, scene: Scene) -> str:
    """The card in one sentence."""
    view = table.ignotus
    if not view["card"]:
        return TEXTS("note", "no card")
    spaces = ", ".join([TEXTS("site", site) for site in view["spaces"]])
    name = scene.names[view["seat"]]
    return TEXTS(
        "tip", "ignotus", name=name, steps=view["steps"], books=view["textbooks"], spaces=spaces
    )
