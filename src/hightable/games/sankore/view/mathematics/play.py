"""Mathematics: walls around the Madrasa, its tiles, its clock and its students."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.hot import known, plate
from hightable.draw.markup import Markup, el, join
from hightable.draw.pieces import moved
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import group, icon, path, rect, use, words
from hightable.draw.tokens import colour
from hightable.games.sankore.box.components import DISCIPLINES
from hightable.games.sankore.effect_text import called
from hightable.games.sankore.seen.table import Seen, SeenCell
from hightable.games.sankore.view.area.play import UNSEEN, lay, sites
from hightable.games.sankore.view.cards import tile
from hightable.games.sankore.view.icons import pupil, seat_sign
from hightable.games.sankore.view.mathematics.ground import (
    AREA,
    CELL_RECORDS,
    GRID,
    PRINTED,
    WALL_BOXES,
    corner,
    scholar,
)
from hightable.games.sankore.view.palette import CREAM, GILT

ACROSS: Final = 6


def play(scene: Scene[Seen]) -> Sheet:
    own = {
        "sites": sites(scene, AREA, WALL_BOXES, site),
        "tiles": tiles(scene),
        "pieces": walls(scene),
        "clock": [clock(scene)],
        "scholars": [student(scene, kind) for kind in DISCIPLINES],
        "hot": targets(scene),
    }
    return lay(scene, AREA, own)


@cache
def site(space: str, said: str) -> Markup:
    """An unseen plate in the shape of a wall."""
    word = known(f"space {space.lower()}", f"to {space.lower()}")
    return rect(*WALL_BOXES[space], data_tip=said, data_word=word, **UNSEEN)


def targets(scene: Scene[Seen]) -> list[Markup]:
    """Walls to build, to move and to move to; tiles to flip."""
    lit = []
    for wall, choice in scene.lit(WALL_BOXES, "space", "to", "shift"):
        x, y, width, height = WALL_BOXES[wall]
        lit.append(plate(choice, (x - 1, y - 1, width + 2, height + 2), 4))
    for cell, choice in scene.lit(CELL_RECORDS, "flip"):
        lit.append(plate(choice, (*corner(cell), GRID["cell"], GRID["cell"]), 4))
    return lit


def tiles(scene: Scene[Seen]) -> list[Markup]:
    """The tiles of the Madrasa, who would win them, and where the next one goes."""
    madrasa = scene.seen.madrasa
    drawn = [laid(cell, held, scene) for cell, held in madrasa.cells.items()]
    if madrasa.next_cell:
        x, y = corner(madrasa.next_cell)
        dashes = {"stroke": "#2b3f7a", "stroke_width": 1.8, "stroke_dasharray": "4 2.5"}
        said = scene.say("tip", "next_cell")
        drawn.append(rect(x + 1, y + 1, 35, 35, 3, fill="none", **dashes, data_tip=said))
    return drawn


def laid(cell: str, held: SeenCell, scene: Scene[Seen]) -> Markup:
    x, y = corner(cell)
    face = tile(scene, held.tile, (x + 0.5, y + 0.5), 36, held.star)
    drawn = group(face, data_word=f"flip {cell}")
    if held.winner < 0 or not held.star:
        return drawn
    said = scene.say("tip", "star_winner", name=scene.names[held.winner])
    return join(drawn, group(seat_sign(held.winner, x + 30.5, y + 30, 4), data_tip=said))


def walls(scene: Scene[Seen]) -> list[Markup]:
    drawn = []
    for wall, (x, y, width, height) in WALL_BOXES.items():
        seat = scene.seen.owner.get(wall)
        if seat is not None:
            kind = f"p-wall{'v' if width < height else ''}-{colour(seat).name}"
            name_of = f"wall-{colour(seat).name}-{wall}"
            who, place = scene.names[seat], called(wall, scene.texts)
            said = scene.say("tip", "wall", name=who, place=place)
            shape, word = use(kind, 0, 0, width, height), f"shift {wall.lower()}"
            drawn.append(moved(name_of, x, y, shape, data_tip=said, data_word=word))
    return drawn


def clock(scene: Scene[Seen]) -> Markup:
    """How many of the numbered cells are filled."""
    madrasa = scene.seen.madrasa
    filled, of = madrasa.filled, madrasa.numbered
    side, box = PRINTED["side"], PRINTED["clock"]
    middle = side["x"] + side["w"] / 2
    large = el("tspan", filled, font_size=26, fill=CREAM)
    boxes = join(
        path(squares(range(filled)), fill=GILT, stroke="#c8963e"),
        path(squares(range(filled, of)), fill="none", stroke="#c8963e"),
    )
    count = el(
        "text",
        large,
        el("tspan", f" / {of}", font_size=15, fill=GILT),
        x=middle,
        y=box["y"],
        font_size=15,
        text_anchor="middle",
        font_weight=700,
    )
    return group(count, boxes, data_tip=scene.say("tip", "clock", n=filled, of=of))


def squares(numbers: range) -> str:
    """A small square for each cell, six in a row."""
    box = PRINTED["clock"]
    spots = [
        (box["x"] + n % ACROSS * box["step"], box["boxes"] + n // ACROSS * box["step"])
        for n in numbers
    ]
    return "".join([f"M{x} {y}h9v9h-9z" for x, y in spots]) or "M0 0"


def student(scene: Scene[Seen], kind: str) -> Markup:
    """A student in the Madrasa, and the stars of its discipline."""
    madrasa = scene.seen.madrasa
    x, y = scholar(kind)
    stars = madrasa.visible_stars[kind]
    said = scene.say("tip", "stars", n=stars, kind=scene.texts.name(kind))
    figure = words(x - 4, y + 12.5, stars, 11, fill="#f4e3b8", font_weight=700)
    shown = group(figure, icon("i-prestige-" + kind, x + 7, y + 8.6, 12), data_tip=said)
    if kind not in madrasa.guests:
        return shown
    inside = scene.say("tip", "scholar", kind=scene.texts.name(kind))
    return join(pupil(f"ms-{kind}", kind, (x, y), 21, data_tip=inside), shown)
