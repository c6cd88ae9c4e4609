"""Choices made together: whoever is asked in secret with others need not wait for them.

Inside, one seat is asked after the other. What a later seat answers early is stored at once, as a
step of its own kind that only this seat is shown, and becomes its move when it is asked. An empty
early answer takes it back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hightable.kernel import Question, Table
from hightable.kernel.state import Frame

EARLY = "early"


class Simultaneous(NamedTuple):
    """A secret question that several seats are asked: who has not answered it as a move yet, the
    one who is asked now first, and what comes below it on the stack."""

    question: Question
    frames: list[Frame]
    below: Frame | None

    @property
    def seats(self) -> list[int]:
        return [int(frame.seat) for frame in self.frames]

    @property
    def is_shared(self) -> bool:
        """Do others answer it after the one who is asked now?"""
        return len(self.frames) > 1

    def is_same(self, other: Simultaneous | None) -> bool:
        """Is it still the same question, whoever has answered it since?"""
        return other is not None and self.question is other.question and self.below is other.below


def simultaneous(table: Table) -> Simultaneous | None:
    """The open question, if others are asked the same in secret."""
    frame = table.state.top
    if table.over or frame is None:
        return None
    question = frame.effect
    if not isinstance(question, Question) or not question.secret:
        return None
    frames = []
    while frame is not None and frame.effect is question:
        frames.append(frame)
        frame = frame.below
    return Simultaneous(question, frames, frame)


def waiting(asked: Simultaneous | None, seats: Sequence[int]) -> int | None:
    """The one of these seats that may answer although another is asked; whoever holds several
    answers in turn, behind the curtain."""
    is_later = asked is not None and len(seats) == 1 and seats[0] in asked.seats[1:]
    return seats[0] if is_later else None


def as_if_asked(table: Table, seat: int) -> Table | None:
    """The same table, but this seat is asked before the others; None where it has no choice."""
    asked = simultaneous(table)
    if asked is None or seat not in asked.seats:
        return None
    twin = table.copy()
    state, below = twin.state, asked.below
    first = next(frame for frame in asked.frames if frame.seat == seat)
    for frame in reversed(asked.frames):
        if frame is not first:
            below = Frame(frame.seat, frame.effect, frame.n, below)
    state.top = Frame(first.seat, first.effect, first.n, below)
    state.seat = first.seat
    state.ask_again()
    return twin if state.count > 1 else None


def still_open(asked: Simultaneous | None, early: dict[int, str]) -> dict[int, str]:
    """The early answers of those who still wait to be asked; the others count no more."""
    if not early:
        return early
    later = asked.seats[1:] if asked is not None else []
    return {seat: word for seat, word in early.items() if word and seat in later}


def due(table: Table, early: Mapping[int, str]) -> list[tuple[int, str]]:
    """The early answers that become moves now, in order: of those who are asked next. The table is
    played on."""
    found: list[tuple[int, str]] = []
    left = dict(early)
    while not table.over:
        seat = int(table.state.seat)
        word = left.pop(seat, "")
        if word not in table.legal():
            break
        found.append((seat, word))
        table.choose(word)
    return found
