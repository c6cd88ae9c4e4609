"""What a seat sees, as the boards want it: the one place that knows the keys of `seen`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from hightable.draw.scene import Scene
from hightable.games.alma_mater.view.palette import SEATS

IMPROVER = "pereira"


@dataclass
class Space:
    """An action space: masters by seat, and how many each seat needs."""

    site: str
    masters: dict[int, int]
    needed: dict[int, int]


@dataclass
class Tile:
    """A student or professor on a common board; `cost` of a professor by kind once it is fixed."""

    name: str
    faculty: str
    copies: int
    owners: list[int]
    payable: list[int]
    chair: str = ""
    ducats: int = 0
    due: dict[int, int] | None = None
    groups: tuple[int, ...] = ()
    cost: dict[str, int] | None = None


class Shelf(NamedTuple):
    """A place of a display."""

    value: int
    flipped: bool
    book: bool
    price: int = 0
    tile: bool = False
    total: int = 0


@dataclass
class Professor:
    """A professor of one's own, ready or not, and the book a lecture costs."""

    name: str
    ready: bool
    bookmark: str
    costs: str


@dataclass
class Player:
    """A university."""

    seat: int
    automated: bool
    ducats: int
    prestige: int
    score: int
    sheet: dict[str, int]
    passed: bool
    pool: dict[str, int]
    archive: int
    dormitory: int
    masters: int
    tutors: int
    resting: int
    spaces: dict[str, int]
    books: dict[str, int]
    stored: int
    storage: int
    display: list[Shelf]
    spare: Shelf
    displayed: int
    next_price: int
    extra_price: int
    halls: list[str]
    professors: list[Professor]
    chancellor: str
    chancellors: list[str]
    busts: list[str]
    level: int
    rank: int
    counts: dict[str, int]
    hand: list[str]
    kept: list[str]
    total: int


@dataclass
class Level:
    """A level of the research track; `due` says what a seat would pay, in each way."""

    level: int
    markers: list[int]
    cost: str
    blue: bool
    due: dict[int, list[dict[str, Any]]]


@dataclass
class Glory:
    """A glory tile with its chancellor, and how far everyone is."""

    letter: str
    tile: str
    chancellor: str
    claimed: list[int]
    met: list[int]
    progress: dict[int, list[tuple[int, int]]]


@dataclass
class Look:
    """The common boards; `viewer` is the seat whose prices are shown, -1 for a watcher;
    `improved` if four spaces are better for that seat."""

    viewer: int
    side: str
    round: int
    rounds: int
    phase: str
    order: list[int]
    ranks: list[int]
    now: list[int]
    income: list[int]
    points: list[int]
    cards: list[str]
    levels: list[Level]
    campus: list[list[Tile]]
    fees: list[dict[str, Any]]
    academy: list[Tile]
    spaces: dict[str, Space]
    bishop: list[int]
    fame: list[Glory]
    chancellors: list[str]
    tutors: int
    ignotus: dict[str, Any]
    players: list[Player]
    shown: Player
    others: list[Player]
    improved: bool


def look(scene: Scene) -> Look:
    """The scene, read once."""
    return scene.once(read)


def seats(colours: list[str]) -> list[int]:
    return [SEATS[name] for name in colours]


def by_seat(numbers: dict[str, Any]) -> dict[int, Any]:
    return {SEATS[name]: n for name, n in numbers.items()}


