"""What a seat sees, as the boards want it: the one place that knows the keys of `seen`."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from hightable.draw.scene import Scene
from hightable.games.sankore.box.components import CLASS_RECORDS

Counts = dict[str, int]


@dataclass
class Player:
    """What lies in front of one player; `cards` is None where they are secret."""

    seat: int
    gold: int
    salt: int
    inspiration: int
    favour: int
    favours: int
    books: Counts
    prestige: Counts
    capacity: int
    room: int
    camel: str
    walk: str
    kept: list[str]
    done: list[str]
    used: list[str]
    hand: int
    pieces: dict[str, list[str]]
    knowledge: dict[str, Counts]
    sheet: Counts
    score: int
    icons: Counts
    classes: dict[str, str]
    students: dict[str, str]
    teaching: str
    active: str
    origin: str
    supported: bool
    tracks: Counts
    skills: dict[str, list[str]]
    graduations: dict[str, bool]
    cards: dict[str, bool] | None


@dataclass
class Look:
    """The common boards, and the players; `taught` is the discipline of the class under way."""

    round: int
    phase: str
    first: int
    turn: int
    actions: list[str]
    ending: bool
    quiet: int
    quiet_left: int
    last_round: int
    focus: str
    queues: dict[str, dict[str, Any]]
    boxes: dict[str, dict[str, Any]]
    overflow: dict[str, dict[str, Counts]]
    spaces: Counts
    tokens: dict[str, str]
    madrasa: dict[str, Any]
    library: dict[str, Any]
    supply: dict[str, Any]
    market: dict[str, dict[str, Any]]
    draft: dict[str, str]
    scholar: dict[str, Any] | None
    players: list[Player]
    shown: Player
    mine: Player
    taught: str


OWN = [field.name for field in fields(Player) if field.name != "seat"]
TABLE = [field.name for field in fields(Look)][:-4]


def look(scene: Scene) -> Look:
    """The scene, read once."""
    return scene.once(read)


def read(scene: Scene) -> Look:
    seen = scene.seen
    players = [
        Player(seat, **{name: own.get(name) for name in OWN})
        for seat, own in enumerate(seen["players"])
    ]
    common = {name: seen[name] for name in TABLE}
    return Look(
        **common,
        players=players,
        shown=players[scene.board],
        mine=players[max(scene.seat, 0)],
        taught=taught(players, seen["turn"]),
    )


def taught(players: list[Player], turn: int) -> str:
    """The discipline of the class that is being taught, or none."""
    if turn < 0 or not players[turn].teaching:
        return ""
    return discipline_of(players[turn].classes[players[turn].teaching])


def discipline_of(tile: str) -> str:
    """The discipline of a class tile; an Introductory Class is named after it."""
    return str(CLASS_RECORDS[tile]["discipline"]) if tile in CLASS_RECORDS else tile


def is_scholar(table: Look, seat: int) -> bool:
    """Is this seat the automated opponent?"""
    return table.scholar is not None and seat == len(table.players) - 1
