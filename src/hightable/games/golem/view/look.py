"""What a seat sees, as the boards want it: the one place that knows the keys of `seen`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hightable.draw.scene import Scene

Record = Mapping[str, Any]
SHEET_PLAY = "play"


@dataclass
class Golem:
    """A golem in town; `control` is the knowledge it costs."""

    id: str
    seat: int
    district: str
    section: int
    lying: bool
    control: int


@dataclass
class Goal:
    """A goal in hand and how far its owner is."""

    id: str
    now: int
    needs: int
    met: bool


@dataclass
class Player:
    """What lies in front of one player; `goals` is None where they are secret."""

    seat: int
    automa: bool
    points: int
    goods: dict[str, int]
    students: dict[str, int]
    marbles: list[str]
    rabbi: str | None
    pass_tile: int
    passes: int
    left: int
    side: str | None
    upgrades: frozenset[str]
    artefacts: list[dict[str, Any]]
    columns: list[list[str]]
    research: int
    capacity: int
    marker: int
    steps: dict[str, int]
    golems: list[Golem]
    waiting: list[bool]
    created: int
    leashed: bool
    control: dict[str, int]
    products: dict[str, dict[str, int]]
    goals: list[Goal] | None
    held: int
    pack: list[str]
    starts: list[str]
    sheet: dict[str, int]


@dataclass
class Look:
    """The common boards."""

    round: int
    phase: str
    over: bool
    order: list[int]
    palace: list[dict[str, Any]]
    library: list[str]
    deck: int
    boards: list[str]
    city: dict[str, list[str]]
    menorahs: dict[str, int | None]
    graves: list[dict[str, Any]]
    rows: dict[str, dict[str, Any]]
    tiles: list[dict[str, Any]]
    printed: list[int]
    automa: dict[str, Any] | None
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
        phase=seen["phase"],
        over=seen["over"],
        order=seen["order"],
        palace=seen["palace"],
        library=seen["library"],
        deck=seen["deck"],
        boards=seen["boards"],
        city=seen["city"],
        menorahs=seen["menorahs"],
        graves=seen["graves"],
        rows=seen["synagogue"]["rows"],
        tiles=seen["synagogue"]["tiles"],
        printed=seen["synagogue"]["printed"]["rabbis"],
        automa=seen["automa"],
        players=players,
        shown=players[scene.board],
    )


def player(own: Record) -> Player:
    return Player(
        seat=own["seat"],
        automa=own["automa"],
        points=own["vp"],
        goods={name: own[name] for name in ("clay", "coin", "knowledge")},
        students=own["students"],
        marbles=own["marbles"],
        rabbi=own["rabbi"],
        pass_tile=own["pass_tile"],
        passes=own["passes"],
        left=own["actions_left"],
        side=own["side"],
        upgrades=frozenset(own["upgrades"]),
        artefacts=own["artefacts"],
        columns=own["columns"],
        research=own["research"],
        capacity=own["capacity"],
        marker=own["marker"],
        steps=own["steps"],
        golems=golems(own),
        waiting=own["spaces"],
        created=own["created"],
        leashed=own["leashed"],
        control=own["control"],
        products=own["products"],
        goals=goals(own),
        held=own["goals_held"],
        pack=own.get("pack", []),
        starts=own.get("starts", []),
        sheet=own["sheet"],
    )


def golems(own: Record) -> list[Golem]:
    return [
        Golem(
            str(golem.get("golem", at)),
            own["seat"],
            golem["district"],
            golem["section"],
            golem["lying"],
            golem["control"],
        )
        for at, golem in enumerate(own["golems"])
    ]


def goals(own: Record) -> list[Goal] | None:
    if "goals" not in own:
        return None
    return [Goal(goal["id"], goal["now"], goal["needs"], goal["met"]) for goal in own["goals"]]
