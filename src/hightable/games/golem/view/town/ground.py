"""What is printed on the town: palace, library, three districts, the graveyard."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import plaque, slot
from hightable.draw.counters import vp
from hightable.draw.markup import Markup, join
from hightable.draw.scene import Scene
from hightable.draw.shapes import at, circle, group, line, path, rect, text, words
from hightable.draw.tokens import tone
from hightable.games.golem.box import (
    BY_ID,
    DISTRICTS,
    GRAVE_RECORDS,
    ROMAN,
    SECTIONS,
    TILED,
    Record,
)
from hightable.games.golem.box import records as read_records
from hightable.games.golem.seen.table import Seen
from hightable.games.golem.view.cards.faces import CARD
from hightable.games.golem.view.icons import Fit, knowledge, one_line, resource, tile, two_lines
from hightable.games.golem.view.palette import (
    COAL,
    GOLD,
    HUES,
    LAYOUT,
    LIGHT,
    NIGHT,
    Area,
    board,
    dashed,
)

PRINTED: Final[dict[str, Any]] = LAYOUT["town"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
SECTION: Final = PRINTED["section"]
TOP: Final = PRINTED["city"]["y"]
RECORDS: Final = {
    (str(r["district"]), int(r["index"])): r for r in read_records("districts", "section").values()
}
RESOURCE: Final = {
    name: str(r["resource"]) for name, r in read_records("districts", "district").items()
}
STARS: Final = (31, 14, 88, 19, 121, 13, 168, 16, 214, 13, 243, 20, 289, 14, 487, 15, 531, 12)
WINDOWS: Final = (62, 27, 98, 22, 186, 21, 300, 27, 336, 21, 424, 21, 536, 26, 574, 21, 662, 21)
ROOFS: Final = (
    (0, 0), (14, -6), (22, -16), (30, -6), (44, -6), (44, -13), (52, -20), (60, -13), (60, -4),
    (78, -4), (84, -22), (88, -34), (92, -22), (98, -4), (118, -4), (126, -13), (140, -13),
    (148, -4), (168, -4), (172, -16), (176, -26), (180, -16), (184, -4), (202, -8), (212, -17),
    (222, -8), (238, -3),
)  # fmt: skip
ROOF_WIDTH: Final = 238


def cell(district: str, section: int, part: str) -> Area:
    """The street, tile or block of a section."""
    x = SECTION["x"] + (section - 1) * SECTION["step"] + (SECTION["gap"] if section > TILED else 0)
    y = PRINTED["district"][district] + SECTION[part]["y"]
    return round(x, 1), y, SECTION["w"], SECTION[part]["h"]


def grave(number: int) -> Area:
    box = PRINTED["grave"]
    return round(box["x"] + number * box["step"], 1), box["y"], box["w"], box["h"]


def menorah(district: str) -> tuple[float, float]:
    """Between VII and VIII."""
    x, y, _, height = cell(district, TILED + 1, "street")
    return x - 8, y + height / 2


def setup(scene: Scene[Seen]) -> tuple[tuple[tuple[str, ...], ...], tuple[bool, ...]]:
    seen = scene.seen
    tiles = tuple([tuple(seen.neighbourhoods[name]) for name in DISTRICTS])
    return tiles, tuple([grave.usable for grave in seen.graves])


def ground(scene: Scene[Seen]) -> Markup:
    seen = scene.seen
    return group(
        hall(scene),
        board(PRINTED["city"]["w"], PRINTED["city"]["h"], 0, TOP),
        sky(),
        [district(name, scene) for name in DISTRICTS],
        hill(scene),
        [tomb(n, record, seen.graves[n].usable) for n, record in enumerate(GRAVE_RECORDS)],
        plaque(PRINTED["city"]["w"] / 2, TOP + 9, 148, scene.say("plaque", "city")),
    )


def hall(scene: Scene[Seen]) -> Markup:
    """The arches of the palace and the shelf of the library."""
    size, first, books = PRINTED["hall"], PRINTED["palace"], PRINTED["library"]
    width, height, left = size["w"], size["h"], books["x"] - 10
    shelf = {"stroke": "url(#g-wood-across)", "stroke_width": 3}
    return group(
        board(width, height),
        [arch(first["x"] + n * first["step"], height) for n in range(4)],
        rect(left, 9, width - 9 - left, height - 18, 4, fill="#3a2514", fill_opacity=0.75),
        rect(left, height - 17, width - 9 - left, 8, 1, fill="url(#g-wood-across)"),
        line((left, 9), (left, height - 9), **shelf),
        [slot((books["x"] + n * books["step"], books["y"], *CARD), r=7) for n in range(5)],
        plaque(first["title"], 11, first["title_w"], scene.say("plaque", "palace")),
        plaque(books["title"], 11, books["title_w"], scene.say("plaque", "library")),
    )


def arch(x: float, height: float) -> Markup:
    width = CARD[0]
    left, right = x - 3, x + width + 3
    d = f"M{left} {height - 8}V44Q{left} 14 {x + width / 2} 11Q{right} 14 {right} 44"
    return path(
        d + f"V{height - 8}z", fill=NIGHT, fill_opacity=0.5, stroke="#c8963e", stroke_opacity=0.5
    )


def skyline(width: float) -> str:
    """Roofs, towers and a dome of the old town as one silhouette."""
    d, start = "M0 12", 0
    while start < width:
        d += "".join([f"L{start + x} {y + 6}" for x, y in ROOFS if start + x <= width])
        start += ROOF_WIDTH
    return d + f"L{width:g} 12z"


def pairs(numbers: tuple[int, ...]) -> list[tuple[int, int]]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def sky() -> Markup:
    """Evening over the roofs, the moon, and the numbers of the sections."""
    width = PRINTED["city"]["w"]
    return at(
        0,
        TOP,
        rect(8.6, 8.6, width - 17.2, 27, 4, fill="url(#g-evening)"),
        [circle(x, y, 0.8, fill="#fff7dc", opacity=0.85) for x, y in pairs(STARS)],
        circle(691, 20, 20, fill="url(#g-glow)", opacity=0.5),
        circle(691, 19, 7.5, fill="url(#g-moon)"),
        at(9, 28, path(skyline(width - 18), fill="#141b26")),
        [rect(x, y, 2, 3, fill="#ffcf72", opacity=0.9) for x, y in pairs(WINDOWS)],
        [roman(section) for section in range(1, SECTIONS + 1)],
    )


def roman(section: int) -> Markup:
    x, _, width, _ = cell("red", section, "street")
    halo = {"paint_order": "stroke", "stroke": "#10161f", "stroke_width": 3, "font_weight": 700}
    return words(x + width / 2, 31, ROMAN[section], 12, fill=GOLD, **halo)


def district(name: str, scene: Scene[Seen]) -> Markup:
    """A district's panel: its name and resource, ten sections, the ring of its menorah."""
    box, hue = PRINTED["district"], HUES[name]
    x, y, width, height = box["x"], box[name], box["w"], box["h"]
    ring = {"fill": NIGHT, "fill_opacity": 0.5, **dashed(hue.light, 0.6, "2 2")}
    spoken = words(
        0, 4, scene.say("plaque", name), 10.5, fill=LIGHT, font_weight=700, letter_spacing=1.6
    )
    return group(
        rect(x, y, width, height, 7, fill=f"url(#gh-{name})", stroke="#0b0805", stroke_width=1.2),
        rect(x, y, width, height, 7, fill="#10161f", fill_opacity=0.28),
        rect(
            x + 1.2,
            y + 1.2,
            width - 2.4,
            height - 2.4,
            6,
            fill="none",
            stroke=hue.light,
            opacity=0.5,
        ),
        group(spoken, transform=f"translate(24 {y + 34:g}) rotate(-90)"),
        resource(RESOURCE[name], 24.5, y + 73, 8.5),
        [section(name, n, scene) for n in range(1, SECTIONS + 1)],
        circle(*menorah(name), 9.5, **ring),
    )


