"""Recruiting students. [§7]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    DICTIONARY,
    FACULTIES,
    HALL_MASTER,
    HALLS,
    STUDENT_FACULTY,
    STUDENTS,
)
from hightable.games.alma_mater.decode.cards import (
    CHEAPER_STUDENTS,
    IMMEDIATE,
    STUDENT_DISCOUNT,
    STUDENT_PLACED,
    STUDENT_PLACED_IN_B,
)
from hightable.games.alma_mater.decode.makers import (
    CANDIDATES,
    FACULTY_PRESTIGE,
    FREE,
    LESS,
    POINTS_BY_FACULTY,
)
from hightable.games.alma_mater.decode.prices import (
    FACULTY_DICTIONARIES,
    FACULTY_PATTERNS,
    FEWEST_TEXTBOOKS,
    HALL_FEES,
    MOST_DISCOUNT,
)
from hightable.games.alma_mater.effects.acts import CHAPTERS, Ask
from hightable.games.alma_mater.effects.counts import BY_FACULTY, TYPES
from hightable.games.alma_mater.effects.icons import esteem, one_more_master
from hightable.games.alma_mater.rules.free import Window, not_free
from hightable.games.alma_mater.rules.payment import (
    NAMED,
    TOLD,
    Walk,
    add,
    can_fill,
    colours,
    give,
    offer_payment,
    total,
)
from hightable.games.alma_mater.state import Board, Player, textbooks
from hightable.games.alma_mater.words import DECLINE, PAY, RECRUIT
from hightable.kernel import BIT


def discount(me: Player, told: i64) -> i64:
    """How many textbooks less: students' discounts and that of a lecture add up. [R16]"""
    less: i64 = 1 if told & LESS else 0
    if me.students & CHEAPER_STUDENTS:
        for student in me.halls:
            less += STUDENT_DISCOUNT[student]
    return min(less, MOST_DISCOUNT)


def can_pay_faculty(board: Board, me: Player, faculty: i64, less: i64) -> bool:
    """Are the dictionaries there, and textbooks of the right ranks in the right groups? [§7.1]"""
    if me.books[DICTIONARY] < FACULTY_DICTIONARIES[faculty]:
        return False
    store, kinds = textbooks(me), colours(board)
    return any(
        store >= pattern.total and can_fill(board, pattern, me.books, kinds)
        for pattern in FACULTY_PATTERNS[faculty][less]
    )


def recruitable(board: Board, me: Player, told: i64) -> i64:
    """Of the students told, those on the campus that you lack and can pay, as bits. [§7.2]"""
    if len(me.halls) + 1 == HALLS or me.ducats < next_fee(me):
        return 0
    wanted = told & ~me.students
    less = 0 if told & FREE else discount(me, told)
    if not told & FREE and textbooks(me) < FEWEST_TEXTBOOKS[less]:
        return 0
    payable: i64 = 0
    for faculty in range(len(FACULTIES)):
        of_faculty = wanted & BY_FACULTY[faculty]
        if of_faculty and (told & FREE or can_pay_faculty(board, me, faculty, less)):
            payable |= of_faculty
    return on_campus(board, payable) if payable else 0


def on_campus(board: Board, students: i64) -> i64:
    """Of some students, those of which a tile is left. [§7.2]"""
    found: i64 = 0
    tiles = board.students
    for student in range(len(STUDENTS)):
        if students >> student & 1 and tiles[student]:
            found |= BIT[student]
    return found


def next_fee(me: Player) -> i64:
    """What the next free hall costs. [§7.2]"""
    return HALL_FEES[len(me.halls) + 1]


def offer_students(board: Board, me: Player, told: i64) -> None:
    """The students that can be recruited. [§7.2]"""
    found = recruitable(board, me, told)
    for student in range(len(STUDENTS)):
        if found >> student & 1:
            board.offer(RECRUIT[student])


