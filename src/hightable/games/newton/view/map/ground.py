"""The ground of the map: sea, land, routes and the tiles dealt to the places."""

from __future__ import annotations

import math
from typing import Any, Final

from hightable.draw.boards import frame, plaque, slot, tray
from hightable.draw.counters import coin
from hightable.draw.layout import Curve, outline, points, shore, stream
from hightable.draw.markup import Markup, el
from hightable.draw.scene import Scene
from hightable.draw.shapes import at, circle, group, path, polygon, rect, round_points, star, words
from hightable.draw.tokens import tone
from hightable.games.newton.box import (
    CITY_RECORDS,
    MAP,
    OBJECTIVE_RECORDS,
    OBJECTIVE_SPACES,
    PLACE_RECORDS,
)
from hightable.games.newton.seen import Seen
from hightable.games.newton.view.cards import tiles
from hightable.games.newton.view.palette import LAYOUT
from hightable.kernel import Texts

PRINTED: Final[dict[str, Any]] = LAYOUT["map"]
WIDTH: Final[int] = PRINTED["w"]
HEIGHT: Final[int] = PRINTED["h"]
EDGE: Final = 11
SIZE: Final = (WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE)
PLACES: Final = points(PRINTED["place"])
ROUTES: Final = {route["id"]: route for route in MAP["edge"]}
CURVES: Final = {
    name: Curve(PLACES[route["a"]], PLACES[route["b"]], PRINTED["route"][name]["bend"])
    for name, route in ROUTES.items()
}
TRAY: Final = (PRINTED["medicine"]["x"], PRINTED["medicine"]["y"])
LAND: Final = {"stroke": "#6e4a1e", "stroke_width": 2, "stroke_dasharray": "6 3"}
SEA: Final = {
    "stroke": "#1f5a72",
    "stroke_width": 2.3,
    "stroke_dasharray": ".1 5.4",
    "stroke_linecap": "round",
}


def inner(*children: Any) -> Markup:
    """What lies inside the frame."""
    return el(
        "svg",
        *children,
        x=EDGE,
        y=EDGE,
        width=WIDTH,
        height=HEIGHT,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
    )


def setup(scene: Scene[Seen]) -> tuple[tuple[str, str], ...]:
    return tuple(scene.seen.dealt.places.items())


def ground(scene: Scene[Seen]) -> Markup:
    """The map with the tiles dealt to its places."""
    dealt = scene.seen.dealt.places
    title = PRINTED["title"]
    return group(
        frame(*SIZE, "#9dbdbd"),
        inner(
            country(scene.texts),
            medicine_tray(scene.texts),
            [chip(name, c) for name, c in PRINTED["chip"].items()],
            [at(*PLACES[name], site(name, dealt, scene.texts)) for name in PLACE_RECORDS],
            rect(0, 0, WIDTH, HEIGHT, fill="url(#g-vig)"),
        ),
        rect(EDGE, EDGE, WIDTH, HEIGHT, 3, fill="none", stroke="#2b1a0a", stroke_width=1.2),
        plaque(title["x"], title["y"] + 8, title["w"], scene.say("plaque", "map")),
    )


def chip(name: str, place: dict[str, float]) -> Markup:
    return tiles.chip(OBJECTIVE_SPACES[name]["volumes"], place["x"], place["y"])


def medicine_tray(texts: Texts) -> Markup:
    x, y = TRAY
    ink = {"fill": tone("ivory"), "letter_spacing": 1, "font_weight": 600}
    return group(
        tray((x, y, 92, 66)),
        words(x + 46, y + 14, texts.say("plaque", "medicine"), 9.2, **ink),
        slot((x + 8, y + 20, 44, 36), "", 4),
    )


def country(texts: Texts) -> Markup:
    """Everything under the tiles."""
    return group(sea(), land(), sea_names(texts), rose(texts), routes())


def sea() -> Markup:
    lines = "".join([f"M{x} 0V{HEIGHT}" for x in range(52, WIDTH, 104)])
    lines += "".join([f"M0 {y}H{WIDTH}" for y in range(40, HEIGHT, 88)])
    return group(
        rect(0, 0, WIDTH, HEIGHT, fill="url(#g-sea)"),
        rect(0, 0, WIDTH, HEIGHT, fill="url(#t-wave)"),
        path(lines, stroke="#4f7477", stroke_width=0.5, opacity=0.35, fill="none"),
    )


def land() -> Markup:
    """Coasts with their shallows, rivers, hills and trees."""
    d = "".join([shore(outline(said)) for said in LAYOUT["coast"].values()])
    rivers = "".join([stream(outline(said)) for said in LAYOUT["rivers"].values()])
    shallow = {"fill": "none", "stroke_linejoin": "round"}
    return group(
        path(d, stroke="#5b8488", stroke_width=13, opacity=0.13, **shallow),
        path(d, stroke="#5b8488", stroke_width=8, opacity=0.2, **shallow),
        path(d, stroke="#eef5ea", stroke_width=3.6, opacity=0.75, **shallow),
        path(d, fill="url(#g-land)", stroke="#6b4d20", stroke_width=1.1, stroke_linejoin="round"),
        path(d, fill="url(#t-hatch)"),
        path(rivers, stroke="#7fa9ad", stroke_width=1.3, opacity=0.8, fill="none"),
        [hill(*place) for place in LAYOUT["hills"]["at"]],
        [tree(*place) for place in LAYOUT["trees"]["at"]],
        ship(PRINTED["ship"]["x"], PRINTED["ship"]["y"]),
    )


