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
from hightable.games.golem.effects import CHAPTERS, LEAD, Act, Ask, lose_vp
from hightable.games.golem.effects import MOVE as MOVE_ICON
from hightable.games.golem.rules.golems import GOLEM_BITS, GOLEM_MASK, has, in_town, newest
from hightable.games.golem.rules.work import MAY_WORK
from hightable.games.golem.state import Player, Prague
from hightable.games.golem.words import (
    ADVANCE,
    DECLINE,
    FORWARD,
    IGNORE_STEPS,
    MOVE,
    PAY_KNOWLEDGE,
    PAY_VP,
    RETREAT,
    STOP,
    TAKE_STEPS,
)
from hightable.games.golem.words import LEAD as LEAD_WORD
from hightable.kernel import BIT


def go_forward(prague: Prague, me: Player, golem: i64) -> None:
    """The next block; a golem that lay gets up, and VIII to X take their entry cost. [§4.1]"""
    place = UPRIGHT[me.golems[golem]] + 1
    me.golems[golem] = place
    if ENTRY_COST[place]:
        prague.push(me.seat, ENTRY, ENTRY_COST[place])


def can_go_forward(me: Player, place: i64) -> bool:
    """A bonus may lead a golem on unless it stands on X or the entry cost is missing. [R41]"""
    if SECTION_OF[place] == SECTIONS:
        return False
    cost = ENTRY_COST[UPRIGHT[place] + 1]
    return me.goods[VP] >= cost or me.goods[KNOWLEDGE] >= cost


class Entry(Ask):
    """The entry cost `n`, wholly in points or wholly in knowledge. [§4.6]

    Who has neither, which only the movement phase can bring about, pays all his points. [R6]
    """

    prompt = "entry"
    rule = "§4.6"

    def offer(self, prague: Prague, me: Player, cost: i64) -> None:
        if me.goods[KNOWLEDGE] >= cost:
            prague.offer(PAY_KNOWLEDGE)
        if me.goods[VP] >= cost or prague.count == 0:
            prague.offer(PAY_VP)

    def take(self, prague: Prague, me: Player, cost: i64, word: i64) -> None:
        if word == PAY_VP:
            lose_vp(prague, me, cost)
        else:
            me.goods[KNOWLEDGE] -= cost
            prague.note("pays", me.seat, cost, KNOWLEDGE)


def active(prague: Prague) -> i64:
    """The character of the round: the leftmost that is face up. [§2.6]"""
    return prague.city.palace[prague.round - 1]


class Movement(Act):
    """As many steps as the golem marker and the character show. [§2.2]"""

    def happen(self, prague: Prague, me: Player, n: i64) -> None:
        if has(me, LEFT_LEG):
            prague.push(me.seat, CHARACTER_STEP)
        else:
            begin(prague, me, CHARACTER_STEPS[active(prague)])


def begin(prague: Prague, me: Player, more: i64) -> None:
    """The number of steps is fixed when the movement begins. [§2.2]"""
    steps = MARKER_STEPS[me.marker] + more
    prague.note("steps", me.seat, steps)
    prague.push(me.seat, MARCH, steps)


class CharacterStep(Ask):
    """With the left leg the steps of the character may be ignored, all or none. [§7.3, R36]"""

    prompt = "character_steps"
    rule = "§7.3"

    def offer(self, prague: Prague, me: Player, n: i64) -> None:
        prague.offer(TAKE_STEPS)
        prague.offer(IGNORE_STEPS)

    def take(self, prague: Prague, me: Player, n: i64, word: i64) -> None:
        begin(prague, me, CHARACTER_STEPS[active(prague)] if word == TAKE_STEPS else 0)


class March(Act):
    """Every step must be used; when all golems stand on X, the rest costs points. [§2.2]"""

    def happen(self, prague: Prague, me: Player, left: i64) -> None:
        if not left:
            return
        arrived: i64 = 0
        for golem in range(i64(GOLEMS)):
            place = me.golems[golem]
            if in_town(place):
                if SECTION_OF[place] < SECTIONS:
                    prague.push(me.seat, MARCH_STEP, left)
                    return
                arrived += 1
        if arrived:
            lose_vp(prague, me, OVERFLOW_LOSS * min(left, arrived))


