"""What a learner is paid: its place at the end, its margin, or every change of the margin."""

from __future__ import annotations

from typing import Final

from hightable.kernel import Fault, Game, State

RANK: Final = "rank"
MARGIN: Final = "margin"
PROJECTION: Final = "projection"
REWARDS: Final = (RANK, MARGIN, PROJECTION)


class Payer:
    """Pays the players of one table after every move."""

    def __init__(self, game: Game, kind: str) -> None:
        if kind not in REWARDS:
            raise Fault(f"there is no reward {kind!r}; rewards: {', '.join(REWARDS)}")
        self.game = game
        self.kind = kind
        self.before: list[float] = []

    def begin(self, state: State) -> None:
        """A new game: what the players have from the start is not paid."""
        if self.kind == PROJECTION:
            self.before = margins(self.game, state)

    def pay(self, state: State) -> list[float] | None:
        """What each player gets for the last move; nothing is paid most of the time."""
        if self.kind == PROJECTION:
            now = margins(self.game, state)
            paid = [after - before for after, before in zip(now, self.before, strict=True)]
            self.before = now
            return paid
        return self.value(state) if state.over else None

    def value(self, state: State) -> list[float]:
        """What the position is worth to each player, as if the game ended here."""
        return ranks(self.game, state) if self.kind == RANK else margins(self.game, state)


def margins(game: Game, state: State) -> list[float]:
    """Each player's points beyond those of the best other; alone, simply the points."""
    scores = game.scores(state)
    rows = [scores[:seat] + scores[seat + 1 :] for seat in range(int(state.people))]
    return [float(scores[seat] - max(others, default=0)) for seat, others in enumerate(rows)]


def ranks(game: Game, state: State) -> list[float]:
    """1 for the first place down to -1 for the last; who ties shares the places they fill.

    Alone, the `standing` that a game's rules find for the points, or 1 if won and -1 if not.
    """
    people = range(int(state.people))
    ranking = game.ranking(state)
    last = sum([len(place) for place in ranking]) - 1
    if not last:
        standing = getattr(game.parts.scoring, "standing", None)
        if standing is not None:
            return [float(standing(state))]
        winners = game.winners(state)
        return [1.0 if seat in winners else -1.0 for seat in people]
    found = {}
    better = 0
    for place in ranking:
        worse = last + 1 - better - len(place)
        found.update(dict.fromkeys(place, (worse - better) / last))
        better += len(place)
    return [found[seat] for seat in people]
