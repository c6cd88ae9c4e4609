"""What a table explains: the outcome of its open words, and why others are not open.

Everything is tried on tables dealt anew for the seat that is asked: no secret can show in it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from hightable.kernel.effect import Question
from hightable.kernel.outcome import Trial
from hightable.kernel.why_not import Probe, Refusal, WhyNot, because

MOST_NAMESAKES: Final = 7

if TYPE_CHECKING:
    from hightable.kernel.state import State
    from hightable.kernel.table import Table


def trial(table: Table, deal: State | None = None) -> Trial:
    """The open question on a table dealt anew, or on several; the first may be there already."""
    first = dealt(table, 0) if deal is None else as_it_ends(table, deal.copy())
    return Trial(table.game, [first], partial(dealt, table))


def dealt(table: Table, seed: int) -> State:
    return as_it_ends(table, table.guess(int(table.state.seat), seed).state)


def as_it_ends(table: Table, state: State) -> State:
    """Turns are confirmed where they are at the table."""
    state.confirms = table.state.confirms
    return state


def why_not(table: Table, word: int, seat: int, language: str) -> WhyNot:
    """Why a word is not offered to a seat now."""
    texts, asked = table.game.texts(language), int(table.state.seat)
    if table.over:
        return because(texts.say("why_not", "over"))
    if seat != asked:
        who = table.name(asked, language)
        return because(texts.say("why_not", "turn", who=who), table.asking().cite())
    if word in table.state.offered():
        return because("")
    return refused(table, word, language)


def refused(table: Table, word: int, language: str) -> WhyNot:
    state = table.guess(int(table.state.seat), 0).state
    refusal = Probe(table.game, state, word).refusal()
    said = sentence(table, state, refusal, language)
    first = "" if refusal.first < 0 else table.game.vocabulary.texts[refusal.first]
    if not refusal.lacking and not first:
        said = earlier(table, word, said, language)
    return because(said, table.asking().cite(), refusal.lacking, first, refusal.reason)


def why_not_thing(table: Table, word: int, seat: int, language: str) -> WhyNot:
    """The answer of the word nearest to being offered, among those with the same object."""
    said = [why_not(table, other, seat, language) for other in namesakes(table, word)]
    return min(said, key=lambda why: why.distance)


def namesakes(table: Table, word: int) -> list[int]:
    """A word and those that name the same thing; numbers are no things."""
    parts = table.game.vocabulary.parts
    noun = parts[word][1]
    if not noun or noun.isdigit():
        return [word]
    others = [at for at, (_, other) in enumerate(parts) if other == noun and at != word]
    return [word, *others[:MOST_NAMESAKES]]


def sentence(table: Table, state: State, refusal: Refusal, language: str) -> str:
    """A refusal in words, with what the player has."""
    ledger = table.game.ledger
    read = ledger.read(state, int(state.seat))
    has = {counter.key: n for counter, n in zip(ledger.counters, read, strict=True)}
    asked = (table.prompt(language), table.asking().cite())
    return table.teller(language).refusal(refusal, has, asked)


def earlier(table: Table, word: int, why: str, language: str) -> str:
    """What was possible at an earlier question of the same turn can be had by taking back."""
    texts = table.game.texts(language)
    for state in reversed(table.past):
        if word in state.offered() and state.top is not None:
            asking = state.top.effect
            assert isinstance(asking, Question)
            prompt = texts.say("prompt", asking.asking())
            return texts.say("why_not", "earlier", why=why, prompt=prompt)
    return why
