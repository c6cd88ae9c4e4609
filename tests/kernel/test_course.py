"""A choice effect by effect is the choice."""

from __future__ import annotations

import pytest

import hightable
from hightable.games import names
from hightable.kernel.course import course


@pytest.mark.parametrize("game", ["saltmarsh", *names()])
def test_a_choice_watched_effect_by_effect_ends_where_the_choice_ends(game: str) -> None:
    table = hightable.new(game, seats=2, seed=3, confirm=True)
    steps = 0
    while not table.over and len(table.moves) < 120:
        watched = table.state.copy()
        word = table.state.offered()[-1]
        steps += sum(1 for _ in course(watched, word))
        table.choose(table.game.vocabulary.texts[word])
        if not table.over:
            assert watched == table.state
            assert watched.offered() == table.state.offered()
    assert steps > len(table.moves)
