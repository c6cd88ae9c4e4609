"""Exchange a Favour, the fifth main action. [§5.5]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.components import FAVOUR_END, FAVOURS_LIMIT
from hightable.games.sankore.decode.cards import FAVOUR_REACH, amount
from hightable.games.sankore.decode.icons import FAVOUR_REWARD
from hightable.games.sankore.effects import CHAPTERS, Ask, progress
from hightable.games.sankore.state import Board, Player
from hightable.games.sankore.words import DECLINE, RETURN, TAKE


def reach(me: Player) -> i64:
    """The last Favour space you may take from. [§5.5, §12]"""
    return min(me.favour + amount(me, FAVOUR_REACH), FAVOUR_END)


class Exchange(Ask):
    """Take a Favour within reach that gives something, or return one. [§5.5, R24, R36]"""

    prompt = "favour"
    rule = "§5.5"

    def __init__(self, by_effect: bool) -> None:
        super().__init__()
        self.by_effect = by_effect

    def offer(self, board: Board, me: Player, n: i64) -> None:
        if me.favours < FAVOURS_LIMIT:
            for space in range(reach(me)):
                if FAVOUR_REWARD[space].can(board, me.seat):
                    board.offer(TAKE[space])
        if me.favours:
            board.offer(RETURN)
        if self.by_effect:
            board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == RETURN:
            give_back(board, me)
        elif word != DECLINE:
            me.favours += 1
            progress(board)
            board.note("favour", me.seat, TAKE.index(word) + 1)
            board.push(me.seat, FAVOUR_REWARD[TAKE.index(word)])


def give_back(board: Board, me: Player) -> None:
    """The uppermost Favour tile returns to the bank and frees two Prestige spaces. [§5.5]"""
    me.favours -= 1
    progress(board)
    board.note("return", me.seat)


class Return(Ask):
    """Return a Favour tile, as an effect. [§5.5]"""

    prompt = "return"
    rule = "§5.5"

    def possible(self, board: Board, me: Player) -> bool:
        return me.favours > 0

    def offer(self, board: Board, me: Player, n: i64) -> None:
        if me.favours:
            board.offer(RETURN)
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == RETURN:
            give_back(board, me)


EXCHANGE_ONE: Final = Exchange(False)
EXCHANGE_MORE: Final = Exchange(True)
CHAPTERS["exchange_favour"] = EXCHANGE_MORE
CHAPTERS["return_favour"] = Return()