class MarchStep(Ask):
    """Which golem takes the next of `left` steps? None on X can. [§2.2]"""

    prompt = "march"
    rule = "§2.2"

    def offer(self, prague: Prague, me: Player, left: i64) -> None:
        offered: i64 = 0
        for golem in range(i64(GOLEMS)):
            place = me.golems[golem]
            if in_town(place) and SECTION_OF[place] < SECTIONS and not offered >> place & 1:
                offered |= BIT[place]
                prague.offer(MOVE[place])

    def take(self, prague: Prague, me: Player, left: i64, word: i64) -> None:
        prague.push(me.seat, MARCH, left - 1)
        go_forward(prague, me, newest(me, MOVE.index(word)))


class Move(Ask):
    """Up to `left` steps among your golems, each forward or back; not back from I. [§4.5, R13]"""

    prompt = "move"
    rule = "§4.5"

    def offer(self, prague: Prague, me: Player, left: i64) -> None:
        offered: i64 = 0
        for golem in range(i64(GOLEMS)):
            place = me.golems[golem]
            if in_town(place) and not offered >> place & 1:
                offered |= BIT[place]
                if can_go_forward(me, place):
                    prague.offer(ADVANCE[place])
                if SECTION_OF[place] > 1:
                    prague.offer(RETREAT[place])
        if prague.count:
            prague.offer(STOP)

    def take(self, prague: Prague, me: Player, left: i64, word: i64) -> None:
        if word == STOP:
            return
        if left > 1:
            prague.push(me.seat, self, left - 1)
        if word in ADVANCE:
            go_forward(prague, me, newest(me, ADVANCE.index(word)))
        else:
            place = RETREAT.index(word)
            me.golems[newest(me, place)] = UPRIGHT[place] - 1


class Lead(Ask):
    """Choose the golem that goes up to `steps` forward and then may work. [§6]

    One that can do neither is not offered. [R53]
    """

    prompt = "lead"
    rule = "§6"

    def offer(self, prague: Prague, me: Player, steps: i64) -> None:
        offered: i64 = 0
        for golem in range(i64(GOLEMS)):
            place = me.golems[golem]
            if 0 <= place < BURIED and not offered >> place & 1:
                offered |= BIT[place]
                if can_go_forward(me, place) or (place < LYING and SECTION_OF[place] <= TILED):
                    prague.offer(LEAD_WORD[place])
        if prague.count:
            prague.offer(DECLINE)

    def take(self, prague: Prague, me: Player, steps: i64, word: i64) -> None:
        if word != DECLINE:
            golem = newest(me, LEAD_WORD.index(word))
            prague.push(me.seat, MAY_WORK, golem)
            prague.push(me.seat, LEAD_STEP, golem | steps << GOLEM_BITS)


class LeadStep(Ask):
    """One more step with the golem, while steps are left. [§6]"""

    prompt = "lead_step"
    rule = "§6"

    def offer(self, prague: Prague, me: Player, n: i64) -> None:
        if can_go_forward(me, me.golems[n & GOLEM_MASK]):
            prague.offer(FORWARD)
            prague.offer(STOP)

    def take(self, prague: Prague, me: Player, n: i64, word: i64) -> None:
        if word == FORWARD:
            if n >> GOLEM_BITS > 1:
                prague.push(me.seat, self, n - (1 << GOLEM_BITS))
            go_forward(prague, me, n & GOLEM_MASK)


ENTRY: Final = Entry()
MOVEMENT: Final = Movement()
CHARACTER_STEP: Final = CharacterStep()
MARCH: Final = March()
MARCH_STEP: Final = MarchStep()
LEAD_STEP: Final = LeadStep()
CHAPTERS[MOVE_ICON] = Move()
CHAPTERS[LEAD] = Lead()
