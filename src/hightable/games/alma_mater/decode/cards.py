"""What tiles, cards and spaces do, by the moment when they do it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    ACTION_RECORDS,
    BONUS_RECORDS,
    BUST_RECORDS,
    CHAIRS,
    CHANCELLOR_RECORDS,
    GLORY_RECORDS,
    IGNOTUS_RECORDS,
    IMPROVED,
    OWN_SITES,
    PRINTED_STUDENT,
    PROFESSOR_RECORDS,
    SETUP_RECORDS,
    SITE_RECORDS,
    SITES,
    STUDENT_RECORDS,
    STUDENTS,
    UNIVERSITY,
    Records,
    known,
)
from hightable.games.alma_mater.decode.makers import BONUS_WORDS, WORDS, amount, need, with_choice
from hightable.games.alma_mater.effects.acts import Event
from hightable.games.alma_mater.effects.counts import Amount
from hightable.games.alma_mater.words import EXCHANGE, STEPS, TIER
from hightable.kernel import Effect, Fault, Makers, Spec, decode, moments

GAINS: Final = ["ducats", "own", "any", "dictionaries", "prestige", "green", "art", "law"]


def having(records: Records, modifier: str) -> int:
    """The records that change a rule in this way, as bits."""
    return sum(
        1 << at
        for at, record in enumerate(records.values())
        if modifier in record.get("modifiers", {})
    )


def strength(records: Records, modifier: str) -> list[int]:
    """By how much each record changes a rule."""
    return [int(record.get("modifiers", {}).get(modifier, 0)) for record in records.values()]


def answers(records: Records, event: str, file: str, part: str = "effect") -> list[Effect | None]:
    """What each record does when something happens."""
    found: list[Effect | None] = []
    for name, record in records.items():
        heard = [one for one in record.get("triggers", []) if one["on"] == event and part in one]
        where = f"{file}, {name}, {event}"
        found.append(decode(heard[0][part], where, WORDS) if heard else None)
    return found


def event(name: str, part: str = "effect") -> Event:
    return Event(
        answers(STUDENT_RECORDS, name, "students.toml", part),
        answers(CHANCELLOR_RECORDS, name, "chancellors.toml", part),
    )


def final(record: dict[str, Any], where: str) -> Amount | None:
    if "final" not in record:
        return None
    spec = Spec(record["final"], where, WORDS)
    spec.text("op", ["gain"])
    spec.text("resource", ["prestige"])
    return amount(spec.field("n", dict), where)


def improved(action: str) -> list[Effect]:
    """The effects of a space: as printed on the board, and better with the right chancellor."""
    words = {"antiquarian": ANTIQUARIAN, "laboratory": LABORATORY, "park": WORDS}[action]
    return [
        decode(ACTION_RECORDS[action]["effect"], f"boards.toml, {action}", words),
        decode(IMPROVED[action], f"chancellors.toml, improved, {action}", words),
    ]


def workshop(site: int) -> dict[str, Any]:
    """How many own textbooks a student's action space sells, and at what price."""
    name = SITES[site]
    record = UNIVERSITY["printed_student"] if name == PRINTED_STUDENT else STUDENT_RECORDS[name]
    buy, step = record["action_space"]["effects"]
    if buy["op"] != "buy_own_textbooks" or step["op"] != "research":
        raise Fault(f"{name}: an action space should buy own textbooks, then give research steps")
    return {**buy, "steps": decode(step, f"{name}, action_space", WORDS)}


def chairs_of_site(site: dict[str, Any]) -> int:
    """The chairs that an academy space serves, as bits."""
    where = f"boards.toml, {site['id']}"
    return sum(1 << known(chair, CHAIRS, where) for chair in site.get("professor_spaces", []))


ANTIQUARIAN: Final[Makers] = with_choice(TIER, "tier", "§6.3")
LABORATORY: Final[Makers] = with_choice(STEPS, "steps", "§6.4")
LECTURES_TEXT: Final[Makers] = with_choice(EXCHANGE, "exchange", "§8.4", True)

