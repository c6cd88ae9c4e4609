"""Counting: how many sequences of choices there are from the first decision on. [§2]"""

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
        (1, {}, [4, 8, 32, 96]),
        (2, {}, [4, 16, 48, 144]),
        (3, {}, [4, 16, 64, 192]),
        (4, {"setup": "simplified"}, [2, 4, 8, 16]),
    ],
)
def test_the_tree_of_choices_has_its_size(seats, options, counts):
    state = hightable.new("golem", seats, seed=7, **options).state
    assert [count(state, depth) for depth in (1, 2, 3, 4)] == counts


def test_the_first_turn_has_its_size():
    table = hightable.new("golem", 2, seed=7, setup="simplified")
    while table.state.phase != 3:
        table.choose(table.decision.options[0])
    assert [count(table.state, depth) for depth in (1, 2, 3)] == [14, 80, 524]
