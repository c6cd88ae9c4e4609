"""What a seat sees, as the boards want it: the one place that knows the keys of `seen`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hightable.draw.scene import Scene
from hightable.games.newton.box import OBJECTIVE_SPACES, WORK_SPACES

TILES = ("city", "university", "ancient_land", "specialization", "invention")


@dataclass
class Player:
    """What lies in front of one player; `masters` is None where they are secret."""

    seat: int
    board: str
    points: int
    score: int
    coins: int
    potions: int
    place: str
    visited: list[str]
    cubes: int
    students: list[str]
    reserve: int
    work: str
    books: list[str]
    shelf: int
    lines: list[str]
    developments: list[str]
    incomes: list[str]
    medicine: int
    income: dict[str, int]
    hand: list[str]
    desk: list[str]
    tucked: list[str]
    played: list[str]
    masters: list[str] | None
    kept: int
    pack: list[str]
    symbols: dict[str, int]
    volumes: dict[str, int]
    objectives: dict[str, int]
    prices: dict[str, int]
    sheet: dict[str, int]


@dataclass
class Look:
    """The common boards: the tile on each place and space, and what is still there."""

    round: int
    rounds: int
    lap: int
    laps: int
    phase: str
    first: int
    acting: dict[str, Any] | None
    asked: int
    dealt: dict[str, str]
    tokens: dict[str, str]
    supply: dict[str, int]
    medicine: int
    decks: list[int]
    lines: list[list[str | None]]
    players: list[Player]
    shown: Player


def look(scene: Scene) -> Look:
    """The scene, read once."""
    return scene.once(read)


def read(scene: Scene) -> Look:
    seen = scene.seen
    players = [player(own) for own in seen["players"]]
    return Look(
        round=seen["round"],
        rounds=seen["rounds"],
        lap=seen["lap"],
        laps=seen["laps"],
        phase=seen["phase"],
        first=seen["first"],
        acting=seen["acting"],
        asked=seen["asked"],
        dealt=dealt(seen),
        tokens=seen["bonus"],
        supply={plain(tile): n for tile, n in seen["supply"].items()},
        medicine=seen["medicine_left"],
        decks=seen["decks"],
        lines=seen["lines"],
        players=players,
        shown=players[scene.board],
    )


def dealt(seen: dict[str, Any]) -> dict[str, str]:
    """The tile on each place and space."""
    found = {place: tile for kind in TILES for place, tile in seen[kind].items()}
    spaces = {name: space["place"] for name, space in OBJECTIVE_SPACES.items()}
    return found | {spaces[name]: tile for name, tile in seen["objective"].items()}


def plain(tile: str) -> str:
    """The kind of a Development or Income tile."""
    return tile.split("_", 1)[1]


def player(own: dict[str, Any]) -> Player:
    return Player(
        seat=own["seat"],
        board=own["board"],
        points=own["vp"],
        score=own["score"],
        coins=own["coins"],
        potions=own["potions"],
        place=own["at"],
        visited=own["cubes"],
        cubes=own["cubes_left"],
        students=own["students"],
        reserve=own["students_left"],
        work=WORK_SPACES[own["work"]],
        books=own["books"],
        shelf=own["books_left"],
        lines=own["lines"],
        developments=[plain(tile) for tile in own["developments"]],
        incomes=[plain(tile) for tile in own["incomes"]],
        medicine=own["medicine"],
        income=own["income"],
        hand=own["hand"],
        desk=own["desk"],
        tucked=own["tucked"],
        played=own["masters_played"],
        masters=own.get("masters"),
        kept=own["masters_left"],
        pack=own.get("pack", []),
        symbols=own["symbols"],
        volumes=own["volumes"],
        objectives=own["objectives"],
        prices=own["book_potions"],
        sheet=own["sheet"],
    )
