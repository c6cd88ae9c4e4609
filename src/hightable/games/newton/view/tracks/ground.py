"""The ground of the tracks: the technology tree, the work track, and the tiles dealt to them."""

from __future__ import annotations

import math
from typing import Any, Final

from hightable.draw.boards import frame, note, plaque
from hightable.draw.hot import known
from hightable.draw.layout import points
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import (
    Point,
    at,
    circle,
    ellipse,
    group,
    icon,
    line,
    path,
    rect,
    star,
    text,
)
from hightable.draw.tokens import tone
from hightable.games.newton.box import (
    INVENTION_RECORDS,
    OBJECTIVE_RECORDS,
    OBJECTIVE_SPACES,
    SPECIALIZATION_RECORDS,
    TECH_RECORDS,
    WORK_RECORDS,
    WORK_SPACES,
)
from hightable.games.newton.effect_text import Record
from hightable.games.newton.seen import Seen
from hightable.games.newton.view.cards import tiles
from hightable.games.newton.view.palette import LAYOUT
from hightable.kernel import Texts

PRINTED: Final[dict[str, Any]] = LAYOUT["tracks"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
TREE: Final = points(PRINTED["technology"])
WORK: Final = points(PRINTED["work"])
SPACES: Final = TREE | WORK
RECORDS: Final[dict[str, dict[str, Any]]] = TECH_RECORDS | WORK_RECORDS
BRASS: Final = "#8d6b3a"
RAINBOW: Final = (
    (-1, -5, "#b2483a"),
    (0.5, 1, "#d59a3c"),
    (2, 7, "#7d9a4c"),
    (3.5, 13, "#4f83ad"),
    (5, 19, "#6d5597"),
)


def dealt(scene: Scene[Seen]) -> dict[str, str]:
    """The tile on each space of the tracks."""
    return scene.seen.dealt.tech | scene.seen.dealt.work


def setup(scene: Scene[Seen]) -> tuple[tuple[str, str], ...]:
    return tuple(dealt(scene).items())


def ground(scene: Scene[Seen]) -> Markup:
    lies = dealt(scene)
    width, height = SIZE
    titles = [(PRINTED["labor"], "work"), (PRINTED["title"], "technology")]
    return group(
        frame(width, height),
        rect(8.6, 8.6, width - 17.2, height - 17.2, 4, fill="url(#t-fleck)"),
        orrery(*where("orrery")),
        sphere(*where("sphere")),
        prism(*where("prism")),
        branches(),
        [group(space(name, lies, scene.texts), data_word=words_of(name)) for name in TREE],
        line((16, PRINTED["labor"]["y"]), (width - 16, PRINTED["labor"]["y"]), stroke="#a9793a"),
        work_road(),
        [group(space(name, lies, scene.texts), data_word=words_of(name)) for name in WORK],
        [chip(name, place) for name, place in PRINTED["chip"].items()],
        supply_box(scene.texts),
        [plaque(p["x"], p["y"], p["w"], scene.say("plaque", said)) for p, said in titles],
    )


def words_of(name: str) -> str | None:
    """What may be asked about a space: why not step there, why not work so far."""
    return known(f"to {name}") if name in WORK else known(f"step {name}", f"student {name}")


def where(name: str) -> Point:
    return PRINTED[name]["x"], PRINTED[name]["y"]


def chip(name: str, place: dict[str, float]) -> Markup:
    return tiles.chip(OBJECTIVE_SPACES[name]["volumes"], place["x"], place["y"])


def orrery(x: float, y: float) -> Markup:
    """Rings of planets behind the tree."""
    ink = {"fill": "none", "stroke": "#a58a56", "stroke_width": 0.8, "opacity": 0.5}
    rings = [
        circle(x, y, r, stroke_dasharray=dash, **ink)
        for r, dash in ((46, None), (82, "2 3"), (118, None), (154, "2 3"))
    ]
    planets = [
        circle(
            x + r * math.cos(math.radians(turn)),
            y + r * math.sin(math.radians(turn)),
            5,
            fill="#c9ae78",
            stroke=BRASS,
            stroke_width=0.8,
            opacity=0.7,
        )
        for r, turn in ((46, 60), (82, 118), (118, 262), (154, 215), (154, 338))
    ]
    return group(rings, planets, path(star(16, 26, 17, x, y), fill="#d9bd82", opacity=0.6))


def sphere(x: float, y: float) -> Markup:
    """An armillary sphere, engraved in a free corner."""
    return at(
        x,
        y,
        circle(0, 0, 21, fill="none"),
        ellipse(0, 0, 21, 7, transform="rotate(-24)"),
        ellipse(0, 0, 8, 21, transform="rotate(-24)"),
        ellipse(0, 0, 21, 12, transform="rotate(38)"),
        circle(0, 0, 4, fill="#c9ae78"),
        path("M0 21v9M-10 32q10-5 20 0M-16-13.5L16 13.5"),
        fill="none",
        stroke=BRASS,
        opacity=0.62,
    )


def prism(x: float, y: float) -> Markup:
    """A prism that parts the light, in the other corner."""
    glass = {"fill": "#eaf1ec", "fill_opacity": 0.75, "stroke": BRASS, "stroke_width": 1.2}
    rays = [path(f"M6 {a}L36 {b}", stroke=tint, stroke_width=2) for a, b, tint in RAINBOW]
    return at(
        x,
        y,
        path("M-34 4L-7 1", stroke="#fffdf2", stroke_width=2.4),
        path("M-34 4L-7 1", stroke=BRASS, stroke_width=0.8),
        rays,
        path("M0-17L17 13H-17z", stroke_linejoin="round", **glass),
        path("M0-17L5 13", stroke=BRASS, stroke_width=0.7),
        opacity=0.72,
        fill="none",
    )


def branches() -> Markup:
    """The ways of the tree: brass with a dark edge."""
    d = ""
    for name, record in TECH_RECORDS.items():
        x, y = TREE[name]
        for end in record["next"]:
            u, v = TREE[end]
            d += f"M{x} {y}C{x} {(y + v) / 2:g} {u} {(y + v) / 2:g} {u} {v}"
    return group(
        path(d, fill="none", stroke="#4a2f12", stroke_width=7, opacity=0.9),
        path(d, fill="none", stroke="#d6b26a", stroke_width=4),
    )


def work_road() -> Markup:
    """There and back along two rows."""
    way = [WORK[name] for name in WORK_SPACES]
    turn = max(range(len(way)), key=lambda place: way[place][0])
    (x, y), (u, v) = way[turn - 1], way[turn + 1]
    bow = way[turn][0]
    d = f"M{way[0][0]} {way[0][1]}H{x}C{bow} {y} {bow} {v} {u} {v}H{way[-1][0]}"
    return group(
        path(d, fill="none", stroke="#4a2f12", stroke_width=9),
        path(d, fill="none", stroke="#b98a4a", stroke_width=5.5),
    )


def space(name: str, lies: dict[str, str], texts: Texts) -> Markup:
    """A space of either track, by its kind."""
    record, (x, y) = RECORDS[name], SPACES[name]
    kind = record["type"]
    if kind == "specialization":
        return tiles.specialization(SPECIALIZATION_RECORDS[lies[name]], x, y)
    if kind == "invention":
        return tiles.invention(INVENTION_RECORDS[lies[name]], x, y)
    if kind == "objective":
        return tiles.objective(OBJECTIVE_RECORDS[lies[name]], (x, y), texts)
    if kind == "master":
        return tiles.master_space(x, y)
    if kind == "start":
        return work_start(x, y) if name in WORK else tree_start(x, y)
    return bonus_space(x, y) if "bonus_min_players" in record else plain(record, x, y)


def plain(record: Record, x: float, y: float) -> Markup:
    disc = circle(x, y, 10, fill="#f8eed6", stroke="#6b4d20", stroke_width=1.4)
    if "index" not in record:
        ring = circle(x, y, 6.2, fill="none", stroke="#b8985e", stroke_width=0.8)
        return group(disc, ring)
    return group(disc, text(x, y + 3.6, record["index"], 9.6, fill="#6b4d20", font_weight=600))


def bonus_space(x: float, y: float) -> Markup:
    """Where a Bonus token may lie."""
    return group(
        circle(x, y, 12, fill="#f8eed6", stroke=tiles.GILT, stroke_width=2.6),
        circle(x, y, 13.4, fill="none", stroke="#4a2f12", stroke_width=0.8),
        path(star(4, 6, 2.2, x, y), fill="#c9ab6d"),
    )


def work_start(x: float, y: float) -> Markup:
    disc = circle(x, y, 12.5, fill="url(#ga-work)", stroke=tiles.GILT, stroke_width=1.8)
    return group(disc, icon("i-hammer", x, y, 16))


def tree_start(x: float, y: float) -> Markup:
    edge = {"stroke": tiles.GILT, "stroke_width": 1.8}
    return group(
        rect(x - 66, y - 13, 132, 26, 13, fill=tone("outline")),
        rect(x - 66, y - 13, 132, 26, 13, fill="url(#ga-technology)", **edge),
        icon("i-gear", x - 52, y, 16),
        icon("i-gear", x + 52, y, 16),
    )


def supply_box(texts: Texts) -> Markup:
    box = PRINTED["supply"]
    area = (box["x"], box["y"], box["w"], box["h"])
    return group(
        rect(*area, 6, fill="#4a2f12", opacity=0.92),
        rect(*area, 6, fill="none", stroke=tiles.GILT),
        note(box["x"] + 6, box["y"] + 17.5, texts.say("note", "supply"), 10),
    )
