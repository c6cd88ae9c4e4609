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
from hightable.games.newton.effects import See
from hightable.games.newton.state import Newton, Player
from hightable.kernel import BIT

PLAY_A_MASTER: Final = See("master", 0)


def activate(game: Newton, me: Player, kind: i64, tile: i64) -> None:
    """A piece that ends its move on a special space gets what is shown there. [§8.6]"""
    if kind == SPECIALIZATION:
        game.push(me.seat, SPECIALIZATION_EFFECTS[tile])
        game.note("specialization", me.seat, tile)
    elif kind == INVENTION:
        game.push(me.seat, INVENTION_EFFECTS[tile])
        game.note("invention", me.seat, tile)
    elif kind == MASTER_SPACE:
        game.push(me.seat, PLAY_A_MASTER)


def take_token(game: Newton, me: Player, space: i64, times: i64) -> None:
    """The first piece to enter a bonus space takes its token, resolves it and keeps it. [§8.1]"""
    if game.bonus >> space & 1:
        token = game.dealt.tokens[space]
        game.bonus ^= BIT[space]
        me.tokens |= BIT[token]
        game.note("token", me.seat, token)
        for _ in range(times):
            TOKEN_EFFECTS[token].do(game, me.seat, 0)
