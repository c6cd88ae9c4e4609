"""The Scholar's board: the discipline of each turn, and why it did what it did."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from hightable.draw.markup import Markup
from hightable.draw.pieces import moved
from hightable.draw.scene import Scene
from hightable.draw.shapes import group, rect, text, use
from hightable.games.sankore.box.components import (
    CLASS_RECORDS,
    OBJECTIVE_RECORDS,
)
from hightable.games.sankore.view.icons import roundel
from hightable.games.sankore.view.look import look
from hightable.games.sankore.view.palette import CREAM, GILT, SOFT
from hightable.games.sankore.view.scholar.ground import PRINTED, corner
from hightable.games.sankore.view.words import TEXTS, Record, graduation, logged, name, tip

WIDE: Final = 44
Groups = dict[str, list[Markup]]


def play(scene: Scene) -> Groups:
    return {
        "school-classes": turns(scene),
        "school-students": [*reason(scene), bag(scene)],
        "school-degrees": degrees(scene),
    }


def told(scholar: Record) -> list[tuple[str, str]]:
    """For each turn that was had: its discipline, and the class tile or card that showed it."""
    cards = [(OBJECTIVE_RECORDS[c]["prestige_discipline"], c) for c in scholar["flipped"]]
    drawn = [*scholar["row2"], *scholar["row3"]]
    tiles = [*scholar["tiles"], *[""] * len(drawn)]
    return cards + list(zip(drawn, tiles, strict=False))


def turns(scene: Scene) -> list[Markup]:
    scholar = look(scene).scholar or {}
    drawn = []
    for turn, (kind, shown) in enumerate(told(scholar), 1):
        x, y = corner(turn)
        middle = (x + PRINTED["turn"]["w"] / 2 - 1, y + 13.5)
        if kind:
            drawn.append(group(roundel(kind, *middle, 9.4), data_tip=spoken(turn, kind, shown)))
        elif shown:
            drawn.append(use(f"ct-{shown}", x + 2, y + 5, 28, 17.4, data_tip=name(shown)))
    if scholar["turn"]:
        drawn.append(current(scholar["turn"]))
    return drawn


def spoken(turn: int, kind: str, shown: str) -> str:
    with_it = name(shown) if shown in CLASS_RECORDS or shown in OBJECTIVE_RECORDS else ""
    said = tip("scholar_turn", n=turn, kind=name(kind))
    return f"{said}. {with_it}" if with_it else said


def current(turn: int) -> Markup:
    x, y = corner(turn)
    edge = {"fill": "none", "stroke": GILT, "stroke_width": 2}
    return rect(x - 1, y - 1, PRINTED["turn"]["w"], PRINTED["turn"]["h"] + 2, 5, **edge)


def why(scene: Scene) -> list[str]:
    """The priorities that decided in this turn, in order."""
    scholar = look(scene).scholar or {"reasons": []}
    return [logged(key, TEXTS("word", "it"), a, b) for key, a, b in scholar["reasons"]]


def reason(scene: Scene) -> list[Markup]:
    """What decided last, in two lines at most."""
    reasons = why(scene) or [""]
    box = PRINTED["why"]
    lines = [
        text(box["x"], box["y"] + n * 13, line, 10.8, fill=CREAM, text_anchor="start")
        for n, line in enumerate(wrap(reasons[-1], WIDE)[:2])
    ]
    return [group(lines, data_tip=". ".join(reasons))]


def bag(scene: Scene) -> Markup:
    """The students in its bag, and the cards left in its deck."""
    scholar = look(scene).scholar or {}
    box = PRINTED["bag"]
    drawn = []
    for n, (kind, count) in enumerate(scholar["bag"].items()):
        x = box["x"] + n * box["step"]
        drawn.append(use(f"p-pupil-{kind}", x, box["y"] - 11, 13, 16))
        drawn.append(text(x + 19, box["y"] + 3, count, 10.5, fill=SOFT))
    return group(drawn, data_tip=tip("bag", n=scholar["deck"]))


def degrees(scene: Scene) -> list[Markup]:
    """Its Graduation tiles, small."""
    box, drawn = PRINTED["degrees"], []
    for n, tile in enumerate(look(scene).shown.graduations):
        x = box["x"] + n * box["step"]
        face = use(f"gr-{tile}", 0, 0, 17, 22)
        drawn.append(moved(f"gt-{tile}", x, box["y"], face, data_tip=graduation(tile)))
    return drawn
