"""The Scholar's board: its phases and turns, the discipline of each, and why it did what it did."""

from __future__ import annotations

from functools import cache
from textwrap import wrap
from typing import Any, Final

from hightable.draw.boards import plaque, wood
from hightable.draw.markup import Markup
from hightable.draw.pieces import moved
from hightable.draw.scene import Scene
from hightable.draw.shapes import Point, group, icon, rect, text, use, words
from hightable.games.sankore.box.components import (
    CLASS_RECORDS,
    OBJECTIVE_RECORDS,
    SCHOLAR_RECORDS,
    SCHOLAR_TURNS,
    records,
)
from hightable.games.sankore.view import schoolground
from hightable.games.sankore.view.look import look
from hightable.games.sankore.view.marks import roundel
from hightable.games.sankore.view.palette import CREAM, DEEP, GILDED, GILT, ROMAN, SOFT
from hightable.games.sankore.view.quarter import LAYOUT
from hightable.games.sankore.view.words import TEXTS, Record, graduation, logged, name, tip

PRINTED: Final[dict[str, Any]] = LAYOUT["scholar"]
PHASES: Final = [record["turns"] for record in records("solo", "phase").values()]
WIDE: Final = 44
Groups = dict[str, list[Markup]]
ACTION: Final = {
    "contribute_book": "e-book_any",
    "enrol_by_discipline": "e-enrol",
    "enrol_by_area": "e-enrol",
    "establish_class": "e-establish",
    "gain_prestige": "e-prestige_any",
    "graduate_student": "e-graduate",
    "place_sankore": "i-tile",
    "teach_class": "i-class",
}


def place(turn: int) -> tuple[int, int]:
    """The phase, from 0, and the place in it of a turn, from 1."""
    phase = 0
    while turn > PHASES[phase]:
        turn -= PHASES[phase]
        phase += 1
    return phase, turn - 1


def corner(turn: int) -> Point:
    phase, at = place(turn)
    return PRINTED["turn"]["x"] + at * PRINTED["turn"]["w"], PRINTED["rows"][phase]


@cache
def ground(level: str) -> Markup:
    """Its sixteen turns in three rows, each with its actions; the tracks are those of a school."""
    turns = [record for record in SCHOLAR_TURNS.values() if record["difficulty"] == level]
    box = LAYOUT["school"]["sky"]
    area = (box["x"], box["y"], box["w"], box["h"])
    where = LAYOUT["school"]["plaque"]
    return group(
        wood(*schoolground.SIZE),
        rect(*area, 6, fill="url(#g-night)"),
        rect(*area, 6, fill="none", stroke=GILDED, opacity=0.7),
        [phase_name(n) for n in range(len(PHASES))],
        [printed(record) for record in turns],
        words(16, 40, SCHOLAR_RECORDS[level]["name"], 12, fill=GILT, text_anchor="start"),
        schoolground.tracks(),
        plaque(where["x"], where["y"], where["w"] + 20, TEXTS("plaque", "scholar")),
    )


def phase_name(phase: int) -> Markup:
    y = PRINTED["rows"][phase] + 22
    ink = {"fill": CREAM, "font_weight": 700}
    return words(PRINTED["phase"]["x"], y, ROMAN[phase + 1], 15, **ink)


def printed(record: Record) -> Markup:
    """A turn: room for its discipline, its actions below."""
    x, y = corner(record["turn"])
    width, height = PRINTED["turn"]["w"] - 2, PRINTED["turn"]["h"]
    dashes = {"stroke": "#9db4f0", "stroke_opacity": 0.6, "stroke_dasharray": "3 2"}
    signs = [
        icon(ACTION[action], x + 7.8 + n % 2 * 15, y + 34 + n // 2 * 14, 14, color="#e9cf95")
        for n, action in enumerate(record["actions"])
    ]
    return group(
        rect(x, y, width, height, 4, fill=DEEP, stroke="#3b56a6"),
        rect(x + 3, y + 3, width - 6, 21, 3, fill="#000", fill_opacity=0.3, **dashes),
        signs,
    )


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
