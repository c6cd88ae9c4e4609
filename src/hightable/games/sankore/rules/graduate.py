"""Graduate a student, the fourth main action. [§5.4]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.components import (
    EVERY,
    GRADUATION_LEVELS,
    GRADUATION_SLOTS,
    LEVEL,
    STUDENT_SPACES,
)
from hightable.games.sankore.decode.cards import GRADUATED
from hightable.games.sankore.decode.icons import COLUMN_REWARD
from hightable.games.sankore.effects import CHAPTERS, Act, Ask, progress
from hightable.games.sankore.rules.library import bookshelf, contribute
from hightable.games.sankore.rules.objectives import fire
from hightable.games.sankore.rules.school import RAISED
from hightable.games.sankore.state import NONE, Board, Player
from hightable.games.sankore.words import DECLINE, STUDENT
from hightable.kernel import BIT, ones

COLUMN: Final = (1 << GRADUATION_LEVELS) - 1
ALL: Final = (1 << EVERY) - 1


def best_tile(board: Board, discipline: i64, level: i64) -> i64:
    """The highest Graduation tile of a discipline up to a level, or none. [§5.4]"""
    for tile in range(
        discipline * GRADUATION_LEVELS + level - 1, discipline * GRADUATION_LEVELS - 1, -1
    ):
        if board.supply.graduation >> tile & 1:
            return tile
    return NONE


def graduands(board: Board, me: Player, disciplines: i64) -> i64:
    """The spaces of students above the bottom row who have a tile, as a set. [§5.4, R28]"""
    found: i64 = 0
    school = me.school
    if disciplines and ones(school.graduated) < GRADUATION_SLOTS:
        for space in range(i64(RAISED), i64(len(STUDENT_SPACES))):
            student = school.students[space]
            if student != NONE and disciplines >> student & 1:
                column = board.supply.graduation >> student * GRADUATION_LEVELS
                if column & (BIT[LEVEL[space]] - 1):
                    found |= BIT[space]
    return found


class Graduate(Ask):
    """Choose a student who has a tile and, unless free, a Book. [§5.4]"""

    prompt = "graduate"
    rule = "§5.4"

    def __init__(self, free: bool) -> None:
        super().__init__()
        self.free = free

    def eligible(self, board: Board, me: Player) -> i64:
        return graduands(board, me, ALL if self.free else bookshelf(me))

    def possible(self, board: Board, me: Player) -> bool:
        return self.eligible(board, me) != 0

    def offer(self, board: Board, me: Player, n: i64) -> None:
        eligible = self.eligible(board, me)
        for space in range(i64(RAISED), i64(len(STUDENT_SPACES))):
            if eligible >> space & 1:
                board.offer(STUDENT[space])
        if self.free:
            board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == DECLINE:
            return
        space = STUDENT.index(word)
        board.push(me.seat, CLAIM, space)
        if not self.free:
            contribute(board, me, me.school.students[space])


class Claim(Act):
    """The student leaves the board on the highest tile; the last of a column brings more. [§5.4]"""

    def happen(self, board: Board, me: Player, space: i64) -> None:
        student = me.school.students[space]
        tile = best_tile(board, student, LEVEL[space])
        me.school.students[space] = NONE
        me.school.alumni |= BIT[tile]
        fire(board, me, GRADUATED, 0)
        claim(board, me, tile)


def claim(board: Board, me: Player, tile: i64) -> None:
    """A Graduation tile is taken; with the last of its column comes a Sankoré tile. [§5.4, R33]"""
    discipline = tile // GRADUATION_LEVELS
    board.supply.graduation ^= BIT[tile]
    me.school.graduated |= BIT[tile]
    progress(board)
    board.note("graduate", me.seat, tile)
    if not board.supply.graduation >> discipline * GRADUATION_LEVELS & COLUMN:
        board.push(me.seat, COLUMN_REWARD[discipline])


GRADUATE_PAID: Final = Graduate(False)
CLAIM: Final = Claim()
CHAPTERS["graduate_student"] = Graduate(True)
