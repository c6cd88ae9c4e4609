"""Counting: how many sequences of choices there are from the first decision on."""

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


@pytest.mark.parametrize(
    ("seats", "options", "counts"),
    [
        (1, {}, [6, 30, 120, 360]),
        (2, {"draft": True}, [4, 16, 48, 144]),
        (2, {"draft": False}, [9, 60, 370, 1756]),
        (4, {"draft": False}, [9, 59, 364, 1984]),
    ],
)
def test_the_tree_of_choices_has_its_size(seats, options, counts):
    state = hightable.new("newton", seats, seed=7, **options).state
    assert [count(state, depth) for depth in (1, 2, 3, 4)] == counts


def test_the_tree_in_the_middle_of_a_game_has_its_size():
    table = hightable.new("newton", 3, seed=7, draft=False)
    state = table.state
    for turn in range(60):
        state.choose(state.offered()[turn % int(state.count)])
    assert [count(state, depth) for depth in (1, 2, 3)] == [4, 13, 49]
