"""A game that has gone on for a while."""

import hightable
from hightable.kernel.chance import step


def walked(game, seats, seed, moves):
    """The state of a game after so many random moves, or at its end."""
    state, chance = hightable.new(game, seats, seed=seed).state, seed
    while moves and not state.over:
        chance, at = step(chance, state.count)
        state.choose(state.words[at])
        moves -= 1
    return state
