"""The table of Sankoré: its regions, rows, tabs and panel, and what a phone frames of it."""

from __future__ import annotations

from functools import partial
from typing import Final

from hightable.draw.layout import part
from hightable.draw.markup import Markup
from hightable.draw.scene import Box, Region, Scene, Sheet, Tab
from hightable.draw.shapes import Point
from hightable.draw.view import View
from hightable.games.sankore.box.areas import PORT_RECORDS
from hightable.games.sankore.box.components import CLASS_SPACE_RECORDS
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view import (
    area,
    astronomy,
    cards,
    favours,
    law,
    library,
    market,
    mathematics,
    panel,
    queues,
    scholar,
    school,
    theology,
    tracks,
    treasury,
)
from hightable.games.sankore.view.astronomy.ground import MAP, NODES, cell
from hightable.games.sankore.view.law.ground import SPACES
from hightable.games.sankore.view.mathematics.ground import CELL_RECORDS, WALL_BOXES, corner
from hightable.games.sankore.view.palette import HERE, LAYOUT
from hightable.games.sankore.view.school.ground import FEET, PRINTED, class_corner
from hightable.games.sankore.view.theology.ground import FEET as NICHES

TABS: Final[tuple[tuple[str, str, int | None], ...]] = (
    ("astronomy_west", "astronomy", 0),
    ("astronomy_east", "astronomy", 1),
    ("theology_west", "theology", 0),
    ("theology_east", "theology", 1),
    ("mathematics", "mathematics", None),
    ("law", "law", None),
    ("queues", "queues", 0),
    ("library", "library", None),
    ("market", "market", None),
    ("school", "school", 0),
    ("pieces", "school", 1),
    ("treasury", "treasury", None),
    ("favours", "favours", None),
    ("favour_first", "favour", 0),
    ("favour_last", "favour", 1),
    ("graduation", "graduation", 0),
)
Spots = dict[str, Point]


def on_map(spot: Point) -> Point:
    return spot[0] + MAP["x"], spot[1] + MAP["y"]


def small(spots: Spots) -> Spots:
    return {name.lower(): spot for name, spot in spots.items()}


SPOTS: Final[dict[str, Spots]] = {
    "astronomy": {name: on_map(spot) for name, spot in NODES.items()}
    | {space: on_map(cell(space)) for space in PORT_RECORDS},
    "theology": small(NICHES),
    "mathematics": small({wall: (x, y) for wall, (x, y, _, _) in WALL_BOXES.items()})
    | {name: corner(name) for name in CELL_RECORDS},
    "law": small(SPACES),
    "school": small(FEET) | {space: class_corner(space) for space in CLASS_SPACE_RECORDS},
}
STRIPS: Final = ("favour", "graduation", "queues")
PARTS: Final = {name: [part(said) for said in LAYOUT[name]["parts"]] for name in (*SPOTS, *STRIPS)}


def school_ground(scene: Scene[Seen]) -> Markup:
    """A school, or in its place the board of the Scholar."""
    return scholar.ground(scene) if scholar.level_of(scene) else school.ground(scene)


def school_play(scene: Scene[Seen]) -> Sheet:
    return scholar.play(scene) if scholar.level_of(scene) else school.play(scene)


def camera(scene: Scene[Seen], region: str) -> Box | None:
    """The first part that holds every lit target; the whole where there is none."""
    if region not in SPOTS:
        return None
    lit = targets(scene, region)
    fitting = [part for part in PARTS[region] if all(holds(part, spot) for spot in lit)]
    return fitting[0] if lit and fitting else None


def targets(scene: Scene[Seen], region: str) -> list[Point]:
    """Where the open options of a region lie."""
    nouns = [word.partition(" ")[2] for word in scene.choices]
    skill = PRINTED["skill"]
    found = [SPOTS[region][noun] for noun in nouns if noun in SPOTS[region]]
    if region == "school" and scene.seen.focus and not found:
        found = [(skill["x"], skill["y"])]
    if region == "astronomy" and scene.choice("from camel"):
        found.append(SPOTS[region][scene.seen.players[max(scene.seat, 0)].camel])
    return found


def holds(part: Box, spot: Point) -> bool:
    x, y = spot
    return part.x <= x <= part.x + part.width and part.y <= y <= part.y + part.height


VIEW: Final = View(
    package=HERE,
    regions=(
        Region("astronomy", astronomy.SIZE, astronomy.ground, astronomy.play, area.seats),
        Region("theology", theology.SIZE, theology.ground, theology.play, area.seats),
        Region("mathematics", mathematics.SIZE, mathematics.ground, mathematics.play, area.seats),
        Region("law", law.SIZE, law.ground, law.play, area.seats),
        Region("library", library.SIZE, library.ground, library.play, library.setup),
        Region("favour", tracks.FAVOUR, tracks.favour_ground, tracks.favour_play),
        Region("graduation", tracks.GRADUATE, tracks.graduation_ground, tracks.graduation_play),
        Region("school", school.SIZE, school_ground, school_play, scholar.level_of, True),
        Region("treasury", treasury.SIZE, treasury.ground, treasury.play, own=True),
        Region("market", market.SIZE, market.ground, market.play),
    ),
    rows=(
        ("astronomy", "theology"),
        ("mathematics", "law", "library"),
        ("favour", "graduation"),
        ("school", "treasury", "market"),
    ),
    tabs=tuple(
        Tab(key, name, None if number is None else PARTS[name][number])
        for key, name, number in TABS
    ),
    panel_only=(
        "activate",
        "bonus",
        "decline",
        "end turn",
        "keep",
        "move",
        "promote",
        "stop",
        "write",
    ),
    head=panel.head,
    players=panel.players,
    order=panel.turn_order,
    entries=panel.entries,
    sign=panel.sign,
    stands=panel.stands,
    drawings=("paint", "icons", "effects", "scenery"),
    pieces=("pieces",),
    faces=cards.symbols,
    strips=(
        Region("queues", queues.SIZE, queues.ground, queues.play, area.seats),
        Region("favours", favours.SIZE, favours.ground, favours.play),
    ),
    figure="p-camel-azure",
    heart=("school", Box(0, 22, 284, 242)),
    cameras={name: partial(camera, region=name) for name in SPOTS},
)
"""The four areas and the library above, school, treasury and market below."""
