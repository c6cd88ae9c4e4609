"""Golem's mood: night, stone and candle light; colour families with their inlays.

A family's colour is never a player's colour, and never comes without its inlay: red bar, yellow
dot, blue ring, green leaf, black star, white plain.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hightable.draw.markup import NOTHING, Markup
from hightable.draw.shapes import circle, path, rect, star


class Hue(NamedTuple):
    """The three tones of a colour family."""

    base: str
    light: str
    dark: str


HUES: Final = {
    "red": Hue("#a8322f", "#e9938a", "#4a1212"),
    "yellow": Hue("#c1922a", "#f4d98a", "#573c06"),
    "blue": Hue("#2f6aa8", "#9cc8f0", "#122d50"),
    "green": Hue("#47803f", "#a9d79b", "#1a3d18"),
    "black": Hue("#34323a", "#9a98a5", "#0c0b0f"),
}
ROW_ICON: Final = {
    "work": "i-work",
    "golem": "i-make",
    "artefacts": "i-pot",
    "research": "i-bk-blue",
    "mirror": "i-mirror",
}
RESOURCE_ICON: Final = {
    "clay": "i-clay",
    "coin": "i-coin",
    "knowledge": "i-know",
    "vp": "i-vp",
    "gold": "i-gold",
}
DOMAIN_HUE: Final = {"golem": "red", "artefact": "yellow", "research": "blue", "any": "any"}
LIGHT: Final = "#fff1cf"
PALE: Final = "#f6e3b0"
NIGHT: Final = "#0d1117"
COAL: Final = "#1d1007"
GOLD: Final = "#f2d58a"
EMBER: Final = "#e9a884"
GILT: Final = "url(#g-gilt)"


def inlay(kind: str, x: float, y: float, r: float, ink: str) -> Markup:
    """The mark of a colour family around a point."""
    if kind == "red":
        return rect(x - r, y - r * 0.34, 2 * r, r * 0.68, r * 0.2, fill=ink)
    if kind == "yellow":
        return circle(x, y, r * 0.62, fill=ink)
    if kind == "blue":
        return circle(x, y, r * 0.7, fill="none", stroke=ink, stroke_width=r * 0.42)
    if kind == "green":
        leaf = f"M{x:g} {y - r * 0.95:.1f}L{x + r * 0.9:.1f} {y + r * 0.65:.1f}H{x - r * 0.9:.1f}z"
        return path(leaf, fill=ink)
    if kind == "black":
        return path(star(6, r * 1.05, r * 0.52, x, y), fill=ink)
    return NOTHING


def dashed(ink: str, opacity: float = 0.6, gaps: str = "3 2.5") -> dict[str, Any]:
    """The edge of a place where something may come."""
    return {"stroke": ink, "stroke_opacity": opacity, "stroke_dasharray": gaps}
