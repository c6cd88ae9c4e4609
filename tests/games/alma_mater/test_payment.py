"""Naming books: patterns of icons, and each set in one way only. [§9.5]"""

import pytest
from games.alma_mater.position import books, choose, cost, me, options, player, table

from hightable.games.alma_mater.decode.prices import Pattern, discounted, plain_pattern
from hightable.games.alma_mater.rules.books import TAKE_ANY, TAKE_DIFFERENT
from hightable.games.alma_mater.rules.payment import (
    Walk,
    can_fill,
    colours,
    last_item,
    of_ranks,
    owns,
    total,
)

COLOURS_IN_PLAY = 15


def fits(pattern, text):
    board = table(player(), asked=None)
    return can_fill(board, plain_pattern(pattern), books(text), COLOURS_IN_PLAY)


def test_three_of_one_colour_are_not_two_and_one():
    assert fits([3], "3 purple")
    assert not fits([3], "2 purple 1 blue")


def test_three_different_are_of_three_colours():
    assert fits([1, 1, 1], "1 purple 1 blue 1 yellow")
    assert not fits([1, 1, 1], "2 purple 1 blue")


def test_two_and_two_are_of_two_colours():
    assert fits([2, 2], "2 purple 2 blue")
    assert not fits([2, 2], "4 purple 1 blue")


def test_any_three_may_be_mixed():
    board = table(player(), asked=TAKE_ANY, n=3)
    choose(board, "take 2 purple", "take 1 blue")
    assert me(board).books == books("2 purple 1 blue")


def test_no_textbook_icon_is_satisfied_by_a_dictionary():
    assert not fits([1], "3 dictionary")


def test_a_set_is_named_large_groups_first_then_by_colour():
    board = table(player(), asked=TAKE_ANY, n=2)
    assert options(board)[:4] == ["take 2 red", "take 2 blue", "take 2 yellow", "take 2 purple"]
    assert options(board)[4:] == ["take 1 red", "take 1 blue", "take 1 yellow"]
    choose(board, "take 1 blue")
    assert options(board) == ["take 1 yellow", "take 1 purple"]


def test_different_colours_are_named_in_their_order():
    board = table(player(), asked=TAKE_DIFFERENT, n=3)
    assert options(board) == ["take 1 red", "take 1 blue"]
    choose(board, "take 1 blue")
    assert me(board).books == books("1 blue 1 yellow 1 purple")


def test_only_colours_in_play_can_be_taken():
    board = table(player(), seats=3, asked=TAKE_ANY, n=1)
    assert options(board) == ["take 1 red", "take 1 blue", "take 1 yellow"]


def test_with_two_players_the_colour_of_ignotus_is_in_play():
    board = table(player(), seats=2, asked=TAKE_ANY, n=1)
    assert "take 1 yellow" in options(board)
    assert colours(board) == 7


@pytest.mark.parametrize(("less", "ways"), [(0, 1), (1, 3), (2, 4)])
def test_a_discount_shrinks_groups_in_every_way(less, ways):
    assert len(discounted([2, 1, 1], less)) == ways


def test_a_group_that_shrank_to_nothing_has_no_colour():
    board = table(player(), asked=None, rank="red blue yellow purple")
    pattern = Pattern([0, 1], [1, 2])
    assert can_fill(board, pattern, books("1 blue"), COLOURS_IN_PLAY)
    walk = Walk(books("1 blue"), COLOURS_IN_PLAY, 0)
    walk.groups(board, pattern, 0, 0)
    assert walk.items == 1 << 7 * 5 + 1


def test_a_walk_keeps_to_what_was_named():
    board = table(player(), asked=None)
    walk = Walk(books("2 red 2 blue 2 purple"), COLOURS_IN_PLAY, cost("2 blue"))
    walk.groups(board, plain_pattern([2, 2]), 0, 0)
    assert walk.items == 1 << 6 * 5 + 3


def test_ranks_are_colours_from_the_second_round_on():
    board = table(player(), asked=None)
    assert of_ranks(board, 3) == COLOURS_IN_PLAY
    board.reputation = [3, 1, 0, 2]
    assert of_ranks(board, 3) == 1 << 3 | 1 << 1


def test_a_set_knows_its_size_and_whether_it_is_owned():
    assert total(cost("3 blue 2 purple 1 dictionary")) == 6
    assert owns(player(books="3 blue 2 purple 1 dictionary"), cost("3 blue 1 purple"))
    assert not owns(player(books="3 blue"), cost("1 dictionary"))
    assert last_item(0) == -1
