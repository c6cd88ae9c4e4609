"""Sending masters to action spaces, and reactivating one. [§5]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    BISHOP,
    CHAIRS,
    COLLOQUIUM,
    OWN_SITES,
    SITES,
    SITES_OF_SIDE,
)
from hightable.games.alma_mater.decode.cards import (
    CHAIRS_OF_SITE,
    ONE_MASTER_LESS,
    ROW_OF_SITE,
    STUDENT_OF_SITE,
)
from hightable.games.alma_mater.decode.makers import EVERY_STUDENT
from hightable.games.alma_mater.effects.acts import CHAPTERS, Ask
from hightable.games.alma_mater.rules.bishop import MOST_MASTERS, visit
from hightable.games.alma_mater.rules.free import Window
from hightable.games.alma_mater.rules.professors import hirable
from hightable.games.alma_mater.rules.research import offer_steps
from hightable.games.alma_mater.rules.spaces import SPACES
from hightable.games.alma_mater.rules.students import recruitable
from hightable.games.alma_mater.state import SEATS, Board, Player
from hightable.games.alma_mater.words import AGAIN, DECLINE, MASTERS, SEND, WITH_TUTORS
from hightable.kernel import BIT, Part

# The `n` of Mix: where masters go, and how many.
SITE: Final = Part(5)
NUMBER: Final = Part(3, above=SITE)
SITES_IN_ORDER: Final = vec[i64]([site for sites in SITES_OF_SIDE for site in sites])
FIRST_OF_SIDE: Final = vec[i64](
    [sum([len(sites) for sites in SITES_OF_SIDE[:side]]) for side in range(len(SITES_OF_SIDE) + 1)]
)
ORDINARY: Final = vec[i64]([int(at not in (BISHOP, COLLOQUIUM)) for at in range(len(SITES))])
STUDENTS_OWN: Final = vec[i64]([int(at in OWN_SITES) for at in range(len(SITES))])

ALL_CHAIRS: Final = (1 << len(CHAIRS)) - 1
CAMPUS_SITES: Final = vec[i64]([at for at in range(len(SITES)) if ROW_OF_SITE[at] >= 0])
ACADEMY_SITES: Final = vec[i64]([at for at in range(len(SITES)) if CHAIRS_OF_SITE[at]])
RECRUITING_SITES: Final[i64] = sum(
    1 << at for at in range(len(SITES)) if ROW_OF_SITE[at] >= 0 or CHAIRS_OF_SITE[at]
)


def masters_needed(board: Board, me: Player, site: i64) -> i64:
    """One, or one more than the largest group of one colour; 0 if yours lie there. [§5.1]"""
    if not ORDINARY[site]:
        return 1
    if board.pieces[site * SEATS + me.seat]:
        return 0
    if STUDENTS_OWN[site]:
        return 1
    most: i64 = 0
    for at in range(site * SEATS, site * SEATS + SEATS):
        if board.pieces[at] > most:
            most = board.pieces[at]
    return most if most and me.chancellors & ONE_MASTER_LESS else most + 1


def deserted(board: Board, me: Player) -> i64:
    """The spaces of campus and academy where you can recruit nobody, as bits. [R12]

    Found once, for all spaces together.
    """
    found = RECRUITING_SITES
    students = recruitable(board, me, EVERY_STUDENT)
    if students:
        rows = board.deal.rows
        for site in CAMPUS_SITES:
            if students & rows[ROW_OF_SITE[site]]:
                found &= ~BIT[site]
    chairs = hirable(board, me, ALL_CHAIRS)
    if chairs:
        for site in ACADEMY_SITES:
            if chairs & CHAIRS_OF_SITE[site]:
                found &= ~BIT[site]
    return found


def can_send(board: Board, me: Player, site: i64, closed: i64) -> bool:
    """Are there masters enough, and could the action be carried out without them? [R61]"""
    if closed >> site & 1 or not 0 < masters_needed(board, me, site) <= me.archive + me.tutors:
        return False
    return SPACES[site].space.is_open(board, me, 1)


def not_sent(board: Board, me: Player, site: i64) -> str:
    """Why no master can be sent to a space. [§5.1]"""
    if STUDENTS_OWN[site] and not owns_site(me, site):
        return "student not yours"
    if not masters_needed(board, me, site):
        return "masters there"
    if deserted(board, me) >> site & 1:
        return "nobody to recruit"
    return "of no use"


def owns_site(me: Player, site: i64) -> bool:
    """The printed student is everybody's, others belong to those who recruited them. [§6.8]"""
    return STUDENT_OF_SITE[site] < 0 or bool(me.students >> STUDENT_OF_SITE[site] & 1)


