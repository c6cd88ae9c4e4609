"""The ground of the Scholar's board: its phases, its turns and their actions."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import plaque, wood
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import Point, group, icon, rect, words
from hightable.games.sankore.box.components import SCHOLAR_TURNS, Record, records
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.palette import CREAM, DEEP, GILDED, GILT, LAYOUT, ROMAN
from hightable.games.sankore.view.school.ground import SIZE, tracks

PRINTED: Final[dict[str, Any]] = LAYOUT["scholar"]
PHASES: Final = [record["turns"] for record in records("solo", "phase").values()]
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


def level_of(scene: Scene[Seen]) -> str:
    """How hard the Scholar is whose board is shown; nothing where a school is."""
    own = scene.seen.scholar
    return own.level if own is not None and scene.seen.is_scholar(scene.board) else ""


def ground(scene: Scene[Seen]) -> Markup:
    """Its sixteen turns in three rows, each with its actions; the tracks are those of a school."""
    level = level_of(scene)
    turns = [record for record in SCHOLAR_TURNS.values() if record["difficulty"] == level]
    box = LAYOUT["school"]["sky"]
    area = (box["x"], box["y"], box["w"], box["h"])
    where = LAYOUT["school"]["plaque"]
    return group(
        wood(*SIZE),
        rect(*area, 6, fill="url(#g-night)"),
        rect(*area, 6, fill="none", stroke=GILDED, opacity=0.7),
        [phase_name(n) for n in range(len(PHASES))],
        [printed(record) for record in turns],
        words(16, 40, scene.texts.name(level), 12, fill=GILT, text_anchor="start"),
        tracks(scene),
        plaque(where["x"], where["y"], where["w"] + 20, scene.say("plaque", "scholar")),
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
