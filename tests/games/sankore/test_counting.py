"""Counting: how many sequences of choices there are from fixed positions on."""

import pytest

import hightable


def count(state, depth):
    if depth == 0 or state.over:
        return 1
    total = 0
    for word in state.offered():
        twin = state.copy()
        twin.choose(word)
        total += count(twin, depth - 1)
    return total


def after(seats, moves, **options):
    """A table after so many moves, each the next option in turn."""
    state = hightable.new("sankore", seats, seed=7, **options).state
    for move in range(moves):
        state.choose(state.offered()[move % int(state.count)])
    return state


@pytest.mark.parametrize(
    ("seats", "options", "moves", "counts"),
    [
        (1, {"scholar": "hard"}, 5, [7, 26, 112, 445]),
        (2, {"library": "three"}, 0, [4, 16, 48, 96]),
        (2, {"library": "six"}, 40, [4, 15, 61, 285]),
        (4, {"library": "three"}, 90, [4, 23, 103, 359]),
    ],
)
def test_the_tree_of_choices_has_its_size(seats, options, moves, counts):
    state = after(seats, moves, **options)
    assert [count(state, depth) for depth in (1, 2, 3, 4)] == counts
