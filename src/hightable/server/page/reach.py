"""Far targets: whatever a walk of several steps leads to is one click away.

A game's texts say by which verbs one walks (`walk`) and what the places are called where one may
end. Ways are walked by the rules themselves, on a table dealt anew, and only as far as the same
seat is asked and nothing is drawn or revealed. Of the ways to a place the one counts that costs
least, then the one that brings most, then the shortest.
"""

from __future__ import annotations

from typing import NamedTuple

from hightable.kernel import Account, Change, Game, Outcome, State
from hightable.kernel.account import held, is_points, moved
from hightable.kernel.ledger import SHEET
from hightable.kernel.outcome import asked, follow
from hightable.kernel.state import Halted
from hightable.server.page.viewpoint import ahead
from hightable.server.store.rooms import Room
from hightable.server.store.together import MOST_WORDS

MOST_TRIED = 120
STOP = "stop"
Rank = tuple[int, int]


class Leg(NamedTuple):
    """A way as far as it was walked: its words, the table then, what the one who walks has there,
    and what the way costs and brings."""

    words: tuple[int, ...]
    state: State
    counts: list[int]
    rank: Rank


class Way(NamedTuple):
    """A place of a walk: the words that lead there, what they do, and what stopping there does."""

    words: tuple[str, ...]
    outcome: Outcome
    stop: Outcome

    @property
    def word(self) -> str:
        return self.words[-1]

    @property
    def changes(self) -> list[Change]:
        return [*self.outcome.changes, *self.stop.changes]

    @property
    def is_end(self) -> bool:
        """Does it bring anything to go or to stop there? Else one is only passing."""
        things = [*self.outcome.things, *self.stop.things]
        return any(change.n > 0 for change in [*self.changes, *things])

    @property
    def order(self) -> tuple[int, int, int]:
        """What scores first, then the cheaper, then the nearer."""
        scored = sum(change.n for change in self.changes if is_points(change))
        paid = sum(-change.n for change in self.changes if change.n < 0 and not is_points(change))
        return -scored, paid, len(self.words)


Ways = dict[str, Way]


def reach(room: Room) -> Ways:
    """Every place of the open walk by its word; none where nothing is further than a step."""
    return {} if room.table.over else reached(room.table.game, room.once(ahead))


def reached(game: Game, deal: State) -> Ways:
    """The same of a table dealt anew."""
    walk = Walk(game, deal)
    if not walk.steps(deal):
        return {}
    walk.explore()
    far = [leg for word, leg in walk.best.items() if word not in walk.deal.offered()]
    if not far:
        return {}
    ways = [walk.way(leg) for leg in (*walk.near.values(), *far)]
    return {way.word: way for way in ways}


class Walk:
    """The open question of a seat as the beginning of a walk: where each step leads, and from
    there the next one."""

    def __init__(self, game: Game, deal: State) -> None:
        self.game = game
        self.deal = deal
        self.seat = int(deal.seat)
        self.prompt = asked(deal).asking()
        self.verbs = set(game.texts().keys("walk"))
        self.counted = [not counter.key.startswith(SHEET) for counter in game.ledger.counters]
        self.first = Leg((), deal, [], (0, 0))
        self.near: dict[int, Leg] = {}
        self.best: dict[int, Leg] = {}
        self.tried = 0

    def explore(self) -> None:
        """Step by step, all ways at once; one that comes to a place later must be a better one."""
        self.first = self.first._replace(counts=self.game.ledger.read(self.deal, self.seat))
        edge = [self.first]
        while edge and len(edge[0].words) < MOST_WORDS:
            found = [self.step(leg, word) for leg in edge for word in self.steps(leg.state)]
            legs = [leg for leg in found if leg is not None and self.is_better(leg)]
            self.near = self.near or {leg.words[-1]: leg for leg in legs}
            edge = [leg for leg in legs if self.best[leg.words[-1]] is leg and self.goes_on(leg)]

    def steps(self, state: State) -> list[int]:
        """The words of a walk that are offered."""
        parts = self.game.vocabulary.parts
        return [word for word in state.offered() if parts[word][0] in self.verbs]

    def step(self, leg: Leg, word: int) -> Leg | None:
        """One step more, if the same seat is asked then and nothing new was seen."""
        if self.tried == MOST_TRIED:
            return None
        self.tried += 1
        state = self.after(leg.state, word)
        if state is None or state.over or int(state.seat) != self.seat:
            return None
        counts = self.game.ledger.read(state, self.seat)
        return Leg((*leg.words, word), state, counts, self.rank(counts))

    def after(self, state: State, word: int) -> State | None:
        twin = state.copy()
        twin.halts = True
        try:
            twin.choose(word)
        except Halted:
            return None
        return twin

    def rank(self, counts: list[int]) -> Rank:
        """What was paid since the walk began, and less what was gained; the score apart."""
        pairs = zip(counts, self.first.counts, self.counted, strict=True)
        by = [now - had for now, had, is_counted in pairs if is_counted]
        return -sum(n for n in by if n < 0), -sum(n for n in by if n > 0)

    def is_better(self, leg: Leg) -> bool:
        """Keep a leg if none so far has come to its place at so little."""
        known = self.best.get(leg.words[-1])
        if known is not None and known.rank <= leg.rank:
            return False
        self.best[leg.words[-1]] = leg
        return True

    def goes_on(self, leg: Leg) -> bool:
        """Is the same asked again?"""
        return asked(leg.state).asking() == self.prompt

    def way(self, leg: Leg) -> Way:
        texts = self.game.vocabulary.texts
        said = tuple(texts[word] for word in leg.words)
        does = self.between(self.first, leg) if self.goes_on(leg) else self.in_full(leg.state)
        return Way(said, does, self.stopping(leg))

    def stopping(self, leg: Leg) -> Outcome:
        """What it does to stop there, where that is still to be said."""
        word = self.game.vocabulary.numbers.get(STOP, -1)
        if word not in leg.state.offered() or not self.goes_on(leg):
            return Outcome([], [])
        state = leg.state.copy()
        state.confirms = state.halts = True
        try:
            state.choose(word)
            follow(self.game, state, self.seat)
        except Halted:
            pass
        counts = self.game.ledger.read(state, self.seat)
        return self.between(leg, leg._replace(state=state, counts=counts))

    def in_full(self, state: State) -> Outcome:
        """What a way does that has come to its end: the others may feel it, too."""
        ledger = self.game.ledger
        before, now = (Account(ledger, one, self.seat) for one in (self.deal, state))
        return Outcome(before.changes(now), before.moved(now))

    def between(self, before: Leg, after: Leg) -> Outcome:
        """What has changed for the one who walks."""
        ledger, seat = self.game.ledger, self.seat
        counts = zip(ledger.counters, before.counts, after.counts, strict=True)
        changes = [Change(seat, one.key, now - had) for one, had, now in counts if now != had]
        things = [held(ledger, leg.state, seat, seat) for leg in (before, after)]
        return Outcome(changes, moved(seat, *things))
