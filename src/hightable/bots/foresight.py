"""Playing on: where the tree's favourites lead, if everyone goes on greedily for some rounds.

The tree ends with the turn and leans on the judge. A judge misjudges what pays late; so the few
words it can hardly tell apart when a turn begins are played on, on the same deals, each with the
rest of the turn that the tree found, and are compared by how they stand then.
"""

from __future__ import annotations

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


class Foresight:
    """How a judge's settings plays on: how many words, how far, how carefully."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.favourites = int(judge.settings["favourites"])
        self.close = judge.settings["close"] * judge.scale
        self.rounds: i64 = int(judge.settings["rounds"])
        self.care: i64 = int(judge.settings["care"])

    def compare(self, tree: Tree, tallies: list[Tally], deals: i64, until: float) -> list[Tally]:
        """The tallies of the favourites, played on; all tallies as they are if it is clear."""
        words = self.close_ones(tallies)
        if len(words) < 2:
            return tallies
        likely = [0.0] * len(words)
        ahead = [0.0] * len(words)
        played = 0
        for number in range(deals):
            for at in range(len(words)):
                points = self.play_on(tree, words[at], tree.chance + number)
                ahead[at] += points
                likely[at] += chances(points, self.judge.scale)
            played += 1
            if until > 0.0 and monotonic() > until:
                break
        return [
            (word, played, likely[at] / played, ahead[at] / played) for at, word in enumerate(words)
        ]

    def close_ones(self, tallies: list[Tally]) -> list[int]:
        """The words most looked at that are nearly as good as the first of them."""
        near = by_simulations(tallies)[: self.favourites]
        return [word for word, _, _, ahead in near if ahead >= near[0][3] - self.close]

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
