"""The bachelor: tries every option, ends its turn somehow, and asks the judge.

A turn is several small decisions, so an option is worth what the best of a few random
continuations of the same turn makes of it, on each of a few deals of the unknown.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.bots.bot import Bot, Opinion, by_chance, whim
from hightable.bots.judge import Judge, judge
from hightable.bots.play import dealt_anew, end_turns, is_turn_over
from hightable.bots.settings import Settings
from hightable.kernel.state import State
from hightable.kernel.table import Sight, Table

FAR: Final = 7919


class Bachelor(Bot):
    """Greedy on a judge, one turn ahead."""

    def __init__(self, seed: int, settings: Settings, character: str = "") -> None:
        super().__init__(seed)
        self.character = character
        self.deals = int(settings["deals"])
        self.tries = int(settings["tries"])
        self.settings = settings
        self.judges: dict[str, Judge] = {}

    def weigh(self, sight: Sight) -> list[Opinion]:
        table = sight.guess(0)
        own = self.judge(table)
        chance = whim(sight, self.seed)
        values = appraise(table.state, own, chance, self.deals, self.tries)
        simulations = self.deals * self.tries
        ordered = sorted(range(len(values)), key=lambda at: -values[at])
        options = sight.decision.options
        opinions = [Opinion(options[at], values[at], simulations) for at in ordered]
        return by_chance(opinions, chance) if self.settings["fair"] else opinions

    def judge(self, table: Table) -> Judge:
        name = table.game.name
        if name not in self.judges:
            self.judges[name] = judge(table.game, self.settings, self.character)
        return self.judges[name]


class Deal:
    """A guess of what is hidden, and what the others' signs promise before the turn goes on."""

    def __init__(self, state: State, judge: Judge, chance: i64) -> None:
        self.state = dealt_anew(state, judge.game, chance)
        self.judge = judge
        self.seat = state.seat
        self.chance = chance
        self.before = judge.promises(state, state.seat)

    def best_end(self, word: i64, tries: i64) -> float:
        """The best lead that `tries` ends of the turn, by habit, reach after a word."""
        best = 0.0
        for attempt in range(tries):
            twin = self.state.copy()
            twin.choose(word)
            ended = is_turn_over(twin, self.seat)
            if not ended:
                habit = self.judge.habit
                end_turns(twin, self.seat, habit, self.chance + attempt * FAR, 1)
            value = self.judge.ahead(twin, self.seat, self.before)
            if attempt == 0 or value > best:
                best = value
            if ended:
                break
        return best


def appraise(state: State, judge: Judge, chance: i64, deals: i64, tries: i64) -> list[float]:
    """What each word now offered is worth to the seat that is asked: its lead at its turn's end."""
    totals = [0.0] * int(state.count)
    for number in range(deals):
        deal = Deal(state, judge, chance + number)
        for at in range(state.count):
            totals[at] += deal.best_end(state.words[at], tries)
    return [total / float(deals) for total in totals]


def greedy(state: State, judge: Judge, chance: i64, tries: i64) -> i64:
    """The word that is worth most, as a greedy seat sees it on one deal."""
    values = appraise(state, judge, chance, 1, tries)
    return state.words[values.index(max(values))]
