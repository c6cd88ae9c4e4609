"""Alma Mater's mood: plaster, brick and cloister green, burgundy; books in the players' colours."""

from __future__ import annotations

from typing import Final

from hightable.draw.tokens import colour
from hightable.games.alma_mater.box import COLOURS, FACULTIES

INK: Final = "#2b2118"
SOFT: Final = "#5d4c3a"
WINE: Final = "#7a2639"
PALE: Final = "#fff3d6"
CREAM: Final = "#f6e3b0"
STONE: Final = "url(#g-stone)"
GILT: Final = "url(#g-gilt)"
DARK: Final = "#1b120a"
FACULTY_DARK: Final = {"art": "#5a1d33", "law": "#24324b", "medicine": "#2a4630", "math": "#553a14"}
FACULTY_ICON: Final = {faculty: f"i-fac-{faculty}" for faculty in FACULTIES}
SEATS: Final = {name: seat for seat, name in enumerate(COLOURS)}
TINTS: Final = {name: colour(seat).name for name, seat in SEATS.items()}
DICTIONARIES: Final = {"i-tb": "i-dict", "i-tbk": "i-dictk", "i-tbg": "i-dictg", "p-tb": "p-dict"}


def book(form: str, kind: str) -> str:
    """The symbol of a book of a kind: an icon (`i-tb`), one for dark grounds (`i-tbk`), a ghost
    (`i-tbg`) or a piece (`p-tb`)."""
    return f"{form}-{TINTS[kind]}" if kind in TINTS else DICTIONARIES[form]
