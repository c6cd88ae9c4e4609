"""The icons of Golem.

What happens (`Act`) and what is asked (`Ask`) is told our Board and our Player. An icon with a
chapter of its own (create a golem, buy a book) sees that chapter, which enters itself in CHAPTERS
when it is imported, and tells it one number.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.golem.box import (
    ARTEFACTS,
    BURIED,
    CAULDRONS,
    CLAY,
    DISTRICTS,
    GOLEMS,
    KNOWLEDGE,
    MARKER_TOP,
    MARKER_VALUE,
    RESEARCH_TOP,
    RESOURCES,
    SECTIONS,
    STREET,
    VP,
)
from hightable.games.golem.state import NONE, Board, Player
from hightable.games.golem.words import DECLINE, DOWN, PAY, STAY, UP
from hightable.kernel import Chapters, Effect, PlayerCount, PlayerEffect, PlayerQuestion, ones

CHAPTERS: Final = Chapters()
Act: TypeAlias = PlayerEffect[Board, Player]
Ask: TypeAlias = PlayerQuestion[Board, Player]
Counted: TypeAlias = PlayerCount[Board, Player]


def earn(board: Board, me: Player, resource: i64, amount: i64) -> None:
    """Take from the supply, which never runs out; a point is a step of the VP track. [R1]"""
    me.goods[resource] += amount
    board.note("earn", me.seat, amount, resource)


def lose_vp(board: Board, me: Player, amount: i64) -> None:
    """Points are lost down to zero, never below. [R6]"""
    lost = min(amount, me.goods[VP])
    me.goods[VP] -= lost
    if lost:
        board.note("lose", me.seat, lost)


def climb(board: Board, me: Player, steps: i64) -> None:
    """The research marker goes up, and stays on the top field. [§3.4]"""
    me.research = min(me.research + steps, RESEARCH_TOP)
    board.note("climb", me.seat, me.research)


def shift(board: Board, me: Player, steps: i64) -> None:
    """The golem marker goes up or down, and stays on the end field. [§3.4]"""
    me.marker = max(0, min(me.marker + steps, MARKER_TOP))
    board.note("marker", me.seat, MARKER_VALUE[me.marker])


def earn_all(board: Board, me: Player, goods: vec[i64]) -> None:
    """Several resources at once. [§3.1]"""
    for resource in range(i64(len(RESOURCES))):
        if goods[resource]:
            earn(board, me, resource, goods[resource])


def street(board: Board, me: Player, district: i64) -> None:
    """The income printed on the street space of a student. [§2.7]"""
    earn_all(board, me, STREET[district * SECTIONS + me.students[district] - 1])


class Gain(Act):
    """Take resources and points. [§3.1]"""

    def __init__(self, goods: vec[i64]) -> None:
        super().__init__()
        self.goods = goods

    def happen(self, board: Board, me: Player, n: i64) -> None:
        earn_all(board, me, self.goods)


def buried(me: Player) -> i64:
    """Your golems in the graveyard, those without a bonus too. [R23]"""
    found: i64 = 0
    for golem in range(i64(GOLEMS)):
        if me.golems[golem] >= BURIED:
            found += 1
    return found


def is_complete(me: Player, row: i64) -> bool:
    """An artefact is complete when its cauldron is full. [§8.1]"""
    return me.gold[row] == CAULDRONS[row]


def completed(me: Player) -> i64:
    """Your completed artefacts. [§8.1]"""
    found: i64 = 0
    for row in range(i64(ARTEFACTS)):
        if is_complete(me, row):
            found += 1
    return found


def developed(me: Player) -> i64:
    """Your developed upgrades, of every domain. [§7.1]"""
    return ones(me.upgrades)


def leftmost(me: Player) -> i64:
    """The section of your hindmost student. [§3.3]"""
    return min(me.students[0], min(me.students[1], me.students[2]))


class MarkerValue(Counted):
    """The number of the field of the golem marker. [R56]"""

    def count(self, board: Board, me: Player) -> i64:
        return MARKER_VALUE[me.marker]


class Buried(Counted):
    """Golems in the graveyard. [R23]"""

    def count(self, board: Board, me: Player) -> i64:
        return buried(me)


class Completed(Counted):
    """Completed artefacts. [§8.1]"""

    def count(self, board: Board, me: Player) -> i64:
        return completed(me)


class Developed(Counted):
    """Developed upgrades. [§7.1]"""

    def count(self, board: Board, me: Player) -> i64:
        return developed(me)


class Leftmost(Counted):
    """The section of the hindmost student. [§3.3]"""

    def count(self, board: Board, me: Player) -> i64:
        return leftmost(me)


COUNTS: Final[dict[str, Counted]] = {
    "golem_track_value": MarkerValue(),
    "own_golems_in_graveyard": Buried(),
    "artefacts_completed": Completed(),
    "upgrades_developed": Developed(),
    "leftmost_student_section": Leftmost(),
}


class GainPer(Act):
    """Take a resource for each thing counted. [§3.1]"""

    def __init__(self, resource: i64, counted: Counted, times: i64) -> None:
        super().__init__()
        self.resource = resource
        self.counted = counted
        self.times = times

    def happen(self, board: Board, me: Player, n: i64) -> None:
        earn(board, me, self.resource, self.counted.count(board, me) * self.times)


class Research(Act):
    """The research marker goes up: never a loss, so never asked. [§3.4]"""

    def __init__(self, steps: i64) -> None:
        super().__init__()
        self.steps = steps

    def happen(self, board: Board, me: Player, n: i64) -> None:
        climb(board, me, self.steps)


class Streets(Act):
    """The street income of all three students. [§4.4]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        for district in range(i64(len(DISTRICTS))):
            street(board, me, district)


class Leash(Act):
    """Your golems cost no knowledge to control this round. [§2.9]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.leashed = 1


class Marker(Ask):
    """Move the golem marker up or down, or leave it. [§3.4]"""

    prompt = "marker"
    rule = "§3.4"

    def __init__(self, steps: i64) -> None:
        super().__init__()
        self.steps = steps

    def offer(self, board: Board, me: Player, n: i64) -> None:
        if me.marker < MARKER_TOP:
            board.offer(UP)
        if me.marker:
            board.offer(DOWN)
        board.offer(STAY)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == UP:
            shift(board, me, self.steps)
        elif word == DOWN:
            shift(board, me, -self.steps)


class Offer(Ask):
    """Pay the whole price for the effect, or decline; without the means it is not asked.

    A price may be resources, a step back of one student (not from I), or of the research marker.
    [§3.2]
    """

    prompt = "offer"
    rule = "§3.2"

    def __init__(self, goods: vec[i64], student: i64, research: i64, then: Effect) -> None:
        super().__init__()
        self.goods = goods
        self.student = student
        self.research = research
        self.then = then

    def offer(self, board: Board, me: Player, n: i64) -> None:
        if self.is_payable(me):
            board.offer(PAY)
            board.offer(DECLINE)

    def is_payable(self, me: Player) -> bool:
        if self.student != NONE and me.students[self.student] == 1:
            return False
        for resource in range(CLAY, i64(KNOWLEDGE + 1)):
            if me.goods[resource] < self.goods[resource]:
                return False
        return me.research >= self.research

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == PAY:
            for resource in range(CLAY, i64(KNOWLEDGE + 1)):
                me.goods[resource] -= self.goods[resource]
            me.research -= self.research
            if self.student != NONE:
                me.students[self.student] -= 1
            board.push(me.seat, self.then)
