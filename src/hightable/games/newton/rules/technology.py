"""Technology: a Student moves along the Technology track. [§5.2]"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hightable.games.newton.box import (
    FINALS,
    NO_TOKEN,
    TECH_BONUS,
    TECH_NEXT,
    TECH_TYPE,
    TECH_VOLUMES,
    TECHNOLOGY,
)
from hightable.games.newton.effects import Act
from hightable.games.newton.rules.quick import Basic
from hightable.games.newton.rules.spaces import activate, take_token
from hightable.games.newton.rules.volumes import available, missing
from hightable.games.newton.state import SUPPLY, Board, Player
from hightable.games.newton.words import BOOST, STEP, STOP, STUDENT
from hightable.kernel import BIT, Part

# What stands in the `n` of a Walk: which Student, whether it has moved, the steps left.
WHO: Final = Part(2)
MOVED: Final = Part(1, above=WHO)
LEFT: Final = Part(6, above=MOVED)


class Technology(Basic):
    """Choose the Student that moves; with `split`, one after the other, each once. [§5.2, R21]"""

    prompt = "student"
    rule = "§5.2"
    action: ClassVar[int] = TECHNOLOGY

    def __init__(self, boosted: Technology | None, walk: Walk, split: bool = False) -> None:
        super().__init__(boosted, 1)
        self.walk = walk
        self.split = split
        if split:
            walk.rest = self

    def has_use(self, board: Board, me: Player, value: i64) -> bool:
        """Some Student could make a step with the boards as they are. [§5.2, R53]"""
        for student in range(len(me.students)):
            if self.walk.can_move(me, me.students[student]):
                return True
        return False

    def offer(self, board: Board, me: Player, value: i64) -> None:
        looked: i64 = 0
        ready = False
        for student in range(len(me.students)):
            space = me.students[student]
            if space == SUPPLY or looked >> space & 1 or self.had_its_move(me, student):
                continue
            looked |= BIT[space]
            if self.walk.can_move(me, space):
                ready = True
                board.offer(STUDENT[space])
        board.offer(STOP)
        if ready and self.can_boost(me):
            board.offer(BOOST)

    def had_its_move(self, me: Player, student: i64) -> bool:
        """In a split every Student moves once. [R21]"""
        return self.split and bool(me.moved >> student & 1)

    def take(self, board: Board, me: Player, value: i64, word: i64) -> None:
        if word != STOP:
            student = self.standing(me, STUDENT.index(word))
            if self.split:
                me.moved |= BIT[student]
            board.push(me.seat, self.walk, WHO.at(student) | LEFT.at(value))
        elif self.split:
            me.moved = 0

    def standing(self, me: Player, space: i64) -> i64:
        """One of the Students on a space: for a split one that has not moved, else the other.
        [R60]"""
        found: i64 = 0
        for student in range(len(me.students)):
            if me.students[student] == space:
                found = student
                if self.split != bool(me.moved >> student & 1):
                    return student
        return found


class Walk(Basic):
    """Step by step, until the value is used up or you stop.

    `n` tells which Student, whether it has moved, and the steps left. [§5.2]
    """

    prompt = "step"
    rule = "§5.2"
    action: ClassVar[int] = TECHNOLOGY

    def __init__(self, boosted: Walk | None, asks: bool = True, times: i64 = 1) -> None:
        super().__init__(boosted, LEFT.at(1))
        self.requires = asks
        self.times = times
        self.rest: Technology | None = None

    def left(self, n: i64) -> i64:
        return LEFT.of(n)

    def offer(self, board: Board, me: Player, n: i64) -> None:
        space = me.students[WHO.of(n)]
        left = LEFT.of(n)
        further = False
        for to in TECH_NEXT[space]:
            if self.can_enter(me, to):
                further = True
                if left:
                    board.offer(STEP[to])
        board.offer(STOP)
        if further and self.can_boost(me):
            board.offer(BOOST)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == STOP:
            self.end(board, me, n)
        else:
            board.push(me.seat, self, MOVED.put(n - self.unit, 1))
            self.enter(board, me, WHO.of(n), STEP.index(word))

    def can_move(self, me: Player, space: i64) -> bool:
        """Is there a space ahead that a Student standing here may enter? [§5.2]"""
        if space != SUPPLY:
            for to in TECH_NEXT[space]:
                if self.can_enter(me, to):
                    return True
        return False

    def can_enter(self, me: Player, space: i64) -> bool:
        """One Student of a colour on a final space; an Objective asks for Volumes. [§5.2, R24]"""
        if FINALS >> space & 1:
            if space in me.students:
                return False
            return not self.requires or missing(available(me), TECH_VOLUMES[space]) <= me.potions
        return True

    def enter(self, board: Board, me: Player, student: i64, space: i64) -> None:
        """Pay the Potions an Objective asks for, move, take the Bonus token. [§5.2]"""
        if self.requires and TECH_VOLUMES[space]:
            me.potions -= missing(available(me), TECH_VOLUMES[space])
        me.students[student] = space
        bonus = TECH_BONUS[space]
        if bonus != NO_TOKEN:
            take_token(board, me, bonus, self.times)

    def end(self, board: Board, me: Player, n: i64) -> None:
        """The space where the Student ends is activated; then the rest of a split. [§5.2, R39]"""
        if self.rest is not None:
            left = LEFT.of(n)
            if left:
                board.push(me.seat, self.rest, left)
            else:
                board.push(me.seat, REST)
        if MOVED.of(n):
            space = me.students[WHO.of(n)]
            activate(board, me, TECH_TYPE[space], board.dealt.tech[space])


class Rest(Act):
    """A split move is over: its Students are free again. [R60]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.moved = 0


def card_technology(times: i64) -> Technology:
    """The Technology action of a card, whose tokens count `times`. [§9]"""
    walked = Walk(None, times=times)
    return Technology(Technology(None, walked), Walk(walked, times=times))


REST: Final = Rest()
CARD_TECHNOLOGY: Final = card_technology(1)
DOUBLE_TECHNOLOGY: Final = card_technology(2)
PLAIN_TECHNOLOGY: Final = Technology(None, Walk(None))
SPLIT_TECHNOLOGY: Final = Technology(None, Walk(None), split=True)
OPEN_TECHNOLOGY: Final = Technology(None, Walk(None, asks=False))
