"""Luck: what was drawn or came to light, measured against what might have been.

A move that ends in a draw or shows something hidden is made again on tables that might have been
the true one for all its player could know. What it changed for each seat in truth, beyond what it
changed there in the mean, is luck: over many games it comes to nothing, whoever judges. Each move
is compared with deals of its own: the same few would be wrong in the same way every time. Where
the player sees the same after it on every deal, nothing was drawn or shown: what another holds,
and chose to hold, is no luck. Nor is what the others chose in secret when it comes to light.
"""

from __future__ import annotations

from hightable.bots.bot import whim
from hightable.bots.judge import judge, lead
from hightable.bots.settings import settings
from hightable.kernel import Game, Sight, State, Table

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
        nothing = [0.0] * int(before.people)
        if after.barriers == before.barriers or sight.decision.secret:
            return nothing
        starts = [sight.guess(whim(sight, deal)) for deal in range(DEALS)]
        ends = [self.moved(start, word) for start in starts]
        shown = self.shown(ends[0], sight.seat, after)
        if all(end.seen(sight.seat) == shown for end in ends):
            return nothing
        pairs = zip(starts, ends, strict=True)
        expected = [self.change(start.state, end.state) for start, end in pairs]
        means = [sum(changes) / DEALS for changes in zip(*expected, strict=True)]
        true = self.change(before, after)
        return [here - there for here, there in zip(true, means, strict=True)]

    def moved(self, table: Table, word: str) -> Table:
        """The same table after a move."""
        twin = table.copy()
        twin.choose(word)
        return twin

    def shown(self, like: Table, seat: int, state: State) -> dict[str, object]:
        """What a seat sees of a state."""
        return Table(like.game, like.seats, like.options, 0, state.copy()).seen(seat)
