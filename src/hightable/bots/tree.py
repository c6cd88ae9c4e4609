"""Search: a tree of words over many guessed deals, each seat looking after itself.

The tree is open loop: a node stands for the words said so far, whatever was dealt; each look
deals the unknown anew, follows the words that promise most to the seat that is asked, adds one
node, ends the turn by habit and asks the judge (information-set search, max^n). So a turn of
many small decisions is searched as one turn.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from hightable.bots.judge import Judge, chances, lead
from hightable.bots.play import end_turns
from hightable.kernel.chance import MASK, step
from hightable.kernel.state import State

EVEN: Final = 0.5
DOUBT: Final = 0.05
EVERY: Final = 1 << 30


class Node:
    """What was found after some words: how often, and for each seat its chances and its lead."""

    def __init__(self, seats: i64) -> None:
        self.seat: i64 = -1
        self.visits: i64 = 0
        self.chances: list[float] = [0.0] * int(seats)
        self.leads: list[float] = [0.0] * int(seats)
        self.kids: dict[int, Node] = {}

    def note(self, likely: list[float], ahead: list[float], focus: float) -> None:
        """One look more. Whoever chooses here will choose well, so the words looked at most count
        for more than the mean: by the power `focus` of their visits.
        """
        self.visits += 1
        if not self.kids or focus <= 1.0:
            blend(self.chances, likely, 1.0 / float(self.visits))
            blend(self.leads, ahead, 1.0 / float(self.visits))
            return
        total = 0.0
        for kid in self.kids.values():
            weight = float(kid.visits) ** focus
            total += weight
            blend(self.chances, kid.chances, weight / total)
            blend(self.leads, kid.leads, weight / total)


def blend(mean: list[float], other: list[float], part: float) -> None:
    """Move a mean towards something else by a part of the way."""
    for seat in range(i64(len(mean))):
        mean[seat] += (other[seat] - mean[seat]) * part


class Tree:
    """A search from one state, with the seat that is asked there."""

    def __init__(self, state: State, judge: Judge, chance: i64) -> None:
        self.state = state
        self.judge = judge
        self.chance = chance & MASK
        self.turns: i64 = int(judge.style["turns"]) or EVERY
        self.tries: i64 = int(judge.style["tries"])
        self.curiosity = judge.style["curiosity"]
        self.wide = judge.style["wide"]
        self.focus = judge.style["focus"]
        self.seats: i64 = len(judge.game.scores(state))
        self.home = 0.0 if self.seats > 1 else judge.worth(state)[0]
        self.root = Node(self.seats)
        self.root.seat = state.seat
        self.looks = 0.0
        self.sum = 0.0
        self.squares = 0.0

    def go_on(self, before: Tree, word: i64) -> None:
        """Begin with what the search of the decision before has found after its word."""
        kid = before.root.kids.get(word)
        if kid is not None:
            self.root = kid
            self.looks, self.sum, self.squares = before.looks, before.sum, before.squares

    def look(self) -> None:
        """One look: deal, go down, judge, and remember."""
        self.chance, fresh = step(self.chance, MASK)
        state = self.state.copy()
        state.drawn = fresh
        self.judge.game.guess(state, self.state.seat)
        path = self.descend(state)
        self.remember(path, self.finish(state, path[-2].seat))

    def descend(self, state: State) -> list[Node]:
        """Follow the best words down to a node that is new, or to the end of the game."""
        node = self.root
        path = [node]
        while not state.over:
            node.seat = state.seat
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
        return path

    def finish(self, state: State, seat: i64) -> list[float]:
        """What the seats can expect: the best, for the seat whose turn it is, of a few ends."""
        best: list[float] = []
        for _ in range(self.tries):
            ended = state.over or state.seat != seat
            twin = state.copy() if self.tries > 1 else state
            self.chance = end_turns(twin, seat, self.judge.habit, self.chance, self.turns)
            worth = self.judge.worth(twin)
            if not best or lead(worth, seat) > lead(best, seat):
                best = worth
            if ended:
                break
        return best

    def best(self, node: Node, state: State) -> i64:
        """The word offered that promises most: its chances so far, and how little it was tried."""
        seat = state.seat
        habit = self.judge.habit
        total = 0.0
        for at in range(state.count):
            total += habit[state.words[at]]
        eager = self.curiosity * self.unit() * sqrt(float(node.visits) + 1.0) / total
        usual = node.chances[seat] if node.visits else EVEN
        least = self.threshold(node, state)
        found = state.words[0]
        most = -1.0
        for at in range(state.count):
            word = state.words[at]
            kid = node.kids.get(word)
            if kid is not None:
                value = kid.chances[seat] + eager * habit[word] / (1.0 + float(kid.visits))
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
        """How much the chances differ from look to look: the measure of curiosity."""
        looks = self.looks + 1.0
        mean = self.sum / looks
        return sqrt(max(self.squares / looks - mean * mean, 0.0)) + DOUBT / looks

    def remember(self, path: list[Node], worth: list[float]) -> None:
        """Tell every node of the path how it ended."""
        ahead = [lead(worth, seat) - self.home for seat in range(self.seats)]
        likely = [chances(points, self.judge.scale) for points in ahead]
        own = likely[self.root.seat]
        self.looks += 1.0
        self.sum += own
        self.squares += own * own
        for at in range(i64(len(path)) - 1, i64(-1), i64(-1)):
            path[at].note(likely, ahead, self.focus)
