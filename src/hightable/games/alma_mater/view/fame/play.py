"""The hall of fame: glory tiles, busts, and the chancellors who come with them."""

from __future__ import annotations

from functools import cache
from typing import Any

from hightable.draw.hot import plate
from hightable.draw.markup import Markup, join, kept
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import circle, group, rect, text, words
from hightable.draw.strip import strip
from hightable.draw.symbols import sigil
from hightable.draw.tokens import colour
from hightable.games.alma_mater.box import CHANCELLOR_RECORDS
from hightable.games.alma_mater.effect_text import effect_text, glory_text
from hightable.games.alma_mater.seen.table import Seen, SeenBust
from hightable.games.alma_mater.view.cards import chancellor_tip
from hightable.games.alma_mater.view.fame.ground import BUSTS, MARBLE, SIZE, tile_y
from hightable.games.alma_mater.view.icons.costs import chancellor_line
from hightable.games.alma_mater.view.palette import SOFT, WINE
from hightable.games.alma_mater.view.palette.stone import is_player
from hightable.kernel import Texts


def play(scene: Scene[Seen]) -> Sheet:
    fame = scene.seen.fame
    sheets = {
        "fame-busts": [claimed(n, bust, scene) for n, bust in enumerate(fame)],
        "fame-chancellors": [
            ability(n, bust.chancellor, scene.texts)
            for n, bust in enumerate(fame)
            if bust.chancellor
        ],
        "fame-hot": [
            plate(scene.choice(f"claim {bust.letter}"), (13, tile_y(n) + 1, SIZE[0] - 26, 74))
            for n, bust in enumerate(fame)
        ],
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def claimed(n: int, bust: SeenBust, scene: Scene[Seen]) -> Markup:
    """Who has the bust, and how far the viewer is."""
    y = tile_y(n)
    people = range(scene.seen.people)
    marks = [owner(68.5 + seat * 14.4, y + 64, seat, *held(bust, seat, scene)) for seat in people]
    return join(marks, progress(bust, y, scene), words_of(bust, y, scene))


def held(bust: SeenBust, seat: int, scene: Scene[Seen]) -> tuple[bool, str]:
    """Has a player the bust? And that in words."""
    has = seat in bust.owners
    return has, scene.say("tip", "has bust" if has else "no bust", name=scene.names[seat])


def words_of(bust: SeenBust, y: float, scene: Scene[Seen]) -> Markup:
    bonus = effect_text(BUSTS[bust.letter]["bonus"], scene.texts)
    tip = scene.say("tip", "glory", what=glory_text(bust.glory, scene.texts), bonus=bonus)
    more: dict[str, Any] = {"data_tip": tip, "data_word": f"claim {bust.letter}"}
    return rect(13, y + 1, SIZE[0] - 26, 52, fill="#fff", fill_opacity=0, **more)


@kept
def owner(x: float, y: float, seat: int, has: bool, tip: str) -> Markup:
    """A player's mark under a bust: full if it is his."""
    tones = colour(seat)
    if has:
        disc = circle(x, y, 6.6, fill=f"url(#g-{tones.name})", stroke="#120a04")
        return group(disc, sigil(tones.shape, x, y, 3.1, fill=tones.mark), data_tip=tip)
    dashed = {
        "fill": "#fffaf0",
        "fill_opacity": 0.5,
        "stroke": "#8d7147",
        "stroke_dasharray": "2 2",
    }
    line = {"fill": "none", "stroke": "#8d7147", "stroke_width": 0.9}
    shape = sigil(tones.shape, x, y, 3, **line)
    return group(circle(x, y, 6.6, **dashed), shape, data_tip=tip)


def progress(bust: SeenBust, y: float, scene: Scene[Seen]) -> Markup | None:
    """How much of each part the viewer has."""
    if not is_player(scene):
        return None
    counts = [f"{min(need.has, need.low)}/{need.low}" for need in bust.needs[scene.seat]]
    key = "you" if len(counts) == 1 else "you both"
    said = scene.say("note", key, parts=" \u00b7 ".join(counts))
    fill = "#2f6b3c" if scene.seat in bust.met else SOFT
    return text(90, y + 52.5, said, 10, fill=fill, font_weight=600)


@cache
def ability(n: int, name: str, texts: Texts) -> Markup:
    """The chancellor who comes with the bust."""
    y, record = tile_y(n), CHANCELLOR_RECORDS[name]
    return group(
        rect(15, y + 75.5, SIZE[0] - 30, 30.5, 4, **MARBLE),
        words(SIZE[0] / 2, y + 86, texts.name(name), 10, fill=WINE, font_weight=700),
        strip(chancellor_line(record), (SIZE[0] / 2, y + 96.8), 15.5, 96),
        id=f"fch-{name}",
        data_tip=chancellor_tip(name, texts),
    )
