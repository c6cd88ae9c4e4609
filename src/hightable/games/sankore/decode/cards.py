"""Objective cards: data/ read into requirements and abilities, once. [§12]

An ability is a set of cards, the bits of a number: `me.done & ANY_POSITION` asks whether one of
them is completed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.box.areas import ROWS
from hightable.games.sankore.box.components import (
    ASTRONOMY,
    DISCIPLINES,
    LAW,
    MATHEMATICS,
    OBJECTIVE_RECORDS,
    PIECES,
)
from hightable.games.sankore.decode import requirements as need
from hightable.games.sankore.decode.icons import WORDS
from hightable.games.sankore.decode.requirements import Requirement
from hightable.games.sankore.effects import NOTHING
from hightable.games.sankore.state import Player
from hightable.kernel import Effect, Fault, decode

FILE: Final = "objective_cards.toml"
EVENTS: Final[list[str]] = [
    "gain_skill_tile",
    "place_crown",
    "place_wall",
    "graduate_student",
    "place_post_on_oasis",
    "teach_advanced_unmatched",
]
SKILL_GAINED: Final = 0
CROWN_PLACED: Final = 1
WALL_PLACED: Final = 2
GRADUATED: Final = 3
POST_PLACED: Final = 4
TAUGHT_UNMATCHED: Final = 5
KINDS: Final[list[str]] = [
    "knowledge_bonus",
    "cost_substitute",
    "cost_discount",
    "favour_reach",
    "intro_classes_activate_skills",
    "write_book_bonus",
    "enrol_above_introductory",
    "enrol_any_position",
    "camel_start_any_own_oasis_post",
    "establish_with_any_book",
    "wall_flip_any_tile",
    "prestige_capacity",
    "bonus_action",
    "on_event",
]
Pred = dict[str, Any]
PREDICATES: Final[dict[str, Callable[[Pred], Requirement]]] = {
    "all": lambda p: need.All([requirement(part, "all") for part in p["of"]]),
    "pieces_placed": lambda p: need.PiecesPlaced(p["min"], PIECES.index(p["piece"])),
    "regions_with_piece": lambda p: need.RegionsWithPiece(
        p["min"], 0, DISCIPLINES.index(p["area"])
    ),
    "pieces_in_row": lambda p: need.CrownsInRow(p["min"], ROWS.index(p["row"]), LAW),
    "pieces_in_orientation": lambda p: need.WallsAlong(
        p["min"], int(p["orientation"] == "vertical"), MATHEMATICS
    ),
    "ports_with_post": lambda p: need.PortsWithPost(p["min"], 0, ASTRONOMY),
    "skill_tiles": lambda p: need.SkillTiles(p["min"], 0),
    "skill_section": lambda p: need.FullSections(p["min"], p["size"]),
    "advanced_classes": lambda p: need.AdvancedClasses(p["min"], 0),
    "advanced_class_disciplines": lambda p: need.ClassDisciplines(p["min"], 0),
    "students_on_board": lambda p: need.StudentsOnBoard(p["min"], 0),
    "students_at_level": lambda p: need.StudentsAtLevel(p["min"], p["level"]),
    "student_disciplines_on_board": lambda p: need.StudentDisciplines(p["min"], 0),
    "graduations": lambda p: need.Graduations(p["min"], 0),
    "books_held": lambda p: need.BooksHeld(p["min"], 0),
    "resource_held": lambda p: need.GoldHeld(p["min"], 0),
    "favour_position": lambda p: need.FavourPosition(p["min"], 0),
    "favour_tiles": lambda p: need.FewFavourTiles(p["max"]),
}


def requirement(pred: Pred, where: str) -> Requirement:
    """The requirement of a record; an unknown one is refused."""
    if pred.get("pred") not in PREDICATES:
        raise Fault(f"{FILE}, {where}: no such predicate {pred.get('pred')!r}")
    try:
        return PREDICATES[pred["pred"]](pred)
    except (KeyError, ValueError) as wrong:
        raise Fault(f"{FILE}, {where}: {pred['pred']}: {wrong}") from None


def ability(card: str) -> dict[str, Any]:
    """The ability of a card; an unknown kind is refused."""
    found: dict[str, Any] = OBJECTIVE_RECORDS[card]["ability"]
    if found.get("kind") not in KINDS:
        raise Fault(f"{FILE}, {card}: no such ability {found.get('kind')!r}")
    return found


def cards(kind: str, **fields: str) -> int:
    """The set of cards with an ability of this kind and these fields."""
    wanted = {"kind": kind} | fields
    return sum(
        1 << at
        for at, card in enumerate(OBJECTIVE_RECORDS)
        if all(ability(card).get(name) == value for name, value in wanted.items())
    )


def effect(card: str) -> Effect:
    """What an ability does when it is used or triggered; most only change a rule."""
    found = ability(card)
    return decode(found["effect"], f"{FILE}, {card}", WORDS) if "effect" in found else NOTHING


REQUIREMENT: Final = [requirement(r["requirement"], c) for c, r in OBJECTIVE_RECORDS.items()]
AMOUNT: Final = vec[i64]([int(ability(card).get("n", 0)) for card in OBJECTIVE_RECORDS])
ABILITY: Final = [effect(card) for card in OBJECTIVE_RECORDS]
ON_EVENT: Final = vec[i64]([cards("on_event", event=event) for event in EVENTS])
ONCE: Final = sum(
    1 << at for at, r in enumerate(OBJECTIVE_RECORDS.values()) if r["limit"] == "once_per_turn"
)
MORE_KNOWLEDGE: Final = vec[i64](
    [cards("knowledge_bonus", discipline=discipline) for discipline in DISCIPLINES]
)
ANY_PAYMENT: Final = cards("cost_substitute", area="law")
CHEAP_WALLS: Final = cards("cost_discount", area="mathematics")
CHEAP_PORTS: Final = cards("cost_discount", area="astronomy")
CHEAP_MOSQUES: Final = cards("cost_discount", area="theology")
FAVOUR_REACH: Final = cards("favour_reach")
INTRO_SKILLS: Final = cards("intro_classes_activate_skills")
MORE_BOOKS: Final = cards("write_book_bonus")
ENROL_ABOVE: Final = cards("enrol_above_introductory")
ANY_POSITION: Final = cards("enrol_any_position")
RELAY: Final = cards("camel_start_any_own_oasis_post")
ESTABLISH_ANY: Final = cards("establish_with_any_book")
FLIP_ANY: Final = cards("wall_flip_any_tile")
MORE_STORAGE: Final = cards("prestige_capacity")
BONUS_ACTION: Final = cards("bonus_action")
SHIFT_STEPS: Final = max(
    int(ability(card)["effect"]["effect"].get("max_higher", 0))
    for card in OBJECTIVE_RECORDS
    if ability(card).get("event") == "place_wall"
)


def amount(me: Player, of: i64) -> i64:
    """The sum of the figures of your completed cards among these. [§12]"""
    found: i64 = 0
    card: i64 = 0
    mine = me.done & of
    while mine:
        if mine & 1:
            found += AMOUNT[card]
        mine >>= 1
        card += 1
    return found
