"""Storage limits at the end of a turn. [§9.2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.components import (
    EVERY,
    GOLD_LIMIT,
    INSPIRATION_LIMIT,
    SALT_LIMIT,
    SHELF_LIMIT,
)
from hightable.games.sankore.effects import CHAPTERS, Ask
from hightable.games.sankore.rules.majority import capacity
from hightable.games.sankore.state import Board, Player, total
from hightable.games.sankore.words import DISCARD


def trim(board: Board, me: Player) -> None:
    """What is above the limits goes back to the bank. [§9.2, R1]"""
    me.inspiration = min(me.inspiration, INSPIRATION_LIMIT)
    me.gold = min(me.gold, GOLD_LIMIT)
    me.salt = min(me.salt, SALT_LIMIT)
    for discipline in range(i64(EVERY)):
        spare = me.books[discipline] - SHELF_LIMIT
        if spare > 0:
            me.books[discipline] -= spare
            board.supply.books[discipline] += spare


class Discard(Ask):
    """Prestige above the capacity: choose what to return, one by one. [§9.2, R2]"""

    prompt = "discard"
    rule = "§9.2"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        if total(me.prestige) > capacity(me):
            for discipline in range(i64(EVERY)):
                if me.prestige[discipline]:
                    board.offer(DISCARD[discipline])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        discipline = DISCARD.index(word)
        me.prestige[discipline] -= 1
        board.supply.prestige[discipline] += 1
        board.push(me.seat, self)


DISCARD_PRESTIGE: Final = Discard()
CHAPTERS["storage"] = DISCARD_PRESTIGE
