"""The favour track and the graduation tiles that are left."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hightable.draw.boards import plaque
from hightable.draw.hot import plate
from hightable.draw.markup import Markup
from hightable.draw.pieces import fan, figure, moved, piece
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import Point, group, rect, text, use
from hightable.draw.strip import strip
from hightable.draw.tokens import colour
from hightable.games.sankore.box.components import DISCIPLINES, FAVOUR_RECORDS, GRADUATION_RECORDS
from hightable.games.sankore.view.faces import GRADUATION
from hightable.games.sankore.view.glyphs import glyphs
from hightable.games.sankore.view.look import look
from hightable.games.sankore.view.palette import EDGE, GILDED
from hightable.games.sankore.view.quarter import LAYOUT
from hightable.games.sankore.view.words import TEXTS, Record, favour, graduation, tip

TRACK: Final[dict[str, Any]] = LAYOUT["favour"]
DEGREES: Final[dict[str, Any]] = LAYOUT["graduation"]
FAVOUR: Final = (TRACK["w"], TRACK["h"])
GRADUATE: Final = (DEGREES["w"], DEGREES["h"])
DISC: Final = figure("disc", 12.5)
LEVELS: Final = 4


def cloth(size: tuple[float, float]) -> list[Markup]:
    """A strip of mud-cloth with a gilt rule."""
    width, height = size
    rule = {"fill": "none", "stroke": GILDED, "opacity": 0.85}
    return [
        rect(0, 0, width, height, 9, fill="url(#g-cloth)"),
        rect(0, 0, width, height, 9, fill="url(#t-zigzag)", opacity=0.3),
        rect(0.5, 0.5, width - 1, height - 1, 9, fill="none", stroke="#0a0502"),
        rect(2.5, 2.5, width - 5, height - 5, 7, **rule),
    ]


def titled(box: Record, key: str) -> Markup:
    return plaque(box["plaque"]["x"], box["h"] / 2, box["plaque"]["w"], TEXTS("plaque", key), 10)


def title_target(scene: Scene, box: Record, word: str) -> Markup:
    """The name of a strip is the button of its action."""
    width = box["plaque"]["w"]
    return plate(scene.choice(word), (box["plaque"]["x"] - width / 2, 10, width, 20), 10)


# ---- the favour track -------------------------------------------------------------------------


def middle(space: int) -> float:
    x: float = TRACK["space"]["x"] + (space - 1) * TRACK["space"]["step"]
    return x


def favour_ground(scene: Scene) -> Markup:
    spaces = [printed(record) for record in FAVOUR_RECORDS.values()]
    return group(cloth(FAVOUR), titled(TRACK, "favour"), spaces)


def printed(record: Record) -> Markup:
    box, x = TRACK["space"], middle(record["space"])
    ink = {"fill": "#6b4d20", "text_anchor": "start", "font_weight": 600}
    area = (x - box["w"] / 2, 5, box["w"], box["h"])
    return group(
        rect(*area, 5, fill="url(#g-tile)", stroke=EDGE),
        strip(glyphs(record["effect"]), (x, 15.5), 18, box["w"] - 2),
        text(x - 14, 32.3, record["space"], 9.4, **ink),
    )


def favour_play(scene: Scene) -> Sheet:
    there: dict[int, list[int]] = {}
    for player in look(scene).players:
        there.setdefault(player.favour, []).append(player.seat)
    discs = [disc(scene, space, seats) for space, seats in there.items()]
    spaces = [record["space"] for record in FAVOUR_RECORDS.values()]
    lit = [target(scene, space) for space in spaces]
    sheets = {
        "favour-tips": [unseen(space) for space in spaces],
        "favour-discs": discs,
        "favour-hot": [title_target(scene, TRACK, "favour"), *lit],
    }
    return {key: group(parts, id=key) for key, parts in sheets.items()}


@cache
def unseen(space: int) -> Markup:
    """An unseen plate that says what a space gives."""
    area = (middle(space) - 16.5, 5, 33, 30)
    return rect(*area, fill="#fff", fill_opacity=0, data_tip=favour(space))


def target(scene: Scene, space: int) -> Markup:
    return plate(scene.choice(f"take {space}"), (middle(space) - 17.5, 4, 35, 32), 6)


def disc(scene: Scene, space: int, seats: list[int]) -> list[Markup]:
    x = middle(space)
    return [
        piece(
            f"disc-{colour(seat).name}",
            DISC,
            seat,
            (x + step, 38),
            tip("disc", name=scene.names[seat], n=space),
        )
        for seat, step in zip(seats, fan(len(seats), 11, 32), strict=True)
    ]


# ---- graduation tiles -------------------------------------------------------------------------


def corner(tile: str) -> Point:
    record, box = GRADUATION_RECORDS[tile], DEGREES["tile"]
    x = box["x"] + DISCIPLINES.index(record["discipline"]) * box["group"]
    return x + (LEVELS - record["level"]) * box["step"], box["y"]


def graduation_ground(scene: Scene) -> Markup:
    slots = [use("b-niche", *corner(tile), *GRADUATION) for tile in GRADUATION_RECORDS]
    return group(cloth(GRADUATE), titled(DEGREES, "graduation"), slots)


def graduation_play(scene: Scene) -> Sheet:
    tiles = [
        moved(
            f"gt-{tile}",
            *corner(tile),
            use(f"gr-{tile}", 0, 0, *GRADUATION),
            data_tip=graduation(tile),
        )
        for tile in look(scene).supply["graduation"]
    ]
    sheets = {
        "graduation-tiles": tiles,
        "graduation-hot": [title_target(scene, DEGREES, "graduate")],
    }
    return {key: group(parts, id=key) for key, parts in sheets.items()}
