"""Golem's mood: night, stone and candle light; colour families with their inlays, boards, labels.

A family's colour is never a player's colour, and never comes without its inlay: red bar, yellow
dot, blue ring, green leaf, black star, white plain.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from hightable.draw.boards import plaque, wood
from hightable.draw.counters import vp
from hightable.draw.layout import layout
from hightable.draw.markup import NOTHING, Markup, join
from hightable.draw.shapes import circle, group, icon, path, rect, star, text, use, words
from hightable.draw.tokens import tone


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


LAYOUT: Final[dict[str, Any]] = layout("hightable.games.golem.view")
Box = dict[str, float]
Area = tuple[float, float, float, float]


def board(width: float, height: float, x: float = 0, y: float = 0) -> Markup:
    """A board in the night: walnut frame, gilt rule, stars."""
    sky = {"fill": "url(#g-night)", "stroke": tone("night")}
    return group(
        wood(width, height),
        rect(7, 7, width - 14, height - 14, 5, **sky),
        rect(8.6, 8.6, width - 17.2, height - 17.2, 4, fill="url(#t-star)", opacity=0.6),
        rect(7.8, 7.8, width - 15.6, height - 15.6, 4.5, fill="none", stroke=GILT),
        transform=f"translate({x:g} {y:g})" if x or y else None,
    )


def felt(width: float, height: float, fill: str, title: str, x: float) -> Markup:
    """A player's board: walnut frame around a field in the domain's colour."""
    inner = (7, 7, width - 14, height - 14, 6)
    return group(
        wood(width, height),
        rect(*inner, fill=fill, stroke="#0d0a07"),
        rect(*inner, fill="url(#t-star)", opacity=0.5),
        rect(8, 8, width - 16, height - 16, 5.5, fill="none", stroke=GILT, opacity=0.85),
        plaque(x, 13, len(title) * 9 + 26, title),
    )


def chip(x: float, y: float, width: float, height: float = 18, fill: str = "#120d08") -> Markup:
    """A dark label; x is its left edge, y its middle."""
    edge = {"stroke": tone("gilt"), "stroke_width": 0.8, "stroke_opacity": 0.8}
    return rect(x, y - height / 2, width, height, height / 2, fill=fill, fill_opacity=0.8, **edge)


def tag(x: float, y: float, said: object, size: float = 11.5, **more: Any) -> Markup:
    """A light number or word on a dark label, from the left unless said otherwise."""
    more.setdefault("fill", LIGHT)
    more.setdefault("text_anchor", "start")
    more.setdefault("font_weight", 700)
    return text(x, y, said, size, **more)


@cache
def product(x: float, hue: str, thing: str, now: tuple[int, int], tip: str) -> Markup:
    """Menorahs x things = points if the game ended now; x is its right edge."""
    y = 17
    lit, things = now
    sign = {"fill": "#d9c9a6", "text_anchor": "middle"}
    return group(
        chip(x - 118, y, 118),
        use(f"i-men-{hue}", x - 114, y - 7.5, 15),
        tag(x - 95, y + 4, lit),
        text(x - 76, y + 4, "\u00d7", 11, **sign),
        use(thing, x - 71, y - 7.5, 15),
        tag(x - 53, y + 4, things),
        text(x - 35, y + 4, "=", 11, **sign),
        vp(x - 16, y, 9.5, lit * things),
        data_tip=tip,
    )


def numbered(x: float, y: float, said: str, size: float = 11) -> Markup:
    """A serif numeral in gilt."""
    return words(x, y, said, size, fill=GOLD, font_weight=700)


def coaster(x: float, y: float, name: str, r: float, fill: str) -> Markup:
    """An icon on a disc with a gilt rim."""
    return join(
        circle(x, y, r, fill=fill, stroke=GILT, stroke_width=1.4), icon(name, x, y, r * 1.44)
    )


def label(x: float, y: float, said: str, size: float = 10.5, **more: Any) -> Markup:
    """A serif word in ivory."""
    more.setdefault("fill", PALE)
    return words(x, y, said, size, **more)


def clear(box: Area, tip: str | None, word: str | None = None) -> Markup:
    """Words for something printed: an area that is not seen."""
    return rect(*box, fill="#000", fill_opacity=0, data_tip=tip, data_word=word)


def area(box: Box) -> Area:
    return box["x"], box["y"], box["w"], box["h"]
