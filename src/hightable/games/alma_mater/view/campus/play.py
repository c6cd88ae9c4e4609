"""The campus: students in their niches, a door for each row, and the small spaces below."""

from __future__ import annotations

from typing import Final

from hightable.draw.hot import plate
from hightable.draw.markup import Markup, el, join, kept
from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import group, use
from hightable.draw.symbols import sigil
from hightable.draw.tokens import colour
from hightable.games.alma_mater.box import FACULTIES, ROWS
from hightable.games.alma_mater.seen.table import Seen, SeenStudent
from hightable.games.alma_mater.view.campus.ground import CELL, DOOR_AT, SMALL, SMALL_AT, banner
from hightable.games.alma_mater.view.cards import (
    STUDENT,
    lit,
    owners,
    ring,
    said,
    student_tip,
    told,
)
from hightable.games.alma_mater.view.palette.stone import (
    DOOR,
    arch,
    arch_path,
    called,
    crowd,
    glow,
    needs,
    small_words,
)

RING: Final = ring(arch_path(-1, -1, STUDENT[0] + 2, STUDENT[1] + 2, 23))
VEIL: Final = arch(0, 0, *STUDENT, 22, fill="#efe3ca", fill_opacity=0.4)


def play(scene: Scene[Seen]) -> Sheet:
    sheets = {
        "campus-costs": [fee(n, scene) for n in range(len(FACULTIES))],
        "campus-doors": [door(row, scene) for row in range(ROWS)],
        "campus-small": [small(site, scene) for site in SMALL_AT[scene.seen.side]],
        "campus-students": students(scene),
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def fee(n: int, scene: Scene[Seen]) -> Markup:
    """Whose books a faculty takes now, and whether the viewer can pay it."""
    x, y, width = banner(n)
    cost = scene.seen.faculties[n]
    room = (width - 1) / (len(cost.groups) + bool(cost.dictionaries))
    found = [
        allowed(tuple(part.colours), x + room * (place + 0.5), y + 45, room)
        if len(part.colours) < len(scene.seen.players)
        else anything(x + room * (place + 0.5), y + 48, scene)
        for place, part in enumerate(cost.groups)
    ]
    return join(
        found,
        tick(payable(n, scene), x + width / 2 - 6, y + 51.5, scene) if scene.seat >= 0 else None,
        plate(scene.choice(f"next {cost.faculty}"), (x, y, width, 54)),
    )


def payable(n: int, scene: Scene[Seen]) -> bool:
    return any(scene.seat in row[n].payable for row in scene.seen.rows)


def tick(can: bool, x: float, y: float, scene: Scene[Seen]) -> Markup:
    key = "payable" if can else "not payable"
    return use("i-ok" if can else "i-no", x, y, 12, data_tip=scene.say("tip", key))


def anything(x: float, y: float, scene: Scene[Seen]) -> Markup:
    """Books of every colour are good enough."""
    return small_words(x, y, scene.say("note", "any"), size=9.6, fill="#5d4c3a")


@kept
def allowed(seats: tuple[int, ...], x: float, y: float, room: float) -> Markup:
    """The shapes of the colours that are good enough now."""
    step, r = (9.4, 3.9) if room > 30 else (7.4, 3.2)
    found = []
    for place, seat in enumerate(seats):
        tones = colour(seat)
        left = round(x + (place - (len(seats) - 1) / 2) * step, 1)
        edge = {"stroke": "#120a04", "stroke_width": 0.8}
        found.append(sigil(tones.shape, left, y, r, fill=tones.base, **edge))
    return join(found)


def door(row: int, scene: Scene[Seen]) -> Markup:
    """The space of a row: who stands there, and how many masters it costs."""
    site = f"campus_{row + 1}"
    space = scene.seen.spaces[site]
    x, y = DOOR_AT[0], DOOR_AT[1] + row * CELL["row"]
    return join(
        crowd(space, (x + DOOR[0] / 2, y + DOOR[1] - 3), DOOR[0] - 2, 25, scene),
        glow(called(site, scene), arch_path(x, y, *DOOR, 21)),
        needs(space, x + 5, y + 7, scene),
    )


def students(scene: Scene[Seen]) -> list[Markup]:
    found = []
    for row, tiles in enumerate(scene.seen.rows):
        for column, tile in enumerate(tiles):
            if tile.copies:
                x, y = CELL["x"] + column * CELL["step"], CELL["y"] + row * CELL["row"]
                found.append(placed(tile, (x, y), scene))
    return found


def placed(tile: SeenStudent, spot: tuple[float, float], scene: Scene[Seen]) -> Markup:
    """A student that can still be recruited; faded if the viewer has it."""
    width, height = STUDENT
    parts = (
        VEIL if scene.seat in tile.owners else None,
        use(f"cp-{tile.copies}", width - 20, height - 14.5, 20, 14),
        *owners(tile.owners, -1, height - 14.5),
    )
    choice = scene.choice(f"recruit {tile.student}")
    what = said(tile.copies, tile.owners, student_tip(tile.student, scene.texts), scene)
    return face(tile.student, spot, parts, choice, told(choice, what, scene.texts))


@kept
def face(
    name: str,
    spot: tuple[float, float],
    parts: tuple[Markup | None, ...],
    choice: Choice | None,
    tip: str,
) -> Markup:
    """A student tile in its niche, with what lies on it."""
    return el(
        "g",
        el("g", use(f"sf-{name}", 0, 0, *STUDENT), class_="face"),
        RING if choice else None,
        *parts,
        id=f"st-{name}",
        transform=f"translate({spot[0]:g} {spot[1]:g})",
        **lit(choice, tip, f"recruit {name}"),
    )


def small(site: str, scene: Scene[Seen]) -> Markup:
    """Antiquarian, laboratory and park: the space, or one of its offers."""
    box = SMALL_AT[scene.seen.side][site]
    x, y, space = box["x"], SMALL["y"], scene.seen.spaces[site]
    return join(
        crowd(space, (x + 23, y + 65), 34, 23, scene),
        needs(space, x + 9, y + 25, scene, 8.4),
        offers(site, x, scene),
        plate(called(site, scene), (x + 1, y + 1, box["w"] - 2, SMALL["h"] - 2)),
    )


def offers(site: str, x: float, scene: Scene[Seen]) -> list[Markup]:
    """The parts of a small space that may be chosen."""
    y = SMALL["y"]
    if site == "antiquarian":
        rows = [(x + 43, y + 19 + n * 17, 66, 17) for n in range(3)]
        return [plate(scene.choice(f"tier {n + 1}"), row, 4) for n, row in enumerate(rows)]
    if site == "park":
        return []
    found = [
        plate(scene.choice("steps black"), (x + 45, y + 19, 62, 24)),
        plate(scene.choice("steps green"), (x + 45, y + 46, 62, 24)),
    ]
    if site == "laboratory_park":
        found.append(plate(scene.choice("use laboratory"), (x + 44, y + 18, 68, 52)))
        found.append(plate(scene.choice("use park"), (x + 117, y + 18, 106, 52)))
    return found
