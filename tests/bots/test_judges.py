"""What holds for the judge of every game; what each of its signs says is tested beside the game."""

import pytest

import hightable
from hightable.bots.judge import own_signs
from hightable.games import game

CASES = [(name, seats) for name in hightable.games() for seats in game(name).seats]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_sign_has_a_number_for_every_seat(name, seats):
    state, judge = hightable.new(name, seats, seed=seats).state, own_signs(name)
    assert judge.late(state) == 0
    for seat in range(seats):
        assert len(judge.find(state, seat)) == len(judge.names)
