"""What is in the box: ids and figures of data/, read once.

Things are numbered in the order of their files. Several Volumes are one number with eight bits
for each colour, sets of places or book spaces are the bits of one number.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.kernel import Fault, by_id, data

GAME: Final = data("newton", "game")
ACTIONS: Final[list[str]] = GAME["meta"]["actions"]
COLOURS: Final[list[str]] = GAME["meta"]["player_colors"]
VOLUMES: Final[list[str]] = [*GAME["meta"]["volume_colors"], "wild"]
ROUNDS: Final[i64] = GAME["meta"]["rounds"]
TURNS: Final[i64] = GAME["meta"]["turns_per_round"]
WORK: Final = 0
TECHNOLOGY: Final = 1
TRAVEL: Final = 2
LESSONS: Final = 3
STUDY: Final = 4
JOKER: Final = 5
SYMBOLS: Final[list[str]] = [*ACTIONS, "joker"]
VOLUME_BITS: Final = 8


def number(name: str, known: list[str], where: str) -> int:
    """The number of a thing; a name that is not known is refused with its place in the data."""
    if name not in known:
        raise Fault(f"{where}: no such name {name!r}; known: {', '.join(known)}")
    return known.index(name)


def volumes(printed: dict[str, int], where: str) -> int:
    """Volumes as one number."""
    known = [number(colour, VOLUMES, f"{where}, volumes") for colour in printed]
    return sum(n << VOLUME_BITS * at for at, n in zip(known, printed.values(), strict=True))


def types(records: dict[str, dict[str, Any]], known: list[str], file: str) -> vec[i64]:
    """The type of each place or space."""
    return row([number(it["type"], known, f"{file}, {it['id']}, type") for it in records.values()])


def row(items: list[int]) -> vec[i64]:
    return vec[i64](items)


def bits(items: list[int]) -> int:
    return sum(1 << item for item in items)


# Cards: six starting cards, the same words for every colour, then the Action cards by level.
STARTING_RECORDS: Final = by_id(data("newton", "starting_cards")["starting_card"], "starting_cards")
ACTION_RECORDS: Final = by_id(data("newton", "action_cards")["action_card"], "action_cards")
STARTING: Final[list[list[dict[str, Any]]]] = [
    [card for card in STARTING_RECORDS.values() if card["color"] == colour] for colour in COLOURS
]
CARD_RECORDS: Final[list[dict[str, Any]]] = [*STARTING[0], *ACTION_RECORDS.values()]
CARDS: Final[list[str]] = [card["key"] for card in CARD_RECORDS]
STARTERS: Final = len(STARTING[0])
LEVEL: Final = row([card["level"] for card in CARD_RECORDS])
LEVELS: Final = 3
SYMBOL: Final = row(
    [number(card["action"], SYMBOLS, f"cards, {card['id']}, action") for card in CARD_RECORDS]
)
CARD_VOLUMES: Final = [
    row([volumes(card["volumes"], card["id"]) for card in [*own, *ACTION_RECORDS.values()]])
    for own in STARTING
]
FIRST_CARD: Final = row([list(LEVEL).index(level) for level in range(1, LEVELS + 1)])


def card_id(colour: int, card: int) -> str:
    """The record of a card: a starting card belongs to a colour."""
    owned = card < STARTERS
    return str((STARTING[colour][card] if owned else CARD_RECORDS[card])["id"])


MASTER_RECORDS: Final = by_id(data("newton", "masters")["master"], "masters.toml")
MASTERS: Final[list[str]] = list(MASTER_RECORDS)
MASTER_POINTS: Final = row([master["vp"] for master in MASTER_RECORDS.values()])
MASTER_VOLUMES: Final = row(
    [volumes(m.get("volumes", {}), m["id"]) for m in MASTER_RECORDS.values()]
)

# The Map.
MAP: Final = data("newton", "map")
PLACE_RECORDS: Final = by_id(MAP["node"], "map.toml")
PLACES: Final[list[str]] = list(PLACE_RECORDS)
PLACE_TYPES: Final = [
    "start", "university", "ancient_land", "city", "village", "master", "objective",
]  # fmt: skip
PLACE_TYPE: Final = types(PLACE_RECORDS, PLACE_TYPES, "map.toml")
UNIVERSITY: Final = 1
ANCIENT_LAND: Final = 2
CITY: Final = 3
VILLAGE: Final = 4
MASTER_PLACE: Final = 5
OBJECTIVE_PLACE: Final = 6
BASEL: Final = PLACES.index(GAME["setup"]["start_space"])


def places(*types: int) -> list[int]:
    return [at for at in range(len(PLACES)) if PLACE_TYPE[at] in types]


UNIVERSITY_PLACES: Final = bits(places(UNIVERSITY))
ANCIENT_PLACES: Final = bits(places(ANCIENT_LAND))
VILLAGES: Final = places(VILLAGE)
CUBE_PLACES: Final = bits(places(UNIVERSITY, ANCIENT_LAND, CITY, MASTER_PLACE, OBJECTIVE_PLACE))
JERUSALEM: Final = places(OBJECTIVE_PLACE)[0]


def routes(place: str) -> list[tuple[int, int]]:
    """Where the routes of a place lead, and what each costs."""
    found = []
    for edge in MAP["edge"]:
        ends = [edge["a"], edge["b"]]
        numbers = [number(end, PLACES, f"map.toml, {edge['id']}") for end in ends]
        if place in ends:
            found.append((numbers[1 - ends.index(place)], edge["cost"]))
    return found


NEIGHBOURS: Final = [row([end for end, _ in routes(place)]) for place in PLACES]
ROUTE_COSTS: Final = [row([cost for _, cost in routes(place)]) for place in PLACES]

UNIVERSITY_RECORDS: Final = by_id(data("newton", "universities")["university"], "universities")
ANCIENT_RECORDS: Final = by_id(data("newton", "ancient_lands")["ancient_land"], "ancient_lands")
CITY_RECORDS: Final = by_id(data("newton", "cities")["city"], "cities.toml")
SIGHTS: Final[list[str]] = [
    *[tile["numeral"] for tile in UNIVERSITY_RECORDS.values()],
    *[tile["symbol"] for tile in ANCIENT_RECORDS.values()],
]
CITIES: Final[list[str]] = list(CITY_RECORDS)
MEDICINE_CITIES: Final = row(
    [int(city["effect"]["op"] == "medicine") for city in CITY_RECORDS.values()]
)

# The tracks.
SPACE_TYPES: Final = ["start", "plain", "specialization", "invention", "master", "objective"]
SPECIALIZATION: Final = 2
INVENTION: Final = 3
MASTER_SPACE: Final = 4
OBJECTIVE_SPACE: Final = 5
TECH_RECORDS: Final = by_id(data("newton", "tech_track")["space"], "tech_track.toml")
TECH: Final[list[str]] = list(TECH_RECORDS)
TECH_TYPE: Final = types(TECH_RECORDS, SPACE_TYPES, "tech_track.toml")
TECH_NEXT: Final = [
    row([number(to, TECH, f"tech_track.toml, {name}, next") for to in space["next"]])
    for name, space in TECH_RECORDS.items()
]
TECH_SPACES: Final = [
    [at for at in range(len(TECH)) if TECH_TYPE[at] == kind] for kind in range(len(SPACE_TYPES))
]
FINALS: Final = bits([at for at, s in enumerate(TECH_RECORDS.values()) if s.get("final")])
TECH_START: Final = 0
WORK_RECORDS: Final = by_id(data("newton", "work_track")["space"], "work_track.toml")
WORK_SPACES: Final[list[str]] = list(WORK_RECORDS)
WORK_TYPE: Final = types(WORK_RECORDS, SPACE_TYPES, "work_track.toml")
WORK_OF_TYPE: Final = [
    [at for at in range(len(WORK_SPACES)) if WORK_TYPE[at] == kind]
    for kind in range(len(SPACE_TYPES))
]
WORK_END: Final[i64] = len(WORK_SPACES) - 2
WORK_OBJECTIVE: Final[i64] = len(WORK_SPACES) - 1

OBJECTIVE_SPACES: Final = by_id(data("newton", "objective_spaces")["objective_space"], "objectives")
ASKED: Final = {s["place"]: volumes(s["volumes"], s["id"]) for s in OBJECTIVE_SPACES.values()}
TECH_VOLUMES: Final = row([ASKED.get(space, 0) for space in TECH])
WORK_VOLUMES: Final[i64] = ASKED[WORK_SPACES[-1]]
MAP_VOLUMES: Final[i64] = ASKED[PLACES[JERUSALEM]]

TOKEN_RECORDS: Final = by_id(data("newton", "bonus_tokens")["bonus_token"], "bonus_tokens.toml")
TOKENS: Final[list[str]] = list(TOKEN_RECORDS)
MARKS: Final[dict[str, int]] = {
    name: space["bonus_min_players"]
    for records in (PLACE_RECORDS, TECH_RECORDS)
    for name, space in records.items()
    if "bonus_min_players" in space
}
BONUS_SPACES: Final[list[str]] = list(MARKS)
BONUS_USED: Final = [
    [at for at, mark in enumerate(MARKS.values()) if mark <= players]
    for players in range(len(COLOURS) + 1)
]
NO_TOKEN: Final = -1
PLACE_BONUS: Final = row([BONUS_SPACES.index(p) if p in MARKS else NO_TOKEN for p in PLACES])
TECH_BONUS: Final = row([BONUS_SPACES.index(s) if s in MARKS else NO_TOKEN for s in TECH])

# Tiles: five kinds of Development, then three kinds of Income.
DEVELOPMENT_RECORDS: Final = by_id(data("newton", "developments")["development"], "developments")
INCOMES: Final = data("newton", "incomes")
INCOME_RECORDS: Final = by_id(INCOMES["income"], "incomes.toml")
MEDICINE: Final[dict[str, Any]] = INCOMES["medicine"][0]
TILE_IDS: Final[list[str]] = [*DEVELOPMENT_RECORDS, *INCOME_RECORDS]
DEVELOPMENTS: Final = len(DEVELOPMENT_RECORDS)
INCOME_KINDS: Final[list[str]] = [name.removeprefix("income_") for name in INCOME_RECORDS]
KINDS: Final[list[str]] = [*ACTIONS, *INCOME_KINDS]
COPIES: Final = row(
    [t["copies"] for records in (DEVELOPMENT_RECORDS, INCOME_RECORDS) for t in records.values()]
)
ROOM: Final[i64] = GAME["desk"]["development_drawers"]
SPECIALIZATION_RECORDS: Final = by_id(data("newton", "specializations")["specialization"], "specs")
SPECIALIZATIONS: Final[list[str]] = list(SPECIALIZATION_RECORDS)
INVENTION_RECORDS: Final = by_id(data("newton", "inventions")["invention"], "inventions.toml")
INVENTIONS: Final[list[str]] = list(INVENTION_RECORDS)
OBJECTIVE_RECORDS: Final = by_id(data("newton", "objectives")["objective"], "objectives.toml")
OBJECTIVES: Final[list[str]] = list(OBJECTIVE_RECORDS)

# The Study boards.
STUDY_BOARDS: Final = data("newton", "study_boards")
BOARDS: Final[list[str]] = [board["id"] for board in STUDY_BOARDS["board"]]
PRINTED_SYMBOL: Final = row(
    [
        number(board["printed_desk_symbol"], ACTIONS, f"study_boards.toml, {board['id']}")
        for board in STUDY_BOARDS["board"]
    ]
)
SHELVES: Final = 3
CELLS: Final[list[str]] = [
    f"s{cell['shelf']}c{cell['column']}"
    for cell in STUDY_BOARDS["cell"]
    if cell["board"] == BOARDS[0]
]
SHELF: Final = row([int(cell[1]) for cell in CELLS])
NO_SIGHT: Final = -1


def cells(board: str) -> list[dict[str, Any]]:
    found = [cell for cell in STUDY_BOARDS["cell"] if cell["board"] == board]
    if [cell["id"] for cell in found] != [f"{board}_{cell}" for cell in CELLS]:
        raise Fault(f"study_boards.toml: {board} has not the same spaces as {BOARDS[0]}")
    return found


def sight(cell: dict[str, Any]) -> int:
    """The University or Ancient Land tile that a book space asks for."""
    requirement = cell.get("requirement", {})
    asked = requirement.get("university", requirement.get("ancient_land"))
    where = f"study_boards.toml, {cell['id']}, requirement"
    return NO_SIGHT if asked is None else number(asked, SIGHTS, where)


def lines(board: str) -> list[dict[str, Any]]:
    return [line for line in STUDY_BOARDS["line"] if line["board"] == board]


def span(board: str, line: dict[str, Any]) -> int:
    """The book spaces of a line."""
    names = [cell.removeprefix(f"{board}_") for cell in line["cells"]]
    return bits([number(name, CELLS, f"study_boards.toml, {line['id']}, cells") for name in names])


BOOK_CELLS: Final = [
    row([at for at, cell in enumerate(cells(board)) if cell["kind"] == "book"]) for board in BOARDS
]
PRINTED_BOOKS: Final = row(
    [bits([i for i, c in enumerate(cells(b)) if c["kind"] == "printed"]) for b in BOARDS]
)
CELL_VOLUMES: Final = [
    row(
        [
            volumes(cell.get("requirement", {}).get("volumes", {}), cell["id"])
            for cell in cells(board)
        ]
    )
    for board in BOARDS
]
CELL_SIGHT: Final = [row([sight(cell) for cell in cells(board)]) for board in BOARDS]
LINE_IDS: Final = [[line["id"] for line in lines(board)] for board in BOARDS]
LINE_SPANS: Final = [row([span(board, line) for line in lines(board)]) for board in BOARDS]
LINE_POINTS: Final = [row([line["vp"] for line in lines(board)]) for board in BOARDS]

# Which tiles may lie on each place of the Map and each space of the tracks.
PLACE_TILES: Final[dict[int, list[str]]] = {
    at: tiles
    for kinds, tiles in (
        ([UNIVERSITY, ANCIENT_LAND], SIGHTS),
        ([CITY], CITIES),
        ([OBJECTIVE_PLACE], OBJECTIVES),
    )
    for at in places(*kinds)
}
SPACE_TILES: Final = {
    SPECIALIZATION: SPECIALIZATIONS,
    INVENTION: INVENTIONS,
    OBJECTIVE_SPACE: OBJECTIVES,
}
TECH_TILES: Final[dict[int, list[str]]] = {
    at: tiles for kind, tiles in SPACE_TILES.items() for at in TECH_SPACES[kind]
}
WORK_TILES: Final[dict[int, list[str]]] = {
    at: tiles for kind, tiles in SPACE_TILES.items() for at in WORK_OF_TYPE[kind]
}

# What the texts name: things that the data files name, and lists for the log.
NAMES: Final[dict[str, str]] = {
    **{card["key"]: card["name"] for card in ACTION_RECORDS.values()},
    **{name: record["name"] for name, record in PLACE_RECORDS.items()},
    **{name: record["name"] for name, record in MASTER_RECORDS.items()},
    **{name: record["name"] for name, record in CITY_RECORDS.items()},
    **{name: record["name"] for name, record in INVENTION_RECORDS.items()},
    **{name: record["name"] for name, record in OBJECTIVE_RECORDS.items()},
    **{rank["id"]: rank["name"] for rank in GAME["solo_rank"]},
}
LISTS: Final[dict[str, list[str]]] = {
    "card": CARDS,
    "place": PLACES,
    "token": TOKENS,
    "city": CITIES,
    "specialization": SPECIALIZATIONS,
    "invention": INVENTIONS,
    "tile": TILE_IDS,
}
