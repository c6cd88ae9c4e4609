"""Mathematics: walls around the Madrasa, its tiles, its clock and its students."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.hot import plate
from hightable.draw.markup import Markup, el, join
from hightable.draw.pieces import moved
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import group, icon, path, rect, use, words
from hightable.draw.tokens import colour
from hightable.games.sankore.box.components import DISCIPLINES
from hightable.games.sankore.view.area.play import UNSEEN, lay, sites
from hightable.games.sankore.view.cards import tile
from hightable.games.sankore.view.icons import pupil, seat_sign
from hightable.games.sankore.view.look import look
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
from hightable.games.sankore.view.words import name, tip

ACROSS: Final = 6


def play(scene: Scene) -> Sheet:
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
    return rect(*WALL_BOXES[space], data_tip=said, **UNSEEN)


def targets(scene: Scene) -> list[Markup]:
    """Walls to build, to move and to move to; tiles to flip."""
    lit = []
    for wall, (x, y, width, height) in WALL_BOXES.items():
        word = wall.lower()
        choice = scene.choice(f"space {word}") or scene.choice(f"to {word}")
        choice = choice or scene.choice(f"shift {word}")
        lit.append(plate(choice, (x - 1, y - 1, width + 2, height + 2), 4))
    size = GRID["cell"]
    return lit + [
        plate(scene.choice(f"flip {c}"), (*corner(c), size, size), 4) for c in CELL_RECORDS
    ]


def tiles(scene: Scene) -> list[Markup]:
    """The tiles of the Madrasa, who would win them, and where the next one goes."""
    madrasa = look(scene).madrasa
    drawn = [laid(cell, held, scene) for cell, held in madrasa["cells"].items()]
    if madrasa["next"]:
        x, y = corner(madrasa["next"])
        dashes = {"stroke": "#2b3f7a", "stroke_width": 1.8, "stroke_dasharray": "4 2.5"}
        said = tip("next_cell")
        drawn.append(rect(x + 1, y + 1, 35, 35, 3, fill="none", **dashes, data_tip=said))
    return drawn


def laid(cell: str, held: dict[str, object], scene: Scene) -> Markup:
    x, y = corner(cell)
    drawn = tile(str(held["id"]), x + 0.5, y + 0.5, 36, bool(held["star"]))
    winner = int(str(held["winner"]))
    if winner < 0 or not held["star"]:
        return drawn
    said = tip("star_winner", name=scene.names[winner])
    return join(drawn, group(seat_sign(winner, x + 30.5, y + 30, 4), data_tip=said))


def walls(scene: Scene) -> list[Markup]:
    drawn = []
    for wall, (x, y, width, height) in WALL_BOXES.items():
        seat = look(scene).spaces.get(wall)
        if seat is not None:
            kind = f"p-wall{'v' if width < height else ''}-{colour(seat).name}"
            name_of = f"wall-{colour(seat).name}-{wall}"
            said = tip("wall", name=scene.names[seat], place=name(wall))
            drawn.append(moved(name_of, x, y, use(kind, 0, 0, width, height), data_tip=said))
    return drawn


def clock(scene: Scene) -> Markup:
    """How many of the numbered cells are filled."""
    madrasa = look(scene).madrasa
    filled, of = madrasa["filled"], madrasa["of"]
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
    return group(count, boxes, data_tip=tip("clock", n=filled, of=of))


def squares(numbers: range) -> str:
    """A small square for each cell, six in a row."""
    box = PRINTED["clock"]
    spots = [
        (box["x"] + n % ACROSS * box["step"], box["boxes"] + n // ACROSS * box["step"])
        for n in numbers
    ]
    return "".join([f"M{x} {y}h9v9h-9z" for x, y in spots]) or "M0 0"


def student(scene: Scene, kind: str) -> Markup:
    """A student in the Madrasa, and the stars of its discipline."""
    madrasa = look(scene).madrasa
    x, y = scholar(kind)
    stars = madrasa["stars"][kind]
    said = tip("stars", n=stars, kind=name(kind))
    figure = words(x - 4, y + 12.5, stars, 11, fill="#f4e3b8", font_weight=700)
    shown = group(figure, icon("i-prestige-" + kind, x + 7, y + 8.6, 12), data_tip=said)
    if kind not in madrasa["students"]:
        return shown
    inside = tip("scholar", kind=name(kind))
    return join(pupil(f"ms-{kind}", kind, (x, y), 21, data_tip=inside), shown)