def hill(x: float, y: float, s: float) -> Markup:
    d = f"M{x - 6 * s:.1f} {y:.1f}L{x - s:.1f} {y - 8 * s:.1f}L{x + 5 * s:.1f} {y:.1f}"
    d += f"M{x - s:.1f} {y - 8 * s:.1f}l{1.5 * s:.1f} {4 * s:.1f}l{1.6 * s:.1f} {-s:.1f}"
    d += f"l{1.4 * s:.1f} {4 * s:.1f}"
    ends = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    return path(d, fill="none", stroke="#8d6b3a", stroke_width=0.9, opacity=0.62, **ends)


def tree(x: float, y: float) -> Markup:
    d = f"M{x} {y}v2.6M{x - 2.6:.1f} {y}a2.6 3.2 0 1 1 5.2 0z"
    ink = {"fill": "#a9a860", "fill_opacity": 0.55, "stroke": "#7a7a3a", "stroke_width": 0.7}
    return path(d, opacity=0.8, **ink)


def ship(x: float, y: float) -> Markup:
    ink = {"stroke": "#4f3a1c", "stroke_width": 0.8, "opacity": 0.9}
    return group(
        path(f"M{x} {y}q7-16 14 0zm15 0q0-11 9-13l-1 13z", fill="#f6ecd2", **ink),
        path(f"M{x - 2} {y + 3}q12 7 27 0l-3 6h-21z", fill="#7c5535", **ink),
    )


def sea_names(texts: Texts) -> list[Markup]:
    ink = {"fill": "#3f666b", "font_style": "italic", "letter_spacing": 1.6, "opacity": 0.85}
    return [
        words(
            0,
            0,
            texts.say("sea", sea["name"]),
            sea["size"],
            transform=f"translate({sea['x']} {sea['y']}) rotate({sea['turn']})",
            **ink,
        )
        for sea in PRINTED["sea"]
    ]


def rose(texts: Texts) -> Markup:
    """The compass rose."""
    r = PRINTED["rose"]["r"]
    thin = {"fill": "none", "stroke": "#7a5a2b"}
    diagonal = round_points(8, r * 0.62, 0, 0, -math.pi / 4)
    cross = [p if at % 2 == 0 else (p[0] * 0.26, p[1] * 0.26) for at, p in enumerate(diagonal)]
    light = "".join([f"M0 0L{x:.1f} {y:.1f}L{u:.1f} {v:.1f}z" for x, y, u, v in arms(r)])
    return at(
        PRINTED["rose"]["x"],
        PRINTED["rose"]["y"],
        circle(0, 0, r * 0.72, stroke_width=0.7, **thin),
        circle(0, 0, r * 0.62, stroke_width=0.4, **thin),
        path(polygon(cross), fill="#b08a4e", opacity=0.8),
        path(star(4, r, r * 0.2, 0, 0), fill="#7a3b2b"),
        path(light, fill="#f3dfae"),
        words(0, -r - 3, texts.say("note", "north"), 9, fill="#5a3a1b", font_weight=700),
        opacity=0.9,
    )


def arms(r: float) -> list[tuple[float, float, float, float]]:
    """The light half of each arm of the rose."""
    q = r * 0.14
    return [(0, -r, q, -q), (r, 0, q, q), (0, r, -q, q), (-r, 0, -q, -q)]


def routes() -> Markup:
    """Land is dashed, sea dotted; a coin says the cost."""
    costs = [
        coin(*CURVES[name].at(PRINTED["route"][name].get("t", 0.5)), 8.2, route["cost"])
        for name, route in ROUTES.items()
        if route["cost"]
    ]
    return group([route(name) for name in ROUTES], costs)


def route(name: str) -> Markup:
    d = CURVES[name].path()
    dry = ROUTES[name]["kind"] == "land"
    under = "#f7ecd0" if dry else "#e7f2ee"
    line = LAND if dry else SEA
    bed = path(d, fill="none", stroke=under, stroke_width=4.5, opacity=0.75)
    return group(bed, path(d, fill="none", **line))


def site(name: str, dealt: dict[str, str], texts: Texts) -> Markup:
    """A place, by its kind."""
    place = PLACE_RECORDS[name]
    kind = place["type"]
    if kind == "university":
        return tiles.university(dealt[name])
    if kind == "ancient_land":
        return tiles.ancient_land(dealt[name])
    if kind == "city":
        return tiles.city(CITY_RECORDS[dealt[name]])
    if kind == "objective":
        return tiles.objective(OBJECTIVE_RECORDS[dealt[name]], (0, 0), texts)
    if kind == "master":
        return tiles.master_space(0, 0, 17)
    return village(place["border"]) if kind == "village" else setting_out()


def village(border: str) -> Markup:
    metal = "url(#g-coin)" if border == "gold" else "url(#g-silver)"
    house = "M-3.4.5L0-2.8L3.4.5M-2.4.2V3.2H2.4V.2"
    return group(
        circle(0, 0, 9, fill=metal, stroke=tone("umber"), filter=tiles.SHADOW),
        circle(0, 0, 6.2, fill="#f4e6c4", stroke="#6b4d20", stroke_width=0.7),
        path(house, fill="none", stroke="#7a5a2b", stroke_linejoin="round"),
    )


def setting_out() -> Markup:
    """Where the scientists begin."""
    edge = {"stroke": tiles.GILT, "stroke_width": 2.4, "filter": tiles.SHADOW}
    return group(
        circle(0, 0, 15.5, fill=tone("bark"), **edge),
        path(star(8, 11, 5.4, 0, 0), fill=tone("gilt-high")),
        circle(0, 0, 4.3, fill=tone("bark")),
    )
