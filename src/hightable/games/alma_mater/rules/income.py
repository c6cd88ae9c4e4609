"""The income phase, in turn order. [§14]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import CHANCELLORS, CLEAN_UP, SIDE_RECORDS
from hightable.games.alma_mater.decode.cards import (
    DISPLAY_FACTOR,
    REARRANGES,
    STUDENT_INCOME,
)
from hightable.games.alma_mater.effects.acts import Act
from hightable.games.alma_mater.effects.icons import slide
from hightable.games.alma_mater.rules.books import LAY_TILES, REARRANGE
from hightable.games.alma_mater.state import INCOME, Board, Player, displayed

REPUTATION_INCOME: Final[list[list[int]]] = [
    record["reputation_income"] for record in SIDE_RECORDS.values()
]


class IncomePhase(Act):
    """Every player has an income; the shelves of Ignotus only slide. [§14]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.phase = INCOME
        for place in range(len(board.order) - 1, -1, -1):
            board.push(board.order[place], INCOME_OF)
        for player in board.players:
            if player.seat >= board.people:
                slide(player)


class IncomeOf(Act):
    """Display, students, reputation; price tiles may be laid anew. [§14]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        before = me.ducats
        me.ducats += CLEAN_UP * display_factor(me) * displayed(me)
        slide(me)
        for student in me.halls:
            income = STUDENT_INCOME[student]
            if income is not None:
                income.do(board, me.seat, 0)
        me.ducats += REPUTATION_INCOME[board.deal.side][board.reputation.index(me.seat)]
        board.note("income", me.seat, me.ducats - before)
        if me.students & REARRANGES:
            board.push(me.seat, LAY_TILES, REARRANGE)


def display_factor(me: Player) -> i64:
    """How many ducats a displayed book brings as income. [§14.1]"""
    factor: i64 = 1
    for chancellor in range(len(CHANCELLORS)):
        if me.chancellors >> chancellor & 1:
            factor = max(factor, DISPLAY_FACTOR[chancellor])
    return factor


INCOME_PHASE: Final = IncomePhase()
INCOME_OF: Final = IncomeOf()