def read(scene: Scene) -> Look:
    seen = scene.seen
    players = [player(own) for own in seen["players"]]
    reputation, own = seen["reputation"], max(scene.seat, 0)
    return Look(
        viewer=scene.seat,
        side=seen["side"],
        round=seen["round"],
        rounds=seen["rounds"],
        phase=seen["phase"],
        order=seen["order"],
        ranks=seats(reputation["ranks"]),
        now=seats(reputation["now"]),
        income=reputation["income"],
        points=reputation["points"],
        cards=seen["research"]["cards"],
        levels=[level(view) for view in seen["research"]["levels"]],
        campus=[[student(view) for view in row] for row in seen["campus"]],
        fees=[fee(view) for view in seen["faculties"]],
        academy=[chair(view) for view in seen["academy"]],
        spaces={view["site"]: space(view) for view in seen["spaces"]},
        bishop=[SEATS[piece["colour"]] for piece in seen["bishop"]],
        fame=[glory(view) for view in seen["fame"]],
        chancellors=seen["chancellors on offer"],
        tutors=seen["tutors"],
        ignotus=seen["ignotus"],
        players=players,
        shown=players[scene.board],
        others=[*players[own + 1 :], *players[:own]],
        improved=scene.seat >= 0 and IMPROVER in players[own].chancellors,
    )


def space(view: dict[str, Any]) -> Space:
    return Space(view["site"], by_seat(view["masters"]), by_seat(view["needed"]))


def student(view: dict[str, Any]) -> Tile:
    return Tile(
        view["student"],
        view["faculty"],
        view["copies"],
        seats(view["owners"]),
        seats(view["payable"]),
    )


def chair(view: dict[str, Any]) -> Tile:
    return Tile(
        view["professor"],
        view["chair"].rsplit("_", 1)[0],
        view["copies"],
        seats(view["owners"]),
        seats(view["payable"]),
        view["chair"],
        view["ducats"],
        by_seat(view["ducats due"]),
        tuple(view["groups"]),
        view["fixed"],
    )


def fee(view: dict[str, Any]) -> dict[str, Any]:
    """A faculty's cost, each group with the seats whose books are good enough now."""
    groups = [{"n": group["n"], "seats": seats(group["colours"])} for group in view["groups"]]
    return {
        "faculty": view["faculty"],
        "groups": groups,
        "dictionaries": view["dictionaries"],
    }


def level(view: dict[str, Any]) -> Level:
    return Level(
        view["level"],
        seats(view["markers"]),
        view.get("cost", ""),
        view.get("blue", False),
        by_seat(view.get("due", {})),
    )


def glory(view: dict[str, Any]) -> Glory:
    progress = {
        SEATS[name]: [(part["has"], part["of"]) for part in parts]
        for name, parts in view["progress"].items()
    }
    return Glory(
        view["letter"],
        view["tile"],
        view["chancellor"],
        seats(view["claimed"]),
        seats(view["met"]),
        progress,
    )


def shelf(view: dict[str, Any]) -> Shelf:
    return Shelf(
        view["value"],
        view["flipped"],
        view["book"],
        view.get("price", 0),
        view.get("tile", False),
        view.get("all up to here", 0),
    )


def professor(view: dict[str, Any]) -> Professor:
    return Professor(view["professor"], view["ready"], view["bookmark"], view["lecture costs"])


def player(own: dict[str, Any]) -> Player:
    return Player(
        seat=own["seat"],
        automated=own["automated"],
        ducats=own["ducats"],
        prestige=own["prestige"],
        score=own["score"],
        sheet=own["sheet"],
        passed=own["passed"],
        pool=own["pool"],
        archive=own["archive"],
        dormitory=own["dormitory"],
        masters=own["masters"],
        tutors=own["tutors"],
        resting=own["resting tutors"],
        spaces=own["own spaces"],
        books=own["books"],
        stored=own["stored"],
        storage=own["storage"],
        display=[shelf(view) for view in own["display"]],
        spare=shelf(own["spare"]),
        displayed=own["displayed"],
        next_price=own["next price"],
        extra_price=own["extra price"],
        halls=own["halls"],
        professors=[professor(view) for view in own["professors"]],
        chancellor=own["chancellor"],
        chancellors=own["chancellors"],
        busts=own["busts"],
        level=own["level"],
        rank=own["rank"],
        counts=own["counts"],
        hand=own["setup"]["hand"],
        kept=own["setup"]["kept"],
        total=own["setup"]["total"],
    )
