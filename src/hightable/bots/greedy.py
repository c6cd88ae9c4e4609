"""The bachelor: tries every option, ends its turn somehow, and asks the judge.

A turn is several small decisions, so an option is worth what the best of a few random
continuations of the same turn makes of it, on each of a few deals of the unknown.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.bots.bot import Bot, Opinion, whim
from hightable.bots.judge import Judge, judge, lead
from hightable.kernel.chance import MASK, step
from hightable.kernel.state import State
from hightable.kernel.table import Sight

DEALS: Final = 3
TRIES: Final = 4
LONGEST: Final = 16


class Bachelor(Bot):
    """Greedy on a judge, one turn ahead."""

    def __init__(self, seed: int = 0, deals: int = DEALS, tries: int = TRIES) -> None:
        super().__init__(seed)
        self.deals = deals
        self.tries = tries

    def weigh(self, sight: Sight) -> list[Opinion]:
        table = sight.guess(0)
        values = appraise(
            table.state, judge(table.game), whim(sight, self.seed), self.deals, self.tries
        )
        looks = self.deals * self.tries
        ordered = sorted(range(len(values)), key=lambda at: -values[at])
        return [Opinion(sight.decision.options[at], values[at], looks) for at in ordered]


def appraise(state: State, judge: Judge, chance: i64, deals: i64, tries: i64) -> list[float]:
    """What each word now offered is worth to the seat that is asked: its lead at its turn's end."""
    seat = state.seat
    totals = [0.0] * int(state.count)
    for deal in range(deals):
        twin = state.copy()
        twin.drawn = (chance + deal) & MASK
        judge.game.guess(twin, seat)
        for at in range(state.count):
            totals[at] += best_end(twin, judge, state.words[at], chance + deal, tries)
    return [total / float(deals) for total in totals]


def best_end(state: State, judge: Judge, word: i64, chance: i64, tries: i64) -> float:
    """The best lead that `tries` random ends of the turn reach after a word."""
    seat = state.seat
    best = 0.0
    for attempt in range(tries):
        twin = state.copy()
        twin.choose(word)
        length = end_turn(twin, seat, chance + attempt * 7919)
        value = lead(judge.worth(twin), seat)
        if attempt == 0 or value > best:
            best = value
        if length == 0:
            break
    return best


def end_turn(state: State, seat: i64, chance: i64) -> i64:
    """Play at random until another seat is asked; return the number of decisions."""
    played: i64 = 0
    while not state.over and state.seat == seat and played < LONGEST:
        chance, at = step(chance & MASK, state.count)
        state.choose(state.words[at])
        played += 1
    return played
