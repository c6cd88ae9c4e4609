"""The tracks: spaces one may reach, bonus tokens, students, work markers, the supply of tiles."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hightable.draw.counters import pill
from hightable.draw.hot import plate, spot
from hightable.draw.layout import part
from hightable.draw.markup import Markup, join
from hightable.draw.pieces import fan, figure, moved, piece
from hightable.draw.scene import Box, Choice, Scene, Sheet
from hightable.draw.shapes import Point, group, rect, text
from hightable.draw.tokens import colour, tone
from hightable.games.newton.box import (
    ACTIONS,
    INVENTION_RECORDS,
    KINDS,
    SPECIALIZATION_RECORDS,
    TOKEN_RECORDS,
)
from hightable.games.newton.view.cards import tiles
from hightable.games.newton.view.icons import income_tile
from hightable.games.newton.view.look import Look, look
from hightable.games.newton.view.palette import ACTION_ICON, LAYOUT
from hightable.games.newton.view.tracks.ground import PRINTED, RECORDS, SPACES, TREE, WORK, setup
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
VERBS: Final = ("student", "step", "to")


def play(scene: Scene) -> Sheet:
    table = look(scene)
    sheets = {
        "tracks-sites": [sites(setup(scene)), *goals(table, scene)],
        "tracks-hot": targets(scene),
        "tracks-tokens": [token(at, name) for at, name in table.tokens.items() if at in TREE],
        "tracks-supply": [supply(at, kind, scene) for at, kind in enumerate(KINDS)],
        "tracks-students": students(table, scene),
        "tracks-markers": markers(table, scene),
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


@cache
def sites(dealt: tuple[tuple[str, str], ...]) -> Markup:
    """Unseen plates over the tiles that say what they do."""
    here = [(n, tile) for n, tile in dealt if n in SPACES and kind(n) != "objective"]
    return join([tip(n, TEXTS("space", kind(n), tile=does(n, tile))) for n, tile in here])


def kind(name: str) -> str:
    return str(RECORDS[name]["type"])


def does(name: str, tile: str) -> str:
    """What a tile of a track gives."""
    records = INVENTION_RECORDS if kind(name) == "invention" else SPECIALIZATION_RECORDS
    return effect(records[tile]["effect"])


def goals(table: Look, scene: Scene) -> list[Markup]:
    """The Objectives of the tracks, with what each is worth to the one who looks."""
    worth = table.players[max(scene.seat, 0)].objectives
    spaces = [name for name in SPACES if kind(name) == "objective"]
    return [tip(name, objective(table.dealt[name], worth)) for name in spaces]


def tip(name: str, said: str) -> Markup:
    x, y = SPACES[name]
    width, height, _ = PLATES[kind(name)]
    unseen: dict[str, Any] = {"fill": "#fff", "fill_opacity": 0, "data_tip": said}
    return rect(x - width / 2, y - height / 2, width, height, **unseen)


def targets(scene: Scene) -> list[Markup]:
    """Students that may move, where they may step, how far one may work."""
    return [target(name, c) for verb in VERBS for name, c in scene.after(verb) if name in SPACES]


def camera(scene: Scene) -> Box | None:
    """A phone frames the one track that has something to choose."""
    names = [name for verb in VERBS for name, _ in scene.after(verb) if name in SPACES]
    tracks = {name in WORK for name in names}
    if len(tracks) != 1:
        return None
    return part(LAYOUT["tabs"]["work" if tracks.pop() else "technology"]["part"])


def target(name: str, choice: Choice) -> Markup:
    x, y = SPACES[name]
    if name == START:
        return plate(choice, (x - 67, y - 14, 134, 28), 14)
    if kind(name) in PLATES:
        width, height, r = PLATES[kind(name)]
        return plate(choice, (x - width / 2, y - height / 2, width, height), r)
    return spot(choice, x, y, 20 if kind(name) == "master" else 14)


def token(space: str, name: str) -> Markup:
    said = TEXTS("tip", "bonus", effect=effect(TOKEN_RECORDS[name]["effect"]))
    return moved(f"bn-{space}", *TREE[space], tiles.token(name, 11.6), data_tip=said)


def supply(place: int, name: str, scene: Scene) -> Markup:
    """A kind of tile and how many are left of it; it may be there to choose."""
    n = look(scene).supply[name]
    box = PRINTED["supply"]
    shift = 0 if name in ACTIONS else 6
    x, y = box["x"] + 57 + place * 45.5 + shift, box["y"] + 14
    ink = tone("ivory") if n else "#b9a07c"
    return group(
        supply_tile(name, x, y),
        text(x + 20.5, y + 4.2, n, 12, fill=ink, font_weight=700),
        plate(scene.choice(f"tile {name}"), (x - 16, y - 12, 44, 24)),
        id=f"sup-{name}",
        data_tip=TEXTS("tip", "supply", kind=supply_words(name), n=n),
    )


@cache
def supply_tile(name: str, x: float, y: float) -> Markup:
    if name in ACTIONS:
        return pill(x, y, (27, 18), f"url(#ga-{name})", ACTION_ICON[name])
    return income_tile(name, x, y, (25, 19))


@cache
def supply_words(name: str) -> str:
    if name in ACTIONS:
        return TEXTS("effect", "development", kind=TEXTS("action", name))
    return TEXTS("effect", "income", kind=TEXTS("income", name))


def students(table: Look, scene: Scene) -> list[Markup]:
    """On a tile they stand at its edge, left or right by seat; elsewhere side by side."""
    there: dict[str, list[tuple[int, int]]] = {}
    for player in table.players:
        for number, space in enumerate(player.students):
            there.setdefault(space, []).append((player.seat, number))
    return [
        student(who, foot, scene)
        for space, them in there.items()
        for who, foot in zip(them, feet(space, them), strict=True)
    ]


def feet(space: str, them: list[tuple[int, int]]) -> list[Point]:
    """Where the students on a space stand."""
    x, y = TREE[space]
    edge = BESIDE.get(kind(space))
    if edge is None:
        room = 96 if space == START else 44
        return [(x + off, y + 9) for off in fan(len(them), 15, room)]
    seats = [seat for seat, _ in them]
    return [beside(x, y, edge, seats[: at + 1]) for at in range(len(seats))]


def beside(x: float, y: float, edge: float, seats: list[int]) -> Point:
    """The place of the last of these seats: four quarters of a tile, further ones outwards."""
    seat = seats[-1]
    out = edge + 6 * (seats.count(seat) - 1)
    return (x - out if seat % 2 == 0 else x + out), y + (4 if seat < 2 else 21)


def student(who: tuple[int, int], foot: Point, scene: Scene) -> Markup:
    seat, number = who
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
    edge = BESIDE.get(kind(space), 0)
    foot = (x + edge, y + (10 if edge else 8) - height * 6)
    said = TEXTS("tip", "marker", name=scene.names[seat])
    return piece(f"wrk-{colour(seat).name}", DISC, seat, foot, said)
