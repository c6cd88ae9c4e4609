"""Colours, signs and measures of Sankoré: disciplines, pieces, inks, where things are printed."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hightable.draw.layout import layout
from hightable.games.sankore.box.components import DISCIPLINES, PIECES

HERE: Final = "hightable.games.sankore.view"
LAYOUT: Final[dict[str, Any]] = layout(HERE)


class Tones(NamedTuple):
    """The colour of a discipline, and the ink of the sign on it."""

    base: str
    light: str
    dark: str
    ink: str


TONES: Final = {
    "astronomy": Tones("#3b56a6", "#a9bdf5", "#1a2858", "#ffffff"),
    "theology": Tones("#4a9448", "#b5e0ae", "#1d4a20", "#ffffff"),
    "mathematics": Tones("#58bdb2", "#c9f1ea", "#155c56", "#0b3431"),
    "law": Tones("#f29224", "#ffd9a3", "#5c2c02", "#341900"),
}
SIGN: Final = {"trading_post": "post", "mosque": "mosque", "wall": "wall", "crown": "crown"}
PIECE: Final = dict(zip(DISCIPLINES, PIECES, strict=True))
CREAM: Final = "#fff3cf"
GILT: Final = "#f2d58a"
SOFT: Final = "#e6d3ab"
BROWN: Final = "#33200c"
EDGE: Final = "#140b04"
INDIGO: Final = "#2c3f73"
DEEP: Final = "#18244a"
GREEN: Final = "#23513c"
GILDED: Final = "url(#g-gilt)"
SHADOW: Final = "url(#f-shadow)"
ROMAN: Final = ("0", "I", "II", "III", "IV")
