"""Newton: what the things of the box are usually worth, in points, and how far apart they are."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.newton.box import (
    CARD_RECORDS,
    CARD_VOLUMES,
    CELL_SIGHT,
    CELLS,
    CITY_RECORDS,
    CUBE_PLACES,
    GAME,
    INVENTION_RECORDS,
    JERUSALEM,
    LINE_POINTS,
    LINE_SPANS,
    MASTER_RECORDS,
    MASTER_VOLUMES,
    MEDICINE,
    NEIGHBOURS,
    PLACES,
    ROUTE_COSTS,
    SPECIALIZATION_RECORDS,
    TILE_IDS,
    VOLUME_BITS,
    row,
)
from hightable.games.newton.rules.counts import TALLIES

COIN: Final = 0.45
POTION: Final = 1.25
STUDENT: Final = 2.0
MASTER: Final = 4.0
BOOK: Final = 4.0
CUBE: Final = 2.5
STEP: Final = 0.8
MODIFIER: Final = 0.8
VOLUME: Final = 0.3
LASTING_VOLUME: Final = 1.5
USUAL_COUNT: Final = 2.0
GAINS: Final[dict[str, float]] = {"coin": COIN, "potion": POTION, "vp": 1.0}
COUNTS: Final[dict[str, float]] = {
    "masters_played": 1.5,
    "universities_visited": 3.0,
    "ancient_lands_visited": 1.0,
    "completed_lines": 3.0,
    "sets_of_3_identical_volumes": 0.6,
}
OTHERS: Final[dict[str, float]] = {
    "place_student": STUDENT,
    "place_cube": CUBE,
    "play_master": MASTER,
}


def promised(effect: dict[str, Any]) -> float:
    """What an effect of the data files is usually worth."""
    op = effect["op"]
    if op == "gain":
        return GAINS[effect["resource"]] * float(effect["n"])
    if op == "seq":
        return sum([promised(each) for each in effect["effects"]])
    if op == "per":
        return COUNTS.get(effect["count"], USUAL_COUNT) * promised(effect["effect"])
    if op == "pay":
        cost = sum([GAINS.get(name, 1.0) * float(n) for name, n in effect["cost"].items()])
        return max(promised(effect["then"]) - cost, 0.0)
    if op == "basic_action":
        return BOOK if effect["action"] == "study" else STEP * float(effect["value"])
    return OTHERS.get(op, 1.0)


def volumes_in(volumes: i64) -> float:
    """How many Volumes there are, of any colour."""
    found = 0.0
    while volumes:
        found += float(volumes % (1 << VOLUME_BITS))
        volumes >>= VOLUME_BITS
    return found


def beside(card: int, colour: int) -> float:
    """What a card gives besides its action each time it is played: its effect, its Volumes."""
    record = CARD_RECORDS[card]
    volumes = VOLUME * volumes_in(CARD_VOLUMES[colour][card])
    if "immediate" in record:
        return volumes + promised(record["immediate"])
    return volumes + (MODIFIER if "modifier" in record else 0.0)


def master(at: int, record: dict[str, Any]) -> float:
    """The points of a Master, his power and his Volumes."""
    power = promised(record["immediate"]) if "immediate" in record else 0.0
    return float(record["vp"]) + power + LASTING_VOLUME * volumes_in(MASTER_VOLUMES[at])


def each_time(effect: dict[str, Any]) -> float:
    """What an Invention gives for each of what it counts."""
    return promised(effect["effect"]) if effect["op"] == "per" else 0.0


def once(effect: dict[str, Any]) -> float:
    """What an Invention gives apart from what it counts."""
    return 0.0 if effect["op"] == "per" else promised(effect)


CARD_WORTH: Final = [
    vec[float]([beside(card, colour) for card in range(len(CARD_RECORDS))])
    for colour in range(len(CARD_VOLUMES))
]
MASTER_WORTH: Final = vec[float]([master(*pair) for pair in enumerate(MASTER_RECORDS.values())])
CITY_WORTH: Final = vec[float]([promised(it["effect"]) for it in CITY_RECORDS.values()])
MEDICINE_POINTS: Final = row([0, MEDICINE["side_1"]["n"], MEDICINE["side_2"]["n"]])
PILE_WORTH: Final = vec[float]([promised(it["effect"]) for it in GAME["bookshelf_pile"]])
CUBE_POINTS: Final = row([it["effect"]["n"] for it in GAME["cube_bonus"]])
INVENTIONS: Final = [it["effect"] for it in INVENTION_RECORDS.values()]
INVENTION_ONCE: Final = vec[float]([once(effect) for effect in INVENTIONS])
INVENTION_EACH: Final = vec[float]([each_time(effect) for effect in INVENTIONS])
INVENTION_COUNT: Final = [TALLIES[effect.get("count", "coins")] for effect in INVENTIONS]

ANY_DEVELOPMENT: Final = -1
ANY_INCOME: Final = -2


def tile_kind(record: dict[str, Any]) -> int:
    """The tile that a Specialization gives, or any of a group."""
    if record["kind"] == "any":
        return ANY_DEVELOPMENT if record["gives"] == "development" else ANY_INCOME
    name = record["kind"] if record["gives"] == "income" else f"development_{record['kind']}"
    return TILE_IDS.index(name)


GIVEN_KIND: Final = row([tile_kind(it) for it in SPECIALIZATION_RECORDS.values()])

NEARER: Final = 0.72
TOLL: Final = 0.35
FAR: Final = 99.0


def distances(start: int) -> list[float]:
    """Steps, and something for their price, from a place to all others; nobody passes Jerusalem."""
    found = [FAR] * len(PLACES)
    found[start] = 0.0
    for _ in PLACES:
        for here in range(len(PLACES)):
            if here == JERUSALEM and here != start:
                continue
            for at in range(len(NEIGHBOURS[here])):
                far = found[here] + 1.0 + TOLL * float(ROUTE_COSTS[here][at])
                found[NEIGHBOURS[here][at]] = min(found[NEIGHBOURS[here][at]], far)
    return found


REACH: Final = [
    vec[float]([NEARER**far for far in distances(place)]) for place in range(len(PLACES))
]
CUBE_SPOTS: Final = row([at for at in range(len(PLACES)) if CUBE_PLACES >> at & 1])
LINE_CELLS: Final = [
    [row([cell for cell in range(len(CELLS)) if span >> cell & 1]) for span in spans]
    for spans in LINE_SPANS
]
CELL_POINTS: Final = [
    row(
        [
            sum([points[at] for at, span in enumerate(spans) if span >> cell & 1])
            for cell in range(len(CELLS))
        ]
    )
    for spans, points in zip(LINE_SPANS, LINE_POINTS, strict=True)
]
CELL_OF: Final = [
    row([list(sights).index(sight) for sight in range(max(sights) + 1)]) for sights in CELL_SIGHT
]
