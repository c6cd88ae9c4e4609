"""A school: classes and students in the building; pieces left, skills and Knowledge beside it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from hightable.draw.hot import known as known_by
from hightable.draw.hot import plate, spot
from hightable.draw.markup import NOTHING, Markup, el
from hightable.draw.pieces import moved
from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import Point, group, rect, use
from hightable.draw.tokens import colour
from hightable.games.sankore.box.components import (
    CLASS_SPACES,
    DISCIPLINES,
    INTRODUCTORY,
    PIECES_EACH,
)
from hightable.games.sankore.effect_text import called, class_text, graduation_text, skill_text
from hightable.games.sankore.seen.players import SeenPlayer, SeenSchool
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.icons import know, pupil, skill
from hightable.games.sankore.view.palette import CREAM, GILT, PIECE, SIGN
from hightable.games.sankore.view.school.ground import (
    FEET,
    PANEL,
    PRINTED,
    TRACK,
    class_corner,
    class_size,
    row_y,
)

STARRED: Final = 3
PARTS: Final = ("school", "shared", "bonus", "cards")
Groups = dict[str, list[Markup]]


def shown(scene: Scene[Seen]) -> SeenPlayer:
    """The player whose school it is."""
    return scene.seen.players[scene.board]


def play(scene: Scene[Seen]) -> Sheet:
    return lay(scene, building(scene))


def lay(scene: Scene[Seen], left: Groups) -> Sheet:
    """What is at the left, and the tracks, skills and Knowledge every board has."""
    rows = list(enumerate(DISCIPLINES))
    sheets: Groups = left | {
        "school-tracks": [part for n, kind in rows for part in track(scene, n, kind)],
        "school-skills": [part for n, kind in rows for part in skills(scene, n, kind)],
        "school-known": [known(scene, n, kind) for n, kind in rows],
        "school-hot": targets(scene),
    }
    return {key: group(parts, id=key) for key, parts in sheets.items()}


# ---- the building -----------------------------------------------------------------------------


def building(scene: Scene[Seen]) -> Groups:
    return {
        "school-classes": [
            *[class_tile(scene, space) for space in shown(scene).school.classes],
            *offered(scene),
        ],
        "school-students": students(scene),
        "school-degrees": degrees(scene),
    }


def class_tile(scene: Scene[Seen], space: str) -> Markup:
    """A class; the one that is being taught has a bright rim."""
    school = shown(scene).school
    which, (x, y) = school.classes[space], class_corner(space)
    width, height = class_size(space)
    basic = which in DISCIPLINES
    face = f"ci-{which}" if basic else f"ct-{which}"
    id_of = f"in-{which}" if basic else f"c-{which}"
    edge = {"fill": "none", "stroke": CREAM, "stroke_width": 2}
    rim = rect(-1.5, -1.5, width + 3, height + 3, 5, **edge) if school.teaching == space else None
    word = scene.mine(known_by(f"class {space.lower()}", f"space {space.lower()}"))
    more = {"data_tip": class_text(which, scene.texts), "data_word": word}
    return moved(id_of, x, y, use(face, 0, 0, width, height), rim, **more)


def offered(scene: Scene[Seen]) -> list[Markup]:
    """Introductory Classes that are still to be placed wait on the free spaces."""
    if scene.board != scene.seat:
        return []
    there = shown(scene).school.classes
    free = [space for space in CLASS_SPACES[:INTRODUCTORY] if space not in there]
    drawn = []
    for space, (kind, choice) in zip(free, scene.after("intro"), strict=False):
        x, y = class_corner(space)
        area = (x, y, *class_size(space))
        drawn.append(use(f"ci-{kind}", *area, opacity=0.75))
        drawn.append(plate(choice, area, 5))
    return drawn


def students(scene: Scene[Seen]) -> list[Markup]:
    """Students on their spaces, the active one on its class; numbered as they stood before."""
    school, met, drawn = shown(scene).school, dict.fromkeys(DISCIPLINES, 0), []
    tint = colour(scene.board).name
    for space in FEET:
        if space == school.origin and school.active:
            met[school.active] += 1
            drawn.append(active(scene, f"st-{tint}-{school.active}-{met[school.active]}"))
        if space in school.students:
            kind = school.students[space]
            met[kind] += 1
            x, y = FEET[space]
            place = called(space, scene.texts)
            said = scene.say("tip", "student", kind=scene.texts.name(kind), place=place)
            id_of = f"st-{tint}-{kind}-{met[kind]}"
            asked = known_by(f"student {space.lower()}", f"send {space.lower()}")
            more = {"data_tip": said, "data_word": scene.mine(asked)}
            drawn.append(pupil(id_of, kind, (x, y + 1), 19, **more))
    return drawn


def active(scene: Scene[Seen], id_of: str) -> Markup:
    """The active student, on the class it is taught in."""
    school = shown(scene).school
    said = scene.say("tip", "active", kind=scene.texts.name(school.active))
    more = {"data_tip": said, "data_word": scene.mine("send active")}
    return pupil(id_of, school.active, active_foot(school), 22, **more)


def active_foot(school: SeenSchool) -> Point:
    x, y = class_corner(school.teaching)
    return x + 11, y + 20


def degrees(scene: Scene[Seen]) -> list[Markup]:
    """Graduation tiles with their students, until one goes to the Madrasa."""
    school, drawn = shown(scene).school, []
    for place, tile in enumerate(school.graduated):
        where = PRINTED["degrees"][place % len(PRINTED["degrees"])]
        x, y = where["x"], where["y"]
        face = use(f"gr-{tile}", 0, 0, 32, 41)
        said = graduation_text(tile, scene.texts)
        word = scene.mine(f"send {tile}")
        drawn.append(moved(f"gt-{tile}", x, y, face, data_tip=said, data_word=word))
        if tile in school.alumni:
            kind = tile.split("_")[1]
            drawn.append(pupil(f"gs-{tile}", kind, (x + 29, y + 42), 16))
    return drawn


def track(scene: Scene[Seen], place: int, kind: str) -> list[Markup]:
    """The pieces that are left cover what leaving them reveals."""
    figure, tint = SIGN[PIECE[kind]], colour(scene.board).name
    left, y = shown(scene).school.tracks[PIECE[kind]], row_y(place) - 2
    drawn = []
    for n in range(PIECES_EACH - left, PIECES_EACH):
        face = f"left-{figure}-{tint}" + ("-star" if n >= STARRED else "")
        drawn.append(use(face, TRACK["x"] + n * TRACK["step"], y, 24, 23))
    pieces = scene.say("count", PIECE[kind], n=left)
    return [group(drawn, data_tip=scene.say("tip", "left", pieces=pieces))]


def skills(scene: Scene[Seen], place: int, kind: str) -> list[Markup]:
    box, y, tint = PRINTED["skill"], row_y(place), colour(scene.board).name
    drawn = []
    for n, tile in enumerate(shown(scene).school.skills[kind]):
        said = skill_text(tile, scene.texts)
        face = skill(tile, 0, 0, 12.4, kind)
        id_of = f"sk-{tint}-{kind}-{n}"
        asked = known_by(f"skill {tile}", f"replace {tile}")
        more = {"data_tip": said, "data_word": scene.mine(asked)}
        drawn.append(moved(id_of, box["x"] + n * box["step"], y + box["y"], face, **more))
    return drawn


def known(scene: Scene[Seen], place: int, kind: str) -> Markup:
    """Knowledge of a discipline as a sum of its parts."""
    parts, y = asdict(shown(scene).knowledge[kind]), row_y(place)
    box = PRINTED["known"]
    lit = scene.seen.taught == kind and scene.seen.turn == scene.board
    edge = {"fill": "none", "stroke": GILT, "stroke_width": 1.5}
    return group(
        rect(PANEL + 0.8, y - 5.2, 258.4, 52.4, 6, **edge) if lit else None,
        know(box["x"], y + box["y"], box["r"], parts["total"]),
        summed(scene, parts, y + 40.5),
        data_tip=scene.say("tip", "known", area=scene.texts.name(kind), **parts),
        data_word=scene.mine(f"section {kind}"),
    )


def summed(scene: Scene[Seen], parts: dict[str, int], y: float) -> Markup:
    """`2 school + 4 shared + 1 class`; the first two always, the others if they count."""
    ink: dict[str, Any] = {"fill": CREAM, "font_weight": 700}
    spans: list[Any] = []
    for part in PARTS:
        if parts[part] or part in PARTS[:2]:
            spans += [" + "] if spans else []
            spans += [el("tspan", parts[part], **ink), " " + scene.say("part", part)]
    place = {"x": 538, "y": y, "font_size": 11, "fill": "#e0cda4", "text_anchor": "end"}
    return el("text", *spans, **place)


# ---- targets ------------------------------------------------------------------------------------


def targets(scene: Scene[Seen]) -> list[Markup]:
    """Classes, students and their spaces, skills and sections; the actions on their boards."""
    if scene.board != scene.seat:
        return []
    return [
        *[class_target(*lit) for lit in scene.lit(CLASS_SPACES, "class", "space")],
        *[student_target(*lit) for lit in scene.lit(FEET, "student", "send", "to")],
        active_target(scene),
        *degree_targets(scene),
        *[part for n, kind in enumerate(DISCIPLINES) for part in skill_targets(scene, n, kind)],
        *actions(scene),
    ]


def class_target(space: str, choice: Choice) -> Markup:
    x, y = class_corner(space)
    width, height = class_size(space)
    return plate(choice, (x - 1, y - 1, width + 2, height + 2), 5)


def student_target(space: str, choice: Choice) -> Markup:
    x, y = FEET[space]
    return spot(choice, x, y - 9, 13)


def active_target(scene: Scene[Seen]) -> Markup:
    """The active student may go to the Madrasa."""
    choice = scene.own("send active")
    if choice is None:
        return NOTHING
    x, y = active_foot(shown(scene).school)
    return spot(choice, x, y - 11, 13)


def degree_targets(scene: Scene[Seen]) -> list[Markup]:
    """A graduate who may go to the Madrasa."""
    lit = []
    for place, tile in enumerate(shown(scene).school.graduated):
        where = PRINTED["degrees"][place % len(PRINTED["degrees"])]
        lit.append(plate(scene.own(f"send {tile}"), (where["x"], where["y"], 34, 42), 8))
    return lit


def skill_targets(scene: Scene[Seen], place: int, kind: str) -> list[Markup]:
    """The section, or the tiles of the one in question, each of those alike."""
    y, box = row_y(place), PRINTED["skill"]
    section = scene.own(f"section {kind}")
    lit = [plate(section, (PANEL, y - 6, 260, 54), 7)] if section else []
    if scene.seen.focus != kind:
        return lit
    held = shown(scene).school.skills[kind]
    for n, tile in enumerate(held):
        choice = scene.own(f"skill {tile}") or scene.own(f"replace {tile}")
        x, again = box["x"] + n * box["step"], tile in held[:n]
        lit.append(spot(choice, x, y + box["y"], 12.5, again=again))
    return lit


def actions(scene: Scene[Seen]) -> list[Markup]:
    """Teaching and enrolling begin at the school."""
    where, doors = PRINTED["plaque"], PRINTED["enrol"]
    title = (where["x"] - where["w"] / 2, where["y"] - 10, where["w"], 20)
    step = (doors["x"], doors["y"], doors["w"], doors["h"])
    return [plate(scene.own("teach"), title, 10), plate(scene.own("enrol"), step, 6)]
