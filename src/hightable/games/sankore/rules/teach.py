"""Teach a class, the third main action: activate, skills, area action, promote. [§5.3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.components import (
    ADVANCED,
    ARROWS,
    ASTRONOMY,
    BELOW,
    CLASS_DISCIPLINE,
    CLASS_SPACES,
    FIRST_BELOW,
    MATHEMATICS,
    TEACH_FREELY,
    THEOLOGY,
)
from hightable.games.sankore.decode.cards import INTRO_SKILLS, TAUGHT_UNMATCHED
from hightable.games.sankore.decode.icons import REWARD
from hightable.games.sankore.effects import Act, Ask, progress
from hightable.games.sankore.rules.astronomy import START, starts
from hightable.games.sankore.rules.knowledge import is_full, knowledge
from hightable.games.sankore.rules.law import CROWN, crown_spaces
from hightable.games.sankore.rules.mathematics import WALL, wall_spaces
from hightable.games.sankore.rules.objectives import fire
from hightable.games.sankore.rules.skills import ACTIVATE_SKILLS
from hightable.games.sankore.rules.theology import MOSQUE, mosque_spaces
from hightable.games.sankore.state import NONE, Board, Player, School
from hightable.games.sankore.words import CLASS, STUDENT, TO
from hightable.kernel import Effect

AREA_ACTION: Final[list[Effect]] = [START, MOSQUE, WALL, CROWN]


def has_student(school: School, space: i64) -> bool:
    """A class tile with a student directly below. [§5.3]"""
    if school.classes[space] == NONE:
        return False
    first = FIRST_BELOW[space]
    return any(school.students[at] != NONE for at in range(first, first + BELOW[space]))


def can_act(board: Board, me: Player, discipline: i64, supported: bool) -> bool:
    """The area action of a discipline has a legal placement. [§5.3, R10]"""
    points = knowledge(board, me, discipline)
    if discipline == ASTRONOMY:
        return starts(board, me, points, supported) != 0
    if discipline == THEOLOGY:
        return len(mosque_spaces(board, me, points, supported)) > 0
    if discipline == MATHEMATICS:
        return len(wall_spaces(board, me, points, supported)) > 0
    return len(crown_spaces(board, me, points, supported)) > 0


def is_teachable(board: Board, me: Player, space: i64) -> bool:
    """Any class with a student; where the ruling is strict also a placement to make. [§5.3, R10]"""
    school = me.school
    if not has_student(school, space):
        return False
    if board.flags & TEACH_FREELY:
        return True
    return can_act(board, me, CLASS_DISCIPLINE[school.classes[space]], is_full(school, space))


class Teach(Ask):
    """Choose a class with a student directly below. [§5.3]"""

    prompt = "class"
    rule = "§5.3"

    def possible(self, board: Board, me: Player) -> bool:
        return any(is_teachable(board, me, space) for space in range(i64(len(CLASS_SPACES))))

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for space in range(i64(len(CLASS_SPACES))):
            if is_teachable(board, me, space):
                board.offer(CLASS[space])

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        if word not in CLASS:
            return ""
        space = CLASS.index(word)
        if me.school.classes[space] == NONE:
            return "no class"
        return "no placement" if has_student(me.school, space) else "nobody below"

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        board.push(me.seat, TEACH_STUDENT, CLASS.index(word))


class TeachStudent(Ask):
    """Choose the student who becomes active. [§5.3]"""

    prompt = "active student"
    rule = "§5.3"

    def offer(self, board: Board, me: Player, space: i64) -> None:
        first = FIRST_BELOW[space]
        for at in range(first, first + BELOW[space]):
            if me.school.students[at] != NONE:
                board.offer(STUDENT[at])

    def take(self, board: Board, me: Player, space: i64, word: i64) -> None:
        begin(board, me, space, STUDENT.index(word))


def begin(board: Board, me: Player, space: i64, student: i64) -> None:
    """The student steps onto the tile; reward, skills, area action and promotion follow. [§5.3]"""
    school = me.school
    tile = school.classes[space]
    discipline = CLASS_DISCIPLINE[tile]
    activate(school, space, student)
    board.note("teach", me.seat, discipline)
    board.push(me.seat, END_CLASS)
    board.push(me.seat, PROMOTE_ACTIVE)
    board.push(me.seat, AREA_ACTION[discipline])
    if tile < ADVANCED or me.done & INTRO_SKILLS:
        board.push(me.seat, ACTIVATE_SKILLS, discipline)
    if tile < ADVANCED:
        if school.active == discipline:
            board.push(me.seat, REWARD[tile])
        else:
            fire(board, me, TAUGHT_UNMATCHED, 0)


def activate(school: School, space: i64, student: i64) -> None:
    """The student stands on the class; the space it left is empty. [§5.3, R9]"""
    school.teaching = space
    school.active = school.students[student]
    school.origin = student
    school.bonus = 0
    school.students[student] = NONE


class PromoteActive(Ask):
    """The active student rises along an arrow of the class to an empty space. [§5.3]"""

    prompt = "promote to"
    rule = "§5.3"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        if me.school.active != NONE:
            for to in ARROWS[me.school.teaching]:
                if me.school.students[to] == NONE:
                    board.offer(TO[to])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        me.school.students[TO.index(word)] = me.school.active
        me.school.active = NONE
        progress(board)


def step_back(board: Board, school: School) -> None:
    """A student who could not rise stands under the class again, or leaves the game. [R9]"""
    first = FIRST_BELOW[school.teaching]
    if school.students[school.origin] == NONE:
        school.students[school.origin] = school.active
    elif BELOW[school.teaching] > 1 and school.students[first] == NONE:
        school.students[first] = school.active
    elif BELOW[school.teaching] > 1 and school.students[first + 1] == NONE:
        school.students[first + 1] = school.active
    else:
        board.supply.out[school.active] += 1


class EndClass(Act):
    """The class is over: its Knowledge is gone, its student has moved on. [§5.3]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        school = me.school
        if school.active != NONE:
            step_back(board, school)
        school.teaching = school.active = school.origin = NONE
        school.bonus = 0


TEACH_ONE: Final = Teach()
TEACH_STUDENT: Final = TeachStudent()
PROMOTE_ACTIVE: Final = PromoteActive()
END_CLASS: Final = EndClass()
