"""The icons of Saltmarsh, and the bridge by which the kernel reaches our rules.

The kernel hands over its own State and a seat; `Act` and `Ask` turn them, once, into our Board
and our Player. No rule below this line casts anything.
"""

from __future__ import annotations

from mypy_extensions import i64

from hightable.games.saltmarsh.box import HOME
from hightable.games.saltmarsh.state import GUILD_TOP, Board, Player, board_of
from hightable.kernel import BIT, Count, Effect, Printed, Question, State


class Act(Effect):
    """Something that happens to a player."""

    def can(self, state: State, seat: i64) -> bool:
        board = board_of(state)
        return self.possible(board, board.players[seat])

    def do(self, state: State, seat: i64, n: i64) -> None:
        board = board_of(state)
        self.happen(board, board.players[seat], n)

    def possible(self, board: Board, me: Player) -> bool:
        return True

    def happen(self, board: Board, me: Player, n: i64) -> None:
        raise NotImplementedError


class Ask(Question):
    """Something a player decides."""

    def options(self, state: State, seat: i64, n: i64) -> None:
        board = board_of(state)
        self.offer(board, board.players[seat], n)

    def choose(self, state: State, seat: i64, n: i64, word: i64) -> None:
        board = board_of(state)
        self.take(board, board.players[seat], n, word)

    def refuses(self, state: State, seat: i64, n: i64, word: i64) -> str:
        board = board_of(state)
        return self.refuse(board, board.players[seat], n, word)

    def offer(self, board: Board, me: Player, n: i64) -> None:
        raise NotImplementedError

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        """Why a word is not offered, where neither coins nor salt are lacking."""
        return ""

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        raise NotImplementedError


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


class Played(Count):
    """The cards you have played. [§5]"""

    def of(self, state: State, seat: i64) -> i64:
        return len(board_of(state).players[seat].played)


class Away(Count):
    """Your boat is not at home. [§5]"""

    def of(self, state: State, seat: i64) -> i64:
        return i64(board_of(state).players[seat].quay != HOME)
