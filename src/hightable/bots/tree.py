"""Search: a tree of words over many guessed deals, each seat looking after itself.

The tree is open loop: a node stands for the words said so far, whatever was dealt; each simulation
deals the unknown anew, follows the words that promise most to the seat that is asked, adds one
node, ends the turn by habit and asks the judge (information-set search, max^n). So a turn of
many small decisions is searched as one turn. All simulations end at the same moment, so that none
has seen more of what the others will do; what a deal was worth from the start is not counted.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.bots.judge import Judge, chances, lead
from hightable.bots.play import dealt_anew, end_turns, is_turn_over
from hightable.kernel.chance import MASK, step
from hightable.kernel.state import State

EVEN: Final = 0.5
DOUBT: Final = 0.05
EVERY: Final = 1 << 30
DEALS: Final = 32
LOWEST: Final = -1e9
NOBODY: Final = -1

Tally = tuple[int, int, float, float]  # a word, how often, its chances, its lead


class Node:
    """What was found after some words: how often, and for each seat its chances and its lead.

    Of both the mean, and the best that any simulation found: whoever chooses well comes near it.
    """

    def __init__(self, seats: i64) -> None:
        self.seat: i64 = -1
        self.visits: i64 = 0
        self.chances = vec[float]([0.0] * seats)
        self.leads = vec[float]([0.0] * seats)
        self.best_chances = vec[float]([0.0] * seats)
        self.best_leads = vec[float]([LOWEST] * seats)
        self.kids: dict[int, Node] = {}

    def note(self, likely: vec[float], ahead: vec[float]) -> None:
        """One simulation more."""
        self.visits += 1
        part = 1.0 / float(self.visits)
        for seat in range(i64(len(ahead))):
            self.chances[seat] += (likely[seat] - self.chances[seat]) * part
            self.leads[seat] += (ahead[seat] - self.leads[seat]) * part
            if ahead[seat] > self.best_leads[seat]:
                self.best_leads[seat] = ahead[seat]
                self.best_chances[seat] = likely[seat]

    def likely(self, seat: i64, keen: float) -> float:
        """The chances of a seat that is so keen on the best."""
        return self.chances[seat] + keen * (self.best_chances[seat] - self.chances[seat])

    def lead(self, seat: i64, keen: float) -> float:
        """The lead of a seat that is so keen on the best."""
        return self.leads[seat] + keen * (self.best_leads[seat] - self.leads[seat])


class Deal:
    """A guess of what is hidden, and what it is worth to each seat before anything is said."""

    def __init__(self, state: State, judge: Judge, chance: i64) -> None:
        self.state = dealt_anew(state, judge.game, chance)
        self.promised = judge.promises(self.state, NOBODY)
        self.leads = leads(judge.worth(self.state))


class Tree:
    """A search from one state, with the seat that is asked there."""

    def __init__(self, state: State, judge: Judge, chance: i64) -> None:
        self.state = state
        self.judge = judge
        self.chance = chance & MASK
        self.turns: i64 = int(judge.settings["turns"]) or EVERY
        self.tries: i64 = int(judge.settings["tries"])
        self.curiosity = judge.settings["curiosity"]
        self.wide = judge.settings["wide"]
        self.keen = judge.settings["keen"]
        self.seats: i64 = len(judge.game.scores(state))
        self.home = leads(judge.worth(state)) if self.seats > 1 else vec[float]([0.0])
        self.deals: list[Deal] = []
        self.root = Node(self.seats)
        self.root.seat = state.seat
        self.simulations = 0.0
        self.sum = 0.0
        self.squares = 0.0

    def go_on(self, before: Tree, word: i64) -> None:
        """Begin with what the search of the decision before has found after its word."""
        kid = before.root.kids.get(word)
        if kid is not None:
            self.root = kid
            self.simulations, self.sum, self.squares = (
                before.simulations,
                before.sum,
                before.squares,
            )

    def simulate(self) -> None:
        """One simulation: deal, go down, judge, and remember."""
        self.chance, fresh = step(self.chance, MASK)
        deal = self.deal(fresh)
        state = deal.state.copy()
        state.drawn = fresh
        path: list[Node] = []
        turns = self.descend(state, path)
        ahead = self.finish(state, path[-2].seat, turns, deal)
        if self.turns != EVERY or self.seats == 1:
            for seat in range(self.seats):
                ahead[seat] += self.home[seat] - deal.leads[seat]
        self.remember(path, ahead)

    def deal(self, fresh: i64) -> Deal:
        """A new deal, until there are enough; to the end of a game, always a new one."""
        if self.turns != EVERY and len(self.deals) == DEALS:
            return self.deals[fresh % DEALS]
        deal = Deal(self.state, self.judge, fresh)
        if self.turns != EVERY:
            self.deals.append(deal)
        return deal

    def descend(self, state: State, path: list[Node]) -> i64:
        """Follow the best words down to a node that is new, or to the last turn's end.

        Returns how many turns are still to be played on.
        """
        node = self.root
        path.append(node)
        turns = self.turns
        seat = state.seat
        while not state.over:
            if node is not self.root and is_turn_over(state, seat):
                turns -= 1
                seat = state.seat
                if turns <= 0:
                    break
            node.seat = seat
            word = self.best(node, state)
            kid = node.kids.get(word)
            if kid is None:
                kid = Node(self.seats)
                node.kids[word] = kid
            state.choose(word)
            path.append(kid)
            node = kid
            if kid.visits == 0:
                break
        return turns

    def finish(self, state: State, seat: i64, turns: i64, deal: Deal) -> vec[float]:
        """The leads to expect: the best, for the seat whose turn it is, of a few ends."""
        tries = 1 if is_turn_over(state, seat) else self.tries
        best = vec[float]()
        for attempt in range(tries):
            twin = state.copy() if attempt + 1 < tries else state
            self.chance = end_turns(twin, seat, self.judge.habit, self.chance, turns)
            ahead = self.ahead(twin, seat, deal)
            if attempt == 0 or ahead[seat] > best[seat]:
                best = ahead
        return best

    def ahead(self, state: State, seat: i64, deal: Deal) -> vec[float]:
        """The leads in a state; after a single turn only that of the seat whose turn it was."""
        if self.turns > 1:
            return leads(self.judge.worth(state))
        found = vec[float]([0.0] * self.seats)
        found[seat] = self.judge.ahead(state, seat, deal.promised)
        return found

    def best(self, node: Node, state: State) -> i64:
        """The word offered that promises most: its chances so far, and how little it was tried."""
        seat = state.seat
        habit = self.judge.habit
        total = 0.0
        for at in range(state.count):
            total += habit[state.words[at]]
        eager = self.curiosity * self.unit() * sqrt(float(node.visits) + 1.0) / total
        usual = node.likely(seat, self.keen) if node.visits else EVEN
        least = self.threshold(node, state)
        found = state.words[0]
        most = -1.0
        for at in range(state.count):
            word = state.words[at]
            kid = node.kids.get(word)
            if kid is not None:
                eagerness = eager * habit[word] / (1.0 + float(kid.visits))
                value = kid.likely(seat, self.keen) + eagerness
            elif habit[word] < least:
                continue
            else:
                value = usual + eager * habit[word]
            if value > most:
                most = value
                found = word
        return found

    def threshold(self, node: Node, state: State) -> float:
        """Progressive widening: words less usual than this wait until the node is better known."""
        if self.wide <= 0.0:
            return 0.0
        room = int(self.wide * sqrt(float(node.visits) + 1.0)) + 1
        if room >= state.count:
            return 0.0
        usual = sorted([self.judge.habit[state.words[at]] for at in range(state.count)])
        return usual[int(state.count) - room]

    def unit(self) -> float:
        """How much the chances differ from simulation to simulation: the measure of curiosity."""
        simulations = self.simulations + 1.0
        mean = self.sum / simulations
        return sqrt(max(self.squares / simulations - mean * mean, 0.0)) + DOUBT / simulations

    def remember(self, path: list[Node], ahead: vec[float]) -> None:
        """Tell every node of the path how it ended."""
        likely = vec[float]([chances(points, self.judge.scale) for points in ahead])
        own = likely[self.root.seat]
        self.simulations += 1.0
        self.sum += own
        self.squares += own * own
        for node in path:
            node.note(likely, ahead)


def by_simulations(tallies: list[Tally]) -> list[Tally]:
    """The most looked at first, and of those looked at as often the likelier."""
    return sorted(tallies, key=lambda tally: (-tally[1], -tally[2]))


def leads(worth: list[float]) -> vec[float]:
    """The lead of every seat."""
    return vec[float]([lead(worth, seat) for seat in range(i64(len(worth)))])