IMMEDIATE: Final = moments(STUDENT_RECORDS, "immediate", "students.toml", WORDS)
STUDENT_INCOME: Final = moments(STUDENT_RECORDS, "income", "students.toml", WORDS)
FINAL_SCORING: Final = [
    final(record, f"students.toml, {name}, final") for name, record in STUDENT_RECORDS.items()
]
STORAGE_BONUS: Final = strength(STUDENT_RECORDS, "storage_bonus")
STUDENT_DISCOUNT: Final = strength(STUDENT_RECORDS, "student_discount")
LARGER_STORAGE: Final[i64] = having(STUDENT_RECORDS, "storage_bonus")
CHEAPER_STUDENTS: Final[i64] = having(STUDENT_RECORDS, "student_discount")
PROFESSOR_NO_DUCATS: Final[i64] = having(STUDENT_RECORDS, "professor_no_ducats")
TWO_SOURCES: Final[i64] = having(STUDENT_RECORDS, "colloquium_two_sources")
REARRANGES: Final[i64] = sum(
    1 << at for at, record in enumerate(STUDENT_RECORDS.values()) if "income_option" in record
)
LECTURES: Final = moments(PROFESSOR_RECORDS, "lecture", "professors.toml", LECTURES_TEXT)
BONUS: Final = moments(BONUS_RECORDS, "effect", "milestone_bonuses.toml", BONUS_WORDS)
BUST_BONUS: Final = moments(BUST_RECORDS, "bonus", "glory_tiles.toml", WORDS)
GLORY_NEEDS: Final = [
    [need(part, f"glory_tiles.toml, {name}") for part in record["require"]]
    for name, record in GLORY_RECORDS.items()
]

EXTRA_AT_BISHOP: Final[i64] = having(CHANCELLOR_RECORDS, "bishop_extra_master_once_per_round")
READY_ONCE: Final[i64] = having(CHANCELLOR_RECORDS, "ready_professor_once_per_round")
DOUBLE_ONCE: Final[i64] = having(CHANCELLOR_RECORDS, "double_milestone_once_per_game")
LECTURE_NO_BOOKS: Final[i64] = having(CHANCELLOR_RECORDS, "lecture_no_books")
ONE_MASTER_LESS: Final[i64] = having(CHANCELLOR_RECORDS, "occupied_space_discount")
IMPROVED_SPACES: Final[i64] = having(CHANCELLOR_RECORDS, "improved_spaces")
DISPLAY_FACTOR: Final = strength(CHANCELLOR_RECORDS, "display_income_factor")
DRAWS_AT_SETUP: Final = [
    int(record.get("setup", {}).get("draw_setup_cards", 0))
    for record in CHANCELLOR_RECORDS.values()
]

LECTURE_GIVEN: Final = event("lecture_given")
STUDENT_PLACED: Final = event("student_placed")
STUDENT_PLACED_IN_B: Final = event("student_placed_in_B")
PROFESSOR_PLACED: Final = event("professor_placed")
BISHOP_USED: Final = event("bishop_used")
BOOKS_SOLD: Final = event("books_bought_from_me")
BOOKS_BOUGHT: Final = event("books_bought_from_me", "buyer_effect")
MARKER_MOVED: Final = event("marker_moved_up")
BLUE_LEVEL: Final = event("blue_level_reached")

IMPROVABLE: Final = {name: improved(name) for name in ("antiquarian", "laboratory", "park")}
BISHOP_DUCATS: Final[list[list[int]]] = [
    ACTION_RECORDS["bishop"]["ducats"],
    IMPROVED["bishop_ducats"],
]
WORKSHOPS: Final = {site: workshop(site) for site in OWN_SITES}
STUDENT_OF_SITE: Final = vec[i64](
    [STUDENTS.index(name) if name in STUDENTS else -1 for name in SITES]
)
CHAIRS_OF_SITE: Final = vec[i64]([chairs_of_site(r) for r in SITE_RECORDS.values()])
ROW_OF_SITE: Final = vec[i64]([record.get("row", 0) - 1 for record in SITE_RECORDS.values()])
WHITE: Final = vec[i64]([record["white"] for record in SETUP_RECORDS.values()])
SETUP_GAINS: Final = [
    Spec({"gain": record["gain"]}, f"setup_cards.toml, {name}", {}).numbers("gain", GAINS)
    for name, record in SETUP_RECORDS.items()
]
IGNOTUS_STEPS: Final[list[int]] = [record["steps"] for record in IGNOTUS_RECORDS.values()]
IGNOTUS_BOOKS: Final[list[int]] = [record["textbooks"] for record in IGNOTUS_RECORDS.values()]
IGNOTUS_SITES: Final = [
    [known(site, SITES, f"ignotus_cards.toml, {name}") for site in record["spaces"]]
    for name, record in IGNOTUS_RECORDS.items()
]
