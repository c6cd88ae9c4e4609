"""What is in the box: ids and figures of data/, read once.

Everything with a colour comes in one order: red, yellow, blue. So district, domain (golem,
artefact, research), resource (clay, coin, knowledge) and marble of one colour share a number.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.kernel import Fault, Spec, data

DISTRICTS: Final[list[str]] = ["red", "yellow", "blue"]
DOMAINS: Final[list[str]] = ["golem", "artefact", "research"]
RESOURCES: Final[list[str]] = ["clay", "coin", "knowledge", "vp"]
COLOURS: Final[list[str]] = ["red", "yellow", "blue", "white", "black"]
BOOK_COLOURS: Final[list[str]] = ["red", "yellow", "blue", "green", "black"]
CLAY: Final = 0
COIN: Final = 1
KNOWLEDGE: Final = 2
VP: Final = 3
GOLEM_DOMAIN: Final = 0
ARTEFACT_DOMAIN: Final = 1
RESEARCH_DOMAIN: Final = 2
WHITE: Final = 3
BLACK: Final = 4

Record = dict[str, Any]


def records(file: str, table: str, key: str = "id") -> dict[str, Record]:
    """The records of a table, by their id; two alike are refused."""
    found: dict[str, Record] = {}
    for record in data("golem", file)[table]:
        name = str(record[key])
        if name in found:
            raise Fault(f"{file}.toml: two records have the {key} {name!r}")
        found[name] = record
    return found


def figure(record: Record, field: str, where: str) -> int:
    """A whole number of a record, or a fault that names it."""
    return Spec(record, where, {}).number(field)


def figures(file: str, table: str, field: str, key: str = "id") -> list[int]:
    """One field of every record of a table."""
    found = records(file, table, key)
    return [figure(record, field, f"{file}.toml, {name}") for name, record in found.items()]


def gains(effects: list[Record], where: str) -> vec[i64]:
    """An income, which is nothing but gains, as a number for each resource."""
    total = [0] * len(RESOURCES)
    for effect in effects:
        spec = Spec(effect, where, {})
        spec.text("op", ["gain"])
        total[RESOURCES.index(spec.text("resource", RESOURCES))] += spec.number("n")
    return vec[i64](total)


def incomes(file: str, table: str, field: str, key: str = "id") -> list[vec[i64]]:
    found = records(file, table, key)
    return [gains(record[field], f"{file}.toml, {name}") for name, record in found.items()]


CONSTANTS: Final = data("golem", "constants")


def constant(table: str, field: str) -> int:
    return figure(CONSTANTS[table], field, f"constants.toml, {table}")


ROUNDS: Final[int] = constant("game", "rounds")
MARBLE_ACTIONS: Final[int] = constant("game", "marble_actions_per_round")
START_VP: Final[int] = constant("game", "start_vp")
CREATE_COST: Final[int] = constant("golem", "create_cost_clay")
CREATE_EXTRA: Final[int] = constant("golem", "create_extra_per_own_golem_in_district")
CREATE_UP: Final[int] = constant("golem", "track_up_on_create")
DESTROY_DOWN: Final[int] = constant("golem", "track_down_on_destroy")
OVERFLOW_LOSS: Final[int] = constant("golem", "overflow_vp_loss_per_step")
CONTROL_LOSS: Final[int] = constant("golem", "uncontrolled_vp_loss")
WORK_COST: Final = vec[i64](CONSTANTS["work"]["knowledge_cost"])
MAX_WORKERS: Final[int] = constant("work", "max_golems")
GOLD_PRICE: Final[int] = constant("artefacts", "gold_price_coins")
COPY_PRICE: Final[int] = constant("mirror", "copy_cost_coins")
CLIMB_PRICE: Final[int] = constant("mirror", "research_step_cost_coins")
CHARACTER_COINS: Final[int] = constant("character", "alternative_coins")
LIBRARY_SIZE: Final[int] = constant("library", "face_up")
COLUMNS: Final = 5
HEIGHT: Final = 5
RESOURCES_PER_VP: Final[int] = constant("scoring", "resources_per_vp")

# Golems: a place is a number. Upright golems come first, ten sections a district, then lying
# ones, seven sections a district, then the graves; a golem not yet in play waits.
SECTIONS: Final = 10
TILED: Final = 7
LYING: Final = 30
BURIED: Final = 51
WAITING: Final = -1
GOLEMS: Final = 6
START_GOLEMS: Final = 2
MENORAH_SECTION: Final = 8
UPRIGHT_NOUNS: Final = [f"{d} {s}" for d in DISTRICTS for s in range(1, SECTIONS + 1)]
TILE_NOUNS: Final = [f"{d} {s}" for d in DISTRICTS for s in range(1, TILED + 1)]
PLACES: Final[list[str]] = [*UPRIGHT_NOUNS, *[f"{noun} lying" for noun in TILE_NOUNS]]
DISTRICT_OF: Final = vec[i64]([DISTRICTS.index(place.split()[0]) for place in PLACES])
SECTION_OF: Final = vec[i64]([int(place.split()[1]) for place in PLACES])
UPRIGHT: Final = vec[i64](
    [d * SECTIONS + s - 1 for d, s in zip(list(DISTRICT_OF), list(SECTION_OF), strict=True)]
)
ENTRY_COST: Final = vec[i64](figures("districts", "section", "block_entry_cost"))
STREET: Final = incomes("districts", "section", "street_income")

ROWS: Final[list[str]] = list(records("synagogue", "row"))
ROW_ROOM: Final[int] = figure(
    data("golem", "synagogue")["drop_model"], "row_capacity", "synagogue.toml, drop_model"
)
MARBLES: Final = {
    int(players): [record[colour] for colour in COLOURS]
    for players, record in records("synagogue", "marbles_by_players", "players").items()
}
PASS_TILES: Final = 4

ACTION_RECORDS: Final = [
    *records("action_tiles", "action_tile").values(),
    data("golem", "action_tiles")["printed_field"],
]
ACTION_TILES: Final[list[str]] = [str(record["key"]) for record in ACTION_RECORDS]
PRINTED: Final = 12

NEIGHBOURHOOD_RECORDS: Final = list(records("neighbourhoods", "neighbourhood").values())
NEIGHBOURHOODS: Final[list[str]] = [str(record["id"]) for record in NEIGHBOURHOOD_RECORDS]
PER_DISTRICT: Final = 10

GRAVE_RECORDS: Final = list(records("graveyard", "graveyard_space").values())
GRAVES: Final[list[str]] = [str(number) for number in range(1, len(GRAVE_RECORDS) + 1)]
GRAVE_PLAYERS: Final = vec[i64](figures("graveyard", "graveyard_space", "min_players"))
OPEN_GRAVE: Final = len(GRAVE_RECORDS) - 1

CHARACTER_RECORDS: Final = list(records("characters", "character", "number").values())
CHARACTERS: Final[list[str]] = [str(record["number"]) for record in CHARACTER_RECORDS]
CHARACTER_STEPS: Final = vec[i64](figures("characters", "character", "golem_steps"))
CHARACTER_COST: Final = vec[i64](figures("characters", "character", "cost_coins"))
PAIRS: Final = [
    [COLOURS.index(colour) for colour in record["marbles"]] for record in CHARACTER_RECORDS
]

BOOK_RECORDS: Final = list(records("books", "book", "number").values())
BOOKS: Final[list[str]] = [str(record["number"]) for record in BOOK_RECORDS]
BOOK_COLOUR: Final = vec[i64]([BOOK_COLOURS.index(record["colour"]) for record in BOOK_RECORDS])
BOOK_COST: Final = vec[i64](
    [
        sum(part["n"] for part in record["cost"] if part["kind"] == "resource")
        for record in BOOK_RECORDS
    ]
)
BLACK_BOOK: Final = 4
FIELD_COST: Final = vec[i64](figures("books", "library_field", "cost_knowledge", "index"))

GOAL_RECORDS: Final = list(records("goals", "goal", "number").values())
GOALS: Final[list[str]] = [str(record["number"]) for record in GOAL_RECORDS]
GOAL_TYPES: Final[list[str]] = list(dict.fromkeys(record["type"] for record in GOAL_RECORDS))
GOAL_TYPE: Final = vec[i64]([GOAL_TYPES.index(record["type"]) for record in GOAL_RECORDS])
GOAL_NEEDS: Final = vec[i64]([record["predicate"]["at_least"] for record in GOAL_RECORDS])
GOAL_VP: Final = vec[i64](figures("goals", "goal", "vp", "number"))
TYPE_STEPS: Final = records("goals", "type_bonus", "types")
TYPE_VP: Final = vec[i64](
    [
        max([0, *[step["vp"] for step in TYPE_STEPS.values() if step["types"] <= types]])
        for types in range(len(GOAL_TYPES) + 1)
    ]
)

START_RECORDS: Final = list(records("start_tiles", "start_tile", "number").values())
STARTS: Final[list[str]] = [str(record["number"]) for record in START_RECORDS]

SIDES: Final[list[str]] = [
    side.lower()
    for record in records("artefact_boards", "artefact_board").values()
    for side in record["sides"]
]
ARTEFACT_RECORDS: Final = list(records("artefact_boards", "artefact").values())
ARTEFACTS: Final = 4
CAULDRONS: Final = vec[i64](figures("player_board", "cauldron", "gold", "row"))
SIZES: Final[list[str]] = [str(size) for size in CAULDRONS]
GOLDEN: Final = 0
GREY: Final = 1
SLOT_COST: Final = vec[i64](
    figures("player_board", "cauldron", "golden_slot_cost", "row")
    + figures("player_board", "cauldron", "grey_slot_cost", "row")
)

RESEARCH_TOP: Final = 10
CAPACITY: Final = vec[i64](figures("player_board", "research_field", "book_capacity", "index"))
RESEARCH_INCOME: Final = incomes("player_board", "research_field", "income", "index")
END_VP: Final = vec[i64](figures("player_board", "research_field", "end_vp", "index"))
MARKER_TOP: Final = 10
MARKER_VALUE: Final = vec[i64](figures("player_board", "golem_field", "value", "index"))
MARKER_STEPS: Final = vec[i64](figures("player_board", "golem_field", "steps", "index"))
MARKER_INCOME: Final = incomes("player_board", "golem_field", "income", "index")

# Upgrades: six a domain, in the order of the domains.
UPGRADE_RECORDS: Final[list[Record]] = [
    record for domain in DOMAINS for record in records("upgrades", f"{domain}_upgrade").values()
]
UPGRADES: Final[list[str]] = [str(record["key"]) for record in UPGRADE_RECORDS]
PER_DOMAIN: Final = 6
UPGRADE_COST: Final = vec[i64]([record.get("cost", 0) for record in UPGRADE_RECORDS])
MENORAHS: Final = vec[i64]([record["menorahs"] for record in UPGRADE_RECORDS])
FIRST_TILE: Final = ARTEFACT_DOMAIN * PER_DOMAIN
SMALL_TILES: Final = 5
TILE_SIDES: Final[list[Record]] = [
    side
    for record in UPGRADE_RECORDS[FIRST_TILE : FIRST_TILE + SMALL_TILES]
    for side in record["sides"]
]
SIDE_KEYS: Final[list[str]] = list(dict.fromkeys(side["key"] for side in TILE_SIDES))
SIDE_KEY: Final = vec[i64]([SIDE_KEYS.index(side["key"]) for side in TILE_SIDES])
TILE_KIND: Final = vec[i64](
    [
        ["golden", "grey"].index(record["slot"])
        for record in UPGRADE_RECORDS[FIRST_TILE : FIRST_TILE + SMALL_TILES]
    ]
)
GOLDEN_TILES: Final = 2
FIRST_COLUMN: Final = RESEARCH_DOMAIN * PER_DOMAIN


def ability(name: str) -> int:
    """The number of the upgrade that has an ability."""
    for number, record in enumerate(UPGRADE_RECORDS):
        if record.get("ability") == name:
            return number
    raise Fault(f"upgrades.toml: no upgrade has the ability {name!r}")


LEFT_LEG: Final[int] = ability("ignore_character_steps")
TORSO: Final[int] = ability("control_cap")
RIGHT_LEG: Final[int] = ability("created_golem_steps_and_works")
RIGHT_ARM: Final[int] = ability("double_graveyard")
LEFT_ARM: Final[int] = ability("extra_worker")
DOUBLING: Final[int] = ability("double_immediate")
CONTROL_CAP: Final[int] = figure(UPGRADE_RECORDS[TORSO], "param", "upgrades.toml, torso")

# What makes a golden tile pay: a marble of a colour (its number), a first book, a new golem.
FIRST_BOOK: Final = 3
NEW_GOLEM: Final = 4


def event(side: Record) -> int:
    """What a side of a golden tile waits for; a grey one waits for nothing."""
    if "trigger" not in side:
        return WAITING
    if side["trigger"] == "take_marble":
        return COLOURS.index(side["colour"])
    return [FIRST_BOOK, NEW_GOLEM][["first_book_in_column", "create_golem"].index(side["trigger"])]


TRIGGER: Final = vec[i64]([event(side) for side in TILE_SIDES])

SETUP: Final = data("golem", "setup")
SIMPLE_SEATS: Final[list[Record]] = SETUP["simplified_seat"]
AUTOMA_RECORDS: Final = list(records("automa", "automa_card").values())
LEVELS: Final[list[str]] = ["normal", "easy", "hard"]
LEVEL_BONUS: Final = vec[i64](
    [
        figure(records("automa", "level")[level], "bonus", f"automa.toml, {level}")
        for level in LEVELS
    ]
)

# How the action tile "Neighbourhood favour" is read: any tile of a golem's district, or above it.
FAVOURS: Final[list[str]] = ["district", "golem"]
ABOVE_A_GOLEM: Final = 1

ROMAN: Final = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]
MARBLE_NOUNS: Final = [f"{row} {colour}" for row in ROWS for colour in COLOURS]
SOURCES: Final[list[str]] = [
    *DISTRICTS,
    "research",
    "golem",
    *[f"artefact {size}" for size in SIZES],
]


# The names of what is printed, which a language file may override.
NAMES: Final[dict[str, str]] = (
    {str(record["key"]): str(record["name"]) for record in ACTION_RECORDS}
    | {key: key for key in [*UPGRADES, *SIDE_KEYS]}
    | {side: side.upper() for side in SIDES}
)
BY_ID: Final[dict[str, Record]] = {
    str(record["id"]): record
    for table in (
        ACTION_RECORDS,
        ARTEFACT_RECORDS,
        AUTOMA_RECORDS,
        BOOK_RECORDS,
        CHARACTER_RECORDS,
        GOAL_RECORDS,
        GRAVE_RECORDS,
        NEIGHBOURHOOD_RECORDS,
        START_RECORDS,
        UPGRADE_RECORDS,
    )
    for record in table
}
PHASES: Final[list[str]] = [
    "refresh",
    "movement",
    "actions",
    "turn_order",
    "character",
    "income",
    "control",
]
LISTS: Final[dict[str, list[str]]] = {
    "book": BOOKS,
    "district": DISTRICTS,
    "resource": RESOURCES,
    "side": SIDES,
    "phase": PHASES,
}
