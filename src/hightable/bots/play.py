"""How a bot goes on in its head: by habit, until the turn ends, or several turns, or the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.kernel.chance import MASK, step
from hightable.kernel.game import Game
from hightable.kernel.state import State

LONGEST: Final = 24
FINE: Final = 1 << 20


def by_habit(state: State, habit: list[float], chance: i64) -> tuple[i64, i64]:
    """The next value of the chance, and a word: one of those offered, by how usual each is."""
    total = 0.0
    for at in range(state.count):
        total += habit[state.words[at]]
    chance, thrown = step(chance & MASK, FINE)
    left = total * float(thrown) / float(FINE)
    for at in range(state.count):
        left -= habit[state.words[at]]
        if left < 0.0:
            return chance, state.words[at]
    return chance, state.words[state.count - 1]


def dealt_anew(state: State, game: Game, chance: i64) -> State:
    """A copy in which all that the seat that is asked cannot know is dealt anew.

    Whoever is alone is asked again after its turn: where that ends shows only if it is confirmed.
    """
    guess = state.copy()
    guess.confirms = state.people == 1
    guess.drawn = chance & MASK
    game.determinize(guess, state.seat)
    return guess


def is_turn_over(state: State, seat: i64) -> bool:
    """Is someone else asked, or nothing but the end of the turn?"""
    return state.over or state.seat != seat or state.count == 1


def end_turns(state: State, seat: i64, habit: list[float], chance: i64, turns: i64) -> i64:
    """Play on to the end of the turn of `seat`, and of the next ones if `turns` is above 1."""
    played: i64 = 0
    while not state.over:
        if played >= LONGEST or is_turn_over(state, seat):
            turns -= 1
            seat = state.seat
            played = 0
        if turns <= 0:
            break
        chance, word = by_habit(state, habit, chance)
        state.choose(word)
        played += 1
    return chance
