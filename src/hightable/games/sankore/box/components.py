"""What is in the box: ids and figures of data/, read once."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.kernel import Fault, by_id, data

Record = dict[str, Any]
Records = dict[str, Record]


def records(file: str, table: str) -> Records:
    return by_id(data("sankore", file)[table], f"{file}.toml")


def numbers(found: Records, field: str) -> vec[i64]:
    """One figure of every record, in the order of the file."""
    return vec[i64]([int(record[field]) for record in found.values()])


def at(ids: list[str], wanted: str, where: str) -> int:
    """The number of an id; one that does not exist is refused with its place."""
    if wanted not in ids:
        raise Fault(f"{where}: no such id {wanted!r}; known: {', '.join(ids)}")
    return ids.index(wanted)


DISCIPLINE_RECORDS: Final = records("constants", "discipline")
DISCIPLINES: Final[list[str]] = list(DISCIPLINE_RECORDS)
ASTRONOMY: Final = 0
THEOLOGY: Final = 1
MATHEMATICS: Final = 2
LAW: Final = 3
EVERY: Final = 4
REGIONS: Final[list[str]] = ["A", "B", "C", "D"]
FLAGS: Final[list[str]] = [
    "sankore_tile_placed_star_up",
    "madrasa_gold_icons_covered_by_tiles",
    "books_soft_limit",
    "prestige_limit_at_end_of_turn",
    "teach_without_area_action_when_impossible",
    "port_wall_collects_gold",
    "port_wall_flips_tile",
    "scholar_scores_objective_cards",
]
STAR_UP: Final = 1
GOLD_COVERED: Final = 2
SOFT_BOOKS: Final = 4
PRESTIGE_LATE: Final = 8
TEACH_FREELY: Final = 16
PORT_GOLD: Final = 32
PORT_FLIP: Final = 64
SCHOLAR_CARDS: Final = 128
LED_COUNT: Final = 256
MAJORITIES: Final[list[str]] = ["new", "led"]
IN_FORCE: Final = data("sankore", "constants")["rule_flags"]
RULINGS: Final = sum(1 << bit for bit, name in enumerate(FLAGS) if IN_FORCE[name])
PIECES: Final[list[str]] = [record["piece"] for record in DISCIPLINE_RECORDS.values()]
PIECES_EACH: Final = int(records("constants", "piece")["trading_post"]["per_player"])
RESOURCES: Final[list[str]] = ["gold", "salt", "inspiration"]
RESOURCE_RECORDS: Final = records("constants", "resource")
BOOKS_EACH: Final = int(RESOURCE_RECORDS["book"]["per_discipline"])
PRESTIGE_EACH: Final = int(RESOURCE_RECORDS["prestige"]["per_discipline"])
FAVOUR_TILES: Final = int(RESOURCE_RECORDS["favour_tile"]["tokens"])
STUDENTS_EACH: Final = int(records("constants", "inventory")["student"]["count"]) // EVERY
START: Final[dict[str, int]] = data("sankore", "setup")["start_resources"]
SETUP: Final = {record["players"]: record for record in records("setup", "players").values()}

STORAGE: Final = records("resource_board", "storage")
GOLD_LIMIT: Final = int(STORAGE["gold"]["limit"])
SALT_LIMIT: Final = int(STORAGE["salt"]["limit"])
INSPIRATION_LIMIT: Final = int(STORAGE["inspiration"]["limit"])
SHELF_LIMIT: Final = int(STORAGE["bookshelf_law"]["limit"])
PRESTIGE_LIMIT: Final = int(STORAGE["prestige"]["limit"])
COVERED: Final = int(STORAGE["prestige"]["covered_per_favour_tile"])
FAVOURS_LIMIT: Final = int(STORAGE["prestige"]["max_favour_tiles"])

CLASS_SPACE_RECORDS: Final = records("player_board", "class_space")
CLASS_SPACES: Final[list[str]] = list(CLASS_SPACE_RECORDS)
CLASS_ROW: Final = numbers(CLASS_SPACE_RECORDS, "row")
INTRODUCTORY: Final = 4
STUDENT_SPACE_RECORDS: Final = records("player_board", "student_space")
STUDENT_SPACES: Final[list[str]] = list(STUDENT_SPACE_RECORDS)
LEVEL: Final = numbers(STUDENT_SPACE_RECORDS, "level")
TOP_SPACE: Final = len(STUDENT_SPACES) - 1
ABOVE: Final = vec[i64](
    [
        at(CLASS_SPACES, record["below"], "player_board.toml") if record["below"] else -1
        for record in STUDENT_SPACE_RECORDS.values()
    ]
)
FIRST_BELOW: Final = vec[i64](
    [STUDENT_SPACES.index(record["students_below"][0]) for record in CLASS_SPACE_RECORDS.values()]
)
BELOW: Final = vec[i64]([len(record["students_below"]) for record in CLASS_SPACE_RECORDS.values()])
ARROW_RECORDS: Final = records("player_board", "arrow")
ARROWS: Final[list[list[int]]] = [
    [
        at(STUDENT_SPACES, arrow["to_student"], "player_board.toml")
        for arrow in ARROW_RECORDS.values()
        if arrow["from_class"] == space
    ]
    for space in CLASS_SPACES
]
PEERS: Final[list[list[int]]] = [
    [space for space in range(len(STUDENT_SPACES)) if LEVEL[space] == LEVEL[own] and space != own]
    for own in range(len(STUDENT_SPACES))
]
BOARD_RECORD: Final = data("sankore", "player_board")["board"]
GRADUATION_SLOTS: Final = int(BOARD_RECORD["graduation_slots"])
SECTION_SLOTS: Final = int(BOARD_RECORD["skill_slots_per_section"])
TRACK_RECORDS: Final = records("player_board", "piece_track")
TRACK_KNOWLEDGE: Final = vec[i64](
    [0] + [record["knowledge"] for record in list(TRACK_RECORDS.values())[:PIECES_EACH]]
)
TRACK_ICONS: Final = vec[i64](
    [
        sum(record["prestige"] for record in list(TRACK_RECORDS.values())[:left])
        for left in range(PIECES_EACH + 1)
    ]
)

CLASS_RECORDS: Final = records("advanced_classes", "advanced_class")
CLASSES: Final[list[str]] = list(CLASS_RECORDS)
ADVANCED: Final = len(CLASSES)
CLASS_TILES: Final[list[str]] = CLASSES + DISCIPLINES
CLASS_DISCIPLINE: Final = vec[i64](
    [DISCIPLINES.index(record["discipline"]) for record in CLASS_RECORDS.values()] + [0, 1, 2, 3]
)
CLASS_LEVEL: Final = vec[i64]([record["level"] for record in CLASS_RECORDS.values()] + [0] * EVERY)
LOWEST_ROW: Final = vec[i64]([0, 2, 3, 4])
MASTER_LEVEL: Final = 3

GRADUATION_RECORDS: Final = records("graduation_tiles", "graduation_tile")
GRADUATIONS: Final[list[str]] = list(GRADUATION_RECORDS)
GRADUATION_ICONS: Final = numbers(GRADUATION_RECORDS, "prestige")
GRADUATION_LEVELS: Final = 4

SKILL_RECORDS: Final = records("skill_tiles", "skill_kind")
SKILLS: Final[list[str]] = list(SKILL_RECORDS)
SKILL_COUNT: Final = numbers(SKILL_RECORDS, "count")

SANKORE_RECORDS: Final = records("sankore_tiles", "sankore_tile")
SANKORE_TILES: Final[list[str]] = list(SANKORE_RECORDS)
SANKORE_DISCIPLINE: Final = vec[i64](
    [DISCIPLINES.index(record["discipline"]) for record in SANKORE_RECORDS.values()]
)
BONUS_KINDS: Final[list[str]] = [
    "inspiration",
    "advance_favour",
    "exchange_favour",
    "activate_skills",
    "prestige_token",
]
FAVOUR_BONUS: Final = 2
SKILLS_BONUS: Final = 3
BONUS_KIND: Final = vec[i64](
    [
        at(BONUS_KINDS, record["bonus_kind"], "sankore_tiles.toml")
        for record in SANKORE_RECORDS.values()
    ]
)
DOUBLE: Final = vec[i64]([int(r["double_prestige"]) for r in SANKORE_RECORDS.values()])
DOUBLES: Final[list[list[int]]] = [
    [
        tile
        for tile in range(len(SANKORE_TILES))
        if SANKORE_DISCIPLINE[tile] == discipline and DOUBLE[tile]
    ]
    for discipline in range(EVERY)
]

OBJECTIVE_RECORDS: Final = records("objective_cards", "objective")
OBJECTIVES: Final[list[str]] = list(OBJECTIVE_RECORDS)
OBJECTIVE_DISCIPLINE: Final = vec[i64](
    [DISCIPLINES.index(r["prestige_discipline"]) for r in OBJECTIVE_RECORDS.values()]
)
OBJECTIVE_ICONS: Final = numbers(OBJECTIVE_RECORDS, "prestige")

FAVOUR_RECORDS: Final = records("favour_track", "favour_space")
FAVOURS: Final[list[str]] = list(FAVOUR_RECORDS)
FAVOUR_START: Final = int(data("sankore", "favour_track")["start_space"])
FAVOUR_END: Final = int(data("sankore", "favour_track")["last_space"])

QUEUE_RECORDS: Final = records("student_queues", "queue")
ICONS: Final[list[str]] = ["exchange_favour", "sankore_tile", "book_scoring", "prestige_scoring"]
FAVOUR_ICON: Final = 0
TILE_ICON: Final = 1
SCORING_ICON: Final = 2
BOOK: Final = 0
PRESTIGE: Final = 1


def queue(players: int, area: str) -> dict[str, Any]:
    """The queue of an area; one player uses the side for two."""
    wanted = (area, max(players, 2))
    return next(q for q in QUEUE_RECORDS.values() if (q["area"], q["players"]) == wanted)


SHELF_RECORDS: Final = records("library", "shelf")
SIDES: Final[dict[str, str]] = {"three": "3-shelf", "six": "6-shelf"}
SHELVES: Final = 6


def shelves(side: str) -> list[dict[str, Any]]:
    """The shelves of a side of the Library, uppermost first."""
    found = [shelf for shelf in SHELF_RECORDS.values() if shelf["side"] == side]
    return sorted(found, key=lambda shelf: int(shelf["order"]))


SHELF_SIZE: Final = [vec[i64]([s["size"] for s in shelves(side)]) for side in SIDES.values()]
SHELF_FIRST: Final = [vec[i64]([s["first"] for s in shelves(side)]) for side in SIDES.values()]
SHELF_SECOND: Final = [vec[i64]([s["second"] for s in shelves(side)]) for side in SIDES.values()]

SCHOLAR_RECORDS: Final = records("solo", "scholar")
SCHOLARS: Final[list[str]] = list(SCHOLAR_RECORDS)
SCHOLAR_TURNS: Final = records("solo", "turn")
PHASE_TURNS: Final = numbers(records("solo", "phase"), "turns")
