"""The hall of fame: glory tiles, busts, and the chancellors who come with them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hightable.draw.hot import plate
from hightable.draw.markup import Markup, join, kept
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import circle, group, path, rect, text, words
from hightable.draw.strip import strip
from hightable.draw.symbols import sigil
from hightable.draw.tokens import colour
from hightable.games.alma_mater.box import BUST_RECORDS, CHANCELLOR_RECORDS, GLORY_RECORDS
from hightable.games.alma_mater.view.campusground import LAYOUT
from hightable.games.alma_mater.view.costs import chancellor_line, condition
from hightable.games.alma_mater.view.glyphs import line_of
from hightable.games.alma_mater.view.look import Glory, look
from hightable.games.alma_mater.view.palette import GILT, SOFT, WINE
from hightable.games.alma_mater.view.stone import arch, plaster
from hightable.games.alma_mater.view.words import TEXTS, chancellor, effect

PRINTED: Final[dict[str, Any]] = LAYOUT["fame"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
TILE: Final[dict[str, float]] = PRINTED["tile"]
MARBLE: Final = {"fill": "url(#g-marble)", "stroke": "#5d4c3a", "stroke_width": 0.9}
BUSTS: Final = {record["letter"]: record for record in BUST_RECORDS.values()}
HEAD: Final = (
    "M0-34c6.5 0 10 4.5 10 10.5c0 4.5-1.7 8-4.2 10.3v4c8 1.7 14.2 5.5 15.2 15.2h-42"
    "c1-9.7 7.2-13.5 15.2-15.2v-4C-8.3-15.5-10-19-10-23.5C-10-29.5-6.5-34 0-34z"
)
HAIR: Final = (
    "M-10.5-22c-2-9 2.5-14.5 10.5-14.5s12.5 5.5 10.5 14.5c-1.2 1.6-2 .3-2.5-2"
    "c-5 .3-10.5-.8-13-4c-.6 3.5-3 8-5.5 6z"
)
FEATURES: Final = "M-4.5-20h3M2-20h3M0-19v4M-3-11.5q3 2 6 0"
LAUREL: Final = "M-9-27l4-4M-4-32l4-2M4-33l4 4"


def setup(scene: Scene) -> tuple[str, ...]:
    return tuple(glory.tile for glory in look(scene).fame)


def tile_y(n: int) -> float:
    return TILE["y"] + n * TILE["step"]


def ground(scene: Scene) -> Markup:
    title = (112, TEXTS("plaque", "fame"))
    fame = look(scene).fame
    return group(plaster(SIZE, title), [printed(n, glory) for n, glory in enumerate(fame)])


def printed(n: int, glory: Glory) -> Markup:
    """A niche with a bust, its bonus, and what the tile asks for."""
    y = tile_y(n)
    lines = condition(GLORY_RECORDS[glory.tile])
    one = len(lines) == 1
    asked = [
        strip(line, (90, y + (21 if one else 13 + k * 19)), 21 if one else 17.5, 54)
        for k, line in enumerate(lines)
    ]
    bonus = line_of(BUSTS[glory.letter]["bonus"])
    return group(
        rect(TILE["x"], y, SIZE[0] - 24, TILE["h"], 6, fill="#efe0c4", stroke="#b89a66"),
        arch(15, y + 4, 44, 62, 20, fill="url(#g-wine)", stroke="#2b0a14"),
        arch(17, y + 6, 40, 60, 18, fill="none", stroke=GILT, stroke_width=0.9),
        bust(37, y + 55),
        rect(15, y + 58, 44, 15, 3, **MARBLE),
        words(22.5, y + 69.3, glory.letter, 12, fill=WINE, font_weight=700),
        strip(bonus, (42, y + 65.5), 13, 31),
        asked,
    )


@cache
def bust(x: float, y: float) -> Markup:
    line = {"fill": "none", "stroke": "#7d6c4e", "stroke_linecap": "round"}
    return group(
        path(HEAD, **MARBLE),
        path(HAIR, fill="#cbbd9f", stroke="#5d4c3a", stroke_width=0.8),
        path(FEATURES, **line),
        path(LAUREL, stroke="#7fa36b", stroke_width=2.2, stroke_linecap="round", fill="none"),
        transform=f"translate({x:g} {y:g}) scale(0.86)",
    )


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
        bonus=effect(BUSTS[glory.letter]["bonus"]),
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
        data_tip=chancellor(record),
    )
