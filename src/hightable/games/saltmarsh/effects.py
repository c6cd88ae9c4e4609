"""The icons of Saltmarsh.

What happens (`Act`), is asked (`Ask`) or counted is told our Board and our Player; the kernel
hands over its own State and a seat. No rule casts anything.
"""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

from hightable.games.saltmarsh.box import HOME
from hightable.games.saltmarsh.state import GUILD_TOP, Board, Player
from hightable.kernel import (
    BIT,
    Effect,
    PlayerCount,
    PlayerEffect,
    PlayerQuestion,
    Printed,
    State,
)

Act: TypeAlias = PlayerEffect[Board, Player]
Ask: TypeAlias = PlayerQuestion[Board, Player]
Counted: TypeAlias = PlayerCount[Board, Player]


class Gain(Act):
    """Take coins and salt from the supply, which never runs out. [§5]"""

    def __init__(self, coins: i64 = 0, salt: i64 = 0) -> None:
        super().__init__()
        self.coins = coins
        self.salt = salt

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.coins += self.coins
        me.salt += self.salt


class Pay(Act):
    """Give coins and salt back, all of the price, then the effect. [§5]"""

    def __init__(self, coins: i64, salt: i64, then: Effect) -> None:
        super().__init__()
        self.coins = coins
        self.salt = salt
        self.then = then

    def possible(self, board: Board, me: Player) -> bool:
        return me.coins >= self.coins and me.salt >= self.salt

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.coins -= self.coins
        me.salt -= self.salt
        board.push(me.seat, self.then)


class Climb(Act):
    """Climb the guild track; steps past its top are lost. [§6]"""

    def __init__(self, steps: i64) -> None:
        super().__init__()
        self.steps = steps

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.guild = min(me.guild + self.steps, GUILD_TOP)
        board.note("climb", me.seat, me.guild)


class Draw(Act):
    """Take the top card of the deck, unseen by the others; an empty deck gives none. [§5]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        if board.deck:
            board.barrier("draw")
            card = board.deck.pop()
            me.hand.append(card)
            board.note("draw", me.seat)
            board.note("drawn", me.seat, card, to=me.seat)


class AnyOrder(Printed):
    """Every part once, in the order you like; `done` has a bit for each part that is done. [§5]"""

    def options(self, state: State, seat: i64, done: i64) -> None:
        for at in range(len(self.words)):
            if not done >> at & 1:
                state.offer(self.words[at])

    def choose(self, state: State, seat: i64, done: i64, word: i64) -> None:
        at = self.words.index(word)
        done |= BIT[at]
        if done != BIT[len(self.words)] - 1:
            state.push(seat, self, done)
        state.push(seat, self.effects[at])


class Played(Counted):
    """The cards you have played. [§5]"""

    def count(self, board: Board, me: Player) -> i64:
        return len(me.played)


class Away(Counted):
    """Your boat is not at home. [§5]"""

    def count(self, board: Board, me: Player) -> i64:
        return i64(me.quay != HOME)
