"""The judge of Golem: a sign has its place, and the sheet is read as the rules add it up."""

import pytest
from games.walk import walked

from hightable.games import game
from hightable.games.golem.judge.signs import points

EVERY = 9


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 5), (4, 7)])
def test_the_sheet_is_what_the_rules_count(seats, seed):
    for moves in range(0, 400, 400 // EVERY):
        state = walked("golem", seats, seed, moves)
        assert points(state) == game("golem").scores(state)
    assert max(points(state)) > 0
