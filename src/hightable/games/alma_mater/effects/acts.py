"""What happens (`Act`), is asked (`Ask`) and counted, told our Board and our Player.

An icon whose meaning is a whole chapter of the rules names it; the chapter enters itself in
CHAPTERS when it is imported.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from hightable.games.alma_mater.state import Board, Player
from hightable.kernel import Chapters, Effect, PlayerCount, PlayerEffect, PlayerQuestion

CHAPTERS: Final = Chapters()
Act: TypeAlias = PlayerEffect[Board, Player]
Ask: TypeAlias = PlayerQuestion[Board, Player]
Counted: TypeAlias = PlayerCount[Board, Player]


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
