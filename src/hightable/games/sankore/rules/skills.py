"""Skill tiles: gaining them, and activating a section. [§4, §5.3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.abilities import ON_EVENT, ONCE, SKILL_GAINED
from hightable.games.sankore.box import EVERY, SECTION_SLOTS
from hightable.games.sankore.decode import SKILL_EFFECT
from hightable.games.sankore.effects import (
    ACTIVATE_SECTION,
    ADD_SKILL,
    CHOOSE_SECTION,
    KIND_MASK,
    SECTION_SHIFT,
    USE_GAINED,
    Act,
    Ask,
)
from hightable.games.sankore.rules.objectives import fire
from hightable.games.sankore.state import NONE, Board, Player
from hightable.games.sankore.words import ACTIVATE, DECLINE, REPLACE, SECTION, SKILL, STOP
from hightable.kernel import BIT

WAITING_BITS: Final = 4


class ActivateSection(Act):
    """Resolve the Skill tiles that lie in a section now, once each, in any order. [§5.3, R30]"""

    def __init__(self, section: i64) -> None:
        super().__init__()
        self.section = section

    def happen(self, board: Board, me: Player, n: i64) -> None:
        waiting: i64 = 0
        for slot in range(self.section * SECTION_SLOTS, (self.section + 1) * SECTION_SLOTS):
            waiting = waiting << WAITING_BITS | (me.school.skills[slot] + 1)
        if waiting:
            board.push(me.seat, SKILLS_OF[self.section], waiting)


class Skills(Ask):
    """Which Skill tile next; the others may be left alone. [§5.3]"""

    prompt = "skills"
    rule = "§5.3"

    def __init__(self, section: i64) -> None:
        super().__init__()
        self.section = section

    def offer(self, board: Board, me: Player, waiting: i64) -> None:
        offered: i64 = 0
        while waiting:
            kind = (waiting & KIND_MASK) - 1
            if kind != NONE and not offered >> kind & 1:
                offered |= BIT[kind]
                if SKILL_EFFECT[self.section][kind].can(board, me.seat):
                    board.offer(SKILL[kind])
            waiting >>= WAITING_BITS
        board.offer(STOP)

    def take(self, board: Board, me: Player, waiting: i64, word: i64) -> None:
        if word != STOP:
            kind = SKILL.index(word)
            left = without(waiting, kind)
            if left:
                board.push(me.seat, self, left)
            board.note("skill", me.seat, kind)
            board.push(me.seat, SKILL_EFFECT[self.section][kind])


def without(waiting: i64, kind: i64) -> i64:
    """The waiting tiles less one of a kind. [§5.3]"""
    left: i64 = 0
    found = False
    while waiting:
        tile = waiting & KIND_MASK
        if tile == kind + 1 and not found:
            found = True
        elif tile:
            left = left << WAITING_BITS | tile
        waiting >>= WAITING_BITS
    return left


def has_skills(me: Player, section: i64) -> bool:
    """A section holds a Skill tile; the slots are filled from the first. [§5.3]"""
    return me.school.skills[section * SECTION_SLOTS] != NONE


class ChooseSection(Ask):
    """Activate one Skill section of your choice, or none. [§8]"""

    prompt = "section"
    rule = "§8"

    def possible(self, board: Board, me: Player) -> bool:
        return any(has_skills(me, section) for section in range(i64(EVERY)))

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for section in range(i64(EVERY)):
            if has_skills(me, section):
                board.offer(SECTION[section])
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word != DECLINE:
            board.push(me.seat, ACTIVATE_SECTION[SECTION.index(word)])


class AddSkill(Ask):
    """A Skill tile for its section, or where none is named for the one you choose. [§4]"""

    prompt = "skill section"
    rule = "§4"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        section = (n >> SECTION_SHIFT) - 1
        if section != NONE:
            board.offer(SECTION[section])
        else:
            for section in range(i64(EVERY)):
                board.offer(SECTION[section])
            board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        kind = n & KIND_MASK
        if word == DECLINE or not board.supply.skills[kind]:
            return
        section = SECTION.index(word)
        for slot in range(section * SECTION_SLOTS, (section + 1) * SECTION_SLOTS):
            if me.school.skills[slot] == NONE:
                put(board, me, kind, slot)
                return
        board.push(me.seat, REPLACE_SKILL, kind | section << SECTION_SHIFT)


class ReplaceSkill(Ask):
    """A full section: the new tile takes the place of one, which leaves the game, or none. [§4]"""

    prompt = "replace"
    rule = "§4"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        offered: i64 = 0
        first = (n >> SECTION_SHIFT) * SECTION_SLOTS
        for slot in range(first, first + SECTION_SLOTS):
            kind = me.school.skills[slot]
            if not offered >> kind & 1:
                offered |= BIT[kind]
                board.offer(REPLACE[kind])
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == DECLINE:
            return
        slot = (n >> SECTION_SHIFT) * SECTION_SLOTS
        while me.school.skills[slot] != REPLACE.index(word):
            slot += 1
        board.supply.skills_out[me.school.skills[slot]] += 1
        put(board, me, n & KIND_MASK, slot)


def put(board: Board, me: Player, kind: i64, slot: i64) -> None:
    """The tile lies in the slot for good; a card may answer. [§4, §12]"""
    board.supply.skills[kind] -= 1
    me.school.skills[slot] = kind
    section = slot // SECTION_SLOTS
    board.note("skill tile", me.seat, kind, section)
    fire(board, me, SKILL_GAINED, kind | section << SECTION_SHIFT)


class UseGained(Ask):
    """Resolve the Skill tile just gained, once a turn. [§12]"""

    prompt = "gained skill"
    rule = "§12"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        if SKILL_EFFECT[n >> SECTION_SHIFT][n & KIND_MASK].can(board, me.seat):
            board.offer(ACTIVATE)
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == ACTIVATE:
            me.used |= ON_EVENT[SKILL_GAINED] & ONCE
            board.push(me.seat, SKILL_EFFECT[n >> SECTION_SHIFT][n & KIND_MASK])


SKILLS_OF: Final = [Skills(section) for section in range(EVERY)]
REPLACE_SKILL: Final = ReplaceSkill()
CHOOSE_SECTION.meaning = ChooseSection()
ADD_SKILL.meaning = AddSkill()
USE_GAINED.meaning = UseGained()
ACTIVATE_SKILLS: Final = [ActivateSection(section) for section in range(EVERY)]
for at in range(EVERY):
    ACTIVATE_SECTION[at].meaning = ACTIVATE_SKILLS[at]
