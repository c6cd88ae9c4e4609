"""Tiles that several boards of Newton show."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from hightable.draw.boards import Area
from hightable.draw.counters import vp
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import Point, at, circle, cut, group, icon, path, rect, text, use
from hightable.draw.strip import strip
from hightable.draw.tokens import tone
from hightable.games.newton.box import TOKEN_RECORDS
from hightable.games.newton.effect_text import Record, objective_text
from hightable.games.newton.seen import Seen
from hightable.games.newton.view.icons import counter, glyphs
from hightable.games.newton.view.palette import LIGHT, PALE
from hightable.kernel import Texts

OBJECTIVE: Final = (58, 36)
INVENTION: Final = (72, 33)
SPECIALIZATION: Final = (38, 28)
SHADOW: Final = "url(#f-shadow)"
GILT: Final = "url(#g-gilt)"


def centred(size: tuple[float, float]) -> Area:
    """The area of a tile around its middle."""
    return -size[0] / 2, -size[1] / 2, size[0], size[1]


def volumes(held: Mapping[str, int], middle: Point, size: float, gap: float = 1) -> list[Markup]:
    """Volumes in a centred line."""
    flat = [colour for colour, n in held.items() for _ in range(n)]
    step = size * 0.8 + gap
    left = middle[0] - (size + (len(flat) - 1) * step) / 2
    return [
        use(f"i-v-{colour}", round(left + place * step, 1), middle[1] - size / 2, size)
        for place, colour in enumerate(flat)
    ]


def chip(held: Mapping[str, int], x: float, y: float) -> Markup:
    """The Volumes something asks for, on a dark chip."""
    edge = {"stroke": tone("gilt"), "stroke_width": 0.7}
    plate = rect(x - 29, y - 8.5, 58, 17, 4, fill=tone("bark"), **edge)
    return group(plate, volumes(held, (x, y), 15, 1.2))


def objective(record: Record, middle: Point, texts: Texts) -> Markup:
    """What it counts, the points for each, and the most it gives."""
    width, height = OBJECTIVE
    d = cut(-width / 2, -height / 2, width, height, 6)
    inner = cut(-width / 2 + 2, -height / 2 + 2, width - 4, height - 4, 5)
    per = f"{record['per']}\u00d7" if record["per"] > 1 else ""
    shift = -6.5 if per else -12.5
    return at(
        *middle,
        path(d, fill="url(#g-obj)", stroke="#0d1a13", stroke_width=1.2, filter=SHADOW),
        path(inner, fill="none", stroke=GILT, stroke_width=1.3),
        text(-20.5, -0.5, per, 9.6, fill=PALE, font_weight=700) if per else None,
        counter(record["count"]).draw(shift, -4.5, 17 if per else 19, PALE),
        vp(14, -4.2, 11, record["points"]),
        text(0, 13.6, texts.say("note", "max", n=record["max"]), 9, fill="#e9dcae"),
    )


def objective_tip(tile: str, scene: Scene[Seen]) -> str:
    """What an Objective counts, and what it would give now to the one who looks."""
    objectives = scene.seen.players[max(scene.seat, 0)].objectives
    scores = objective_text(tile, scene.texts)
    return scene.say("space", "objective", scores=scores, worth=objectives[tile])


def hexagon(width: float, height: float, tip: float) -> str:
    """A plate with a point at each side."""
    w, h = width / 2, height / 2
    return f"M{tip - w:g} {-h:g}H{w - tip:g}L{w:g} 0L{w - tip:g} {h:g}H{tip - w:g}L{-w:g} 0z"


def invention(record: Record, x: float, y: float) -> Markup:
    width, height = INVENTION
    return at(
        x,
        y,
        path(
            hexagon(width, height, 6.5),
            fill="url(#g-inv)",
            stroke="#0f2026",
            stroke_width=1.2,
            filter=SHADOW,
        ),
        path(hexagon(width - 5, height - 4.6, 5), fill="none", stroke="#9fd0d0", stroke_width=0.8),
        strip(glyphs(record["effect"]), (0, 0), 21, width - 11, "#dff3ee"),
    )


def specialization(record: Record, x: float, y: float) -> Markup:
    width, height = SPECIALIZATION
    inner = (-width / 2 + 2, -height / 2 + 2, width - 4, height - 4)
    return at(
        x,
        y,
        rect(*centred(SPECIALIZATION), 5, fill="url(#g-tan)", stroke=tone("umber"), filter=SHADOW),
        rect(*inner, 4, fill="none", stroke="#a9793a", stroke_width=0.8),
        strip(glyphs(record["effect"]), (0, 0), 19, 29),
    )


def master_space(x: float, y: float, r: float = 16.5) -> Markup:
    edge = {"stroke": GILT, "stroke_width": 2, "filter": SHADOW}
    disc = circle(x, y, r, fill="url(#g-master)", **edge)
    return group(disc, icon("i-bust", x, y, r * 1.28, color=LIGHT))


@cache
def token(name: str, r: float) -> Markup:
    """A Bonus token."""
    disc = circle(0, 0, r, fill="#3a2338", stroke=GILT, stroke_width=1.7)
    return group(disc, strip(glyphs(TOKEN_RECORDS[name]["effect"]), (0, 0), r * 1.36, r * 1.6))


@cache
def medicine(points: int, width: float, height: float) -> Markup:
    """The Medicine income tile, one side or the other."""
    edge = {"stroke": tone("umber"), "stroke_width": 1.1}
    return group(
        rect(0, 0, width, height, 5, fill="url(#g-income)", **edge),
        rect(2.2, 2.2, width - 4.4, height - 4.4, 3.5, fill="none", stroke="#a8282c"),
        icon("i-staff", 14, height / 2, 22),
        vp(width - 14, height / 2, 10.5, points),
    )


def university(numeral: str) -> Markup:
    """A University tile around its middle."""
    return group(
        rect(-17, -15, 34, 30, 4, fill="url(#g-univ)", stroke="#2b0d0d", stroke_width=1.2),
        rect(-15, -13, 30, 26, 3, fill="none", stroke=tone("gilt-high"), stroke_width=0.9),
        use("i-univ", -9, -13, 18, color=LIGHT),
        text(0, 11.6, numeral, 9.6, fill=PALE, font_weight=700),
    )


def ancient_land(symbol: str) -> Markup:
    """An Ancient Land tile around its middle."""
    return group(
        path(cut(-18, -18, 36, 36, 10), fill="url(#g-slate)", stroke="#141b23", stroke_width=1.2),
        path(cut(-16, -16, 32, 32, 9), fill="none", stroke=tone("gilt-high"), stroke_width=0.9),
        icon(f"i-a-{symbol}", 0, 0, 23, color="#f6e9c8"),
    )


def city(record: Record) -> Markup:
    """A City tile around its middle; a long effect takes two lines."""
    found = glyphs(record["effect"])
    if len(found) > 3:
        inner = group(strip(found[:-1], (0.5, -5.5), 15, 29), strip(found[-1:], (0, 8.4), 15, 20))
    else:
        inner = strip(found, (0, 0), 21, 29)
    hexagon = "M0-20L17.5-10V10L0 20L-17.5 10V-10z"
    edge = "M0-17.6L15.4-8.8V8.8L0 17.6L-15.4 8.8V-8.8z"
    return group(
        path(hexagon, fill="url(#g-tan)", stroke=tone("umber"), stroke_width=1.3),
        path(edge, fill="none", stroke="#a9793a", stroke_width=0.9),
        inner,
    )
