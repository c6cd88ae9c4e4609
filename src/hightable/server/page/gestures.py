"""Payments and steps that are shared out, as one gesture: proposed whole, confirmed once.

A game's texts say which prompts belong to a gesture, and by which rule it proposes their
answers; the game itself says what they are. Nothing of that is known here.
"""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from hightable.kernel import Game, Question, State, Table
from hightable.server.store.rooms import Room
from hightable.server.store.together import MOST_WORDS
from hightable.server.texts import texts
from hightable.texts.languages import ENGLISH


class Proposal(NamedTuple):
    """The words that would answer the open prompts, how they read, and the rule behind them."""

    words: list[str]
    label: str
    rule: str
    final: bool


def rule_of(game: Game, state: State, language: str = ENGLISH) -> str:
    """The rule by which the open prompt is answered, if it belongs to a gesture."""
    if state.over or state.top is None:
        return ""
    asking = state.top.effect
    if not isinstance(asking, Question):
        return ""
    return game.texts(language).get("gesture", asking.asking()) or ""


def proposal(table: Table, ahead: State, language: str = ENGLISH) -> Proposal | None:
    """What would be chosen until something else is asked, or something new is seen.

    It is found on a table dealt anew (`ahead`), so that it cannot depend on what is hidden.
    """
    game = table.game
    rule = rule_of(game, ahead, language)
    if not rule:
        return None
    state, words = ahead.copy(), list[int]()
    while goes_on(game, state, ahead) and len(words) < MOST_WORDS:
        words.append(game.propose(state))
        state.choose(words[-1])
    said = [game.vocabulary.texts[word] for word in words]
    return Proposal(said, label(game, words, language), rule, state.barriers != ahead.barriers)


def goes_on(game: Game, state: State, first: State) -> bool:
    same = state.seat == first.seat and state.barriers == first.barriers
    return same and is_alike(game, state, first)


def is_alike(game: Game, one: State, other: State) -> bool:
    """Do two prompts belong to gestures of one rule, or to none?"""
    return rule_of(game, one) == rule_of(game, other)


def chosen(table: Table) -> list[str]:
    """The words chosen since the open gesture began."""
    state = table.state
    words: list[str] = []
    pairs = zip(reversed(table.past), reversed(table.moves), strict=False)
    for past, (seat, word) in pairs:
        if seat != state.seat or not is_alike(table.game, past, state):
            break
        words.insert(0, table.game.vocabulary.texts[word])
    return words


def label(game: Game, words: list[int], language: str) -> str:
    """All the words in one phrase; the same one several times is counted."""
    house = texts(language)
    said = [game.option(word, language) for word in words]
    parts = [(text, len(list(alike))) for text, alike in groupby(said)]
    phrase = house.listed(
        text if times == 1 else house.say("table", "times", what=text, n=times)
        for text, times in parts
    )
    return phrase[:1].upper() + phrase[1:]


def before(room: Room, step: int) -> int:
    """How many moves stay if the last step is taken back: what was said with one click goes as one,
    and so does a gesture that is over."""
    table, first = room.table, room.began(step)
    if step != len(table.moves) - 1 or not table.past:
        return first
    return min(first, len(table.moves) - len(table.undoes()))
