"""Chance: fair, repeatable, and different for a true game and a guess."""

from collections import Counter

import pytest

from hightable.kernel import State, shuffle
from hightable.kernel.chance import block, pick, step


@pytest.mark.parametrize("seed", [b"", b"sixteen bytes ok"])
def test_numbers_are_below_the_limit_and_about_as_frequent(seed):
    state = State(seed, 1)
    drawn = Counter(state.random(6) for _ in range(6000))
    assert set(drawn) == set(range(6))
    assert all(850 < count < 1150 for count in drawn.values())


def test_the_same_seed_draws_the_same_and_another_does_not():
    rows = []
    for seed in (b"a", b"a", b"b"):
        state = State(seed, 1)
        rows.append([int(state.random(1000)) for _ in range(40)])
    assert rows[0] == rows[1] != rows[2]


def test_a_draw_is_a_barrier():
    state = State(b"seed", 1)
    state.random(6)
    assert state.barriers == 1
    assert state.why == "chance"


def test_a_shuffle_keeps_the_cards():
    state, cards = State(b"seed", 1), list(range(20))
    shuffle(state, cards)
    assert cards != list(range(20))
    assert sorted(cards) == list(range(20))


def test_known_numbers_stay_what_they_are():
    assert step(7, 1000) == (2654435776, 893)
    assert [pick(block(b"key", 0), at, 1000) for at in range(4)] == [407, 704, 21, 674]
