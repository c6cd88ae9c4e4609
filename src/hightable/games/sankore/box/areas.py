"""The four areas of the game board, from data/: spaces, paths, walls, cells and their figures.

The spaces of all areas are numbered through: oases, port spaces, Theology, walls, Law.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.box.components import (
    DISCIPLINES,
    EVERY,
    LAW,
    MATHEMATICS,
    REGIONS,
    Records,
    at,
    records,
)

NODE_RECORDS: Final = records("astronomy", "node")
NODES: Final[list[str]] = list(NODE_RECORDS)
TIMBUKTU: Final = 0
OASES: Final[list[str]] = [n for n, record in NODE_RECORDS.items() if record["kind"] == "oasis"]
PORTS: Final[list[str]] = [n for n, record in NODE_RECORDS.items() if record["kind"] == "port"]
FIRST_PORT: Final = 1 + len(OASES)
PORT_RECORDS: Final = records("astronomy", "port_space")
PER_PORT: Final = len(PORT_RECORDS) // len(PORTS)
PATH_RECORDS: Final = records("astronomy", "path")
THEOLOGY_RECORDS: Final = records("theology", "space")
WALL_RECORDS: Final = records("mathematics", "wall_space")
LAW_RECORDS: Final = records("law", "space")

WALLS: Final[list[str]] = list(WALL_RECORDS)
SPACES: Final[list[str]] = [*OASES, *PORT_RECORDS, *THEOLOGY_RECORDS, *WALLS, *LAW_RECORDS]
PORT_SPACE: Final = len(OASES)
MOSQUE_SPACE: Final = PORT_SPACE + len(PORT_RECORDS)
WALL_SPACE: Final = MOSQUE_SPACE + len(THEOLOGY_RECORDS)
CROWN_SPACE: Final = WALL_SPACE + len(WALLS)
FIRST_SPACE: Final = vec[i64]([0, MOSQUE_SPACE, WALL_SPACE, CROWN_SPACE, len(SPACES)])
TOKEN_SPACES: Final = WALL_SPACE
CORNER: Final = WALL_SPACE + WALLS.index("wall_corner")


def region_of(space: str) -> int:
    """The region, A to D as 0 to 3, of a space."""
    if space in PORT_RECORDS:
        space = PORT_RECORDS[space]["port"]
    for found in (NODE_RECORDS, THEOLOGY_RECORDS, WALL_RECORDS, LAW_RECORDS):
        if space in found:
            return REGIONS.index(found[space]["region"])
    raise KeyError(space)


def number_of(space: str) -> int:
    """The number on a space; in Astronomy the value by which ties are broken."""
    if space in OASES:
        return int(NODE_RECORDS[space]["value"])
    if space in PORT_RECORDS:
        return int(PORT_RECORDS[space]["value"])
    found = THEOLOGY_RECORDS | WALL_RECORDS | LAW_RECORDS
    return int(found[space]["number"])


REGION: Final = vec[i64]([region_of(space) for space in SPACES])
NUMBER: Final = vec[i64]([number_of(space) for space in SPACES])
ROWS: Final[list[str]] = ["bottom", "middle", "top"]
MIDDLE: Final = 1
TOP: Final = 2
ROW: Final = vec[i64](
    [0] * MOSQUE_SPACE
    + [ROWS.index(record["row"]) for record in THEOLOGY_RECORDS.values()]
    + [0] * len(WALLS)
    + [ROWS.index(record["row"]) for record in LAW_RECORDS.values()]
)
NEEDS_SUPPORT: Final = vec[i64](
    [0] * PORT_SPACE
    + [1] * len(PORT_RECORDS)
    + [int(record["supported"]) for record in THEOLOGY_RECORDS.values()]
    + [int(record["supported"]) for record in WALL_RECORDS.values()]
    + [int(record["supported"]) for record in LAW_RECORDS.values()]
)
SALT: Final = vec[i64]([0] * MOSQUE_SPACE + [r["salt"] for r in THEOLOGY_RECORDS.values()])
WALL_BOOKS: Final = vec[i64]([record["books"] for record in WALL_RECORDS.values()])
PAYMENTS: Final[list[str]] = ["gold", "salt", "book"]
CROWN_COST: Final = vec[i64](
    [PAYMENTS.index(next(iter(record["cost"]))) for record in LAW_RECORDS.values()]
)
NODE_GOLD: Final = vec[i64]([record.get("gold", 0) for record in NODE_RECORDS.values()])


def token_spaces() -> list[int]:
    """The port spaces that are set up with a Prestige token."""
    return [
        SPACES.index(space)
        for space, record in PORT_RECORDS.items()
        if record["setup_prestige_token"]
    ]


def book_spaces() -> list[int]:
    """The Theology spaces that are set up with a Book."""
    return [
        SPACES.index(space) for space, record in THEOLOGY_RECORDS.items() if record["setup_book"]
    ]


FAR: Final = 99
REACH_CAP: Final = 24
STEP: Final = vec[i64]([FAR] * (len(NODES) * len(NODES)))
CROSSES: Final = vec[i64]([-1] * (len(NODES) * len(NODES)))


def lay_paths() -> None:
    """Costs and dotted lines of the paths, both ways."""
    for record in PATH_RECORDS.values():
        a = at(NODES, record["a"], "astronomy.toml")
        b = at(NODES, record["b"], "astronomy.toml")
        for one, other in ((a, b), (b, a)):
            STEP[one * len(NODES) + other] = record["cost"]
            if record["dotted"]:
                CROSSES[one * len(NODES) + other] = REGIONS.index(record["dotted"])


lay_paths()
NEIGHBOURS: Final[list[list[int]]] = [
    [other for other in range(len(NODES)) if STEP[node * len(NODES) + other] != FAR]
    for node in range(len(NODES))
]


def distances(start: int) -> list[int]:
    """The least Knowledge from a node to every other; ports are ends, never on the way."""
    best = [FAR] * len(NODES)
    best[start] = 0
    waiting = [start]
    while waiting:
        node = waiting.pop(0)
        if node >= FIRST_PORT:
            continue
        for other in NEIGHBOURS[node]:
            cost = best[node] + int(STEP[node * len(NODES) + other])
            if cost < best[other]:
                best[other] = cost
                waiting.append(other)
    return best


DISTANCE: Final[list[list[int]]] = [distances(node) for node in range(len(NODES))]
REACH: Final = vec[i64](
    [
        sum(1 << node for node in range(len(NODES)) if DISTANCE[start][node] <= knowledge)
        for start in range(len(NODES))
        for knowledge in range(REACH_CAP + 1)
    ]
)


def across(region: int, start: int) -> list[int]:
    """The least Knowledge from a node to every other over the dotted line of a region."""
    best = [FAR] * len(NODES)
    for path in range(len(STEP)):
        one, other = divmod(path, len(NODES))
        if CROSSES[path] == region and (one < FIRST_PORT or one == start):
            paid = DISTANCE[start][one] + int(STEP[path])
            best = [min(best[n], paid + DISTANCE[other][n]) for n in range(len(NODES))]
    return best


REACH_ACROSS: Final = [
    vec[i64](
        [
            sum(1 << node for node in range(len(NODES)) if costs[node] <= knowledge)
            for costs in [across(region, start) for start in range(len(NODES))]
            for knowledge in range(REACH_CAP + 1)
        ]
    )
    for region in range(len(REGIONS))
]

CELL_RECORDS: Final = records("mathematics", "cell")
NUMBERED: Final = sum(1 for record in CELL_RECORDS.values() if record["number"])


def cell_order(cell: str) -> int:
    """Numbered cells first, in the order in which they are filled."""
    number = int(CELL_RECORDS[cell]["number"])
    return number or len(CELL_RECORDS)


CELLS: Final[list[str]] = sorted(CELL_RECORDS, key=cell_order)
CELL_ROW: Final = vec[i64]([CELL_RECORDS[cell]["row"] - 1 for cell in CELLS])
CELL_COLUMN: Final = vec[i64]([CELL_RECORDS[cell]["col"] - 1 for cell in CELLS])
GOLD_ICON: Final = vec[i64]([int(CELL_RECORDS[cell]["gold_icon"]) for cell in CELLS])


def line_of(record: dict[str, object]) -> list[int]:
    """The cells of a wall's row or column, the nearest first."""
    along, across = ("row", "col") if record["line"] == "row" else ("col", "row")
    cells = [
        cell for cell, found in enumerate(CELLS) if CELL_RECORDS[found][along] == record["line_no"]
    ]
    far_first = record["side"] in ("right", "bottom")
    return sorted(cells, key=lambda c: int(CELL_RECORDS[CELLS[c]][across]), reverse=far_first)


