"""Graduate a student, the fourth main action. [§5.4]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.abilities import GRADUATED
from hightable.games.sankore.box import GRADUATION_LEVELS, GRADUATION_SLOTS, LEVEL, STUDENT_SPACES
from hightable.games.sankore.components import COLUMN_REWARD
from hightable.games.sankore.effects import GRADUATE_FREE, Act, Ask
from hightable.games.sankore.requirements import bits
from hightable.games.sankore.rules.library import contribute
from hightable.games.sankore.rules.objectives import fire
from hightable.games.sankore.rules.school import RAISED, progress
from hightable.games.sankore.state import NONE, Board, Player
from hightable.games.sankore.words import DECLINE, STUDENT
from hightable.kernel import BIT

COLUMN: Final = (1 << GRADUATION_LEVELS) - 1


def best_tile(board: Board, discipline: i64, level: i64) -> i64:
    """The highest Graduation tile of a discipline up to a level, or none. [§5.4]"""
    for tile in range(
        discipline * GRADUATION_LEVELS + level - 1, discipline * GRADUATION_LEVELS - 1, -1
    ):
        if board.supply.graduation >> tile & 1:
            return tile
    return NONE


class Graduate(Ask):
    """Choose a student above the bottom row who has a tile and, unless free, a Book. [§5.4, R28]"""

    prompt = "graduate"
    rule = "§5.4"

    def __init__(self, free: bool) -> None:
        super().__init__()
        self.free = free

    def eligible(self, board: Board, me: Player, space: i64) -> bool:
        student = me.school.students[space]
        if student == NONE or space == me.school.active:
            return False
        if not self.free and not me.books[student]:
            return False
        return best_tile(board, student, LEVEL[space]) != NONE

    def possible(self, board: Board, me: Player) -> bool:
        if bits(me.school.graduated) == GRADUATION_SLOTS:
            return False
        return any(
            self.eligible(board, me, space)
            for space in range(i64(RAISED), i64(len(STUDENT_SPACES)))
        )

    def offer(self, board: Board, me: Player, n: i64) -> None:
        if bits(me.school.graduated) < GRADUATION_SLOTS:
            for space in range(i64(RAISED), i64(len(STUDENT_SPACES))):
                if self.eligible(board, me, space):
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
GRADUATE_FREE.meaning = Graduate(True)
