"""The ground of astronomy: desert and seas, paths with their cost, oases and ports."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.layout import Curve, outline, points
from hightable.draw.markup import Markup, el, join
from hightable.draw.scene import Scene
from hightable.draw.shapes import Point, circle, group, icon, line, path, rect, text, use, words
from hightable.games.sankore.box.areas import NODE_RECORDS, PATH_RECORDS, PORT_RECORDS, PORTS
from hightable.games.sankore.box.components import Record
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.area.ground import framed, size
from hightable.games.sankore.view.icons import effect, halo, skill, star
from hightable.games.sankore.view.palette import BROWN, CREAM, EDGE, GILT, LAYOUT, SHADOW
from hightable.kernel import Texts

AREA: Final = "astronomy"
SIZE: Final = size(AREA)
PRINTED: Final[dict[str, Any]] = LAYOUT[AREA]
MAP: Final[dict[str, Any]] = PRINTED["map"]
NODES: Final = points(PRINTED["node"])
SIDES: Final = {"left": -1, "middle": 0, "right": 1}
RIM: Final = "#fbf0cf"


def cell(space: str) -> Point:
    """The middle of a port's space."""
    record = PORT_RECORDS[space]
    x, y = NODES[record["port"]]
    shift = SIDES[record["position"]] * PRINTED["port"]["step"]
    return x + shift, y + PRINTED["port"]["low"]


def spot(space: str) -> Point:
    """The middle of an oasis or of a port's space, on the map."""
    return cell(space) if space in PORT_RECORDS else NODES[space]


def ground(scene: Scene[Seen]) -> Markup:
    return framed(scene, AREA, painted(scene.texts))


def painted(texts: Texts) -> Markup:
    """The map, cut off at its edges."""
    width, height = MAP["w"], MAP["h"] + 2
    return el(
        "svg",
        land(width, height),
        [border(where) for where in PRINTED["line"].values()],
        [road(name, record) for name, record in PATH_RECORDS.items()],
        [site(name, texts) for name in NODES],
        [port_space(name, record) for name, record in PORT_RECORDS.items()],
        legend(texts),
        rect(0, 0, width, height, fill="url(#g-vignette)"),
        [label(name, texts) for name in NODES if name not in PORTS],
        x=MAP["x"],
        y=MAP["y"],
        width=width,
        height=height,
        viewBox=f"0 0 {width} {height}",
    )


def land(width: float, height: float) -> Markup:
    """Sand and dunes, the seas with their stars, the letters of the regions."""
    letters = {"fill": "#7c4a1c", "font_weight": 700, "opacity": 0.5}
    faint = {"fill": "none", "stroke": "#ffe9ae", "stroke_width": 0.6, "opacity": 0.5}
    sea = PRINTED["sea"]
    return group(
        rect(0, 0, width, height, fill="url(#g-sand)"),
        rect(0, 0, width, height, fill="url(#t-dune)"),
        [use("b-dune", x, y, 30, 14) for x, y in outline(PRINTED["dunes"])],
        path(sea, fill="none", stroke="#8a5f1e", stroke_width=7, opacity=0.16),
        path(sea, fill="none", stroke=RIM, stroke_width=4, opacity=0.8),
        path(sea, fill="url(#g-sea)", stroke="#16224a", stroke_width=1.1),
        path(sea, fill="url(#t-wave)"),
        [icon("b-glint", x, y, 7) for x, y in outline(PRINTED["glints"])],
        path(PRINTED["constellation"], **faint),
        [words(w["lx"], w["ly"], r, 21, **letters) for r, w in PRINTED["line"].items()],
    )


def border(where: Record) -> Markup:
    """The dotted line whose first crossing gives a tile."""
    ends = {"fill": "none", "stroke_linecap": "round"}
    return join(
        path(where["d"], stroke=CREAM, stroke_width=4.4, opacity=0.6, **ends),
        path(where["d"], stroke="#8c2a12", stroke_width=2.4, stroke_dasharray=".1 5", **ends),
    )


def road(name: str, record: Record) -> Markup:
    """A path, with a lozenge for each Knowledge it takes."""
    a, b = NODES[record["a"]], NODES[record["b"]]
    bend = PRINTED["bend"].get(name, 0.05 if sum(map(ord, name)) % 2 else -0.05)
    curve = Curve(a, b, -bend / 2)
    middle = curve.at(0.36 if record["b"] in PORTS else 0.5)
    long = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    along = ((b[0] - a[0]) / long * 6.6, (b[1] - a[1]) / long * 6.6)
    d = curve.path()
    steps = [n - (record["cost"] - 1) / 2 for n in range(record["cost"])]
    return join(
        path(d, fill="none", stroke=RIM, stroke_width=4.2, opacity=0.75),
        path(d, fill="none", stroke="#6b431a", stroke_width=1.5, stroke_dasharray="4 2.5"),
        [lozenge(middle[0] + along[0] * n, middle[1] + along[1] * n) for n in steps],
    )


