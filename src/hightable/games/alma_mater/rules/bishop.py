"""The bishop: ducats now, the turn order of the next round later. [§6.6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.decode.cards import (
    BISHOP_DUCATS,
    BISHOP_USED,
    EXTRA_AT_BISHOP,
    IMPROVED_SPACES,
)
from hightable.games.alma_mater.effects.acts import Act, Ask
from hightable.games.alma_mater.state import COUNTED, SEATS, Board, Player
from hightable.games.alma_mater.words import DECLINE, EXTRA

MOST_MASTERS: Final = 3


class Audience(Act):
    """Ducats for the `n` masters of this turn, and what the visit sets off. [§6.6]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        ducats = BISHOP_DUCATS[1 if me.chancellors & IMPROVED_SPACES else 0]
        me.ducats += ducats[min(n, MOST_MASTERS) - 1]
        BISHOP_USED.fire(board, me, me.students, n)


class CountExtra(Ask):
    """Once a round: shall the `placed` masters or tutors count as one more? [§11.3, R57]"""

    prompt = "extra"
    rule = "§11.3"

    def offer(self, board: Board, me: Player, placed: i64) -> None:
        board.offer(EXTRA)
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, placed: i64, word: i64) -> None:
        if word == EXTRA:
            me.used |= COUNTED
            board.bishop.append(me.seat + SEATS)
            placed += 1
        board.push(me.seat, AUDIENCE, placed)


def visit(board: Board, me: Player, placed: i64, masters: i64) -> None:
    """Masters line up from left to right; tutors do not stand in the row. [§6.6]"""
    for _ in range(masters):
        board.bishop.append(me.seat)
    if me.chancellors & EXTRA_AT_BISHOP and not me.used & COUNTED:
        board.push(me.seat, COUNT_EXTRA, placed)
    else:
        board.push(me.seat, AUDIENCE, placed)


AUDIENCE: Final = Audience()
COUNT_EXTRA: Final = CountExtra()
