"""The coach: the best options of a decision, what each is worth, and why, in the judge's signs.

A search finds the favourites and how each turn would go on. Each is then played on the same deals
to the end of the turn, where the judge's signs are read again: their changes are the reasons. What
the others lose or win by it is one more; and what playing on for some rounds adds is what comes
later than the signs can see, as far as it differs from option to option: what happens whatever is
chosen is no reason. All of them together are the value: by so much the lead would change.

A sign is called decisive if the search without it chooses otherwise, or its margin shrinks by about
what was said. Chance follows from the position alone: the same position, the same advice.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hightable.bots.bot import SHOWN, whim
from hightable.bots.foresight import Foresight, follow
from hightable.bots.judge import Judge, judge, lead, read_weights
from hightable.bots.play import dealt_anew
from hightable.bots.search import consider, found
from hightable.bots.settings import settings
from hightable.bots.tree import Tree, by_simulations
from hightable.kernel.chance import MASK
from hightable.kernel.game import Game
from hightable.kernel.state import State
from hightable.kernel.table import Sight
from hightable.kernel.values import Fields

POINTS: Final = "points"
OTHERS: Final = "others"
LATER: Final = "later"
REST: Final = "rest"
MAIN: Final = 5
DIFFERENCES: Final = 2
SHOWN_FROM: Final = 0.05
FIRST_SIGN: Final = 1
LEAST: Final = 0.5
ABOUT: Final = 0.5
NEAR: Final = 1.0
NAMED: Final = 2
PROOFS: Final = 2
FAR: Final = 7919


class Effort:
    """How much the coach thinks: simulations of the search, and deals that are averaged."""

    def __init__(self, simulations: int, deals: int) -> None:
        self.simulations = simulations
        self.deals = deals


# Interpreted, the same would take half a minute.
COMPILED: Final = not __file__.endswith(".py")
EFFORT: Final = Effort(1000, 24) if COMPILED else Effort(60, 2)
GLANCE: Final = Effort(200, 8) if COMPILED else Effort(16, 1)


class Reason(Fields):
    """What one sign adds to the value of an option; `decisive` if the choice hangs on it."""

    def __init__(self, sign: str, points: float) -> None:
        self.sign = sign
        self.points = points
        self.decisive = False


class Advice(Fields):
    """An option: by how much it would change the lead, why, and how the turn would go on."""

    def __init__(self, word: str, value: float, reasons: list[Reason], plan: list[str]) -> None:
        self.word = word
        self.value = value
        self.reasons = reasons
        self.plan = plan

    def plain(self) -> dict[str, Any]:
        """For a page or a program."""
        reasons = [[one.sign, one.points, one.decisive] for one in self.reasons]
        return {"word": self.word, "value": self.value, "reasons": reasons, "plan": self.plan}

    def main(self) -> list[Reason]:
        """The reasons that count most, the largest first; what is left over; what comes later."""
        inner = [reason for reason in self.reasons if reason.sign != LATER]
        heavy = heaviest(inner, MAIN)
        rest = sum([reason.points for reason in inner if reason not in heavy])
        last = [reason for reason in self.reasons if reason.sign == LATER]
        return [one for one in [*heavy, Reason(REST, rest), *last] if abs(one.points) >= SHOWN_FROM]

    def differs(self, other: Advice) -> list[Reason]:
        """Where it brings more or less than another one, the largest difference first."""
        apart = [
            Reason(mine.sign, mine.points - its.points)
            for mine, its in zip(self.reasons, other.reasons, strict=True)
        ]
        return heaviest(apart, DIFFERENCES)


def advice_of(plain: dict[str, Any]) -> Advice:
    """Out of what was said plainly."""
    reasons = []
    for sign, points, decisive in plain["reasons"]:
        reasons.append(Reason(sign, points))
        reasons[-1].decisive = decisive
    return Advice(plain["word"], plain["value"], reasons, plain["plan"])


def heaviest(reasons: list[Reason], most: int) -> list[Reason]:
    """Those that weigh most, for or against; what is decisive is always among them."""
    known = [(not one.decisive, -abs(one.points), at) for at, one in enumerate(reasons)]
    found = [reasons[at] for _, _, at in sorted(known)[:most]]
    return [one for one in sorted(found, key=weight_first) if abs(one.points) >= SHOWN_FROM]


def weight_first(reason: Reason) -> float:
    """For sorting: what speaks for it first."""
    return -reason.points


class Weighed:
    """An option on all deals: the mean of each part, and what the turns have in common."""

    def __init__(self, word: int, parts: list[float], later: float, plan: list[int]) -> None:
        self.word = word
        self.parts = parts
        self.later = later
        self.plan = plan

    @property
    def value(self) -> float:
        return sum(self.parts) + self.later


class Start:
    """A deal, and what the judge reads in it before anything is said."""

    def __init__(self, state: State, judge: Judge, chance: i64) -> None:
        self.state = dealt_anew(state, judge.game, chance)
        self.chance = chance
        self.parts = read(judge, self.state, state.seat)
        self.promised = judge.promises(self.state, state.seat)
        self.lead = lead(judge.worth(self.state), state.seat)


def read(judge: Judge, state: State, seat: i64) -> list[float]:
    """The points of a seat, and what each of its signs promises; at the end nothing any more."""
    assert judge.signs is not None
    points = judge.sheet(state)[seat]
    if state.over:
        return [points] + [0.0] * len(judge.early)
    late = judge.signs.late(state)
    signs = judge.signs.find(state, seat)
    return [points] + [
        signs[at] * (judge.early[at] + late * judge.change[at]) for at in range(len(signs))
    ]


class Study:
    """A search of a decision, and what the turns of its favourites bring.

    The judge that searches may lack a sign; what comes later is always as the whole judge sees it.
    """

    def __init__(self, state: State, searching: Judge, whole: Judge, chance: int) -> None:
        self.state = state
        self.judge = searching
        self.chance = chance & MASK
        self.tree = Tree(state, searching, self.chance)
        self.turn = Foresight(searching)
        self.rest = Foresight(whole)

    def search(self, effort: Effort) -> list[int]:
        """The words most looked at."""
        consider(self.tree, effort.simulations, 0.0)
        tallies = by_simulations(found(self.tree, self.state))
        return [tally[0] for tally in tallies[:SHOWN]]

    def weigh(self, words: list[int], deals: int, later: bool) -> list[Weighed]:
        """The words, the best first, each played on the same deals."""
        starts = [
            Start(self.state, self.judge, (self.chance + FAR * (deal + 1)) & MASK)
            for deal in range(deals)
        ]
        weighed = [self.weigh_word(word, starts, later) for word in words]
        same = sum([one.later for one in weighed]) / float(len(weighed))
        for one in weighed:
            one.later -= same
        return sorted(weighed, key=value_first)

    def weigh_word(self, word: int, starts: list[Start], later: bool) -> Weighed:
        total = [0.0] * (len(starts[0].parts) + 1)
        after = 0.0
        plan: list[int] = []
        for at, start in enumerate(starts):
            state = start.state.copy()
            said = follow(self.tree.root, state, word)
            plan = said if at == 0 else in_common(plan, said)
            chance = self.turn.end_turn(state, self.state.seat, start.chance)
            changes = self.changes(start, state)
            for part in range(len(changes)):
                total[part] += changes[part]
            if later:
                after += self.later(state, chance, start.lead + sum(changes))
        count = float(len(starts))
        return Weighed(word, [part / count for part in total], after / count, plan)

    def changes(self, start: Start, state: State) -> list[float]:
        """By sign, what a turn has brought; last, what the others have lost by it."""
        now = read(self.judge, state, self.state.seat)
        own = [now[at] - start.parts[at] for at in range(len(now))]
        ahead = self.judge.ahead(state, self.state.seat, start.promised)
        return [*own, ahead - start.lead - sum(own)]

    def later(self, state: State, chance: i64, ahead: float) -> float:
        """What some rounds more add to a lead, if everybody plays on greedily."""
        turns = self.rest.rounds * state.people - 1
        if turns <= 0 or state.over:
            return 0.0
        mover = state.seat
        for _ in range(turns):
            chance = self.rest.end_turn(state, mover, chance)
            mover = state.seat
        return lead(self.rest.judge.worth(state), self.state.seat) - ahead


def value_first(weighed: Weighed) -> float:
    """For sorting: the best first."""
    return -weighed.value


def in_common(one: list[int], other: list[int]) -> list[int]:
    """The words with which two turns begin alike."""
    same = 0
    while same < len(one) and same < len(other) and one[same] == other[same]:
        same += 1
    return one[:same]


class Coach:
    """Explains decisions of one game."""

    def __init__(self, game: Game, effort: Effort = EFFORT) -> None:
        self.game = game
        self.effort = effort
        self.judge = judge(game, settings(["master"]))
        self.names = self.judge.signs.names if self.judge.signs is not None else []

    def advise(self, sight: Sight) -> list[Advice]:
        """The best options, the best first, with their reasons; none where the judge has no signs,
        for then there is nothing to say."""
        if not self.names:
            return []
        state, chance = sight.guess(0).state, whim(sight, 0)
        study = Study(state, self.judge, self.judge, chance)
        weighed = study.weigh(study.search(self.effort), self.effort.deals, True)
        advice = [self.said(one) for one in weighed]
        if len(weighed) > 1:
            self.find_decisive(state, chance, weighed, advice[0])
        return advice

    def compare(self, sight: Sight, words: list[str]) -> list[Advice]:
        """Some options beside each other, in this order, by their signs alone."""
        if not self.names:
            return []
        state, numbers = sight.guess(0).state, self.game.vocabulary.numbers
        study = Study(state, self.judge, self.judge, whim(sight, 0))
        study.search(self.effort)
        weighed = study.weigh([numbers[word] for word in words], self.effort.deals, False)
        found = {one.word: one for one in [self.said(each) for each in weighed]}
        return [found[word] for word in words]

    def said(self, weighed: Weighed) -> Advice:
        texts = self.game.vocabulary.texts
        signs = [POINTS, *self.names, OTHERS]
        reasons = [Reason(sign, weighed.parts[at]) for at, sign in enumerate(signs)]
        reasons.append(Reason(LATER, weighed.later))
        plan = [texts[word] for word in weighed.plan]
        return Advice(texts[weighed.word], weighed.value, reasons, plan)

    def find_decisive(
        self, state: State, chance: int, weighed: list[Weighed], best: Advice
    ) -> None:
        """Mark the signs on which the choice before the next best hangs: those proved so."""
        for at in leading_signs(weighed[0], weighed[1]):
            claim = Claim(weighed, at)
            proofs = [self.without(state, at, chance + other, claim) for other in range(PROOFS)]
            best.reasons[at].decisive = all([claim.holds(again) for again in proofs])

    def without(self, state: State, at: int, chance: int, claim: Claim) -> list[Weighed]:
        """The same decision, searched and weighed without a sign; what comes later stays."""
        study = Study(state, blind(self.judge, at - FIRST_SIGN), self.judge, chance)
        words = study.search(self.effort)
        words += [word for word in claim.words if word not in words]
        again = study.weigh(words, self.effort.deals, False)
        for one in again:
            one.later = claim.later.get(one.word, 0.0)
        return sorted(again, key=value_first)


class Claim:
    """That the best option is so much better than the next because of a sign."""

    def __init__(self, weighed: list[Weighed], at: int) -> None:
        first, second = weighed[0], weighed[1]
        self.words = [first.word, second.word]
        self.later = {one.word: one.later for one in weighed}
        self.margin = first.value - second.value
        self.said = first.parts[at] - second.parts[at]

    def holds(self, again: list[Weighed]) -> bool:
        """Without the sign, is another word the best, or the margin smaller by about that much?"""
        values = {one.word: one.value for one in again}
        if again[0].word != self.words[0]:
            return True
        lost = self.margin - (values[self.words[0]] - values[self.words[1]])
        return abs(lost - self.said) <= max(NEAR, ABOUT * self.said)


def leading_signs(first: Weighed, second: Weighed) -> list[int]:
    """The signs that most favour one option over another."""
    ahead = [(first.parts[at] - second.parts[at], at) for at in range(len(first.parts) - 1)]
    clear = [pair for pair in ahead[FIRST_SIGN:] if pair[0] >= LEAST]
    return [at for _, at in sorted(clear, reverse=True)[:NAMED]]


def blind(judge: Judge, at: int) -> Judge:
    """The judge without a sign."""
    twin = Judge(judge.game, read_weights(judge.game.name), judge.settings)
    twin.early[at] = 0.0
    twin.change[at] = 0.0
    return twin