LINE: Final[list[list[int]]] = [line_of(record) for record in WALL_RECORDS.values()]
VERTICAL: Final = vec[i64](
    [int(record["orientation"] == "vertical") for record in WALL_RECORDS.values()]
)
WALL_ROW: Final = vec[i64](
    [r["line_no"] - 1 if r["line"] == "row" else -1 for r in WALL_RECORDS.values()]
)
WALL_COLUMN: Final = vec[i64](
    [r["line_no"] - 1 if r["line"] == "column" else -1 for r in WALL_RECORDS.values()]
)

SLOT_AREAS: Final[list[str]] = ["astronomy", "theology", "law"]
SLOTS: Final[list[str]] = [f"{area}_{region}" for area in SLOT_AREAS for region in REGIONS]
THEOLOGY_SLOT: Final = 4
LAW_SLOT: Final = 8


def disciplines_of(file: str) -> vec[i64]:
    """The discipline each region of an area is tied to."""
    found = records(file, "region")
    return vec[i64]([DISCIPLINES.index(record["discipline"]) for record in found.values()])


THEOLOGY_DISCIPLINE: Final = disciplines_of("theology")
LAW_DISCIPLINE: Final = disciplines_of("law")
BOX_RECORDS: Final[Records] = records("scoring_boxes", "box")
BOX_BOOK: Final = vec[i64]([DISCIPLINES.index(box["book"]) for box in BOX_RECORDS.values()])


