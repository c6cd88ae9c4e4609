"""Why a word is not offered, found by asking what would be if: a player had more of something.

One counter of the ledger after the other is lent on a copy dealt anew, then two at a time, until
the question offers the word; the least that makes it appear is what is lacking. Where not even
all of them help, the question's own reason is given (`refuses`), or its section of the rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from hightable.kernel.effect import Question
from hightable.kernel.game import Game
from hightable.kernel.ledger import Counter
from hightable.kernel.state import Halted, State
from hightable.kernel.values import Fields

PAIRED: Final = 4
Lacking = list[tuple[str, int]]


@mypyc_attr(native_class=False)
class WhyNot(str):
    """Why a word is not offered, a sentence; the `rule`, what is `lacking` and how much of it, the
    question's own `reason`, and the word to say `first`, after which it would be offered. Empty if
    it is offered."""

    __slots__ = ("first", "lacking", "reason", "rule")

    rule: str
    lacking: Lacking
    first: str
    reason: str

    @property
    def distance(self) -> int:
        """How far the word is from being offered."""
        if not self or self.lacking:
            return int(bool(self))
        return 2 if self.first else 3 if self.reason else 4


def because(
    sentence: str,
    rule: str = "",
    lacking: Lacking | None = None,
    first: str = "",
    reason: str = "",
) -> WhyNot:
    """A sentence with what stands behind it."""
    made = WhyNot(sentence)
    made.rule = rule
    made.lacking = lacking or []
    made.first = first
    made.reason = reason
    return made


class Refusal(Fields):
    """Why a word is not offered: `lacking` are counters and how many more of them it takes;
    `reason` is the question's own, a key of the section `refuses`; `first` is an open word after
    which it would be offered."""

    def __init__(self, lacking: Lacking, reason: str, first: int) -> None:
        self.lacking = lacking
        self.reason = reason
        self.first = first


class Probe:
    """The open question of a state that was dealt anew, asked again with something lent."""

    def __init__(self, game: Game, state: State, word: int) -> None:
        self.game = game
        self.ledger = game.ledger
        self.state = state
        self.seat = int(state.seat)
        self.word = word

    def refusal(self) -> Refusal:
        """Everything that can be said about the word."""
        top = self.state.top
        assert top is not None
        assert isinstance(top.effect, Question)
        lacking = self.lacking()
        reason = top.effect.refuses(self.state, self.seat, top.n, self.word)
        return Refusal(lacking, "" if lacking else reason, self.first())

    def lacking(self) -> Lacking:
        """The least that would make the question offer the word; empty where nothing does."""
        lent = [counter for counter in self.ledger.counters if counter.most]
        if not lent or not self.helps([(counter.key, counter.most) for counter in lent]):
            return []
        for n in range(1, max([counter.most for counter in lent], default=0) + 1):
            for counter in lent:
                if n <= counter.most and self.helps([(counter.key, n)]):
                    return [(counter.key, n)]
        for at, one in enumerate(lent):
            for other in lent[at + 1 :]:
                found = self.pair(one, other)
                if found:
                    return found
        return []

    def pair(self, one: Counter, other: Counter) -> Lacking:
        """The least of two counters together."""
        tops = [min(PAIRED, counter.most) for counter in (one, other)]
        if not self.helps([(one.key, tops[0]), (other.key, tops[1])]):
            return []
        pairs = [
            [(one.key, a), (other.key, b)]
            for a in range(1, tops[0] + 1)
            for b in range(1, tops[1] + 1)
        ]
        return next(pair for pair in pairs if self.helps(pair))

    def helps(self, loans: Lacking) -> bool:
        """Would the word be offered if the player had so much more?"""
        state = self.state.copy()
        for key, n in loans:
            self.ledger.lend(state, self.seat, key, n)
        state.ask_again()
        return self.word in state.offered()

    def first(self) -> int:
        """An open word after which the word is offered in the same turn, or -1."""
        for word in self.state.offered():
            state = self.state.copy()
            state.confirms = state.halts = True
            if self.opens(state, word):
                return word
        return -1

    def opens(self, state: State, word: int) -> bool:
        try:
            state.choose(word)
        except Halted:
            return False
        return int(state.seat) == self.seat and self.word in state.offered()
