"""Theology: Mosques, their Books, and students for the Madrasa. [§7.2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.areas import MOSQUE_SPACE, SALT, WALL_SPACE
from hightable.games.sankore.box.components import (
    GRADUATION_LEVELS,
    STUDENT_SPACES,
    THEOLOGY,
)
from hightable.games.sankore.decode.cards import CHEAP_MOSQUES, amount
from hightable.games.sankore.decode.icons import SPACE_REWARD
from hightable.games.sankore.effects import CHAPTERS, Ask, gain_prestige
from hightable.games.sankore.rules.knowledge import is_supported, knowledge
from hightable.games.sankore.rules.madrasa import visible_stars
from hightable.games.sankore.rules.pieces import is_open, not_placed, put_piece
from hightable.games.sankore.state import NONE, Board, Player
from hightable.games.sankore.words import DECLINE, SEND, SEND_ACTIVE, SPACE
from hightable.kernel import BIT


def salt_price(me: Player, space: i64, discount: i64) -> i64:
    """1, 2 or 3 Salt by the row, one less with a card but at least one. [§7.2, R49]"""
    return max(SALT[space] - discount, 1)


def mosque_spaces(board: Board, me: Player, points: i64, supported: bool) -> list[int]:
    """The spaces where a Mosque could be placed and paid. [§7.2]"""
    found: list[int] = []
    if me.school.tracks[THEOLOGY]:
        discount = amount(me, CHEAP_MOSQUES)
        for space in range(i64(MOSQUE_SPACE), i64(WALL_SPACE)):
            payable = salt_price(me, space, discount) <= me.salt
            if payable and is_open(board, space, points, supported):
                found.append(space)
    return found


class Mosque(Ask):
    """Pay the Salt, place a Mosque, take what the space gives. [§7.2]"""

    prompt = "mosque"
    rule = "§7.2"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        points = knowledge(board, me, THEOLOGY)
        for space in mosque_spaces(board, me, points, is_supported(me)):
            board.offer(SPACE[space])

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        return not_placed(board, me, THEOLOGY, word)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        space = SPACE.index(word)
        me.salt -= salt_price(me, space, amount(me, CHEAP_MOSQUES))
        put_piece(board, me, space)
        board.push(me.seat, SPACE_REWARD[space])


class SendStudent(Ask):
    """A student of the region's discipline may go to the Madrasa for its stars. [§7.2, R23, R28]"""

    prompt = "send"
    rule = "§7.2"

    def offer(self, board: Board, me: Player, discipline: i64) -> None:
        school = me.school
        for space in range(i64(len(STUDENT_SPACES))):
            if school.students[space] == discipline:
                board.offer(SEND[space])
        first = discipline * GRADUATION_LEVELS
        for tile in range(first, first + GRADUATION_LEVELS):
            if school.alumni >> tile & 1:
                board.offer(SEND[len(STUDENT_SPACES) + tile])
        if school.active == discipline:
            board.offer(SEND_ACTIVE)
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, discipline: i64, word: i64) -> None:
        if word == DECLINE:
            return
        let_go(me, word)
        board.madrasa.guests |= BIT[discipline]
        board.note("send", me.seat, discipline)
        for _ in range(visible_stars(board, discipline)):
            gain_prestige(board, me, discipline)


def let_go(me: Player, word: i64) -> None:
    """The student leaves its space, its Graduation tile or the class it teaches. [§7.2, R28]"""
    if word == SEND_ACTIVE:
        me.school.active = NONE
        return
    space = SEND.index(word)
    if space < len(STUDENT_SPACES):
        me.school.students[space] = NONE
    else:
        me.school.alumni ^= BIT[space - len(STUDENT_SPACES)]


MOSQUE: Final = Mosque()
CHAPTERS["place_student_in_madrasa"] = SendStudent()
