"""Students and the menorahs at the end of their streets. [§3.3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import DISTRICTS, MENORAH_SECTION, SECTIONS
from hightable.games.golem.effects import CHAPTERS, Ask
from hightable.games.golem.state import NOBODY, Board, Player
from hightable.games.golem.words import DECLINE, STEP, STEP_BACK, STOP
from hightable.kernel import Part

# Steps: how many are left, a bit for each student that stays put, and whether the steps must be
# made by different students.
LEFT: Final = Part(3)
STAYING: Final = Part(3, above=LEFT)
DIFFERENT: Final = Part(1, above=STAYING)


def step(board: Board, me: Player, district: i64) -> None:
    """One street space forward; the first of all to enter VIII takes the menorah there. [§3.3]"""
    me.students[district] += 1
    board.note("step", me.seat, district, me.students[district])
    if me.students[district] == MENORAH_SECTION and board.menorahs[district] == NOBODY:
        board.menorahs[district] = me.seat
        board.note("menorah", me.seat, district)


class StudentStep(Ask):
    """The student of district `n` takes a step, or the step is declined; not beyond X. [§3.3]"""

    prompt = "student"
    rule = "§3.3"

    def offer(self, board: Board, me: Player, district: i64) -> None:
        if me.students[district] < SECTIONS:
            board.offer(STEP[district])
            board.offer(DECLINE)

    def take(self, board: Board, me: Player, district: i64, word: i64) -> None:
        if word != DECLINE:
            step(board, me, district)


class StudentSteps(Ask):
    """Up to so many steps with students of your choice, one after the other. [§3.3]

    The black marble asks for different students: whoever has moved stays put. [§5.2]
    """

    prompt = "students"
    rule = "§3.3"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        staying = STAYING.of(n)
        for district in range(i64(len(DISTRICTS))):
            if me.students[district] < SECTIONS and not staying >> district & 1:
                board.offer(STEP[district])
        if board.count:
            board.offer(STOP)

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        if word not in STEP:
            return ""
        return "stepped" if STAYING.of(n) >> STEP.index(word) & 1 else "street_end"

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == STOP:
            return
        district = STEP.index(word)
        left = LEFT.of(n) - 1
        if left:
            moved = STAYING.at(DIFFERENT.of(n) << district)
            board.push(me.seat, self, LEFT.put(n | moved, left))
        step(board, me, district)


class StepBack(Ask):
    """A student of your choice goes one space back, but not from I: the price of a black book.

    [§9.1]
    """

    prompt = "step_back"
    rule = "§9.1"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for district in range(i64(len(DISTRICTS))):
            if me.students[district] > 1:
                board.offer(STEP_BACK[district])

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        return "street_start" if word in STEP_BACK else ""

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        me.students[STEP_BACK.index(word)] -= 1


STUDENT_STEP: Final = StudentStep()
STUDENT_STEPS: Final = StudentSteps()
STUDENT_BACK: Final = StepBack()
TWO_DIFFERENT: Final[i64] = LEFT.at(2) | DIFFERENT.at(1)
CHAPTERS["student"] = STUDENT_STEP
CHAPTERS["students"] = STUDENT_STEPS
