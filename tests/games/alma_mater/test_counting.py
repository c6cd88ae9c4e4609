"""Counting: how many sequences of choices there are from fixed positions."""

import pytest
from games.alma_mater.position import player, table

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


@pytest.mark.parametrize(("seats", "counts"), [(2, [4, 16, 48, 144]), (3, [4, 16, 64, 192])])
def test_the_draft_has_its_size(seats, counts):
    state = hightable.new("alma_mater", seats, seed=7).state
    assert [count(state, depth) for depth in (1, 2, 3, 4)] == counts


def test_the_first_turns_have_their_size():
    game = hightable.new("alma_mater", 3, seed=7)
    while game.state.round == 1 and game.decision.prompt != "Send masters, lecture or pass":
        game.choose(game.decision.options[0])
    assert [count(game.state, depth) for depth in (1, 2, 3)] == [8, 31, 154]


def test_a_rich_turn_has_its_size():
    said = player(
        ducats=12, books="3 black 3 blue 2 green 2 red 2 dictionary", students=("art_press",),
        professors={"med_recruit": "red", "law_exchange": "red"}, chancellor="da_vinci",
    )  # fmt: skip
    board = table(said, player(1, shown=(4, 5, 6)))
    assert [count(board, depth) for depth in (1, 2, 3)] == [17, 75, 282]
