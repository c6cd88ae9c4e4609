"""Colours, measures and typefaces of the table, said once; the style sheet takes them from here."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

TOKENS: Final = {
    "table": "#17202b",
    "table-deep": "#0e141c",
    "table-light": "#243345",
    "panel": "#1d2936",
    "panel-high": "#253443",
    "rule": "#3a4e62",
    "on": "#f4ecda",
    "mute": "#b3c0cc",
    "paper": "#f3e7cc",
    "paper-low": "#e6d3ab",
    "paper-edge": "#cdb386",
    "card": "#fbf3df",
    "card-low": "#ead9b4",
    "ink": "#2b2118",
    "ink-soft": "#5d4c3a",
    "wood": "#5b3a22",
    "wood-high": "#74492a",
    "wood-low": "#422916",
    "wood-dark": "#2a190d",
    "gilt": "#c8963e",
    "gilt-high": "#f2d58a",
    "gilt-low": "#8a5f1e",
    "outline": "#120a04",
    "focus": "#ffd84a",
    "hot": "#ffd84a",
    "hot-line": "#fff0a8",
    "hot-rim": "#7a4a00",
    "warn": "#7d2a05",
    "seal": "#2d1a33",
    "seal-text": "#fff3cf",
    "coin-text": "#4d3205",
    "ivory": "#f6e3b0",
    "umber": "#3a2610",
    "bark": "#2a1a0e",
    "night": "#1d1007",
    "halo": "#f7ecd0",
    "slot": "#d9b878",
}
SERIF: Final = (
    "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua','TeX Gyre Pagella',Georgia,serif"
)
SANS: Final = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans',sans-serif"
MEASURES: Final = {"card-radius": 7, "button-radius": 7, "panel-radius": 10, "region-radius": 12}


SOURCES: Final = (
    "#c8963e",
    "#6f9bbf",
    "#8fae62",
    "#c4735a",
    "#9c83c0",
    "#5fa8a0",
    "#d0b26a",
    "#b0748f",
    "#8796a5",
    "#c9a184",
)


class Colour(NamedTuple):
    """A player's colour: its tones, its shape, and the tone of the mark on a piece."""

    name: str
    base: str
    light: str
    dark: str
    shape: str
    mark: str


COLOURS: Final = (
    Colour("vermilion", "#cc4415", "#ff9468", "#6e1f03", "circle", "#ffffff"),
    Colour("azure", "#4aa7ea", "#b3dcfb", "#12507f", "square", "#0b2a44"),
    Colour("saffron", "#fadb5f", "#fff3bd", "#93690a", "triangle", "#3b2800"),
    Colour("plum", "#53246e", "#a877c6", "#2a0d3b", "diamond", "#ffffff"),
)


@cache
def tone(name: str) -> str:
    """The value of a token."""
    return TOKENS[name]


@cache
def colour(seat: int) -> Colour:
    """The colour of a seat; an automated opponent takes the next one free."""
    return COLOURS[seat % len(COLOURS)]


def css() -> str:
    """Every token as a custom property, for the head of a style sheet."""
    rows = [f"--{name}:{value}" for name, value in TOKENS.items()]
    rows += [f"--{name}:{value}px" for name, value in MEASURES.items()]
    rows += [f"--serif:{SERIF}", f"--sans:{SANS}"]
    for tones in COLOURS:
        rows += [f"--{tones.name}:{tones.base}", f"--{tones.name}-light:{tones.light}"]
        rows += [f"--{tones.name}-dark:{tones.dark}", f"--{tones.name}-mark:{tones.mark}"]
    return ":root{" + ";".join(rows) + "}\n"
