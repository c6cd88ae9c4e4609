"""Skill tiles: gaining them, and activating a section. [§4, §5.3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.components import EVERY, SECTION_SLOTS
from hightable.games.sankore.decode.cards import ON_EVENT, ONCE, SKILL_GAINED
from hightable.games.sankore.decode.icons import SKILL_EFFECT
from hightable.games.sankore.effects import (
    CHAPTERS,
    SKILL_KIND,
    SKILL_SECTION,
    Act,
    Ask,
)
from hightable.games.sankore.rules.objectives import fire
from hightable.games.sankore.state import NONE, Board, Player
from hightable.games.sankore.words import ACTIVATE, DECLINE, REPLACE, SECTION, SKILL, STOP
from hightable.kernel import BIT, Part

# Skill tiles that wait, the last one lowest: a kind and one; 0 is an empty slot.
WAITING: Final = Part(4)


def with_waiting(waiting: i64, kind: i64) -> i64:
    """The waiting tiles and one more; an empty slot is kept as such. [§5.3]"""
    return waiting << WAITING.end | WAITING.at(kind + 1)


def last_waiting(waiting: i64) -> i64:
    """The kind of the tile that was put there last, or none. [§5.3]"""
    return WAITING.of(waiting) - 1


class ActivateSection(Act):
    """Resolve the Skill tiles that lie in a section now, once each, in any order. [§5.3, R30]"""

    def happen(self, board: Board, me: Player, section: i64) -> None:
        waiting: i64 = 0
        for slot in range(section * SECTION_SLOTS, (section + 1) * SECTION_SLOTS):
            waiting = with_waiting(waiting, me.school.skills[slot])
        if waiting:
            board.push(me.seat, SKILLS_OF[section], waiting)


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
            kind = last_waiting(waiting)
            if kind != NONE and not offered >> kind & 1:
                offered |= BIT[kind]
                if SKILL_EFFECT[self.section][kind].can(board, me.seat):
                    board.offer(SKILL[kind])
            waiting >>= WAITING.end
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
        tile = last_waiting(waiting)
        if tile == kind and not found:
            found = True
        elif tile != NONE:
            left = with_waiting(left, tile)
        waiting >>= WAITING.end
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
            board.push(me.seat, ACTIVATE_SKILLS, SECTION.index(word))


class AddSkill(Ask):
    """A Skill tile for its section, or where none is named for the one you choose. [§4]"""

    prompt = "skill section"
    rule = "§4"

    def offer(self, board: Board, me: Player, skill: i64) -> None:
        if SKILL_SECTION.of(skill) < EVERY:
            board.offer(SECTION[SKILL_SECTION.of(skill)])
        else:
            for section in range(i64(EVERY)):
                board.offer(SECTION[section])
            board.offer(DECLINE)

    def take(self, board: Board, me: Player, skill: i64, word: i64) -> None:
        kind = SKILL_KIND.of(skill)
        if word == DECLINE or not board.supply.skills[kind]:
            return
        section = SECTION.index(word)
        for slot in range(section * SECTION_SLOTS, (section + 1) * SECTION_SLOTS):
            if me.school.skills[slot] == NONE:
                put(board, me, kind, slot)
                return
        board.push(me.seat, REPLACE_SKILL, SKILL_KIND.at(kind) | SKILL_SECTION.at(section))


class ReplaceSkill(Ask):
    """A full section: the new tile takes the place of one, which leaves the game, or none. [§4]"""

    prompt = "replace"
    rule = "§4"

    def offer(self, board: Board, me: Player, skill: i64) -> None:
        offered: i64 = 0
        first = SKILL_SECTION.of(skill) * SECTION_SLOTS
        for slot in range(first, first + SECTION_SLOTS):
            kind = me.school.skills[slot]
            if not offered >> kind & 1:
                offered |= BIT[kind]
                board.offer(REPLACE[kind])
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, skill: i64, word: i64) -> None:
        if word == DECLINE:
            return
        slot = SKILL_SECTION.of(skill) * SECTION_SLOTS
        while me.school.skills[slot] != REPLACE.index(word):
            slot += 1
        board.supply.skills_out[me.school.skills[slot]] += 1
        put(board, me, SKILL_KIND.of(skill), slot)


def put(board: Board, me: Player, kind: i64, slot: i64) -> None:
    """The tile lies in the slot for good; a card may answer. [§4, §12]"""
    board.supply.skills[kind] -= 1
    me.school.skills[slot] = kind
    section = slot // SECTION_SLOTS
    board.note("skill tile", me.seat, kind, section)
    fire(board, me, SKILL_GAINED, SKILL_KIND.at(kind) | SKILL_SECTION.at(section))


class UseGained(Ask):
    """Resolve the Skill tile just gained, once a turn. [§12]"""

    prompt = "gained skill"
    rule = "§12"

    def offer(self, board: Board, me: Player, skill: i64) -> None:
        if SKILL_EFFECT[SKILL_SECTION.of(skill)][SKILL_KIND.of(skill)].can(board, me.seat):
            board.offer(ACTIVATE)
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, skill: i64, word: i64) -> None:
        if word == ACTIVATE:
            me.used |= ON_EVENT[SKILL_GAINED] & ONCE
            board.push(me.seat, SKILL_EFFECT[SKILL_SECTION.of(skill)][SKILL_KIND.of(skill)])


SKILLS_OF: Final = [Skills(section) for section in range(EVERY)]
REPLACE_SKILL: Final = ReplaceSkill()
ACTIVATE_SKILLS: Final = ActivateSection()
CHAPTERS["activate_skills"] = ACTIVATE_SKILLS
CHAPTERS["choose_section"] = ChooseSection()
CHAPTERS["gain_skill"] = AddSkill()
CHAPTERS["activate_gained_skill"] = UseGained()
