"""Quick actions, offered at every decision of one's turn. [§4]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.saltmarsh.effects import Ask
from hightable.games.saltmarsh.state import Board, Player, board_of
from hightable.games.saltmarsh.words import SELL_SALT
from hightable.kernel import State

SALT_PRICE: Final = 2


class Turn(Ask):
    """A decision of one's own turn: a quick action comes first, then the same question. [§4]"""

    def options(self, state: State, seat: i64, n: i64) -> None:
        super().options(state, seat, n)
        offer_quick(board_of(state), board_of(state).players[seat])

    def choose(self, state: State, seat: i64, n: i64, word: i64) -> None:
        if word == SELL_SALT:
            state.push(seat, self, n)
            sell_salt(board_of(state).players[seat])
        else:
            super().choose(state, seat, n, word)


def offer_quick(board: Board, me: Player) -> None:
    """Salt can be sold while you have some. [§4]"""
    if me.salt:
        board.offer(SELL_SALT)


def sell_salt(me: Player) -> None:
    """One salt for two coins, as often as you like. [§4]"""
    me.salt -= 1
    me.coins += SALT_PRICE
