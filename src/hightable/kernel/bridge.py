"""The bridge from the kernel's seats to the rules of a game, which know their own players.

The kernel hands over a state and a seat; rules are told their own board and their own player.
A game says once which classes they are: `Act = PlayerEffect[Board, Player]`.
"""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from hightable.kernel.effect import Count, Effect, Question
from hightable.kernel.state import State

B = TypeVar("B", bound=State)
P = TypeVar("P")


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerEffect(Effect, Generic[B, P]):
    """Something that happens to a player."""

    def can(self, state: State, seat: i64) -> bool:
        return self.possible(cast(B, state), state.players[seat])

    def do(self, state: State, seat: i64, n: i64) -> None:
        self.happen(cast(B, state), state.players[seat], n)

    def possible(self, board: B, me: P) -> bool:
        return True

    def happen(self, board: B, me: P, n: i64) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerQuestion(Question, Generic[B, P]):
    """Something a player decides."""

    def can(self, state: State, seat: i64) -> bool:
        return self.possible(cast(B, state), state.players[seat])

    def options(self, state: State, seat: i64, n: i64) -> None:
        self.offer(cast(B, state), state.players[seat], n)

    def choose(self, state: State, seat: i64, n: i64, word: i64) -> None:
        self.take(cast(B, state), state.players[seat], n, word)

    def refuses(self, state: State, seat: i64, n: i64, word: i64) -> str:
        return self.refuse(cast(B, state), state.players[seat], n, word)

    def possible(self, board: B, me: P) -> bool:
        return True

    def offer(self, board: B, me: P, n: i64) -> None:
        raise NotImplementedError

    def take(self, board: B, me: P, n: i64, word: i64) -> None:
        raise NotImplementedError

    def refuse(self, board: B, me: P, n: i64, word: i64) -> str:
        """Why a word is not offered, where nothing is lacking that can be counted."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerCount(Count, Generic[B, P]):
    """Something that can be counted for a player."""

    def of(self, state: State, seat: i64) -> i64:
        return self.count(cast(B, state), state.players[seat])

    def count(self, board: B, me: P) -> i64:
        raise NotImplementedError
