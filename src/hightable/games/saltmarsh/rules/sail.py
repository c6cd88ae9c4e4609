"""Sailing: channel by channel, then the dock. [§3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.saltmarsh.box import QUAYS
from hightable.games.saltmarsh.decode import CARGO, NO_CHANNEL, ON_DOCK, TOLLS
from hightable.games.saltmarsh.effects import Act
from hightable.games.saltmarsh.rules.quick import Turn
from hightable.games.saltmarsh.state import Board, Player
from hightable.games.saltmarsh.words import GO, STOP
from hightable.kernel import BIT


class Sail(Turn):
    """Enter up to `left` more quays, paying each toll; stop where you like. [§3]"""

    prompt = "sail"
    rule = "§3"

    def offer(self, board: Board, me: Player, left: i64) -> None:
        if left:
            tolls = TOLLS[me.quay]
            for quay in range(len(QUAYS)):
                if tolls[quay] != NO_CHANNEL and tolls[quay] <= me.coins:
                    board.offer(GO[quay])
        board.offer(STOP)

    def take(self, board: Board, me: Player, left: i64, word: i64) -> None:
        if word == STOP:
            board.push(me.seat, DOCK)
        else:
            board.push(me.seat, self, left - 1)
            enter(board, me, GO.index(word))

    def refuse(self, board: Board, me: Player, left: i64, word: i64) -> str:
        if word not in GO:
            return ""
        return "channel" if left else "reach"


def enter(board: Board, me: Player, quay: i64) -> None:
    """Pay the toll, move, and take the crate if you are the first to come here. [§3]"""
    me.coins -= TOLLS[me.quay][quay]
    me.quay = quay
    if board.crates >> quay & 1:
        board.crates ^= BIT[quay]
        me.salt += 1
        board.note("crate", me.seat, quay)


class Dock(Act):
    """Take the cargo; then the others' tollkeepers answer, clockwise from the sailor. [§3]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        seats = len(board.players)
        for step in range(seats - 1, 0, -1):
            other = board.players[(me.seat + step) % seats]
            for card in other.played:
                answer = ON_DOCK[card]
                if answer is not None:
                    board.push(other.seat, answer)
        cargo = CARGO[me.quay]
        if cargo is not None:
            board.push(me.seat, cargo)


SAIL_OUT: Final = Sail()
DOCK: Final = Dock()
