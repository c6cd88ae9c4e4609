"""Work. [§5.1]"""

import pytest
from games.newton.position import ask, choose, me, options, played, player, table

from hightable.games.newton.rules.work import CARD_WORK, OPEN_WORK, PLAIN_WORK, UNPAID_WORK


def test_stopping_short_on_a_special_space_earns_the_steps_and_its_tile():
    game = ask(table(player(work=1)), CARD_WORK, 3)
    choose(game, "to w3")
    assert me(game) == player(work=3, coins=2, tiles=("work",))


def test_the_furthest_space_earns_the_whole_value():
    game = ask(table(player(work=1)), CARD_WORK, 3)
    assert options(game) == ["to w2", "to w3", "to w4", "stop"]
    choose(game, "to w4")
    assert me(game) == player(work=4, coins=3)


def test_spaces_passed_are_not_activated():
    game = ask(table(player(work=2)), CARD_WORK, 4)
    choose(game, "to w6")
    assert me(game) == player(work=6, coins=4)


def test_stopping_before_the_end_earns_nothing():
    game = choose(ask(table(player(work=1)), CARD_WORK, 3), "stop")
    assert me(game) == player(work=1)


def test_on_the_objective_space_one_stays_and_earns():
    game = ask(table(player(work=15)), CARD_WORK, 4)
    assert game.over
    assert me(game) == player(work=15, coins=4)


def test_a_closed_objective_stops_the_marker_with_full_pay():
    game = ask(table(player(work=13)), CARD_WORK, 3)
    assert options(game) == ["to w14", "stop"]
    choose(game, "to w14")
    assert me(game) == player(work=14, coins=3)


def test_the_objective_takes_potions_for_missing_volumes():
    desk = ("study_1b", "travel_0")
    game = ask(table(player(work=13, potions=1, desk=desk)), CARD_WORK, 3)
    choose(game, "to w15")
    assert me(game) == player(work=15, coins=3, desk=desk)


def test_not_entering_an_open_objective_is_full_work_too():
    desk = ("study_1b", "study_1c")
    game = ask(table(player(work=14, desk=desk)), CARD_WORK, 2)
    assert options(game) == ["to w15", "stay"]
    choose(game, "stay")
    assert me(game) == player(work=14, coins=2, desk=desk)


def test_kepler_reaches_the_master_space_without_coins():
    game = ask(table(player(work=6, masters=("bruno", "gilbert"))), UNPAID_WORK, 6)
    assert options(game) == [f"to w{space}" for space in range(7, 13)] + ["stop"]
    choose(game, "to w12")
    assert me(game).coins == 0
    assert options(game) == ["master bruno", "master gilbert", "decline"]


def test_huygens_enters_the_objective_without_its_requirement():
    game = choose(ask(table(player(work=13)), OPEN_WORK, 3), "to w15")
    assert me(game) == player(work=15, coins=3)


def test_the_coins_of_work_are_there_before_its_special_space():
    game = choose(ask(table(player(work=4, at="calais")), PLAIN_WORK, 1), "to w5")
    assert (me(game).coins, me(game).potions) == (1, 1)
    assert "go cambridge" in options(game)


@pytest.mark.parametrize(("word", "coins"), [("to w3", 3), ("to w4", 4)])
def test_a_work_turn_in_words(word, coins):
    before = player(board="study_c", work=1, desk=("work_0", "work_1a"))
    game = choose(played(before), "effect")
    assert me(game).coins == 1
    choose(game, "do work", word)
    assert me(game).coins == coins


def test_the_boost_must_come_before_the_marker_moves():
    game = ask(table(player(work=1, coins=2)), CARD_WORK, 1)
    choose(game, "boost")
    assert options(game) == ["to w2", "to w3", "stop"]
    choose(game, "to w3")
    assert me(game) == player(work=3, coins=2, tiles=("work",))
