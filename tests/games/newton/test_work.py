"""Work. [§5.1]"""

import pytest
from games.newton.position import ask, choose, me, options, played, player, table

from hightable.games.newton.rules.work import CARD_WORK, OPEN_WORK, PLAIN_WORK, UNPAID_WORK


def test_stopping_short_on_a_special_space_earns_the_steps_and_its_tile():
    board = ask(table(player(work=1)), CARD_WORK, 3)
    choose(board, "to w3")
    assert me(board) == player(work=3, coins=2, tiles=("work",))


def test_the_furthest_space_earns_the_whole_value():
    board = ask(table(player(work=1)), CARD_WORK, 3)
    assert options(board) == ["to w2", "to w3", "to w4", "stop"]
    choose(board, "to w4")
    assert me(board) == player(work=4, coins=3)


def test_spaces_passed_are_not_activated():
    board = ask(table(player(work=2)), CARD_WORK, 4)
    choose(board, "to w6")
    assert me(board) == player(work=6, coins=4)


def test_stopping_before_the_end_earns_nothing():
    board = choose(ask(table(player(work=1)), CARD_WORK, 3), "stop")
    assert me(board) == player(work=1)


def test_on_the_objective_space_one_stays_and_earns():
    board = ask(table(player(work=15)), CARD_WORK, 4)
    assert board.over
    assert me(board) == player(work=15, coins=4)


def test_a_closed_objective_stops_the_marker_with_full_pay():
    board = ask(table(player(work=13)), CARD_WORK, 3)
    assert options(board) == ["to w14", "stop"]
    choose(board, "to w14")
    assert me(board) == player(work=14, coins=3)


def test_the_objective_takes_potions_for_missing_volumes():
    desk = ("study_1b", "travel_0")
    board = ask(table(player(work=13, potions=1, desk=desk)), CARD_WORK, 3)
    choose(board, "to w15")
    assert me(board) == player(work=15, coins=3, desk=desk)


def test_not_entering_an_open_objective_is_full_work_too():
    desk = ("study_1b", "study_1c")
    board = ask(table(player(work=14, desk=desk)), CARD_WORK, 2)
    assert options(board) == ["to w15", "stay"]
    choose(board, "stay")
    assert me(board) == player(work=14, coins=2, desk=desk)


def test_kepler_reaches_the_master_space_without_coins():
    board = ask(table(player(work=6, masters=("bruno", "gilbert"))), UNPAID_WORK, 6)
    assert options(board) == [f"to w{space}" for space in range(7, 13)] + ["stop"]
    choose(board, "to w12")
    assert me(board).coins == 0
    assert options(board) == ["master bruno", "master gilbert", "decline"]


def test_huygens_enters_the_objective_without_its_requirement():
    board = choose(ask(table(player(work=13)), OPEN_WORK, 3), "to w15")
    assert me(board) == player(work=15, coins=3)


def test_the_coins_of_work_are_there_before_its_special_space():
    board = choose(ask(table(player(work=4, at="calais")), PLAIN_WORK, 1), "to w5")
    assert (me(board).coins, me(board).potions) == (1, 1)
    assert "go cambridge" in options(board)


@pytest.mark.parametrize(("word", "coins"), [("to w3", 3), ("to w4", 4)])
def test_a_work_turn_in_words(word, coins):
    before = player(board="study_c", work=1, desk=("work_0", "work_1a"))
    board = choose(played(before), "effect")
    assert me(board).coins == 1
    choose(board, "do work", word)
    assert me(board).coins == coins


def test_the_boost_must_come_before_the_marker_moves():
    board = ask(table(player(work=1, coins=2)), CARD_WORK, 1)
    choose(board, "boost")
    assert options(board) == ["to w2", "to w3", "stop"]
    choose(board, "to w3")
    assert me(board) == player(work=3, coins=2, tiles=("work",))
