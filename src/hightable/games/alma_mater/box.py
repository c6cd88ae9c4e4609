"""What is in the box: ids and figures of data/, read once."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hightable.kernel import Fault, by_id, data

GAME: Final = "alma_mater"
BOARDS: Final = data(GAME, "boards")
CONSTANTS: Final = data(GAME, "constants")
UNIVERSITY: Final = data(GAME, "university")
STUDENT_TABLES: Final = data(GAME, "students")
GLORY_TABLES: Final = data(GAME, "glory_tiles")
INVENTORY: Final = by_id(data(GAME, "components")["component"], "components.toml")

Records = dict[str, dict[str, Any]]
STUDENT_RECORDS: Final = by_id(STUDENT_TABLES["student"], "students.toml")
PROFESSOR_RECORDS: Final = by_id(data(GAME, "professors")["professor"], "professors.toml")
CHANCELLOR_RECORDS: Final = by_id(data(GAME, "chancellors")["chancellor"], "chancellors.toml")
SETUP_RECORDS: Final = by_id(data(GAME, "setup_cards")["setup_card"], "setup_cards.toml")
COST_RECORDS: Final = by_id(data(GAME, "research_costs")["cost"], "research_costs.toml")
BONUS_RECORDS: Final = by_id(data(GAME, "milestone_bonuses")["bonus"], "milestone_bonuses.toml")
CARD_RECORDS: Final = by_id(data(GAME, "research_cards")["research_card"], "research_cards.toml")
GLORY_RECORDS: Final = by_id(GLORY_TABLES["glory_tile"], "glory_tiles.toml")
BUST_RECORDS: Final = by_id(GLORY_TABLES["bust_card"], "glory_tiles.toml")
IGNOTUS_RECORDS: Final = by_id(data(GAME, "ignotus_cards")["ignotus_card"], "ignotus_cards.toml")
ACTION_RECORDS: Final = by_id(BOARDS["action"], "boards.toml")
SIDE_RECORDS: Final = by_id(BOARDS["side"], "boards.toml")
CHAIR_RECORDS: Final = by_id(BOARDS["professor_space"], "boards.toml")
HALL_RECORDS: Final = by_id(UNIVERSITY["hall"], "university.toml")
FEE_RECORDS: Final = by_id(STUDENT_TABLES["faculty_cost"], "students.toml")

COLOURS: Final[list[str]] = CONSTANTS["colours"]
KINDS: Final[list[str]] = [*COLOURS, "dictionary"]
DICTIONARY: Final = 4
FACULTIES: Final[list[str]] = CONSTANTS["faculties"]
LETTERS: Final = ["a", "b", "c"]
STUDENTS: Final = list(STUDENT_RECORDS)
PROFESSORS: Final = list(PROFESSOR_RECORDS)
CHANCELLORS: Final = list(CHANCELLOR_RECORDS)
SETUP_CARDS: Final = list(SETUP_RECORDS)
COSTS: Final = list(COST_RECORDS)
BONUSES: Final = list(BONUS_RECORDS)
CARDS: Final = list(CARD_RECORDS)
GLORY_TILES: Final = list(GLORY_RECORDS)
IGNOTUS_CARDS: Final = list(IGNOTUS_RECORDS)
SIDES: Final = list(SIDE_RECORDS)
CHAIRS: Final = list(CHAIR_RECORDS)
PRINTED_STUDENT: Final[str] = UNIVERSITY["printed_student"]["id"]
PRINTED_PRICES: Final[list[int]] = UNIVERSITY["price_row"]["prices"]
IMPROVED: Final[dict[str, Any]] = next(
    record["improved"] for record in CHANCELLOR_RECORDS.values() if "improved" in record
)


def known(name: str, among: list[str], where: str) -> int:
    """The number of an id that a record refers to."""
    if name not in among:
        raise Fault(f"{where}: no such id {name!r}; known: {', '.join(among)}")
    return among.index(name)


def faculty_mask(faculties: list[str], where: str) -> int:
    return sum(1 << known(faculty, FACULTIES, where) for faculty in faculties)


def site_records() -> Records:
    """Every action space of either side once, then the students that are action spaces."""
    spaces = [space for side in SIDE_RECORDS.values() for space in side["spaces"]]
    found: Records = {space["id"]: space for space in spaces}
    found[PRINTED_STUDENT] = {"id": PRINTED_STUDENT, "kind": "own"}
    for name, record in STUDENT_RECORDS.items():
        if "action_space" in record:
            found[name] = {"id": name, "kind": "own"}
    return found


SITE_RECORDS: Final = site_records()
SITES: Final = list(SITE_RECORDS)
SITES_OF_SIDE: Final = [
    [SITES.index(space["id"]) for space in side["spaces"]] for side in SIDE_RECORDS.values()
]
BISHOP: Final = SITES.index("bishop")
COLLOQUIUM: Final = SITES.index("colloquium")
OWN_SITES: Final = [at for at, name in enumerate(SITES) if SITE_RECORDS[name]["kind"] == "own"]

STUDENT_FACULTY: Final = [
    known(record["faculty"], FACULTIES, f"students.toml, {name}")
    for name, record in STUDENT_RECORDS.items()
]
PROFESSOR_FACULTY: Final = [
    known(record["faculty"], FACULTIES, f"professors.toml, {name}")
    for name, record in PROFESSOR_RECORDS.items()
]
CHAIR_FACULTY: Final = [
    known(record["faculty"], FACULTIES, f"boards.toml, {name}")
    for name, record in CHAIR_RECORDS.items()
]
PROFESSOR_POINTS: Final[list[int]] = [record["points"] for record in PROFESSOR_RECORDS.values()]

ROUNDS: Final[i64] = CONSTANTS["rounds"]
START_MASTERS: Final[i64] = CONSTANTS["masters"]["start"]
ALL_MASTERS: Final[i64] = CONSTANTS["masters"]["total_per_colour"]
MORE_MASTERS: Final[i64] = CONSTANTS["masters"]["max_additional"]
PRESTIGE_MASTER: Final[i64] = CONSTANTS["masters"]["prestige_threshold"]
HALL_MASTER: Final[i64] = CONSTANTS["masters"]["sixth_hall"]
IGNOTUS_MASTERS: Final[i64] = CONSTANTS["masters"]["ignotus_masters"]
TUTORS: Final[i64] = INVENTORY["tutor"]["count"]
DEALT: Final[i64] = CONSTANTS["draft"]["dealt"]
KEPT: Final[i64] = CONSTANTS["draft"]["kept"]
POSITIONS: Final[i64] = CONSTANTS["display"]["slots"]
SPARE: Final[i64] = CONSTANTS["display"]["slots"]
EXTRA_PRICE: Final[i64] = CONSTANTS["display"]["extra_from_supply_price"]
DICTIONARY_PRICE: Final[i64] = CONSTANTS["dictionary"]["colloquium_price"]
CLEAN_UP: Final[i64] = CONSTANTS["display"]["cleanup_ducats_per_book"]
COPIES: Final[list[int]] = [0, 0, *CONSTANTS["copies_in_play"].values()]
SHELVES: Final[list[int]] = [record["prestige"] for record in UNIVERSITY["bookshelf"]]
ROWS: Final[int] = BOARDS["campus"]["rows"]
HALLS: Final[i64] = len(HALL_RECORDS)
LETTERS_OF_TRACK: Final = sorted({record["letter"] for record in CARD_RECORDS.values()})
LEVELS: Final[i64] = 2
CARD_HEIGHT: Final[i64] = 3
TOP: Final[i64] = 15
MOST_BOUGHT: Final[int] = INVENTORY["textbook"]["per_colour"]
MOST_DICTIONARIES: Final[int] = INVENTORY["dictionary"]["count"]

LISTS: Final = {
    "student": STUDENTS,
    "professor": PROFESSORS,
    "chancellor": CHANCELLORS,
    "colour": COLOURS,
    "letter": LETTERS,
    "site": SITES,
    "ignotus": IGNOTUS_CARDS,
}
NAMES: Final[dict[str, str]] = {
    name: record["name"]
    for records in (STUDENT_RECORDS, PROFESSOR_RECORDS, CHANCELLOR_RECORDS)
    for name, record in records.items()
}
