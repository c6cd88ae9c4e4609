"""Alma Mater: how near the books in storage bring the next student and the next professor."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.alma_mater.box import CARD_HEIGHT, CHAIRS, DICTIONARY, FACULTIES, HALLS
from hightable.games.alma_mater.decode.prices import (
    ANY_RANK,
    CHAIR_PATTERNS,
    FACULTY_DICTIONARIES,
    FACULTY_PATTERNS,
    Pattern,
)
from hightable.games.alma_mater.effects.counts import BY_FACULTY
from hightable.games.alma_mater.judge.worth import lecture
from hightable.games.alma_mater.rules.payment import (
    ALL_KINDS,
    colours,
    of_kind,
    of_ranks,
    total,
    with_dictionaries,
)
from hightable.games.alma_mater.rules.professors import ducats_due
from hightable.games.alma_mater.rules.scoring import POINTS_OF
from hightable.games.alma_mater.rules.students import discount, next_fee, on_campus
from hightable.games.alma_mater.state import Board, Player
from hightable.kernel.values import BIT

# What a student of each faculty brings besides its hall.
FACULTY_WORTH: Final = vec[float]([2.5, 3.0, 4.0, 5.0])
HOPE: Final = 0.6
NEXT_HALL: Final = 0.5
GIVEN: Final = 0.7
LECTURES: Final = 3.0


def student_in_reach(board: Board, me: Player) -> float:
    """The best student, by how much of its cost is in storage."""
    students = i64(len(me.halls)) + 1
    if students == HALLS or me.ducats < next_fee(me):
        return 0.0
    less = discount(me, 0)
    left = on_campus(board, ~me.students)
    best = 0.0
    for faculty in range(i64(len(FACULTIES))):
        if left & BY_FACULTY[faculty]:
            pattern = FACULTY_PATTERNS[faculty][less][0]
            due = FACULTY_DICTIONARIES[faculty]
            missing = lacking(board, me, pattern, colours(board))
            missing += max(due - me.books[DICTIONARY], 0)
            near = 1.0 - float(missing) / float(pattern.total + due)
            best = max(best, near * near * (FACULTY_WORTH[faculty] + NEXT_HALL * float(students)))
    return HOPE * best


def lacking(board: Board, me: Player, pattern: Pattern, kinds: i64) -> i64:
    """How many books are still missing, if each group takes the kind of which most are there."""
    missing: i64 = 0
    for group in range(i64(len(pattern.sizes))):
        wanted = pattern.sizes[group]
        fit = kinds
        if pattern.ranks[group] != ANY_RANK:
            fit &= of_ranks(board, pattern.ranks[group])
        kind = fullest(me, fit)
        if kind >= 0:
            kinds &= ~BIT[kind]
            wanted -= min(me.books[kind], wanted)
        missing += wanted
    return missing


def fullest(me: Player, kinds: i64) -> i64:
    """Of some kinds, the one with most books; -1 of none."""
    best: i64 = -1
    for kind in range(ALL_KINDS):
        if kinds >> kind & 1 and (best < 0 or me.books[kind] > me.books[best]):
            best = kind
    return best


def professor_in_reach(board: Board, me: Player, rest: float) -> float:
    """The best professor, by how much of the cost is in storage."""
    best = 0.0
    milestones = float(me.level // CARD_HEIGHT)
    for chair in range(i64(len(CHAIRS))):
        professor = board.deal.professors[chair]
        if board.chairs[chair] and not me.professors >> professor & 1:
            worth = float(POINTS_OF[professor]) + milestones
            worth += GIVEN * min(rest, LECTURES) * lecture(me, professor)
            near = hired(board, me, chair)
            best = max(best, near * near * worth)
    return HOPE * best


def hired(board: Board, me: Player, chair: i64) -> float:
    """How much of the cost of a professor is in storage, from 0 to 1."""
    fixed = board.costs[chair]
    if not fixed:
        pattern = CHAIR_PATTERNS[chair]
        missing = lacking(board, me, pattern, with_dictionaries(board))
        missing += max(ducats_due(me, chair, 0) - me.ducats, 0) // 2
        return max(1.0 - float(missing) / float(pattern.total), 0.0)
    short: i64 = 0
    for kind in range(ALL_KINDS):
        short += max(of_kind(fixed, kind) - me.books[kind], 0)
    return 1.0 - float(short) / float(total(fixed))
