"""What is counted, for costs, gains, glory tiles and the final scoring."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    BISHOP,
    CARD_HEIGHT,
    DICTIONARY,
    FACULTIES,
    HALL_RECORDS,
    PROFESSOR_FACULTY,
    STUDENT_FACULTY,
)
from hightable.games.alma_mater.effects.acts import Counted
from hightable.games.alma_mater.state import SEATS, Board, Player, displayed
from hightable.kernel import ones

TYPES: Final = [record["type"] for record in HALL_RECORDS.values()]
IN_A: Final = vec[i64]([TYPES[:students].count("A") for students in range(len(TYPES) + 1)])
IN_B: Final = vec[i64]([TYPES[:students].count("B") for students in range(len(TYPES) + 1)])
STUDENTS_OF: Final = [
    sum(1 << at for at, its in enumerate(STUDENT_FACULTY) if its == faculty)
    for faculty in range(len(FACULTIES))
]
BY_FACULTY: Final = vec[i64](STUDENTS_OF)
PROFESSORS_OF: Final = [
    sum(1 << at for at, its in enumerate(PROFESSOR_FACULTY) if its == faculty)
    for faculty in range(len(FACULTIES))
]
UNLIMITED: Final = 1 << 30


class ArchiveMasters(Counted):
    """Masters on your archive, tutors among them. [§5]"""

    def count(self, board: Board, me: Player) -> i64:
        return me.archive + me.tutors


class BishopMasters(Counted):
    """Your masters on the bishop, tutors while they stand there, the extra of the round. [R59]"""

    def count(self, board: Board, me: Player) -> i64:
        found = board.pieces[BISHOP * SEATS + me.seat]
        for piece in board.bishop:
            if i64(piece) == me.seat + SEATS:
                found += 1
        return found


class BustCards(Counted):
    """Your bust cards. [§11.1]"""

    def count(self, board: Board, me: Player) -> i64:
        return ones(me.busts)


class Professors(Counted):
    """Your professors of some faculties, ready or exhausted. [§8]"""

    def __init__(self, of: i64) -> None:
        self.among = of

    def count(self, board: Board, me: Player) -> i64:
        return ones(me.professors & self.among)


class Students(Counted):
    """Your students, the printed one included. [§7]"""

    def count(self, board: Board, me: Player) -> i64:
        return len(me.halls) + 1


class StudentsOf(Counted):
    """Your students of some faculties; the printed one has none. [R26]"""

    def __init__(self, of: i64) -> None:
        self.among = of

    def count(self, board: Board, me: Player) -> i64:
        return ones(me.students & self.among)


class StudentsInA(Counted):
    """Your students in A halls, the printed one included. [§7.2]"""

    def count(self, board: Board, me: Player) -> i64:
        return IN_A[len(me.halls) + 1]


class StudentsInB(Counted):
    """Your students in B halls. [§7.2]"""

    def count(self, board: Board, me: Player) -> i64:
        return IN_B[len(me.halls) + 1]


class FacultiesOfStudents(Counted):
    """The faculties of which you have a student. [§11.2]"""

    def count(self, board: Board, me: Player) -> i64:
        found: i64 = 0
        for among in BY_FACULTY:
            if me.students & among:
                found += 1
        return found


class DisplayBooks(Counted):
    """The books in your display. [§9]"""

    def count(self, board: Board, me: Player) -> i64:
        return displayed(me)


class Milestones(Counted):
    """The milestones your marker has reached. [§10.2]"""

    def count(self, board: Board, me: Player) -> i64:
        return me.level // CARD_HEIGHT


class PlayersBehind(Counted):
    """The markers ranked below yours, Ignotus' among them. [R23]"""

    def count(self, board: Board, me: Player) -> i64:
        return len(board.ranking) - 1 - board.ranking.index(me.seat)


class Ducats(Counted):
    """The ducats in your storage. [§9]"""

    def count(self, board: Board, me: Player) -> i64:
        return me.ducats


class Dictionaries(Counted):
    """The dictionaries in your storage. [§9]"""

    def count(self, board: Board, me: Player) -> i64:
        return me.books[DICTIONARY]


class Amount:
    """A number, or so many for each thing counted, never below `least`. [§10.4]"""

    def __init__(self, base: i64, counted: Counted | None, each: i64, least: i64) -> None:
        self.base = base
        self.counted = counted
        self.each = each
        self.least = least

    def of(self, board: Board, me: Player) -> i64:
        if self.counted is None:
            return self.base
        return max(self.least, self.base + self.each * self.counted.count(board, me))


class Need:
    """A requirement: what is counted lies between two numbers. [§11.2]"""

    def __init__(self, counted: Counted, low: i64, high: i64) -> None:
        self.counted = counted
        self.low = low
        self.high = high

    def met(self, board: Board, me: Player) -> bool:
        return self.low <= self.counted.count(board, me) <= self.high


def all_met(needs: list[Need], board: Board, me: Player) -> bool:
    """Does every requirement hold? [§11.2]"""
    for need in needs:
        if not need.met(board, me):
            break
    else:
        return True
    return False


NO_AMOUNT: Final = Amount(0, None, 0, 0)
EVERY_PROFESSOR: Final = Professors((1 << len(PROFESSOR_FACULTY)) - 1)
ART: Final = FACULTIES.index("art")
