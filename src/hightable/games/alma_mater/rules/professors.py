"""Recruiting professors. [§8.2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import CHAIRS
from hightable.games.alma_mater.decode.cards import (
    PROFESSOR_NO_DUCATS,
    PROFESSOR_PLACED,
)
from hightable.games.alma_mater.decode.makers import CANDIDATES, FREE, NO_DUCATS
from hightable.games.alma_mater.decode.prices import (
    CHAIR_BOOKS,
    CHAIR_DUCATS,
    CHAIR_PATTERNS,
    FEWEST_BOOKS,
)
from hightable.games.alma_mater.effects.acts import CHAPTERS, Ask
from hightable.games.alma_mater.effects.counts import UNLIMITED
from hightable.games.alma_mater.rules.free import Window, not_free
from hightable.games.alma_mater.rules.lectures import (
    CHOOSE_BOOKMARK,
    FREE_LECTURE,
    KIND,
    LAY_BOOKMARK,
    LECTURE_AT_ONCE,
    PROFESSOR,
)
from hightable.games.alma_mater.rules.payment import (
    ALL_KINDS,
    NAMED,
    TOLD,
    Walk,
    add,
    can_fill,
    give,
    of_kind,
    offer_payment,
    owns,
    total,
    with_dictionaries,
)
from hightable.games.alma_mater.state import Board, Player, stored
from hightable.games.alma_mater.words import (
    DECLINE,
    HIRE,
    PAY,
)
from hightable.kernel import BIT


def ducats_due(me: Player, chair: i64, told: i64) -> i64:
    """The ducats of an open cost, unless a student or a bonus waives them. [§8.1]"""
    waived = told & NO_DUCATS or me.students & PROFESSOR_NO_DUCATS
    return 0 if waived else CHAIR_DUCATS[chair]


def can_pay_chair(board: Board, me: Player, chair: i64, told: i64) -> bool:
    """The very books paid before; if none were, ducats and books in the printed groups. [§8.1]"""
    fixed = board.costs[chair]
    if fixed:
        return owns(me, fixed)
    if me.ducats < ducats_due(me, chair, told):
        return False
    return can_fill(board, CHAIR_PATTERNS[chair], me.books, with_dictionaries(board))


def hirable(board: Board, me: Player, told: i64) -> i64:
    """Of the professor spaces told, those whose card you lack and can pay, as bits. [§8.2]"""
    found: i64 = 0
    store = UNLIMITED if told & FREE else stored(me)
    if store < FEWEST_BOOKS:
        return 0
    cards, professors = board.chairs, board.deal.professors
    for chair in range(len(CHAIRS)):
        if told >> chair & 1 and store >= CHAIR_BOOKS[chair] and cards[chair]:
            owned = me.professors >> professors[chair] & 1
            if not owned and (told & FREE or can_pay_chair(board, me, chair, told)):
                found |= BIT[chair]
    return found


def offer_professors(board: Board, me: Player, told: i64) -> None:
    """The professors that can be recruited. [§8.2]"""
    found = hirable(board, me, told)
    for chair in range(len(CHAIRS)):
        if found >> chair & 1:
            board.offer(HIRE[board.deal.professors[chair]])


def not_hirable(board: Board, me: Player, told: i64, word: i64) -> str:
    """Why a professor is not among them. [§8.2]"""
    if word not in HIRE:
        return ""
    professor = HIRE.index(word)
    if me.professors >> professor & 1:
        return "professor yours"
    if not any(each == professor for each in board.deal.professors):
        return "professor absent"
    chair = chair_of(board, professor)
    if not told >> chair & 1:
        return "professor elsewhere"
    if not board.chairs[chair]:
        return "professor gone"
    return "send first" if hirable(board, me, told) >> chair & 1 else "books"


def hire(board: Board, me: Player, told: i64, professor: i64) -> None:
    """For nothing, for the fixed cost, or after the first payment, which fixes it. [§8.2]"""
    chair = chair_of(board, professor)
    fixed = board.costs[chair]
    if told & FREE:
        welcome(board, me, told, chair, fixed)
    elif fixed:
        give(me, fixed)
        welcome(board, me, told, chair, fixed)
    else:
        board.push(me.seat, PAY_PROFESSOR, TOLD.at(CANDIDATES.put(told, chair)))


def chair_of(board: Board, professor: i64) -> i64:
    """The space on which a professor's cards lie. [§8.1]"""
    chair: i64 = 0
    while board.deal.professors[chair] != professor:
        chair += 1
    return chair


