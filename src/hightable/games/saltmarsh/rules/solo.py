"""The Heron, the opponent of a lone player. [§7]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.saltmarsh.state import Board, board_of
from hightable.games.saltmarsh.words import GO, SAIL, STOP
from hightable.kernel import Effect, Opponent, State


class Heron(Opponent):
    """It sails, to the first quay that still holds a crate, else it docks; it never trades. [§7]"""

    def answer(self, state: State, seat: i64, asked: Effect, n: i64) -> i64:
        return fly(board_of(state), seat)


def fly(board: Board, seat: i64) -> i64:
    """The Heron's word among those offered. [§7]"""
    offered = board.offered()
    if SAIL in offered:
        return SAIL
    for word in offered:
        if word in GO and board.crates >> GO.index(word) & 1:
            board.note("heron", seat, GO.index(word))
            return word
    return STOP


HERON: Final = Heron()
