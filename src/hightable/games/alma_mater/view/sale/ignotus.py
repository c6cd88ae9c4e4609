"""Ignotus: his card of the round, and what it did."""

from __future__ import annotations

from typing import Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import group, rect, text, use, words
from hightable.draw.strip import strip
from hightable.draw.tokens import colour
from hightable.games.alma_mater.seen.table import Seen, SeenCard
from hightable.games.alma_mater.view.icons.glyphs import big, thing
from hightable.games.alma_mater.view.palette import CREAM, DARK, GILT, INK
from hightable.games.alma_mater.view.palette.stone import small_words

HIGH: Final = 106


def card(scene: Scene[Seen], area: tuple[float, float, float]) -> Markup:
    """The card turned up this round: steps, books, spaces; and how many are to come."""
    x, y, width = area
    seen = scene.seen
    tint = colour(seen.people).name
    edge = {"stroke": DARK, "stroke_width": 1.2}
    to_come = scene.say("note", "to come", n=len(seen.ignotus or []))
    title = scene.say("note", "ignotus", name=scene.names[seen.people])
    return group(
        rect(x, y, width, HIGH, 6, fill="url(#g-card)", **edge),
        rect(x + 1, y + 1, width - 2, 17, 5, fill="url(#g-cloister)"),
        rect(x + 1, y + 17, width - 2, 1.5, fill=GILT),
        use(f"own-{tint}", x + 4, y + 2.5, 14),
        words(x + 22, y + 13.5, title, 10.5, fill=CREAM, text_anchor="start"),
        small_words(x + width - 6, y + 13.2, to_come, size=9.6, text_anchor="end"),
        did(seen.card, area, tint, scene) if seen.card else idle(area, scene),
        id=f"ignotus-{'sale' if width < 230 else 'own'}",
        data_tip=in_words(scene),
    )


def idle(area: tuple[float, float, float], scene: Scene[Seen]) -> Markup:
    x, y, width = area
    return small_words(x + width / 2, y + 60, scene.say("note", "no card"), fill=INK, size=11)


def did(card: SeenCard, area: tuple[float, float, float], tint: str, scene: Scene[Seen]) -> Markup:
    """Steps and books as icons, the spaces by name."""
    x, y, width = area
    gains = [big(str(card.steps)), thing("i-step-green")]
    gains += [big("   "), big(str(card.textbooks)), thing(f"i-tb-{tint}"), big("\u2192")]
    gains += [thing("i-shelfbooks")]
    rows = []
    for n, site in enumerate(card.sites):
        top = y + 45 + n * 19.5
        ink = {"fill": INK, "text_anchor": "start"}
        rows.append(use(f"p-master-{tint}", x + 8, top - 2, 14, 18))
        rows.append(text(x + 28, top + 11, scene.say("site", site), 11, **ink))
    return group(strip(gains, (x + width / 2, y + 31), 19, width - 16), rows)


def in_words(scene: Scene[Seen]) -> str:
    """The card in one sentence."""
    card = scene.seen.card
    if card is None:
        return scene.say("note", "no card")
    sites = scene.texts.listed(scene.say("site", site) for site in card.sites)
    parts = {"steps": card.steps, "textbooks": card.textbooks, "sites": sites}
    return scene.say("tip", "ignotus", name=scene.names[scene.seen.people], **parts)