def offer_sites(board: Board, me: Player) -> None:
    """The spaces to which you can send masters. [§5.1]"""
    if not me.archive + me.tutors:
        return
    closed = deserted(board, me)
    side = board.deal.side
    for at in range(FIRST_OF_SIDE[side], FIRST_OF_SIDE[side + 1]):
        if can_send(board, me, SITES_IN_ORDER[at], closed):
            board.offer(SEND[SITES_IN_ORDER[at]])
    for site in OWN_SITES:
        if owns_site(me, site) and can_send(board, me, site, closed):
            board.offer(SEND[site])


def send(board: Board, me: Player, site: i64) -> None:
    """How many masters go is asked at the bishop only. [§5.1]"""
    if site == BISHOP:
        board.push(me.seat, HOW_MANY_MASTERS)
    else:
        mix(board, me, site, masters_needed(board, me, site))


def mix(board: Board, me: Player, site: i64, number: i64) -> None:
    """Only who has tutors chooses how many of them go. [§5.2]"""
    if me.tutors:
        board.push(me.seat, MIX, SITE.at(site) | NUMBER.at(number))
    else:
        place(board, me, site, number, 0)


class HowManyMasters(Ask):
    """How many masters go to the bishop? [§6.6]"""

    prompt = "masters"
    rule = "§6.6"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for number in range(min(me.archive + me.tutors, MOST_MASTERS)):
            board.offer(MASTERS[number])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        mix(board, me, BISHOP, MASTERS.index(word) + 1)


class Mix(Ask):
    """How many of the masters are tutors? [§5.2]"""

    prompt = "tutors"
    rule = "§5.2"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        number = NUMBER.of(n)
        for tutors in range(max(0, number - me.archive), min(number, me.tutors) + 1):
            board.offer(WITH_TUTORS[tutors])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        place(board, me, SITE.of(n), NUMBER.of(n), WITH_TUTORS.index(word))


def place(board: Board, me: Player, site: i64, number: i64, tutors: i64) -> None:
    """Masters stay on the space; tutors stand there until its action is over. [§5.2]"""
    me.archive -= number - tutors
    me.tutors -= tutors
    board.pieces[site * SEATS + me.seat] += number
    if tutors:
        board.visiting = tutors
        board.push(me.seat, TUTORS_LEAVE, site)
    if site == BISHOP:
        visit(board, me, number, number - tutors)
    else:
        SPACES[site].space.happen(board, me, 0)


class TutorsLeave(Window):
    """The tutors return to the supply; at the bishop steps may be used before. [§5.2, R59]"""

    prompt = "tutors leave"
    rule = "§5.2"

    def offer(self, board: Board, me: Player, site: i64) -> None:
        self.propose(board, me, site)
        if site == BISHOP and (me.green or me.black):
            offer_steps(board, me)

    def propose(self, board: Board, me: Player, site: i64) -> None:
        board.offer(DECLINE)

    def decide(self, board: Board, me: Player, site: i64, word: i64) -> None:
        board.pieces[site * SEATS + me.seat] -= board.visiting
        board.tutors += board.visiting
        board.visiting = 0


class Reactivate(Window):
    """Again the action of a space where one of your masters lies; you may decline. [§8.5, R21]"""

    prompt = "again"
    rule = "§8.5"

    def propose(self, board: Board, me: Player, n: i64) -> None:
        closed = deserted(board, me)
        for site in SITES_OF_SIDE[board.deal.side] + OWN_SITES:
            here = board.pieces[site * SEATS + me.seat] and not closed >> site & 1
            if here and SPACES[site].space.can_repeat(board, me):
                board.offer(AGAIN[site])
        board.offer(DECLINE)

    def decide(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word != DECLINE:
            SPACES[AGAIN.index(word)].space.repeat(board, me)


HOW_MANY_MASTERS: Final = HowManyMasters()
MIX: Final = Mix()
TUTORS_LEAVE: Final = TutorsLeave()
ACTIVATE_AGAIN: Final = Reactivate()
CHAPTERS["again"] = ACTIVATE_AGAIN
