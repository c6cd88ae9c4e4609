"""The hall of fame: glory tiles, busts, and the chancellors who come with them."""

from __future__ import annotations

from functools import cache

from hightable.draw.hot import plate
from hightable.draw.markup import Markup, join, kept
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import circle, group, rect, text, words
from hightable.draw.strip import strip
from hightable.draw.symbols import sigil
from hightable.draw.tokens import colour
from hightable.games.alma_mater.box import CHANCELLOR_RECORDS, GLORY_RECORDS
from hightable.games.alma_mater.effect_text import chancellor_text, effect_text
from hightable.games.alma_mater.view.fame.ground import BUSTS, MARBLE, SIZE, tile_y
from hightable.games.alma_mater.view.icons.costs import chancellor_line
from hightable.games.alma_mater.view.look import Glory, look
from hightable.games.alma_mater.view.palette import SOFT, TEXTS, WINE


def play(scene: Scene) -> Sheet:
    fame = look(scene).fame
    sheets = {
        "fame-busts": [claimed(n, glory, scene) for n, glory in enumerate(fame)],
        "fame-chancellors": [
            ability(n, glory.chancellor) for n, glory in enumerate(fame) if glory.chancellor
        ],
        "fame-hot": [
            plate(scene.choice(f"claim {glory.letter}"), (13, tile_y(n) + 1, SIZE[0] - 26, 74))
            for n, glory in enumerate(fame)
        ],
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def claimed(n: int, glory: Glory, scene: Scene) -> Markup:
    """Who has the bust, and how far the viewer is."""
    y, table = tile_y(n), look(scene)
    people = [player for player in table.players if not player.automated]
    marks = [
        owner(
            68.5 + k * 14.4,
            y + 64,
            player.seat,
            scene.names[player.seat],
            player.seat in glory.claimed,
        )
        for k, player in enumerate(people)
    ]
    return join(marks, progress(glory, y, table.viewer), words_of(glory, y))


def words_of(glory: Glory, y: float) -> Markup:
    tip = TEXTS(
        "tip",
        "glory",
        what=GLORY_RECORDS[glory.tile]["text"],
        bonus=effect_text(BUSTS[glory.letter]["bonus"], TEXTS),
    )
    return rect(13, y + 1, SIZE[0] - 26, 52, fill="#fff", fill_opacity=0, data_tip=tip)


@kept
def owner(x: float, y: float, seat: int, name: str, has: bool) -> Markup:
    """A player's mark under a bust: full if it is his."""
    tones = colour(seat)
    tip = TEXTS("tip", "has bust" if has else "no bust", name=name)
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


def progress(glory: Glory, y: float, viewer: int) -> Markup | None:
    """How much of each part the viewer has."""
    parts = glory.progress.get(viewer)
    if not parts:
        return None
    counts = [f"{min(has, of)}/{of}" for has, of in parts]
    key = "you" if len(counts) == 1 else "you both"
    said = TEXTS("note", key, parts=" \u00b7 ".join(counts))
    fill = "#2f6b3c" if viewer in glory.met else SOFT
    return text(90, y + 52.5, said, 10, fill=fill, font_weight=600)


@cache
def ability(n: int, name: str) -> Markup:
    """The chancellor who comes with the bust."""
    y, record = tile_y(n), CHANCELLOR_RECORDS[name]
    return group(
        rect(15, y + 75.5, SIZE[0] - 30, 30.5, 4, **MARBLE),
        words(SIZE[0] / 2, y + 86, record["name"], 10, fill=WINE, font_weight=700),
        strip(chancellor_line(record), (SIZE[0] / 2, y + 96.8), 15.5, 96),
        id=f"fch-{name}",
        data_tip=chancellor_text(record, TEXTS),
    )
