"""The bridge by which the kernel reaches our rules.

The kernel hands over its own State and a seat; `Act` and `Ask` turn them, once, into our Board
and our Player. An icon whose meaning is a whole chapter of the rules names it; the chapter enters
itself in CHAPTERS when it is imported.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.state import Board, Player
from hightable.kernel import Chapters, Count, Effect, Question, State

CHAPTERS: Final = Chapters()


class Act(Effect):
    """Something that happens to a player."""

    def can(self, state: State, seat: i64) -> bool:
        assert isinstance(state, Board)
        return self.possible(state, state.players[seat])

    def do(self, state: State, seat: i64, n: i64) -> None:
        assert isinstance(state, Board)
        self.happen(state, state.players[seat], n)

    def possible(self, board: Board, me: Player) -> bool:
        return True

    def happen(self, board: Board, me: Player, n: i64) -> None:
        raise NotImplementedError


class Ask(Question):
    """Something a player decides."""

    def options(self, state: State, seat: i64, n: i64) -> None:
        assert isinstance(state, Board)
        self.offer(state, state.players[seat], n)

    def choose(self, state: State, seat: i64, n: i64, word: i64) -> None:
        assert isinstance(state, Board)
        self.take(state, state.players[seat], n, word)

    def refuses(self, state: State, seat: i64, n: i64, word: i64) -> str:
        assert isinstance(state, Board)
        return self.refuse(state, state.players[seat], n, word)

    def offer(self, board: Board, me: Player, n: i64) -> None:
        raise NotImplementedError

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        """Why a word is not offered, where nothing is lacking that can be counted."""
        return ""

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        raise NotImplementedError


class Counted(Count):
    """Something that can be counted for a player."""

    def of(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Board)
        return self.count(state, state.players[seat])

    def count(self, board: Board, me: Player) -> i64:
        raise NotImplementedError


class Event:
    """What students and chancellors do when something happens to their owner. [R10]"""

    def __init__(self, students: list[Effect | None], chancellors: list[Effect | None]) -> None:
        self.students = students
        self.chancellors = chancellors
        self.heard_by_students: i64 = heard(students)
        self.heard_by_chancellors: i64 = heard(chancellors)

    def fire(self, board: Board, me: Player, students: i64, n: i64 = 0) -> None:
        """Those of the given students, and of the chancellors, that listen, in printed order."""
        if students & self.heard_by_students:
            answer(self.students, students, board, me, n)
        if me.chancellors & self.heard_by_chancellors:
            answer(self.chancellors, me.chancellors, board, me, n)


def heard(effects: list[Effect | None]) -> int:
    return sum(1 << at for at, effect in enumerate(effects) if effect is not None)


def answer(effects: list[Effect | None], owned: i64, board: Board, me: Player, n: i64) -> None:
    for at in range(len(effects)):
        effect = effects[at]
        if owned >> at & 1 and effect is not None:
            effect.do(board, me.seat, n)
