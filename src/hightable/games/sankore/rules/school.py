"""The pyramid of classes: students move, rise along arrows, and wait. [§1.1, §6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.components import (
    ABOVE,
    ARROWS,
    INTRODUCTORY,
    PEERS,
    STUDENT_SPACES,
)
from hightable.games.sankore.effects import CHAPTERS, Ask, progress
from hightable.games.sankore.state import NONE, Board, Player, School
from hightable.games.sankore.words import DECLINE, STUDENT, TO

RAISED: Final = INTRODUCTORY


def has_free(school: School, spaces: list[int]) -> bool:
    """One of these student spaces is empty. [§1.1]"""
    return any(school.students[space] == NONE for space in spaces)


def can_rise(school: School, space: i64) -> bool:
    """A student under a class tile, with an empty space ahead. [§6]"""
    if school.students[space] == NONE or ABOVE[space] == NONE:
        return False
    above = ABOVE[space]
    return school.classes[above] != NONE and has_free(school, ARROWS[above])


def can_move(school: School, space: i64) -> bool:
    """A student of level 1 or more, with an empty space beside. [§6]"""
    return school.students[space] != NONE and has_free(school, PEERS[space])


def walk(school: School, start: i64, to: i64) -> None:
    """A student goes from one space to another. [§6]"""
    school.students[to] = school.students[start]
    school.students[start] = NONE


class PromoteTo(Ask):
    """Along an arrow of its class to an empty space. [§6]"""

    prompt = "promote to"
    rule = "§6"

    def offer(self, board: Board, me: Player, space: i64) -> None:
        for to in ARROWS[ABOVE[space]]:
            if me.school.students[to] == NONE:
                board.offer(TO[to])

    def take(self, board: Board, me: Player, space: i64, word: i64) -> None:
        walk(me.school, space, TO.index(word))
        progress(board)


class MoveTo(Ask):
    """To an empty space of the same level. [§6]"""

    prompt = "move to"
    rule = "§6"

    def offer(self, board: Board, me: Player, space: i64) -> None:
        for to in PEERS[space]:
            if me.school.students[to] == NONE:
                board.offer(TO[to])

    def take(self, board: Board, me: Player, space: i64, word: i64) -> None:
        walk(me.school, space, TO.index(word))


class Promote(Ask):
    """Promote a student; as an effect it may be declined. [§6]"""

    prompt = "promote"
    rule = "§6"

    def __init__(self, by_effect: bool) -> None:
        super().__init__()
        self.by_effect = by_effect

    def possible(self, board: Board, me: Player) -> bool:
        return any(can_rise(me.school, space) for space in range(i64(len(STUDENT_SPACES))))

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for space in range(i64(len(STUDENT_SPACES))):
            if can_rise(me.school, space):
                board.offer(STUDENT[space])
        if self.by_effect:
            board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word != DECLINE:
            board.push(me.seat, PROMOTE_TO, STUDENT.index(word))


class Move(Ask):
    """Move a student within its level; as an effect it may be declined. [§6]"""

    prompt = "move"
    rule = "§6"

    def __init__(self, by_effect: bool) -> None:
        super().__init__()
        self.by_effect = by_effect

    def possible(self, board: Board, me: Player) -> bool:
        return any(can_move(me.school, at) for at in range(i64(RAISED), i64(len(STUDENT_SPACES))))

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for space in range(i64(RAISED), i64(len(STUDENT_SPACES))):
            if can_move(me.school, space):
                board.offer(STUDENT[space])
        if self.by_effect:
            board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word != DECLINE:
            board.push(me.seat, MOVE_TO, STUDENT.index(word))


PROMOTE_TO: Final = PromoteTo()
MOVE_TO: Final = MoveTo()
PROMOTE_ONE: Final = Promote(False)
MOVE_ONE: Final = Move(False)
CHAPTERS["promote_student"] = Promote(True)
CHAPTERS["move_student"] = Move(True)
