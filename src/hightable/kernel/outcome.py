"""What a word does, found by trying it: a copy dealt anew, the word, and two ledgers compared.

Nothing is told but what was found on tables dealt anew for the seat that is asked, and only what
all of them agree on. A trial halts where something is drawn or revealed, and where the turn ends:
what it tells is certain, and what comes after is called unknown. A word that only leads to another
question tells what is asked then, and between which bounds its answers lie.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from hightable.kernel.account import Account, Change, is_points, points
from hightable.kernel.effect import Question
from hightable.kernel.game import Game
from hightable.kernel.state import TURN, Halted, State
from hightable.kernel.values import Fields

DEALS: Final = 4
LONGEST: Final = 60
MOST_ANSWERS: Final = 8
POINTS: Final = "points"


class Span(NamedTuple):
    """Of the seat that is asked, `key` becomes between `least` and `most` more."""

    key: str
    least: int
    most: int


class Outcome(Fields):
    """What a word would do.

    `changes` of counters and `things` gained or lost; `unknown`: something is drawn or revealed
    then, and more may happen than is told; the word `passes` the turn; it is `final`, without
    undo; a part of it was answered as is `usual`; it `gives_up` more than the turn. It `leads` to
    a question of the same turn, by its prompt, with the words `to` choose from; where it does
    nothing else, `spans` are what the answers do. Where one `stays`, that question is the turn's
    own or the one that is open now.
    """

    def __init__(
        self,
        changes: list[Change],
        things: list[Change],
        unknown: bool = False,
        passes: bool = False,
        final: bool = False,
        usual: bool = False,
        gives_up: bool = False,
    ) -> None:
        self.changes = changes
        self.things = things
        self.unknown = unknown
        self.passes = passes
        self.final = final
        self.usual = usual
        self.gives_up = gives_up
        self.leads = ""
        self.to: list[str] = []
        self.stays = False
        self.spans: list[Span] = []

    @property
    def is_silent(self) -> bool:
        """Does it nothing by itself?"""
        return not (self.changes or self.things or self.unknown or self.passes)

    def dump(self) -> dict[str, Any]:
        """The same as plain JSON."""
        return {
            "changes": [[change.seat, change.key, change.n] for change in self.changes],
            "things": [[change.seat, change.key, change.n] for change in self.things],
            "unknown": self.unknown,
            "passes": self.passes,
            "final": self.final,
            "usual": self.usual,
            "gives_up": self.gives_up,
            "leads": self.leads,
            "to": self.to,
            "spans": [list(span) for span in self.spans],
        }


class After(NamedTuple):
    """A deal after a word: why it was halted, if a usual answer was given, and what all have."""

    state: State
    why: str
    usual: bool
    account: Account


class Trial:
    """The open question of a seat on tables dealt anew, and what its words do there.

    Where chance has a say, `more` deals the others.
    """

    def __init__(
        self,
        game: Game,
        deals: list[State],
        more: Callable[[int], State] | None = None,
        before: list[Account] | None = None,
    ) -> None:
        self.game = game
        self.deals = deals
        self.more = more
        self.seat = int(deals[0].seat)
        self.before = before or [Account(game.ledger, state, self.seat) for state in deals]

    def deal_all(self) -> None:
        while self.more is not None and len(self.deals) < DEALS:
            state = self.more(len(self.deals))
            self.deals.append(state)
            self.before.append(Account(self.game.ledger, state, self.seat))

    def outcome(self, word: int) -> Outcome:
        """What a word does on the first deal; on all of them where chance has a say."""
        after = self.after(0, word)
        first = self.told(0, word, after)
        if first.is_silent:
            first.spans = self.spans(after, len(first.to))
        if not first.unknown:
            return first
        self.deal_all()
        others = [self.tried(at, word) for at in range(1, len(self.deals))]
        first.changes = [each for each in first.changes if all(each in o.changes for o in others)]
        first.things = [each for each in first.things if all(each in o.things for o in others)]
        return first

    def tried(self, at: int, word: int) -> Outcome:
        return self.told(at, word, self.after(at, word))

    def told(self, at: int, word: int, after: After) -> Outcome:
        """What a word has done to a deal."""
        base, before = self.deals[at], self.before[at]
        state, why, usual, now = after
        secret, ends = asked(base).secret, word == asked(base).insists
        gone = secret or (not why and (state.over or int(state.seat) != self.seat))
        ended = not why and state.is_ending
        made = Outcome(
            changes=before.changes(now),
            things=before.moved(now),
            unknown=why not in ("", TURN),
            passes=why == TURN or gone or ended or ends,
            final=why != "" or gone or (ended and not base.confirms),
            usual=usual,
            gives_up=word in self.game.ledger.gives_up,
        )
        if not (made.unknown or made.passes):
            self.lead(made, asked(base), state)
        return made

    def lead(self, made: Outcome, before: Question, state: State) -> None:
        """What is asked next in the same turn."""
        then, texts = asked(state), self.game.vocabulary.texts
        made.leads = then.asking()
        made.to = [texts[word] for word in state.offered()]
        made.stays = int(then.insists) >= 0 or then.asking() == before.asking()

    def after(self, at: int, word: int) -> After:
        """A copy of a deal after a word."""
        state = self.deals[at].copy()
        state.confirms = state.halts = True
        why, usual = "", False
        try:
            if asked(state).secret:
                answer(state, word)
            else:
                state.choose(word)
                usual = follow(self.game, state, self.seat)
        except Halted as halted:
            why = halted.why
        return After(state, why, usual, Account(self.game.ledger, state, self.seat))

    def spans(self, after: After, answers: int) -> list[Span]:
        """What the answers to the question that follows do; nothing where one of them is unknown,
        or where there are too many to try."""
        if not answers or answers > MOST_ANSWERS:
            return []
        then = Trial(self.game, [after.state], before=[after.account])
        tried = [then.tried(0, answer) for answer in after.state.offered()]
        return [] if any([each.unknown for each in tried]) else spanned(tried, self.seat)


def spanned(tried: list[Outcome], seat: int) -> list[Span]:
    """The bounds of what several words do to a seat; its points are one of the counters."""
    found = [totals(each, seat) for each in tried]
    keys = dict.fromkeys([key for each in found for key in each])
    bounds = [
        Span(key, min([n.get(key, 0) for n in found]), max([n.get(key, 0) for n in found]))
        for key in keys
    ]
    return [span for span in bounds if span.least or span.most]


def totals(outcome: Outcome, seat: int) -> dict[str, int]:
    mine = [change for change in outcome.changes if change.seat == seat]
    found = {change.key: change.n for change in mine if not is_points(change)}
    found[POINTS] = points(mine, seat)
    return found


def asked(state: State) -> Question:
    """The open question."""
    assert state.top is not None
    asking = state.top.effect
    assert isinstance(asking, Question)
    return asking


def answer(state: State, word: int) -> None:
    """What an answer does by itself: what a secret one leads to waits for those of others."""
    frame = state.top
    assert frame is not None
    state.top = frame.below
    frame.effect.choose(state, frame.seat, frame.n, word)


def follow(game: Game, state: State, seat: int) -> bool:
    """Answer what is asked on the way as it usually is: a price shows before it is paid."""
    for answered in range(LONGEST):
        if state.over or int(state.seat) != seat or not is_usual(game, state):
            return answered > 0
        state.choose(game.propose(state))
    return True


def steps_back(game: Game, past: list[State], now: State, turn: bool) -> int:
    """How many of the choices that can be taken back one undo takes back.

    What was shared out goes as one, unless more of it is being asked.
    """
    if not past:
        return 0
    if turn:
        asked = [state.is_ending for state in past]
        return len(asked) - (max([at + 1 for at, ends in enumerate(asked) if ends], default=0))
    shared, seat = gesture(game, past[-1]), past[-1].seat
    if not shared or (now.seat == seat and gesture(game, now) == shared):
        return 1
    steps = 1
    while steps < len(past) and gesture(game, past[-steps - 1]) == shared:
        steps += 1
    return steps


def gesture(game: Game, state: State) -> str:
    """The rule by which the open question is answered, where it is shared out in several words."""
    if state.over:
        return ""
    return game.texts().get("gesture", asked(state).asking()) or ""


def is_usual(game: Game, state: State) -> bool:
    """Is the open question one whose answer is proposed?"""
    prompt = asked(state).asking()
    return prompt in game.ledger.follows or game.texts().get("gesture", prompt) is not None
