"""Special spaces of the tracks, and Bonus tokens. [§8.1, §8.6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import INVENTION, MASTER_SPACE, SPECIALIZATION
from hightable.games.newton.decode import (
    INVENTION_EFFECTS,
    SPECIALIZATION_EFFECTS,
    TOKEN_EFFECTS,
)
from hightable.games.newton.effects import CHAPTERS
from hightable.games.newton.state import Board, Player
from hightable.kernel import BIT

PLAY_A_MASTER: Final = CHAPTERS.see("master", 0)


def activate(board: Board, me: Player, kind: i64, tile: i64) -> None:
    """A piece that ends its move on a special space gets what is shown there. [§8.6]"""
    if kind == SPECIALIZATION:
        board.push(me.seat, SPECIALIZATION_EFFECTS[tile])
        board.note("specialization", me.seat, tile)
    elif kind == INVENTION:
        board.push(me.seat, INVENTION_EFFECTS[tile])
        board.note("invention", me.seat, tile)
    elif kind == MASTER_SPACE:
        board.push(me.seat, PLAY_A_MASTER)


def take_token(board: Board, me: Player, space: i64, times: i64) -> None:
    """The first piece to enter a bonus space takes its token, resolves it and keeps it. [§8.1]"""
    if board.bonus >> space & 1:
        token = board.dealt.tokens[space]
        board.bonus ^= BIT[space]
        me.tokens |= BIT[token]
        board.note("token", me.seat, token)
        for _ in range(times):
            TOKEN_EFFECTS[token].do(board, me.seat, 0)
