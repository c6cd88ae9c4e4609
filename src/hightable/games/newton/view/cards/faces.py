"""Faces of cards, each drawn once as a symbol.

Upper half: Volumes and the special effect; lower half: the basic action. Lightning means at any
time in the turn; a tab rising from the lower half changes this very action.
"""

from __future__ import annotations

from typing import Final

from hightable.draw.cards import face, faces
from hightable.draw.counters import vp
from hightable.draw.markup import NOTHING, Markup, join, kept
from hightable.draw.shapes import circle, group, line, path, rect, star, text, use, words
from hightable.draw.strip import strip
from hightable.draw.tokens import tone
from hightable.games.newton.box import (
    MASTER_RECORDS,
    SYMBOLS,
)
from hightable.games.newton.effect_text import CARDS, Record
from hightable.games.newton.view.cards.tiles import GILT, volumes
from hightable.games.newton.view.icons import glyphs
from hightable.games.newton.view.palette import ACTION_ICON, ACTION_TONES, PALE
from hightable.kernel import Texts

CARD: Final = (76, 106)
MASTER: Final = (88, 50)
BACK: Final = (24, 106)
W, H = CARD
MIDDLE: Final = W / 2
SIZES: Final = {1: 36, 2: 33, 3: 27}
BESIDE: Final = {3: ((MIDDLE + 2, 21.5), 17)}


@kept
def symbols(texts: Texts) -> Markup:
    """Every face of the box."""
    names = [(name, surname(name, texts)) for name in MASTER_RECORDS]
    return join(
        [face(f"lower-{action}", lower(action, texts), CARD) for action in SYMBOLS],
        faces("cf", CARDS, card_face, CARD),
        [face(f"mm-{name}", master(name, said, False), MASTER) for name, said in names],
        [face(f"mp-{name}", master(name, said, True), MASTER) for name, said in names],
        [face(f"mf-{name}", whole_master(name, said), CARD) for name, said in names],
        face("mb", master_back(), MASTER),
        [face(f"back-{n}", back(n), BACK) for n in (1, 2, 3)],
    )


def lower(action: str, texts: Texts) -> Markup:
    """The blank card of an action: paper above, its colour, icon and name below."""
    tint, _ = ACTION_TONES[action]
    foot = f"M3.6 60h{W - 7.2:g}v38a5 5 0 0 1-5 5h-{W - 17.2:g}a5 5 0 0 1-5-5z"
    ink = {"fill": "#fff4d8", "font_weight": 600, "letter_spacing": 0.1}
    edge = {"stroke": "#2b1a0a", "stroke_width": 1.2}
    return group(
        rect(0.6, 0.6, W - 1.2, H - 1.2, 6.5, fill="url(#g-card)", **edge),
        rect(3, 3, W - 6, H - 6, 5, fill="none", stroke=tint, stroke_width=1.2),
        path(foot, fill=f"url(#ga-{action})"),
        rect(3.6, 58.6, W - 7.2, 2.3, fill=GILT),
        circle(MIDDLE, 78, 14.5, fill="#000", opacity=0.18),
        use(ACTION_ICON[action], MIDDLE - 12, 66, 24),
        words(MIDDLE, 100, texts.name(action), 12.8, **ink),
    )


def card_face(card: Record) -> Markup:
    """The face of an Action card or a starting card."""
    blank = use(f"lower-{card['action']}", 0, 0, W, H)
    if not card["level"]:
        return group(blank, starting(card))
    return group(blank, tab(card), upper(card), corners(card))


def tab(card: Record) -> Markup:
    """The tab of a modifier, rising from the lower half."""
    if "modifier" not in card:
        return NOTHING
    tint, _ = ACTION_TONES[card["action"]]
    top = 31 if card["volumes"] else 21
    d = f"M9 58.6V{top}a6 6 0 0 1 6-6H61a6 6 0 0 1 6 6V58.6z"
    return path(d, fill=tint, fill_opacity=0.26, stroke=tint, stroke_width=1.2)


def upper(card: Record) -> Markup:
    """Volumes and effect; either alone is drawn larger, three Volumes stand below the level."""
    held, effect = card["volumes"], card.get("immediate") or card.get("modifier")
    room = 56 if "modifier" in card else 64
    if effect and held:
        shift = 1 if "immediate" in card else 0
        line = strip(glyphs(effect), (MIDDLE, 42.5), 24, room)
        spot, size = BESIDE.get(sum(held.values()), ((MIDDLE + shift, 15.5), 20))
        return group(volumes(held, spot, size, 0), line)
    if effect:
        return strip(glyphs(effect), (MIDDLE, 37 if "modifier" in card else 33), 28, room)
    return group(volumes(held, (MIDDLE, 32), SIZES[sum(held.values())], 0))


def corners(card: Record) -> Markup:
    """Lightning at the left, the level as dots at the right."""
    tint, dark = ACTION_TONES[card["action"]]
    dots = [
        circle(W - 9 - place * 6.2, 9.6, 2.4, fill=tint, stroke=dark, stroke_width=0.7)
        for place in range(card["level"])
    ]
    return group(use("i-bolt", 4.5, 4.5, 14) if "immediate" in card else None, dots)


