"""The hall of fame before anyone is in it: busts, and what the glory tiles ask for."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import group, path, rect, words
from hightable.draw.strip import strip
from hightable.games.alma_mater.box import BUST_RECORDS, GLORY_RECORDS
from hightable.games.alma_mater.seen.table import Seen, SeenBust
from hightable.games.alma_mater.view.icons.costs import condition
from hightable.games.alma_mater.view.icons.glyphs import line_of
from hightable.games.alma_mater.view.palette import GILT, WINE
from hightable.games.alma_mater.view.palette.stone import LAYOUT, arch, plaster

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


def setup(scene: Scene[Seen]) -> tuple[str, ...]:
    return tuple(bust.glory for bust in scene.seen.fame)


def tile_y(n: int) -> float:
    return TILE["y"] + n * TILE["step"]


def ground(scene: Scene[Seen]) -> Markup:
    title = (112, scene.say("plaque", "fame"))
    fame = scene.seen.fame
    return group(plaster(SIZE, title), [printed(n, bust) for n, bust in enumerate(fame)])


def printed(n: int, bust: SeenBust) -> Markup:
    """A niche with a bust, its bonus, and what the tile asks for."""
    y = tile_y(n)
    lines = condition(GLORY_RECORDS[bust.glory])
    one = len(lines) == 1
    asked = [
        strip(line, (90, y + (21 if one else 13 + k * 19)), 21 if one else 17.5, 54)
        for k, line in enumerate(lines)
    ]
    bonus = line_of(BUSTS[bust.letter]["bonus"])
    return group(
        rect(TILE["x"], y, SIZE[0] - 24, TILE["h"], 6, fill="#efe0c4", stroke="#b89a66"),
        arch(15, y + 4, 44, 62, 20, fill="url(#g-wine)", stroke="#2b0a14"),
        arch(17, y + 6, 40, 60, 18, fill="none", stroke=GILT, stroke_width=0.9),
        head(37, y + 55),
        rect(15, y + 58, 44, 15, 3, **MARBLE),
        words(22.5, y + 69.3, bust.letter, 12, fill=WINE, font_weight=700),
        strip(bonus, (42, y + 65.5), 13, 31),
        asked,
    )


@cache
def head(x: float, y: float) -> Markup:
    line = {"fill": "none", "stroke": "#7d6c4e", "stroke_linecap": "round"}
    return group(
        path(HEAD, **MARBLE),
        path(HAIR, fill="#cbbd9f", stroke="#5d4c3a", stroke_width=0.8),
        path(FEATURES, **line),
        path(LAUREL, stroke="#7fa36b", stroke_width=2.2, stroke_linecap="round", fill="none"),
        transform=f"translate({x:g} {y:g}) scale(0.86)",
    )