def section(name: str, number: int, scene: Scene[Seen]) -> Markup:
    """Street, tile and block of a section."""
    street, block = cell(name, number, "street"), cell(name, number, "block")
    brick = "url(#g-block)" if number <= TILED else "url(#g-block-far)"
    income = RECORDS[name, number]["street_income"]
    word = f"create {name}" if number == 1 else None
    return join(
        rect(*street, 3.5, fill="url(#g-stone)", stroke="#2b2721", stroke_width=0.9),
        rect(*street, 3.5, fill="url(#t-cobble)"),
        one_line(income, (street[0] + 11, street[1] + 12), 18, 20),
        rect(*block, 3.5, fill=brick, stroke="#2b1a10", stroke_width=0.9),
        rect(*block, 3.5, fill="url(#t-brick)", data_word=word),
        quarter(name, number, scene.seen) if number <= TILED else entry(name, number, scene),
    )


def quarter(name: str, number: int, seen: Seen) -> Markup:
    """A neighbourhood tile."""
    x, y, width, height = cell(name, number, "tile")
    inner = {"fill": "none", "stroke": HUES[name].base, "stroke_width": 1.1}
    effects = BY_ID[seen.neighbourhoods[name][number - 1]]["effects"]
    return join(
        rect(x, y, width, height, 4, fill="url(#g-card)", stroke=COAL),
        rect(x + 2, y + 2, width - 4, height - 4, 3, **inner),
        tile(effects, (x + width / 2, y + height / 2), 23, width - 7),
    )


