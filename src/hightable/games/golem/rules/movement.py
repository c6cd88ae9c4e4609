"""Golems on the move: in the movement phase, and by a bonus. [§2.2, §4.5, §4.6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import (
    BURIED,
    CHARACTER_STEPS,
    ENTRY_COST,
    GOLEMS,
    KNOWLEDGE,
    LEFT_LEG,
    LYING,
    MARKER_STEPS,
    OVERFLOW_LOSS,
    SECTION_OF,
    SECTIONS,
    TILED,
    UPRIGHT,
    VP,
)
from hightable.games.golem.effects import CHAPTERS, Act, Ask, lose_vp
from hightable.games.golem.rules.golems import MORE, WHICH, has, in_town, newest
from hightable.games.golem.rules.work import MAY_WORK
from hightable.games.golem.state import Board, Player
from hightable.games.golem.words import (
    ADVANCE,
    DECLINE,
    FORWARD,
    LEAD,
    MOVE,
    PAY_KNOWLEDGE,
    PAY_VP,
    RETREAT,
    STEPS,
    STOP,
)
from hightable.kernel import BIT


def go_forward(board: Board, me: Player, golem: i64) -> None:
    """The next block; a golem that lay gets up, and VIII to X take their entry cost. [§4.1]"""
    place = UPRIGHT[me.golems[golem]] + 1
    me.golems[golem] = place
    if ENTRY_COST[place]:
        board.push(me.seat, PAY_ENTRY, ENTRY_COST[place])


def can_go_forward(me: Player, place: i64) -> bool:
    """A bonus may lead a golem on unless it stands on X or the entry cost is missing. [R41]"""
    if SECTION_OF[place] == SECTIONS:
        return False
    cost = ENTRY_COST[UPRIGHT[place] + 1]
    return me.goods[VP] >= cost or me.goods[KNOWLEDGE] >= cost


class PayEntry(Ask):
    """The entry cost `n`, wholly in points or wholly in knowledge. [§4.6]

    Who has neither, which only the movement phase can bring about, pays all his points. [R6]
    """

    prompt = "entry"
    rule = "§4.6"

    def offer(self, board: Board, me: Player, cost: i64) -> None:
        if me.goods[KNOWLEDGE] >= cost:
            board.offer(PAY_KNOWLEDGE)
        if me.goods[VP] >= cost or board.count == 0:
            board.offer(PAY_VP)

    def take(self, board: Board, me: Player, cost: i64, word: i64) -> None:
        if word == PAY_VP:
            lose_vp(board, me, cost)
        else:
            me.goods[KNOWLEDGE] -= cost
            board.note("pays", me.seat, cost, KNOWLEDGE)


def active(board: Board) -> i64:
    """The character of the round: the leftmost that is face up. [§2.6]"""
    return board.city.palace[board.round - 1]


class Movement(Act):
    """As many steps as the golem marker and the character show. [§2.2]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        if has(me, LEFT_LEG):
            board.push(me.seat, CHOOSE_STEPS)
        else:
            begin(board, me, CHARACTER_STEPS[active(board)])


def begin(board: Board, me: Player, more: i64) -> None:
    """The number of steps is fixed when the movement begins. [§2.2]"""
    steps = MARKER_STEPS[me.marker] + more
    board.note("steps", me.seat, steps)
    board.push(me.seat, MARCH, steps)


class CharacterSteps(Ask):
    """With the left leg any number of the character's steps may be ignored. [§7.3, R36]"""

    prompt = "character_steps"
    rule = "§7.3"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for steps in range(CHARACTER_STEPS[active(board)] + 1):
            board.offer(STEPS[steps])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        begin(board, me, STEPS.index(word))