def not_recruitable(board: Board, me: Player, told: i64, word: i64) -> str:
    """Why a student is not among them. [§7.2]"""
    if word not in RECRUIT:
        return ""
    student = RECRUIT.index(word)
    if me.students >> student & 1:
        return "student yours"
    if not told >> student & 1:
        return "student elsewhere"
    if not board.students[student]:
        return "student gone"
    if len(me.halls) + 1 == HALLS:
        return "halls full"
    return "send first" if recruitable(board, me, told) >> student & 1 else "books"


def recruit(board: Board, me: Player, told: i64, student: i64) -> None:
    """For nothing at once, otherwise after the books are paid. [§7.2]"""
    if told & FREE:
        enrol(board, me, told, student)
    else:
        board.push(me.seat, PAY_STUDENT, TOLD.at(CANDIDATES.put(told, student)))


class RecruitStudent(Ask):
    """Which student? `n` tells the candidates and how they are paid. [§7.2]"""

    prompt = "student"
    rule = "§7.2"

    def offer(self, board: Board, me: Player, told: i64) -> None:
        offer_students(board, me, told)

    def refuse(self, board: Board, me: Player, told: i64, word: i64) -> str:
        return not_recruitable(board, me, told, word)

    def take(self, board: Board, me: Player, told: i64, word: i64) -> None:
        recruit(board, me, told, RECRUIT.index(word))


class MayRecruitStudent(Window):
    """The same through a milestone, at once, or a lecture: it may be declined. [R54, R60]"""

    prompt = "student"
    rule = "§7.2"

    def propose(self, board: Board, me: Player, told: i64) -> None:
        offer_students(board, me, told)
        board.offer(DECLINE)

    def refuse(self, board: Board, me: Player, told: i64, word: i64) -> str:
        return not_recruitable(board, me, told, word) or not_free(me, word)

    def decide(self, board: Board, me: Player, told: i64, word: i64) -> None:
        if word != DECLINE:
            recruit(board, me, told, RECRUIT.index(word))


class PayStudent(Ask):
    """Pay the textbooks group by group; dictionaries and hall fee go with the last. [§7.1]"""

    prompt = "pay student"
    rule = "§7.1"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        told = TOLD.of(n)
        faculty = STUDENT_FACULTY[CANDIDATES.of(told)]
        walk = Walk(me.books, colours(board), NAMED.of(n))
        for pattern in FACULTY_PATTERNS[faculty][discount(me, told)]:
            walk.groups(board, pattern, 0, 0)
        offer_payment(board, walk)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        told = TOLD.of(n)
        student = CANDIDATES.of(told)
        faculty = STUDENT_FACULTY[student]
        named = add(NAMED.of(n), PAY.index(word))
        if total(named) < FACULTY_PATTERNS[faculty][discount(me, told)][0].total:
            board.push(me.seat, self, NAMED.put(n, named))
            return
        give(me, named)
        me.books[DICTIONARY] -= FACULTY_DICTIONARIES[faculty]
        enrol(board, me, told, student)


def enrol(board: Board, me: Player, told: i64, student: i64) -> None:
    """The tile goes into the lowest free hall; then its effects and those it sets off. [§7.2]"""
    me.ducats -= next_fee(me)
    others = me.students
    board.students[student] -= 1
    me.students |= BIT[student]
    me.halls.append(student)
    hall = len(me.halls) + 1
    board.note("student", me.seat, student, hall)
    if hall == HALL_MASTER:
        one_more_master(me)
    immediate = IMMEDIATE[student]
    if immediate is not None:
        immediate.do(board, me.seat, 0)
    STUDENT_PLACED.fire(board, me, others)
    if TYPES[hall - 1] == "B":
        STUDENT_PLACED_IN_B.fire(board, me, others)
    if told & FACULTY_PRESTIGE:
        esteem(me, POINTS_BY_FACULTY[STUDENT_FACULTY[student]])


RECRUIT_ONE_STUDENT: Final = RecruitStudent()
MAY_RECRUIT_STUDENT: Final = MayRecruitStudent()
RECRUIT_AT_ONCE: Final = MayRecruitStudent(at_once=True)
CHAPTERS["student"] = MAY_RECRUIT_STUDENT
CHAPTERS["student at once"] = RECRUIT_AT_ONCE
PAY_STUDENT: Final = PayStudent()