def spaces_in(area: int, region: int) -> list[int]:
    return [
        space
        for space in range(FIRST_SPACE[area], FIRST_SPACE[area + 1])
        if REGION[space] == region
    ]


REGION_SPACES: Final[list[list[int]]] = [
    spaces_in(area, region) for area in range(EVERY) for region in range(EVERY)
]
AREA_OF: Final = vec[i64](
    [
        next(area for area in range(EVERY) if space < FIRST_SPACE[area + 1])
        for space in range(len(SPACES))
    ]
)
assert AREA_OF[CORNER] == MATHEMATICS
assert AREA_OF[CROWN_SPACE] == LAW


def routes(start: int) -> list[tuple[int, int, list[str]]]:
    """The best way from a node to every other: least Knowledge, fewest steps, first by name."""
    best = [(FAR, FAR, [""]) for _ in NODES]
    best[start] = (0, 0, [NODES[start]])
    waiting = [start]
    while waiting:
        node = waiting.pop(0)
        if node >= FIRST_PORT:
            continue
        cost, steps, names = best[node]
        for other in NEIGHBOURS[node]:
            paid = cost + int(STEP[node * len(NODES) + other])
            way = (paid, steps + 1, [*names, NODES[other]])
            if way < best[other]:
                best[other] = way
                waiting.append(other)
    return best


ROUTES: Final[list[list[tuple[int, int, list[str]]]]] = [routes(node) for node in range(FIRST_PORT)]
