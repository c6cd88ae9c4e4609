"""Playing on: where the tree's favourites lead, if everyone goes on greedily for some rounds.

The tree ends with the turn and leans on the judge. A judge misjudges what pays late; so the few
words it can hardly tell apart when a turn begins are played on, on the same deals, each with the
rest of the turn that the tree found, and are compared by how they stand then.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Final

from mypy_extensions import i64

from hightable.bots.greedy import greedy
from hightable.bots.judge import Judge, chances, lead
from hightable.bots.play import dealt_anew, is_turn_over
from hightable.bots.tree import Node, Tally, Tree, by_simulations
from hightable.kernel.chance import MASK, step
from hightable.kernel.state import State

ENDLESS: Final = 32
LEAST: Final = 4
HEAT: Final = 8
CLEAR: Final = 2.5
TRUST: Final = 16.0


class Race:
    """Words compared on the same deals, as long as they are hard to tell apart.

    The search has an opinion of them already: it counts as much as TRUST deals do. The first word
    is the search's favourite; the others are measured by it, so it runs to the end.
    """

    def __init__(self, words: list[int], leads: list[float], scale: float) -> None:
        self.words = words
        self.leads = leads
        self.scale = scale
        self.running = list(range(len(words)))
        self.points: list[list[float]] = [[] for _ in words]

    @property
    def played(self) -> int:
        return len(self.points[0])

    def note(self, points: list[float]) -> None:
        """What each word that is still running has led to on one more deal."""
        for runner, found in zip(self.running, points, strict=True):
            self.points[runner].append(found)

    def is_open(self) -> bool:
        """Leave out what is clearly behind; is there still something to find out?"""
        best = max(self.running, key=self.gain)
        near = [runner for runner in self.running if self.is_near(runner, best)]
        self.running = [0, *[runner for runner in near if runner]]
        return len(near) > 1

    def is_near(self, runner: int, best: int) -> bool:
        """Could it still be as good as the best? Told by how they differ from deal to deal."""
        gaps = differences(self.points[best], self.points[runner])
        middle = mean(gaps)
        wide = sqrt(mean([(gap - middle) * (gap - middle) for gap in gaps]) / float(len(gaps)))
        return runner == best or self.gain(best) - self.gain(runner) < CLEAR * wide

    def gain(self, runner: int) -> float:
        """What a word is worth more than the search's favourite, by the deals and by the search."""
        gaps = differences(self.points[runner], self.points[0])
        before = self.leads[runner] - self.leads[0]
        return (sum(gaps) + TRUST * before) / (float(len(gaps)) + TRUST)

    def tallies(self) -> list[Tally]:
        """How often each was played on, and its chances and lead, measured by the favourite's."""
        found: list[Tally] = []
        for runner, word in enumerate(self.words):
            ahead = mean(self.points[0]) + self.gain(runner)
            found.append((word, len(self.points[runner]), chances(ahead, self.scale), ahead))
        return found


def differences(one: list[float], other: list[float]) -> list[float]:
    """By how much one is more than the other, on the deals that both were played on."""
    return [one[at] - other[at] for at in range(min(len(one), len(other)))]


def mean(points: list[float]) -> float:
    return sum(points) / float(len(points))


class Foresight:
    """How a judge's settings plays on: how many words, how far, how carefully."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.favourites = int(judge.settings["favourites"])
        self.close = judge.settings["close"] * judge.scale
        self.rounds: i64 = int(judge.settings["rounds"])
        self.care: i64 = int(judge.settings["care"])

    def compare(self, tree: Tree, close: list[Tally], deals: i64, until: float) -> list[Tally]:
        """The tallies of words that are close, played on; what falls clearly behind is left out.

        If there is no time for a few deals nothing is returned.
        """
        race = Race([tally[0] for tally in close], [tally[3] for tally in close], self.judge.scale)
        for number in range(deals):
            points = self.play_all(tree, race, tree.chance + number, until)
            if not points:
                break
            race.note(points)
            if race.played % HEAT == 0 and not race.is_open():
                break
        return race.tallies() if race.played >= min(deals, i64(LEAST)) else []

    def play_all(self, tree: Tree, race: Race, chance: i64, until: float) -> list[float]:
        """The lead that each word has led to on one deal; nothing if there was not time for all."""
        found: list[float] = []
        for runner in race.running:
            if until > 0.0 and monotonic() > until:
                return []
            found.append(self.play_on(tree, race.words[runner], chance))
        return found

    def close_ones(self, tallies: list[Tally]) -> list[Tally]:
        """The words most looked at that are nearly as good as the first of them."""
        near = by_simulations(tallies)[: self.favourites]
        return [tally for tally in near if tally[3] >= near[0][3] - self.close]

    def play_on(self, tree: Tree, word: i64, chance: i64) -> float:
        """The lead some rounds after a word: first as the tree thinks best, then greedily."""
        seat = tree.state.seat
        state = dealt_anew(tree.state, self.judge.game, chance)
        follow(tree.root, state, word)
        self.go_on(state, seat, chance)
        return lead(self.judge.worth(state), seat)

    def go_on(self, state: State, seat: i64, chance: i64) -> None:
        """Everyone plays greedily, from within the turn of `seat`, for some rounds."""
        for _ in range(self.rounds * state.people):
            chance = self.end_turn(state, seat, chance)
            seat = state.seat

    def end_turn(self, state: State, seat: i64, chance: i64) -> i64:
        """What is left of the turn of `seat`, greedily; the next value of the chance."""
        for _ in range(i64(ENDLESS)):
            if is_turn_over(state, seat):
                confirm(state)
                break
            chance, fresh = step(chance & MASK, MASK)
            state.choose(greedy(state, self.judge, fresh, self.care))
        return chance


def confirm(state: State) -> None:
    """A lone player goes on to its next turn."""
    if not state.over and state.count == 1:
        state.choose(state.words[0])


def follow(node: Node, state: State, word: i64) -> list[int]:
    """Say a word, and then what was most looked at after it, as long as the turn is known.

    Returns what was said.
    """
    seat = state.seat
    said: list[int] = []
    while word >= 0:
        state.choose(word)
        said.append(word)
        kid = node.kids.get(word)
        if kid is None or is_turn_over(state, seat):
            break
        node = kid
        word = favourite(node, state)
    return said


def favourite(node: Node, state: State) -> i64:
    """The word offered that was most looked at; -1 if none was."""
    found: i64 = -1
    most: i64 = 0
    for at in range(state.count):
        kid = node.kids.get(state.words[at])
        if kid is not None and kid.visits > most:
            most = kid.visits
            found = state.words[at]
    return found
