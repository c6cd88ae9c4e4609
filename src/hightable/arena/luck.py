"""Luck: what was drawn or came to light, measured against what might have been.

A move that ends in a draw or shows something hidden is made again on tables that might have been
the true one for all its player could know. What it changed for each seat in truth, beyond what it
changed there in the mean, is luck: over many games it comes to nothing, whoever judges. What the
others chose in secret is no luck when it comes to light: it was their choice.
"""

from __future__ import annotations

from hightable.bots.judge import judge, lead
from hightable.bots.settings import settings
from hightable.kernel import Game, Sight, State

DEALS = 8
JUDGE = "master"


class Luck:
    """Measures moves by the judge of the game."""

    def __init__(self, game: Game) -> None:
        self.judge = judge(game, settings([JUDGE]))

    def leads(self, state: State) -> list[float]:
        worth = self.judge.worth(state)
        return [lead(worth, seat) for seat in range(int(state.people))]

    def change(self, before: State, after: State) -> list[float]:
        """What a move changed for every seat."""
        pairs = zip(self.leads(before), self.leads(after), strict=True)
        return [then - now for now, then in pairs]

    def of(self, sight: Sight, word: str, before: State, after: State) -> list[float]:
        """The luck of every seat in one move; none where nothing was drawn or shown."""
        if after.barriers == before.barriers or sight.decision.secret:
            return [0.0] * int(before.people)
        expected = [self.tried(sight, word, seed) for seed in range(1, DEALS + 1)]
        means = [sum(changes) / DEALS for changes in zip(*expected, strict=True)]
        pairs = zip(self.change(before, after), means, strict=True)
        return [true - mean for true, mean in pairs]

    def tried(self, sight: Sight, word: str, seed: int) -> list[float]:
        """What the same move changes where the unknown is dealt anew."""
        table = sight.guess(seed)
        before = table.state.copy()
        table.choose(word)
        return self.change(before, table.state)