def entry(name: str, number: int, scene: Scene[Seen]) -> Markup:
    """What a golem pays to enter a block without a tile."""
    x, y, width, height = cell(name, number, "tile")
    cost, middle = RECORDS[name, number]["block_entry_cost"], y + height / 2
    edge = dashed(HUES[name].light, 0.35, "3 3")
    return join(
        rect(x, y, width, height, 4, fill=NIGHT, fill_opacity=0.62, **edge),
        vp(x + 16, middle, 10.5, cost),
        words(
            x + width / 2,
            middle + 3.5,
            scene.say("note", "or"),
            10,
            fill="#d8d3c6",
            font_style="italic",
        ),
        knowledge(x + 51, middle, 11, cost),
    )


def hill(scene: Scene[Seen]) -> Markup:
    """The graveyard under the wall."""
    y, right = TOP + 340, PRINTED["city"]["w"] - 18 - 490
    ridge = f"M9 {y}q120-14 240-4t250-4t{right} 2"
    spoken = {"fill": "#e9dfc4", "font_weight": 700, "letter_spacing": 1.3}
    return join(
        path(ridge + f"V{TOP + 379}a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4z", fill="#2b352b"),
        path(ridge, fill="none", stroke="#5f7058"),
        words(64, TOP + 357, scene.say("plaque", "graveyard"), 10.5, **spoken),
        words(
            64, TOP + 371, scene.say("note", "destroy"), 9.6, fill="#c9d0bd", font_style="italic"
        ),
    )


def tomb(number: int, record: Record, usable: bool) -> Markup:
    """A grave; those not used with so few players are faint."""
    x, y, width, height = grave(number)
    half = width / 2 - 6
    d = f"M{x + 6:g} {y + height}V{y + 16}q0-15 {half:g}-15t{half:g} 15V{y + height}z"
    stone = path(d, fill="#4a4f4a", stroke="#b9b6ad", stroke_opacity=0.6)
    middle = (x + width / 2, y + height / 2 + 3)
    if record["effects"]:
        inner = two_lines(record["effects"], middle, Fit(20, width - 18, 19, 15), LIGHT)
    else:
        inner = text(middle[0], middle[1] + 6, "\u221e", 20, fill=tone("paper-low"))
    return group(stone, inner, opacity=None if usable else 0.25)
