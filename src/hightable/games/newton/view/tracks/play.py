"""The tracks: spaces one may reach, bonus tokens, students, work markers, the supply of tiles."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.counters import pill
from hightable.draw.hot import SMALL_DISC, plate, spot, steps
from hightable.draw.layout import part
from hightable.draw.markup import Markup, join, kept, kept_of_tables
from hightable.draw.pieces import fan, figure, moved, piece
from hightable.draw.scene import Box, Choice, Scene, Sheet
from hightable.draw.shapes import Point, group, rect, text
from hightable.draw.tokens import colour, tone
from hightable.games.newton.box import ACTIONS, KINDS, TILE_IDS
from hightable.games.newton.effect_text import tile_text
from hightable.games.newton.seen import Seen
from hightable.games.newton.view.cards import tiles
from hightable.games.newton.view.icons import income_tile
from hightable.games.newton.view.palette import ACTION_ICON, LAYOUT
from hightable.games.newton.view.tracks.ground import (
    PRINTED,
    RECORDS,
    SPACES,
    TREE,
    WORK,
    dealt,
    setup,
)
from hightable.kernel import Texts

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


def play(scene: Scene[Seen]) -> Sheet:
    tokens = [(space, name) for space, name in scene.seen.bonus.items() if space in TREE]
    sheets = {
        "tracks-sites": [sites(setup(scene), scene.texts), *goals(scene)],
        "tracks-hot": targets(scene),
        "tracks-tokens": [token(space, name, scene.texts) for space, name in tokens],
        "tracks-supply": [supply(at, tile, scene) for at, tile in enumerate(TILE_IDS)],
        "tracks-students": students(scene),
        "tracks-markers": markers(scene),
        "tracks-steps": [far(name, choice) for name, choice in scene.after("step")],
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


@kept_of_tables
def sites(lies: tuple[tuple[str, str], ...], texts: Texts) -> Markup:
    """Unseen plates over the tiles that say what they do."""
    here = [(name, tile) for name, tile in lies if kind(name) != "objective"]
    return join([tip(name, told(name, tile, texts)) for name, tile in here])


def kind(name: str) -> str:
    return str(RECORDS[name]["type"])


def told(name: str, tile: str, texts: Texts) -> str:
    """What a tile of a track gives."""
    return texts.say("space", kind(name), tile=tile_text(tile, texts))


def goals(scene: Scene[Seen]) -> list[Markup]:
    """The Objectives of the tracks, with what each is worth to the one who looks."""
    lies = dealt(scene)
    spaces = [name for name in SPACES if kind(name) == "objective"]
    return [tip(name, tiles.objective_tip(lies[name], scene)) for name in spaces]


def tip(name: str, said: str) -> Markup:
    x, y = SPACES[name]
    width, height, _ = PLATES[kind(name)]
    unseen: dict[str, Any] = {"fill": "none", "pointer_events": "all", "data_tip": said}
    return rect(x - width / 2, y - height / 2, width, height, **unseen)


def targets(scene: Scene[Seen]) -> list[Markup]:
    """Students that may move, where they may step, how far one may work."""
    return [target(name, c) for verb in VERBS for name, c in scene.after(verb) if name in SPACES]


def camera(scene: Scene[Seen]) -> Box | None:
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


def far(name: str, choice: Choice) -> Markup:
    """How far a space is: beside its upper right corner."""
    x, y = SPACES[name]
    width, height, _ = PLATES.get(kind(name), (28, 28, 0))
    return steps(choice, x + width / 2 - 3, y - height / 2 + 3, SMALL_DISC)


def token(space: str, name: str, texts: Texts) -> Markup:
    said = texts.say("tip", "bonus", effect=tile_text(name, texts))
    return moved(f"bn-{space}", *TREE[space], tiles.token(name, 11.6), data_tip=said)


def supply(place: int, tile: str, scene: Scene[Seen]) -> Markup:
    """A kind of tile and how many are left of it; it may be there to choose."""
    n, name = scene.seen.supply[tile], KINDS[place]
    box = PRINTED["supply"]
    shift = 0 if name in ACTIONS else 6
    x, y = box["x"] + 57 + place * 45.5 + shift, box["y"] + 14
    ink = tone("ivory") if n else "#b9a07c"
    return group(
        supply_tile(name, x, y),
        text(x + 20.5, y + 4.2, n, 12, fill=ink, font_weight=700),
        plate(scene.choice(f"tile {name}"), (x - 16, y - 12, 44, 24)),
        id=f"sup-{name}",
        data_word=f"tile {name}",
        data_tip=scene.say("tip", "supply", tile=scene.texts.name(tile), n=n),
    )


@kept
def supply_tile(name: str, x: float, y: float) -> Markup:
    if name in ACTIONS:
        return pill(x, y, (27, 18), f"url(#ga-{name})", ACTION_ICON[name])
    return income_tile(name, x, y, (25, 19))


def students(scene: Scene[Seen]) -> list[Markup]:
    """On a tile they stand at its edge, left or right by seat; elsewhere side by side."""
    there: dict[str, list[tuple[int, int]]] = {}
    for player in scene.seen.players:
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


def student(who: tuple[int, int], foot: Point, scene: Scene[Seen]) -> Markup:
    seat, number = who
    said = scene.say("tip", "student", name=scene.names[seat])
    name = f"stu-{colour(seat).name}-{number}"
    if seat != scene.seat:
        return piece(name, STUDENT, seat, foot, said)
    word = f"student {scene.seen.players[seat].students[number]}"
    more = {"choice": scene.choice(word), "data_word": word}
    return piece(name, STUDENT, seat, foot, said, **more)


def markers(scene: Scene[Seen]) -> list[Markup]:
    """Work markers: piled where several stand, at the edge of a tile."""
    at: dict[str, list[int]] = {}
    for player in scene.seen.players:
        at.setdefault(player.work, []).append(player.seat)
    return [
        marker(seat, space, height, scene)
        for space, seats in at.items()
        for height, seat in enumerate(seats)
    ]


def marker(seat: int, space: str, height: int, scene: Scene[Seen]) -> Markup:
    x, y = WORK[space]
    edge = BESIDE.get(kind(space), 0)
    foot = (x + edge, y + (10 if edge else 8) - height * 6)
    said = scene.say("tip", "marker", name=scene.names[seat])
    return piece(f"wrk-{colour(seat).name}", DISC, seat, foot, said)