def starting(card: Record) -> Markup:
    """A sun with the Volume in it, or a face."""
    tint, _ = ACTION_TONES[card["action"]]
    rays = star(16, 23, 16.5, MIDDLE, 32)
    return group(
        path(rays, fill=tint, fill_opacity=0.16, stroke=tint, stroke_width=0.8, stroke_opacity=0.5),
        circle(MIDDLE, 32, 14, fill=tone("card"), stroke=tint, opacity=0.85),
        volumes(card["volumes"], (MIDDLE, 32), 26) if card["volumes"] else sun_face(tint),
    )


def sun_face(tint: str) -> Markup:
    x, y = MIDDLE, 32
    d = f"M{x - 5} {y - 1.5}q2-2 4 0M{x + 1} {y - 1.5}q2-2 4 0M{x} {y}v3.5M{x - 4} {y + 6}q4 3 8 0"
    return path(d, fill="none", stroke=tint, stroke_width=1.2, stroke_linecap="round")


def surname(name: str, texts: Texts) -> str:
    return texts.name(name).split()[-1]


def master(name: str, said: str, played: bool) -> Markup:
    """A Master as he lies in the study: gilt once played, dark while in hand."""
    record = MASTER_RECORDS[name]
    width, height = MASTER
    edge = {"stroke": tone("gilt-high"), "stroke_width": 1.6} if played else {"stroke": "#1a070f"}
    niche = "M4 36V20a14.5 14.5 0 0 1 29 0v16z"
    ink = "#2a0f1c" if played else PALE
    bar = GILT if played else "#2a0f1c"
    paper = {"stroke": "#2b1a0a", "stroke_width": 0.8}
    return group(
        rect(0.8, 0.8, width - 1.6, height - 1.6, 5, fill="url(#g-master)", **edge),
        path(niche, fill="#d9c6a4", stroke=GILT, stroke_width=0.9),
        use(f"po-{name}", 2.5, 2, 32, 35.2),
        rect(35.5, 3.5, 49, 32, 3, fill="url(#g-card)", **paper),
        rect(1.6, 36.5, width - 3.2, 12, 3, fill=bar),
        words(6, 45.8, said, 9.8, fill=ink, text_anchor="start", font_weight=600),
        vp(width - 10, 40, 9, record["vp"]),
        power(record),
    )


def power(record: Record) -> Markup:
    if "immediate" in record:
        return strip(glyphs(record["immediate"]), (60, 19), 20, 44)
    return group(volumes(record["volumes"], (60, 19.5), 25))


def master_back() -> Markup:
    """A Master in another player's hand."""
    width, height = MASTER
    line = {"stroke": tone("gilt-high"), "stroke_width": 0.8}
    return group(
        rect(0.5, 0.5, width - 1, height - 1, 5, fill="url(#g-master)", stroke="#1a070f"),
        rect(3, 3, width - 6, height - 6, 4, fill="url(#t-back)", **line),
        use("i-bust", width / 2 - 12, 12, 24, color=tone("gilt-high")),
    )


def back(level: int) -> Markup:
    """The spine of a deck."""
    width, height = BACK
    edge = {"fill": "none", "stroke": tone("gilt-high"), "stroke_width": 0.8, "opacity": 0.8}
    return group(
        rect(0.5, 0.5, width - 1, height - 1, 4, fill=f"url(#g-back{level})", stroke="#120a04"),
        rect(2.5, 2.5, width - 5, height - 5, 3, fill="url(#t-back)"),
        rect(2.5, 2.5, width - 5, height - 5, 3, **edge),
    )


def whole_master(name: str, said: str) -> Markup:
    """A Master as a whole card, while one is chosen."""
    record = MASTER_RECORDS[name]
    edge = {"stroke": GILT, "stroke_width": 1.2}
    arch = "M10 52V26a18 18 0 0 1 36 0v26z"
    foot = f"M3.6 66h{W - 7.2:g}v32a5 5 0 0 1-5 5h-{W - 17.2:g}a5 5 0 0 1-5-5z"
    ink = {"fill": PALE, "font_weight": 600, "letter_spacing": 0.3}
    return group(
        rect(0.6, 0.6, W - 1.2, H - 1.2, 6.5, fill="url(#g-master)", stroke="#1a070f"),
        rect(3, 3, W - 6, H - 6, 5, fill="none", stroke=GILT),
        path(arch, fill="#d9c6a4", **edge),
        use(f"po-{name}", 8, 8.2, 40, 44),
        vp(59, 17, 11.5, record["vp"]),
        rect(3.6, 52, W - 7.2, 14, fill="#2a0f1c"),
        words(MIDDLE, 62.2, said, 9.8, **ink),
        path(foot, fill="url(#g-card)"),
        line((3.6, 66), (W - 3.6, 66), **edge),
        whole_power(record),
    )


def whole_power(record: Record) -> Markup:
    """Lightning for a power used once, a sign of endlessness for one that stays."""
    if "immediate" in record:
        given = strip(glyphs(record["immediate"]), (MIDDLE, 85), 25, 64)
        return group(use("i-bolt", 50, 33, 15), given)
    endless = text(58, 46, "\u221e", 17, fill=PALE, font_weight=700)
    return group(endless, volumes(record["volumes"], (MIDDLE, 85), 31, 2))
