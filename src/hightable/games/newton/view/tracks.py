"""The tracks: spaces one may reach, bonus tokens, students, work markers, the supply of tiles."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.counters import pill
from hightable.draw.hot import plate, spot
from hightable.draw.markup import Markup
from hightable.draw.pieces import fan, figure, moved, piece
from hightable.draw.shapes import circle, group, rect, text
from hightable.draw.tokens import colour, tone
from hightable.draw.view import Choice, Scene, Sheet
from hightable.games.newton.box import (
    ACTIONS,
    INVENTION_RECORDS,
    KINDS,
    OBJECTIVE_RECORDS,
    SPECIALIZATION_RECORDS,
    TOKEN_RECORDS,
)
from hightable.games.newton.view import tiles, tracksground
from hightable.games.newton.view.glyphs import income_tile
from hightable.games.newton.view.look import Look, look
from hightable.games.newton.view.palette import ACTION_ICON
from hightable.games.newton.view.tracksground import PRINTED, RECORDS, SPACES, TREE, WORK
from hightable.games.newton.view.words import TEXTS, effect, objective

STUDENT: Final = figure("student", 20)
DISC: Final = figure("disc", 21)
PLATES: Final = {
    "invention": (76, 37, 12),
    "specialization": (42, 32, 7),
    "objective": (62, 40, 8),
}
BESIDE: Final = {"invention": 35, "objective": 30, "specialization": 23, "master": 18}
START: Final = "t_start"


def setup(scene: Scene) -> tuple[tuple[str, str], ...]:
    return tuple(look(scene).dealt.items())


def ground(scene: Scene) -> Markup:
    return tracksground.ground(look(scene).dealt)


def play(scene: Scene) -> Sheet:
    table = look(scene)
    sheets = {
        "tracks-sites": [tip(name, table) for name in SPACES if name in table.dealt],
        "tracks-hot": targets(scene),
        "tracks-tokens": [token(at, name) for at, name in table.tokens.items() if at in TREE],
        "tracks-supply": [supply(at, kind, scene) for at, kind in enumerate(KINDS)],
        "tracks-students": students(table, scene),
        "tracks-markers": markers(table, scene),
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def tip(name: str, table: Look) -> Markup:
    """An unseen plate over a tile that says what it does."""
    x, y = SPACES[name]
    width, height, _ = PLATES[RECORDS[name]["type"]]
    said: dict[str, Any] = {"fill": "#fff", "fill_opacity": 0, "data_tip": describe(name, table)}
    return rect(x - width / 2, y - height / 2, width, height, **said)


def describe(name: str, table: Look) -> str:
    """What a tile of a track gives."""
    kind, tile = RECORDS[name]["type"], table.dealt[name]
    if kind == "objective":
        return objective(OBJECTIVE_RECORDS[tile])
    records = INVENTION_RECORDS if kind == "invention" else SPECIALIZATION_RECORDS
    return TEXTS("space", kind, tile=effect(records[tile]["effect"]))


def targets(scene: Scene) -> list[Markup]:
    """Students that may move, where they may step, how far one may work."""
    verbs = ("student", "step", "to")
    return [target(name, c) for verb in verbs for name, c in scene.after(verb) if name in SPACES]


def target(name: str, choice: Choice) -> Markup:
    x, y = SPACES[name]
    kind = RECORDS[name]["type"]
    if name == START:
        return plate(choice, (x - 67, y - 14, 134, 28), 14)
    if kind in PLATES:
        width, height, r = PLATES[kind]
        return plate(choice, (x - width / 2, y - height / 2, width, height), r)
    return spot(choice, x, y, 20 if kind == "master" else 14)


def token(space: str, name: str) -> Markup:
    said = TEXTS("tip", "bonus", effect=effect(TOKEN_RECORDS[name]["effect"]))
    return moved(f"bn-{space}", *TREE[space], tiles.token(name, 11.6), data_tip=said)


def supply(place: int, kind: str, scene: Scene) -> Markup:
    """A kind of tile and how many are left of it; it may be there to choose."""
    n = look(scene).supply[kind]
    box = PRINTED["supply"]
    x, y = box["x"] + 57 + place * 45.5 + (6 if kind not in ACTIONS else 0), box["y"] + 14
    if kind in ACTIONS:
        tile = pill(x, y, (27, 18), f"url(#ga-{kind})", ACTION_ICON[kind])
        name = TEXTS("effect", "development", kind=TEXTS("action", kind))
    else:
        tile = income_tile(kind, x, y, (25, 19))
        name = TEXTS("effect", "income", kind=TEXTS("income", kind))
    ink = tone("ivory") if n else "#b9a07c"
    return group(
        circle(x + 20, y, 12, fill="#fff", fill_opacity=0),
        tile,
        text(x + 20.5, y + 4.2, n, 12, fill=ink, font_weight=700),
        plate(scene.choice(f"tile {kind}"), (x - 16, y - 12, 44, 24)),
        id=f"sup-{kind}",
        data_tip=TEXTS("tip", "supply", kind=name, n=n),
    )


def students(table: Look, scene: Scene) -> list[Markup]:
    """On a tile they stand at its edge, left or right by seat; elsewhere side by side."""
    at: dict[str, list[tuple[int, int]]] = {}
    for player in table.players:
        for number, space in enumerate(player.students):
            if space in TREE:
                at.setdefault(space, []).append((player.seat, number))
    return [
        student(who, space, off, scene)
        for space, them in at.items()
        for who, off in zip(them, fan(len(them), 15, 96 if space == START else 40), strict=True)
    ]


def student(who: tuple[int, int], space: str, off: float, scene: Scene) -> Markup:
    seat, number = who
    x, y = TREE[space]
    edge = BESIDE.get(RECORDS[space]["type"])
    foot = (x + off, y + 9)
    if edge:
        foot = (x - edge if seat % 2 == 0 else x + edge, y + (9 if seat < 2 else 17))
    said = TEXTS("tip", "student", name=scene.names[seat])
    return piece(f"stu-{colour(seat).name}-{number}", STUDENT, seat, foot, said)


def markers(table: Look, scene: Scene) -> list[Markup]:
    """Work markers: piled where several stand, at the edge of a tile."""
    at: dict[str, list[int]] = {}
    for player in table.players:
        at.setdefault(player.work, []).append(player.seat)
    return [
        marker(seat, space, height, scene)
        for space, seats in at.items()
        for height, seat in enumerate(seats)
    ]


def marker(seat: int, space: str, height: int, scene: Scene) -> Markup:
    x, y = WORK[space]
    edge = BESIDE.get(RECORDS[space]["type"], 0)
    foot = (x + edge, y + (10 if edge else 8) - height * 6)
    said = TEXTS("tip", "marker", name=scene.names[seat])
    return piece(f"wrk-{colour(seat).name}", DISC, seat, foot, said)
