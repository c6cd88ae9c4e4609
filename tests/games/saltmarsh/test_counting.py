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
    ("seats", "draft", "counts"),
    [(1, True, [3, 6, 24, 70]), (2, False, [4, 13, 47, 158]), (3, True, [3, 6, 18, 36])],
)
def test_the_tree_of_choices_has_its_size(seats, draft, counts):
    state = hightable.new("saltmarsh", seats, seed=7, draft=draft).state
    assert [count(state, depth) for depth in (1, 2, 3, 4)] == counts