class HireProfessor(Ask):
    """Which professor? `n` tells the spaces and how they are paid. [§8.2]"""

    prompt = "professor"
    rule = "§8.2"

    def offer(self, board: Board, me: Player, told: i64) -> None:
        offer_professors(board, me, told)

    def refuse(self, board: Board, me: Player, told: i64, word: i64) -> str:
        return not_hirable(board, me, told, word)

    def take(self, board: Board, me: Player, told: i64, word: i64) -> None:
        hire(board, me, told, HIRE.index(word))


class MayHireProfessor(Window):
    """The same through a milestone, at once: it may be declined. [R54, R60]"""

    prompt = "professor"
    rule = "§8.2"

    def propose(self, board: Board, me: Player, told: i64) -> None:
        offer_professors(board, me, told)
        board.offer(DECLINE)

    def refuse(self, board: Board, me: Player, told: i64, word: i64) -> str:
        return not_hirable(board, me, told, word) or not_free(me, word)

    def decide(self, board: Board, me: Player, told: i64, word: i64) -> None:
        if word != DECLINE:
            hire(board, me, told, HIRE.index(word))


class PayProfessor(Ask):
    """Pay the books of an open cost group by group; the ducats go with the last. [§8.1]"""

    prompt = "pay professor"
    rule = "§8.1"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        walk = Walk(me.books, with_dictionaries(board), NAMED.of(n))
        walk.groups(board, CHAIR_PATTERNS[CANDIDATES.of(TOLD.of(n))], 0, 0)
        offer_payment(board, walk)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        told = TOLD.of(n)
        chair = CANDIDATES.of(told)
        named = add(NAMED.of(n), PAY.index(word))
        if total(named) < CHAIR_PATTERNS[chair].total:
            board.push(me.seat, self, NAMED.put(n, named))
            return
        me.ducats -= ducats_due(me, chair, told)
        give(me, named)
        board.costs[chair] = named
        welcome(board, me, told, chair, named)


def welcome(board: Board, me: Player, told: i64, chair: i64, cost: i64) -> None:
    """The card comes ready; then a free lecture, and last a book on its bookmark. [§8.2]

    Through a milestone, which alone waives a part of the cost, the lecture is at once. [R54]
    """
    professor = board.deal.professors[chair]
    board.chairs[chair] -= 1
    me.professors |= BIT[professor]
    me.ready |= BIT[professor]
    board.note("professor", me.seat, professor)
    if cost:
        board.push(me.seat, LAY_BOOKMARK, PROFESSOR.at(professor) | KIND.at(most_paid(cost)))
    else:
        board.push(me.seat, CHOOSE_BOOKMARK, professor)
    at_once = told & (FREE | NO_DUCATS)
    board.push(me.seat, LECTURE_AT_ONCE if at_once else FREE_LECTURE, professor)
    PROFESSOR_PLACED.fire(board, me, me.students)


def most_paid(cost: i64) -> i64:
    """The kind of which a cost has the most books. [§8.2]"""
    best: i64 = 0
    for kind in range(ALL_KINDS):
        if of_kind(cost, kind) > of_kind(cost, best):
            best = kind
    return best


HIRE_ONE: Final = HireProfessor()
MAY_HIRE: Final = MayHireProfessor(at_once=True)
CHAPTERS["professor"] = MAY_HIRE
PAY_PROFESSOR: Final = PayProfessor()
