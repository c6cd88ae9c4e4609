"""Work: along the Work track, for Coins. [§5.1]"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hightable.games.newton.box import (
    WORK,
    WORK_END,
    WORK_OBJECTIVE,
    WORK_TYPE,
    WORK_VOLUMES,
)
from hightable.games.newton.rules.quick import Basic
from hightable.games.newton.rules.spaces import activate
from hightable.games.newton.rules.volumes import available, missing
from hightable.games.newton.state import Board, Player
from hightable.games.newton.words import BOOST, STAY, STOP, TO


class Work(Basic):
    """Move the Marker 1 to `value` spaces and take Coins. [§5.1]"""

    prompt = "work"
    rule = "§5.1"
    action: ClassVar[int] = WORK

    def __init__(self, boosted: Basic | None, coins: bool = True, asks: bool = True) -> None:
        super().__init__(boosted, 1)
        self.coins = coins
        self.requires = asks

    def offer(self, board: Board, me: Player, value: i64) -> None:
        for space in range(me.work + 1, furthest(me, value) + 1):
            board.offer(TO[space])
        if me.work < WORK_OBJECTIVE <= me.work + value and self.price(me) <= me.potions:
            board.offer(TO[WORK_OBJECTIVE])
        board.offer(STAY if me.work >= WORK_END else STOP)
        if self.can_boost(me):
            board.offer(BOOST)

    def take(self, board: Board, me: Player, value: i64, word: i64) -> None:
        if word == STAY:
            self.earn(board, me, value)
        elif word != STOP:
            self.move(board, me, value, TO.index(word))

    def price(self, me: Player) -> i64:
        """The Potions it costs to enter the Objective space. [§6.2]"""
        return missing(available(me), WORK_VOLUMES) if self.requires else i64(0)

    def move(self, board: Board, me: Player, value: i64, space: i64) -> None:
        """Potions, then the Marker, then Coins, then the special space. [R47]

        Stopping before the furthest space one could reach earns only the steps made. [R7]
        """
        if space == WORK_OBJECTIVE:
            me.potions -= self.price(me)
        full = space >= furthest(me, value)
        steps = space - me.work
        me.work = space
        self.earn(board, me, value if full else steps)
        activate(board, me, WORK_TYPE[space], board.dealt.work[space])

    def earn(self, board: Board, me: Player, coins: i64) -> None:
        """Coins for the work, unless a Master gives none. [§5.1]"""
        if self.coins:
            me.coins += coins
            board.note("earn", me.seat, coins)


def furthest(me: Player, value: i64) -> i64:
    """The last ordinary space within reach. [§5.1]"""
    return min(me.work + value, WORK_END)


CARD_WORK: Final = Work(Work(None))
PLAIN_WORK: Final = Work(None)
UNPAID_WORK: Final = Work(None, coins=False)
OPEN_WORK: Final = Work(None, asks=False)
