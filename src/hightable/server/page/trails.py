"""What a turn moved on the boards: found by comparing drawings, so that no game is known here.

Whatever glides has an id and a place (`.pc`). A piece that is in both drawings of a step has come
from one place to another; one that is in the first only was taken, in the last only, it is new.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple
from xml.etree import ElementTree

from hightable.draw import Scene, View
from hightable.draw.tokens import colour
from hightable.games import view as view_of
from hightable.kernel import State
from hightable.server.page.history import HISTORIES
from hightable.server.page.since import told
from hightable.server.page.summary import own_steps
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.rooms import Room, fresh

KEPT = 512
NEAR = 10.0
COVERS = 30.0
MOST = 3
MANY = 2
CLEARLY = 2
SHIFT = re.compile(r"translate\(([-\d.]+)[ ,]+([-\d.]+)\)")
SCALE = re.compile(r"scale\(([-\d.]+)\)")
UNSAID = ("id", "role", "tabindex")


class Piece(NamedTuple):
    """Where a piece is drawn: its region, its place there, how large, and its markup."""

    region: str
    x: float
    y: float
    scale: float
    drawn: str

    def is_near(self, other: Piece, far: float = NEAR) -> bool:
        apart = max(abs(self.x - other.x), abs(self.y - other.y))
        return self.region == other.region and apart < far


Laid = dict[str, Piece]


class Course(NamedTuple):
    """A turn that is told: whose, its number, and the table before it and after each step."""

    seat: int
    number: int
    states: list[State]


def trails(room: Room, look: Viewpoint) -> list[dict[str, Any]]:
    """Of every turn that is told now what it moved, took and brought."""
    with room.lock:
        courses = told_now(room, look) if look.may_choose(room) else []
    return [seen(room, look, course) for course in courses]


def told_now(room: Room, look: Viewpoint) -> list[Course]:
    """One's own turn that waits to be confirmed, else those since one's last."""
    table = room.table
    if table.state.is_ending:
        before = table.past[len(table.past) - own_steps(table) :]
        return [Course(look.seat, 0, [*before, table.state])]
    others = {*range(len(table.everybody()))} - {look.seat}
    turns = [(at, turn) for at, turn in enumerate(told(room, look), 1) if turn.seat in others]
    if not turns:
        return []
    first = turns[0][1].first - 1
    states = states_since(room, first)
    return [
        Course(turn.seat, at, states[turn.first - 1 - first : turn.last + 1 - first])
        for at, turn in turns
    ]


def states_since(room: Room, first: int) -> list[State]:
    """The table after so many moves and after each one since; nothing is written down meanwhile."""
    known = HISTORIES.known(room)
    if known is not None:
        return known.states[first:]
    state = fresh(room.row, room.seats).state
    found: list[State] = []
    for at, (_, word) in enumerate(room.table.moves):
        if at >= first:
            found.append(state.copy())
        state.choose(word)
    return [*found, state]


def seen(room: Room, look: Viewpoint, course: Course) -> dict[str, Any]:
    """A turn, as it was seen step by step."""
    seat, number, states = course
    game, names = room.table.game, room.table.everybody(look.language)
    view, texts = view_of(game.name), game.texts(look.language)
    steps = [laid(view, Scene(game.seen(state, look.seat), names, texts)) for state in states]
    own = {region.name for region in view.regions if region.own}
    others: set[str] = set() if seat == look.seat else own
    who = {"seat": seat, "tone": colour(seat).name, "name": names[seat], "number": number}
    return who | {
        "moved": moved(steps, others),
        "came": came(steps, others),
        "gone": gone(steps, own),
    }


def laid(view: View, scene: Scene) -> Laid:
    """All pieces on the boards by their ids."""
    sheets = [(region.name, region.play(scene)) for region in view.regions]
    groups = [gathered(name, str(part)) for name, play in sheets for part in play.values()]
    return {id: piece for found in groups for id, piece in found.items()}


@lru_cache(maxsize=KEPT)
def gathered(region: str, markup: str) -> Laid:
    """The pieces of a group; most groups are the same from step to step."""
    found: Laid = {}
    if 'class="pc' in markup:
        gather(region, ElementTree.fromstring(markup), (0.0, 0.0, 1.0), found)
    return found


def gather(
    region: str, node: ElementTree.Element, place: tuple[float, float, float], found: Laid
) -> None:
    said = node.get("transform", "")
    x, y, scale = place
    shift, by = SHIFT.search(said), SCALE.search(said)
    if shift:
        x, y = x + scale * float(shift[1]), y + scale * float(shift[2])
    if by:
        scale *= float(by[1])
    id = node.get("id")
    if id and node.get("class", "").startswith("pc"):
        found[id] = Piece(region, x, y, scale, plain(node))
    for child in node:
        gather(region, child, (x, y, scale), found)


def plain(node: ElementTree.Element) -> str:
    """A drawing of nothing but shapes, at its own middle."""
    copy = ElementTree.fromstring(ElementTree.tostring(node))
    copy.attrib.pop("transform", None)
    for part in copy.iter():
        told = [key for key in part.attrib if key in UNSAID or key.startswith(("data-", "aria-"))]
        for key in told:
            del part.attrib[key]
    copy.set("class", "pc")
    return ElementTree.tostring(copy, "unicode")


def moved(steps: list[Laid], unmarked: set[str]) -> list[dict[str, Any]]:
    """The way of each piece that is elsewhere now, from place to place."""
    ways: dict[str, list[Piece]] = {}
    for before, after in pairwise(steps):
        for id in slid(before, after):
            ways.setdefault(id, [before[id]]).append(after[id])
    return [
        {"id": id, "region": way[0].region, "way": [(piece.x, piece.y) for piece in way]}
        for id, way in ways.items()
        if way[0].region not in unmarked and id in steps[-1] and not way[0].is_near(steps[-1][id])
    ]


def slid(before: Laid, after: Laid) -> list[str]:
    """What one step moved within a region. Several that go the same way are a row closing up; of
    more than two one that went clearly farthest has walked, and the others made room."""
    ways = {
        id: (round(after[id].x - piece.x), round(after[id].y - piece.y))
        for id, piece in before.items()
        if id in after and after[id].region == piece.region and not piece.is_near(after[id])
    }
    alike = Counter(ways.values())
    alone = [id for id, way in ways.items() if alike[way] < MANY]
    far = {id: math.hypot(*ways[id]) for id in alone}
    found: list[str] = []
    for region in {before[id].region for id in alone}:
        there = sorted([id for id in alone if before[id].region == region], key=lambda id: -far[id])
        crowded = len(there) > MANY
        apart = crowded and far[there[0]] >= CLEARLY * far[there[1]]
        found += there[:1] if apart else [] if crowded else there
    return found


def came(steps: list[Laid], unmarked: set[str]) -> list[dict[str, Any]]:
    """What is new, or has come from another region, and is still there."""
    found = {id for before, after in pairwise(steps) for id in few(arrived(before, after))}
    last = steps[-1]
    new = sorted(id for id in found if id in last and last[id].region not in unmarked)
    return [{"id": id, "region": last[id].region} for id in new]


def arrived(before: Laid, after: Laid) -> list[str]:
    """What lies in a region after a step and did not before."""
    return [id for id, p in after.items() if id not in before or before[id].region != p.region]


def few(found: list[str]) -> list[str]:
    """What one step brought or took; so many at once are no deed but a board that is filled or
    cleared."""
    return found if len(found) <= MOST else []


def gone(steps: list[Laid], unmarked: set[str]) -> list[dict[str, Any]]:
    """What was taken from a common board, where nothing else has come to lie."""
    last, left = steps[-1], []
    for before, after in pairwise(steps):
        left += [before[id] for id in few([id for id in before if id not in after])]
    bare = [p for p in left if not any(p.is_near(other, COVERS) for other in last.values())]
    return [
        {"region": p.region, "at": (p.x, p.y), "scale": p.scale, "drawn": p.drawn}
        for p in bare
        if p.region not in unmarked
    ]
