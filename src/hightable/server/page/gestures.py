"""Payments and steps that are shared out, as one gesture: proposed whole, confirmed once.

A game's texts say which prompts belong to a gesture, and by which rule it proposes their
answers; the game itself says what they are. Nothing of that is known here.
"""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from hightable.kernel import Game, Question, State, Table
from hightable.server.store.rooms import Room
from hightable.server.texts import say

MOST_WORDS = 24


class Proposal(NamedTuple):
    """The words that would answer the open prompts, how they read, and the rule behind them."""

    words: list[str]
    label: str
    rule: str
    final: bool


def rule_of(game: Game, state: State) -> str:
    """The rule by which the open prompt is answered, if it belongs to a gesture."""
    if state.over or state.top is None:
        return ""
    asking = state.top.effect
    rule = game.texts().get("gesture", asking.asking()) if isinstance(asking, Question) else None
    return rule or ""


def proposal(table: Table, ahead: State) -> Proposal | None:
    """What would be chosen until something else is asked, or something new is seen.

    It is found on a table dealt anew (`ahead`), so that it cannot depend on what is hidden.
    """
    rule = rule_of(table.game, ahead)
    if not rule:
        return None
    state, words = ahead.copy(), list[int]()
    while goes_on(table.game, state, ahead, rule) and len(words) < MOST_WORDS:
        words.append(table.game.propose(state))
        state.choose(words[-1])
    texts = [table.game.vocabulary.texts[word] for word in words]
    return Proposal(texts, label(table.game, words), rule, state.barriers != ahead.barriers)


def goes_on(game: Game, state: State, first: State, rule: str) -> bool:
    same = state.seat == first.seat and state.barriers == first.barriers
    return same and rule_of(game, state) == rule


def label(game: Game, words: list[int]) -> str:
    """All the words in one phrase; the same one several times is counted."""
    said = [game.option(word) for word in words]
    parts = [(text, len(list(alike))) for text, alike in groupby(said)]
    phrase = ", ".join(
        text if times == 1 else say("table", "times", what=text, n=times) for text, times in parts
    )
    return phrase[:1].upper() + phrase[1:]


def before(room: Room, step: int) -> int:
    """How many moves stay if the last step is taken back: a gesture that is over goes as one."""
    table = room.table
    rules = [rule_of(table.game, state) for state in reversed(table.past)]
    if step != len(table.moves) - 1 or not rules or not rules[0]:
        return step
    still_mine = table.past[-1].seat == table.state.seat
    if still_mine and rule_of(table.game, table.state) == rules[0]:
        return step
    alike = next((at for at, rule in enumerate(rules) if rule != rules[0]), len(rules))
    return len(table.moves) - alike
