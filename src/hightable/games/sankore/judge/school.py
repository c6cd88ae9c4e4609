"""Sankoré: what the classes, students and skills of a school will bring, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.box.components import (
    ADVANCED,
    ARROWS,
    BELOW,
    CLASS_DISCIPLINE,
    CLASS_ROW,
    CLASS_SPACES,
    EVERY,
    FIRST_BELOW,
    GRADUATION_ICONS,
    GRADUATION_SLOTS,
    INTRODUCTORY,
    LEVEL,
    SECTION_SLOTS,
    STUDENT_SPACES,
)
from hightable.games.sankore.judge.worth import (
    ADVANCED_CLASS,
    BLOCKED,
    GRADUATE,
    GRADUATING,
    HIGHER_ROW,
    INTRODUCTION,
    OWN_STUDENT,
    PRICE,
    READY_CLASS,
    SKILL_VALUE,
    SUPPORTED,
    TAUGHT_SECTION,
    TEACHING,
)
from hightable.games.sankore.rules.graduate import best_tile
from hightable.games.sankore.rules.knowledge import is_full, own_knowledge
from hightable.games.sankore.state import NONE, Board, Player
from hightable.kernel import BIT, ones

TOP_LEVEL: Final = 4


class School:
    """Classes with a student below; rewards for their own students; classes with two."""

    def __init__(self, me: Player, left: float) -> None:
        self.ready = 0.0
        self.own = 0.0
        self.supported = 0.0
        for space in range(i64(len(CLASS_SPACES))):
            if me.school.classes[space] != NONE:
                self.add(me, space)
        soon = min(left / TEACHING, 1.0)
        self.ready *= READY_CLASS * soon
        self.own *= OWN_STUDENT * soon
        self.supported *= SUPPORTED * soon

    def add(self, me: Player, space: i64) -> None:
        """One class more."""
        school = me.school
        tile = school.classes[space]
        below = 0.0
        first = FIRST_BELOW[space]
        for at in range(first, first + BELOW[space]):
            if school.students[at] != NONE:
                below = 1.0
                if tile < ADVANCED and school.students[at] == CLASS_DISCIPLINE[tile]:
                    self.own += 1.0
        if below and not is_free(me, space):
            below = BLOCKED
        self.ready += below if tile >= ADVANCED else INTRODUCTION * below
        if tile < ADVANCED and is_full(school, space):
            self.supported += 1.0


def is_free(me: Player, space: i64) -> bool:
    """A student taught in this class has somewhere to go."""
    return any(me.school.students[to] == NONE for to in ARROWS[space])


def on_their_way(board: Board, me: Player, left: float, values: vec[float]) -> float:
    """The best students, as many as can still graduate, by the tiles they can reach."""
    school = me.school
    first = second = third = fourth = 0.0
    growth = left / GRADUATING
    for space in range(i64(len(STUDENT_SPACES))):
        student = school.students[space]
        if student == NONE and space == school.origin:
            student = school.active
        if student == NONE:
            continue
        level = float(LEVEL[space]) + growth
        worth = GRADUATE * (values[student] * icons(board, student, level) - PRICE)
        if worth > first:
            first, second, third, fourth = worth, first, second, third
        elif worth > second:
            second, third, fourth = worth, second, third
        elif worth > third:
            third, fourth = worth, third
        elif worth > fourth:
            fourth = worth
    places = min(float(GRADUATION_SLOTS - ones(school.graduated)), left)
    found = first * min(places, 1.0) + second * share(places - 1.0)
    return found + third * share(places - 2.0) + fourth * share(places - 3.0)


def share(places: float) -> float:
    return min(max(places, 0.0), 1.0)


def icons(board: Board, student: i64, level: float) -> float:
    """The icons of the highest tile left for a student of so high a level, between two levels."""
    lower = min(i64(level), TOP_LEVEL)
    upper = min(lower + 1, TOP_LEVEL)
    part = level - float(lower)
    if lower == upper:
        part = 0.0
    return (1.0 - part) * tile_icons(board, student, lower) + part * tile_icons(
        board, student, upper
    )


def tile_icons(board: Board, student: i64, level: i64) -> float:
    tile = best_tile(board, student, level)
    return 0.0 if tile == NONE else float(GRADUATION_ICONS[tile])


def classes(me: Player) -> float:
    """Advanced Classes; the higher rows lead to the better Graduation tiles."""
    found = 0.0
    for space in range(i64(INTRODUCTORY), i64(len(CLASS_SPACES))):
        if me.school.classes[space] != NONE:
            found += ADVANCED_CLASS + HIGHER_ROW * float(CLASS_ROW[space])
    return found


def skills(me: Player) -> float:
    """What one activation brings; sections with a class of their own are used more often."""
    school = me.school
    taught: i64 = 0
    for space in range(i64(INTRODUCTORY), i64(len(CLASS_SPACES))):
        tile = school.classes[space]
        if tile != NONE:
            taught |= BIT[CLASS_DISCIPLINE[tile]]
    found = 0.0
    for section in range(i64(EVERY)):
        worth = 0.0
        for slot in range(section * SECTION_SLOTS, (section + 1) * SECTION_SLOTS):
            if school.skills[slot] != NONE:
                worth += SKILL_VALUE[school.skills[slot]]
        found += worth * TAUGHT_SECTION if taught >> section & 1 else worth
    return found


def knowledge(me: Player) -> float:
    found: i64 = 0
    for discipline in range(i64(EVERY)):
        found += own_knowledge(me, discipline)
    return float(found)
