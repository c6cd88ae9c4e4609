"""Faces of upgrades: dashed and dark with their cost, or lit with their menorahs."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hightable.draw.markup import NOTHING, Markup, join
from hightable.draw.shapes import group, icon, path, rect, text, use
from hightable.draw.strip import Glyph, said, sign, strip
from hightable.games.golem.box import BY_ID, Record
from hightable.games.golem.view.icons import glyphs, one_line, resource
from hightable.games.golem.view.palette import COAL, GOLD, HUES, LIGHT

PAID: Final = {"gu": "clay", "au": "coin", "ru": "knowledge"}
HUE: Final = {"gu": "red", "au": "yellow", "ru": "blue"}
CHAR: Final = "#140c09"


def edge(done: bool, ink: str) -> dict[str, Any]:
    if done:
        return {"stroke": GOLD, "stroke_width": 1.5}
    dashes = {"stroke_opacity": 0.6, "stroke_dasharray": "4 2.5"}
    return {"stroke": ink, "stroke_width": 0.9, "fill_opacity": 0.8, **dashes}


def plate(name: str, done: bool, width: float, height: float) -> Markup:
    hue = HUE[name[:2]]
    fill = f"url(#gh-{hue})" if done else "#141a22"
    return rect(0, 0, width, height, 5, fill=fill, **edge(done, HUES[hue].light))


def cost(name: str, x: float, y: float, r: float) -> Markup:
    return resource(PAID[name[:2]], x, y, r, BY_ID[name]["cost"])


@cache
def column(name: str, done: bool) -> Markup:
    """An upgrade under a book column."""
    record = BY_ID[name]
    if record["ability"] == "double_immediate":
        shown = [sign("i-bolt", 0.9), said("\u00d72")]
    else:
        shown = glyphs(record["column_effects"])
    first = use("i-men-blue", 4, 8, 16) if done else cost(name, 12, 16, 9.5)
    lit = strip(shown, (40, 16), 18.5, 38, LIGHT)
    return join(plate(name, done, 61, 32), group(lit, opacity=None if done else 0.85), first)


@cache
def tall(name: str, done: bool, width: float, height: float) -> Markup:
    """Three menorahs one under the other."""
    faint = None if done else 0.5
    return join(
        plate(name, done, width, height),
        [
            use("i-men-blue", width / 2 - 13, height / 2 - 36 + n * 32, 26, opacity=faint)
            for n in range(3)
        ],
        NOTHING if done else cost(name, width / 2, 22, 12),
    )


@cache
def broad(name: str, done: bool, width: float, height: float) -> Markup:
    """Three menorahs side by side."""
    hue, faint = HUE[name[:2]], None if done else 0.55
    left = (width - (0 if done else 24)) / 2 - 28
    fill = "url(#g-clay-lit)" if done and hue == "red" else None
    ground = (
        rect(0, 0, width, height, 7, fill=fill, **edge(done, HUES[hue].light))
        if fill
        else plate(name, done, width, height)
    )
    return join(
        ground,
        [use(f"i-men-{hue}", left + n * 19, height / 2 - 9, 18, opacity=faint) for n in range(3)],
        NOTHING if done else cost(name, width - 14, height / 2, 10.5),
    )


def no_steps() -> list[Glyph]:
    """A character's footsteps, struck out."""

    def struck(x: float, y: float, s: float, c: str) -> Markup:
        bar = f"M{x - s * 0.42:.1f} {y + s * 0.38:.1f}l{s * 0.84:.1f} {-s * 0.76:.1f}"
        ends = {"stroke_linecap": "round"}
        return join(
            icon("i-steps", x, y, s * 0.9, color="#fff1d6"),
            path(bar, stroke="#5a1206", stroke_width=4.4, **ends),
            path(bar, stroke="#ffd84a", stroke_width=2, **ends),
        )

    bust = Glyph(0.9, lambda x, y, s, c: icon("i-bust", x, y, s, color="#fff1d6"))
    return [bust, Glyph(0.95, struck)]


ABILITIES: Final[dict[str, list[Glyph]]] = {
    "ignore_character_steps": no_steps(),
    "control_cap": [sign("i-chain"), said("\u22642")],
    "created_golem_steps_and_works": [sign("i-make"), sign("i-work")],
    "double_graveyard": [sign("i-tomb"), said("\u00d72")],
    "extra_worker": [sign("i-work"), said("+1")],
}


@cache
def part(name: str, done: bool, width: float, height: float) -> Markup:
    """A limb of the clay giant."""
    record = BY_ID[name]
    if record["ability"] == "none":
        return broad(name, done, width, height)
    fill = "url(#g-clay-lit)" if done else CHAR
    shown = strip(ABILITIES[record["ability"]], (width / 2, height / 2 - 9), 22, width - 8, LIGHT)
    foot = (
        use("i-men-red", width / 2 - 8.5, height - 21, 17)
        if done
        else cost(name, width / 2, height - 12.5, 10)
    )
    return join(
        rect(0, 0, width, height, 7, fill=fill, **edge(done, "#f0c3a4")),
        group(shown, opacity=None if done else 0.85),
        foot,
    )


@cache
def small(name: str, side: int, width: float, height: float) -> Markup:
    """A small artefact tile, one side up."""
    record = BY_ID[name]
    golden = record["slot"] == "golden"
    fill, ink = ("url(#g-gold)", "#7b5410") if golden else ("url(#g-stone)", "#6b675e")
    inner = {"fill": "none", "stroke": ink, "stroke_width": 0.9}
    shown = record["sides"][side]
    return join(
        rect(0, 0, width, height, 6, fill=fill, stroke=COAL, stroke_width=1.1),
        rect(2.2, 2.2, width - 4.4, height - 4.4, 4.4, **inner),
        event(shown, width, height)
        if golden
        else one_line(shown["bonus"], (width / 2, height / 2 + 0.5), 20, width - 6),
    )


def event(shown: Record, width: float, height: float) -> Markup:
    """What a golden tile waits for, with the lightning of its artefact's bonus."""
    x, y = width / 2 - 4, height / 2 + 1
    bolt = use("i-bolt", width - 15, 3.5, 12)
    if shown["trigger"] == "take_marble":
        return join(icon(f"m-{shown['colour']}", x, y, 22), bolt)
    if shown["trigger"] == "create_golem":
        return join(icon("i-make", x, y, 22), bolt)
    one = text(width - 8, height - 5, "1", 10, fill="#3a2204", font_weight=700)
    return join(icon("i-bk-any", x, y, 21), one, bolt)
