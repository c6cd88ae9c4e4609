"""What a phone frames: the part of a region in which everything that is lit lies."""

from __future__ import annotations

from typing import Final

from hightable.draw.layout import part
from hightable.draw.scene import Box, Scene
from hightable.draw.shapes import Point
from hightable.games.sankore.box.areas import PORT_RECORDS
from hightable.games.sankore.box.components import CLASS_SPACE_RECORDS
from hightable.games.sankore.view import astronomyground, lawground, theologyground
from hightable.games.sankore.view.astronomyground import MAP
from hightable.games.sankore.view.look import look
from hightable.games.sankore.view.mathematicsground import CELL_RECORDS, WALL_BOXES, corner
from hightable.games.sankore.view.quarter import LAYOUT
from hightable.games.sankore.view.schoolground import FEET, PRINTED, class_corner

Spots = dict[str, Point]


def on_map(spot: Point) -> Point:
    return spot[0] + MAP["x"], spot[1] + MAP["y"]


def astronomy() -> Spots:
    nodes = {name: on_map(spot) for name, spot in astronomyground.NODES.items()}
    return nodes | {space: on_map(astronomyground.cell(space)) for space in PORT_RECORDS}


def mathematics() -> Spots:
    walls = {wall.lower(): (x, y) for wall, (x, y, _, _) in WALL_BOXES.items()}
    return walls | {cell: corner(cell) for cell in CELL_RECORDS}


def school() -> Spots:
    classes = {space: class_corner(space) for space in CLASS_SPACE_RECORDS}
    return classes | {space.lower(): foot for space, foot in FEET.items()}


def small(spots: Spots) -> Spots:
    return {name.lower(): spot for name, spot in spots.items()}


SPOTS: Final[dict[str, Spots]] = {
    "astronomy": astronomy(),
    "theology": small(theologyground.FEET),
    "mathematics": mathematics(),
    "law": small(lawground.SPACES),
    "school": school(),
}


STRIPS: Final = ("favour", "graduation")
PARTS: Final = {name: [part(said) for said in LAYOUT[name]["parts"]] for name in (*SPOTS, *STRIPS)}


def camera(scene: Scene, region: str) -> Box | None:
    """The first part that holds every lit target; the whole where there is none."""
    if region not in SPOTS:
        return None
    lit = targets(scene, region)
    fitting = [part for part in PARTS[region] if all(holds(part, spot) for spot in lit)]
    return fitting[0] if lit and fitting else None


def targets(scene: Scene, region: str) -> list[Point]:
    """Where the open options of a region lie."""
    nouns = [word.partition(" ")[2] for word in scene.choices]
    found = [SPOTS[region][noun] for noun in nouns if noun in SPOTS[region]]
    if region == "school" and look(scene).focus and not found:
        found = [(PRINTED["skill"]["x"], PRINTED["skill"]["y"])]
    if region == "astronomy" and scene.choice("from camel"):
        found.append(SPOTS[region][look(scene).mine.camel])
    return found


def holds(part: Box, spot: Point) -> bool:
    x, y = spot
    return part.x <= x <= part.x + part.width and part.y <= y <= part.y + part.height