class March(Act):
    """Every step must be used; when all golems stand on X, the rest costs points. [§2.2]"""

    def happen(self, board: Board, me: Player, left: i64) -> None:
        if not left:
            return
        arrived: i64 = 0
        for golem in range(i64(GOLEMS)):
            place = me.golems[golem]
            if in_town(place):
                if SECTION_OF[place] < SECTIONS:
                    board.push(me.seat, MARCH_STEP, left)
                    return
                arrived += 1
        if arrived:
            lose_vp(board, me, OVERFLOW_LOSS * min(left, arrived))


class MarchStep(Ask):
    """Which golem takes the next of `left` steps? None on X can. [§2.2]"""

    prompt = "march"
    rule = "§2.2"

    def offer(self, board: Board, me: Player, left: i64) -> None:
        offered: i64 = 0
        for golem in range(i64(GOLEMS)):
            place = me.golems[golem]
            if in_town(place) and SECTION_OF[place] < SECTIONS and not offered >> place & 1:
                offered |= BIT[place]
                board.offer(MOVE[place])

    def take(self, board: Board, me: Player, left: i64, word: i64) -> None:
        board.push(me.seat, MARCH, left - 1)
        go_forward(board, me, newest(me, MOVE.index(word)))


class Move(Ask):
    """Up to `left` steps among your golems, each forward or back; not back from I. [§4.5, R13]"""

    prompt = "move"
    rule = "§4.5"

    def offer(self, board: Board, me: Player, left: i64) -> None:
        offered: i64 = 0
        for golem in range(i64(GOLEMS)):
            place = me.golems[golem]
            if in_town(place) and not offered >> place & 1:
                offered |= BIT[place]
                if can_go_forward(me, place):
                    board.offer(ADVANCE[place])
                if SECTION_OF[place] > 1:
                    board.offer(RETREAT[place])
        if board.count:
            board.offer(STOP)

    def take(self, board: Board, me: Player, left: i64, word: i64) -> None:
        if word == STOP:
            return
        if left > 1:
            board.push(me.seat, self, left - 1)
        if word in ADVANCE:
            go_forward(board, me, newest(me, ADVANCE.index(word)))
        else:
            place = RETREAT.index(word)
            me.golems[newest(me, place)] = UPRIGHT[place] - 1


class Lead(Ask):
    """Choose the golem that goes up to `steps` forward and then may work. [§6]

    One that can do neither is not offered. [R53]
    """

    prompt = "lead"
    rule = "§6"

    def offer(self, board: Board, me: Player, steps: i64) -> None:
        offered: i64 = 0
        for golem in range(i64(GOLEMS)):
            place = me.golems[golem]
            if 0 <= place < BURIED and not offered >> place & 1:
                offered |= BIT[place]
                if can_go_forward(me, place) or (place < LYING and SECTION_OF[place] <= TILED):
                    board.offer(LEAD[place])
        if board.count:
            board.offer(DECLINE)

    def take(self, board: Board, me: Player, steps: i64, word: i64) -> None:
        if word != DECLINE:
            golem = newest(me, LEAD.index(word))
            board.push(me.seat, MAY_WORK, golem)
            board.push(me.seat, LEAD_STEP, WHICH.at(golem) | MORE.at(steps))


class LeadStep(Ask):
    """One more step with the golem, while steps are left. [§6]"""

    prompt = "lead_step"
    rule = "§6"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        if can_go_forward(me, me.golems[WHICH.of(n)]):
            board.offer(FORWARD)
            board.offer(STOP)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == FORWARD:
            golem, left = WHICH.of(n), MORE.of(n)
            if left > 1:
                board.push(me.seat, self, MORE.put(n, left - 1))
            go_forward(board, me, golem)


PAY_ENTRY: Final = PayEntry()
MOVEMENT: Final = Movement()
CHOOSE_STEPS: Final = CharacterSteps()
MARCH: Final = March()
MARCH_STEP: Final = MarchStep()
LEAD_STEP: Final = LeadStep()
CHAPTERS["move"] = Move()
CHAPTERS["lead"] = Lead()
