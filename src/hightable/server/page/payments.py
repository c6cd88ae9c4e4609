"""A payment that is put together before it is said: its bill, and every way to pay it.

Ways are found by trying words on a table dealt anew: the rules alone say what pays a bill.
"""

from __future__ import annotations

from typing import NamedTuple

from hightable.kernel import Account, Bill, Game, Outcome, State, Table
from hightable.kernel.outcome import answer, follow, gesture
from hightable.kernel.state import Halted

MOST_TRIED = 240
Counts = tuple[int, ...]


class Way(NamedTuple):
    """The words that pay a bill, and how much of each kind is paid in all."""

    words: list[str]
    paid: Counts


class Draft(NamedTuple):
    """An open payment: what one has of each kind of its bill, what of it was said, and the ways
    to go on. Without ways it is said word by word."""

    bill: Bill
    has: Counts
    begun: Counts
    ways: list[Way]

    @property
    def left(self) -> int:
        """How much is still to be said."""
        return self.bill.due - sum(self.begun)


class Step(NamedTuple):
    """On the way: a table, what was said up to it, what that paid, and if more is asked."""

    state: State
    words: list[int]
    paid: Counts
    asks: bool = True


def after(game: Game, ahead: State, way: Way) -> Outcome:
    """What a whole payment does, with what it sets off up to the next question."""
    seat, numbers = int(ahead.seat), game.vocabulary.numbers
    state = ahead.copy()
    state.confirms = state.halts = True
    try:
        for word in way.words:
            state.choose(numbers[word])
        follow(game, state, seat)
    except Halted:
        pass
    then, now = Account(game.ledger, ahead, seat), Account(game.ledger, state, seat)
    return Outcome(then.changes(now), then.moved(now))


def draft(table: Table, ahead: State) -> Draft | None:
    """The payment that is open, if it is one; `ahead` is the table dealt anew."""
    game, state = table.game, table.state
    bill = None if state.over else game.bill(state)
    if bill is None:
        return None
    said = [sum(one.n for one in bill.said if one.kind == kind) for kind in bill.kinds]
    made = Draft(bill, owned(game, bill, state), tuple(said), [])
    counted = bill.due > 1 and all(game.payment(word) for word in ahead.offered())
    return made._replace(ways=ways(game, made, ahead)) if counted else made


def owned(game: Game, bill: Bill, state: State) -> Counts:
    """What the seat that is asked has of each kind."""
    read = game.ledger.read(state, int(state.seat))
    has = {counter.key: n for counter, n in zip(game.ledger.counters, read, strict=True)}
    return tuple(has[kind] for kind in bill.kinds)


def paid(game: Game, bill: Bill, so_far: Counts, word: int) -> Counts:
    """What is paid after one more word."""
    said = game.payment(word)
    if said is None:
        return so_far
    return tuple(
        n + said.n * (kind == said.kind) for kind, n in zip(bill.kinds, so_far, strict=True)
    )


def completed(bill: Bill, counts: Counts) -> Counts:
    """With what is paid without a word."""
    left = bill.due - sum(counts)
    return tuple(n + left * (kind == bill.rest) for kind, n in zip(bill.kinds, counts, strict=True))


def ways(game: Game, draft: Draft, ahead: State) -> list[Way]:
    """All ways to pay what is left, each once; none if there are too many to try."""
    texts, found = game.vocabulary.texts, dict[Counts, list[str]]()
    steps, tried = [Step(ahead, [], draft.begun)], 0
    while steps:
        step = steps.pop()
        if not step.asks:
            counts = completed(draft.bill, step.paid)
            found.setdefault(counts, [texts[word] for word in step.words])
            continue
        steps += reversed(further(game, draft.bill, step))
        tried += 1
        if tried + len(steps) > MOST_TRIED:
            return []
    whole = [Way(words, counts) for counts, words in found.items()]
    return whole if all(sum(way.paid) == draft.bill.due for way in whole) else []


def further(game: Game, bill: Bill, step: Step) -> list[Step]:
    """One word on: each that pays; what else is asked on the way is answered as is usual."""
    offered = step.state.offered()
    paying = [word for word in offered if game.payment(word)] or [game.propose(step.state)]
    found = []
    for word in paying:
        state, counts = step.state.copy(), paid(game, bill, step.paid, word)
        answer(state, word)
        asks, counts = forced(game, bill, state, counts)
        found.append(Step(state, [*step.words, word], counts, asks))
    return found


def forced(game: Game, bill: Bill, state: State, counts: Counts) -> tuple[bool, Counts]:
    """Answer what leaves no choice, as a table does, up to what is asked or the end of it; what
    the payment sets off is not looked at."""
    while is_shared(game, state):
        state.ask_again()
        words = state.offered()
        if not words or (sum(counts) == bill.due and game.payment(words[0])):
            break
        if len(words) > 1:
            return True, counts
        counts = paid(game, bill, counts, words[0])
        answer(state, words[0])
    return False, counts


def is_shared(game: Game, state: State) -> bool:
    """Is what comes next still a part of a gesture?"""
    return state.top is not None and state.top.effect.asks and bool(gesture(game, state))