def lozenge(x: float, y: float) -> Markup:
    return path(f"M{x:.1f} {y - 4:.1f}l3.4 4l-3.4 4l-3.4-4z", fill="#2b3f7a", stroke=CREAM)


def site(name: str, texts: Texts) -> Markup:
    record, (x, y) = NODE_RECORDS[name], NODES[name]
    if record["kind"] == "start":
        return use("b-timbuktu", x - 22, y - 20, 44, 36)
    if record["kind"] == "oasis":
        number = text(x, y + 3.7, record["value"], 10.5, fill="#12343a", font_weight=700)
        return group(use("b-oasis", x - 14, y - 14, 30, 28), number)
    return port(record, texts.name(name), (x, y))


ROOM_FOR_NAME: Final = 53
LONG: Final = 9


def squeezed(name: str) -> dict[str, Any]:
    """A long name takes the room there is."""
    fits = len(name) <= LONG
    return {} if fits else {"textLength": ROOM_FOR_NAME, "lengthAdjust": "spacingAndGlyphs"}


def port(record: Record, name: str, spot: Point) -> Markup:
    """A plate with the port's name and the Gold a post costs there."""
    x, y = spot
    ink = {"fill": BROWN, "text_anchor": "start", "font_weight": 700}
    edge = {"stroke": "#3d220c", "stroke_width": 1.2, "filter": SHADOW}
    rim = {"paint_order": "stroke", "stroke": "#ffe9a0", "stroke_width": 2.4}
    return group(
        rect(x - 36, y - 20, 72, 40, 5, fill="url(#g-tile)", **edge),
        rect(x - 34.4, y - 18.4, 68.8, 36.8, 4, fill="none", stroke="#a9793a", stroke_width=0.7),
        words(x - 33, y - 8.4, name, 9.6, **squeezed(name), **ink),
        icon("i-gold", x + 27.5, y - 11.3, 14.8),
        text(x + 27.5, y - 7.8, record["gold"], 10, fill="#3d2205", font_weight=700, **rim),
    )


def port_space(name: str, record: Record) -> Markup:
    """A space of a port: what it gives above its value."""
    x, y = cell(name)
    edge = {"stroke": "#7c5a26", "stroke_width": 0.8}
    return group(
        rect(x - 10, y - 11.5, 20, 23, 3, fill="#cfae72", **edge),
        gift(record["effect"], x, y),
        text(x, y + 10.4, record["value"], 9.2, fill="#3d2205", font_weight=700),
    )


def gift(given: Record, x: float, y: float) -> Markup:
    if given["op"] == "gain_skill":
        return skill(given["kind"], x, y - 4.2, 8.2)
    if given["op"] == "seq":
        wall = icon("i-wall", x - 4, y - 5, 11.6, color="#b77d4c")
        return join(wall, effect("prestige_any", x + 5, y - 4, 5.2))
    if given["op"] == "choose":
        kinds = [option["discipline"] for option in given["of"]]
        if len(kinds) > 2:
            return effect("prestige_any", x, y - 4.4, 7.2)
        return join([star(k, x - 4.7 + 9.4 * n, y - 4.6, 5.2) for n, k in enumerate(kinds)])
    return icon("b-star", x, y - 4.2, 15)


def legend(texts: Texts) -> Markup:
    """What a post on an oasis costs and gives, and that a port needs a Supported Class."""
    where = PRINTED["legend"]
    x, y = where["x"], where["y"] + where["h"] / 2
    arrow = f"M{x + 36} {y}h7m-3-3l3 3l-3 3"
    ink = {"fill": "#f6e3b0", "text_anchor": "start"}
    return group(
        rect(x, where["y"], where["w"], where["h"], 9, fill=EDGE, opacity=0.86),
        circle(x + 12, y, 6, fill="#8fd0d6", stroke="#5d8f4a", stroke_width=2.4),
        icon("i-gold", x + 27, y, 13),
        path(arrow, fill="none", stroke=GILT, stroke_width=1.5),
        icon("i-salt", x + 50, y, 13),
        icon("i-salt", x + 62, y, 13),
        line((x + 72, y - 6), (x + 72, y + 6), stroke="#c8963e", stroke_width=0.8),
        words(x + 77, y + 3.6, texts.say("note", "port"), 10, **ink),
        icon("i-support", x + 106, y - 0.5, 16),
    )


def label(name: str, texts: Texts) -> Markup:
    where = PRINTED["node"][name]
    x, y = where["x"] + where.get("lx", 0), where["y"] + where.get("ly", 20)
    anchor = where.get("la", "middle")
    return halo(x, y, texts.name(name), 9.4, "#f7e6bd", text_anchor=anchor)
