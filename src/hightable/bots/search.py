"""Thinking within a budget: simulations wanted, seconds there are, a clear choice."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from mypy_extensions import i64

from hightable.bots.foresight import Foresight
from hightable.bots.judge import Judge, judge
from hightable.bots.settings import Settings
from hightable.bots.tree import Tally, Tree
from hightable.kernel.game import Game
from hightable.kernel.state import State

BREATH: Final = 16
NOTHING: Final = -1


class Task:
    """A decision to think about; `said` is the word the same seat said just before it."""

    def __init__(self, state: State, chance: int, said: int) -> None:
        self.state = state
        self.chance = chance
        self.said = said

    def __reduce__(self) -> tuple[Any, ...]:
        return Task, (self.state, self.chance, self.said)


class Mind:
    """Thinks, and in the same turn goes on from what it has found already."""

    def __init__(self, game: Game, settings: Settings, character: str = "") -> None:
        self.settings = settings
        self.company = judge(game, settings, character)
        self.alone = judge(game, settings, character, alone=True)
        self.tree: Tree | None = None

    def judge(self, state: State) -> Judge:
        """Whoever plays alone may think otherwise."""
        return self.alone if state.people == 1 else self.company

    def think(self, task: Task, until: float) -> list[Tally]:
        """For each word that was tried: how often, its chances and its lead."""
        tree = Tree(task.state, self.judge(task.state), task.chance)
        if self.tree is not None and task.said != NOTHING:
            tree.go_on(self.tree, task.said)
        self.tree = tree
        consider(tree, int(self.settings["simulations"] / self.settings["cores"]), until)
        tallies = found(tree, task.state)
        if is_last(task.state):
            return [(word, 1, likely, ahead) for word, _, likely, ahead in tallies]
        return tallies

    def looks_on(self, task: Task) -> bool:
        """Is this where favourites are played on: when a turn begins?"""
        known = self.judge(task.state).settings
        return task.said == NOTHING and known["deals"] > 0 and known["rounds"] > 0

    def favourites(self, task: Task, tallies: list[Tally]) -> list[Tally]:
        """The words to play on; none where all is clear, or the game at its end."""
        if not self.looks_on(task) or is_last(task.state):
            return []
        close = Foresight(self.judge(task.state)).close_ones(tallies)
        return close if len(close) > 1 else []

    def look_on(self, close: list[Tally], until: float) -> list[Tally]:
        """The same about words that were played on, after the search that has just been made."""
        assert self.tree is not None
        own = self.tree.judge
        deals = int(own.settings["deals"] / self.settings["cores"])
        return Foresight(own).compare(self.tree, close, deals, until)


def is_last(state: State) -> bool:
    """Does every word that is offered end the game? Then what it brings is known, not likely."""
    for word in state.offered():
        twin = state.copy()
        twin.choose(word)
        if not twin.over:
            return False
    return True


def found(tree: Tree, state: State) -> list[Tally]:
    """What the search says of the words that are offered; on other deals others may have been."""
    seat = tree.root.seat
    offered = state.offered()
    return [
        (word, int(kid.visits), kid.likely(seat, tree.keen), kid.lead(seat, tree.keen))
        for word, kid in tree.root.kids.items()
        if word in offered
    ]


def consider(tree: Tree, simulations: i64, until: float) -> None:
    """Look until the budget is spent, or the choice is clear."""
    while tree.root.visits < simulations:
        tree.simulate()
        if tree.root.visits % BREATH == 0:
            if until > 0.0 and monotonic() > until:
                break
            if is_clear(tree, simulations - tree.root.visits):
                break


def is_clear(tree: Tree, left: i64) -> bool:
    """Could the simulations that are left no longer change the choice?"""
    most: i64 = 0
    second: i64 = 0
    for kid in tree.root.kids.values():
        if kid.visits > most:
            second = most
            most = kid.visits
        elif kid.visits > second:
            second = kid.visits
    return most - second > left
