"""Prices, choices and neighbourhoods. [§3.1, §3.2, §4.4]"""

import pytest
from games.golem.town import ask, choose, goods, neighbourhood, options, player, town

from hightable.games.golem.decode import BOOK_AGAIN, GRAVE_BONUS


@pytest.mark.parametrize(
    ("district", "number", "fields", "answers", "after"),
    [
        ("red", 1, {}, [], (2, 0, 0, 0)),
        ("red", 2, {"clay": 2}, ["create red"], (0, 0, 0, 0)),
        ("red", 3, {}, [], (3, 0, 0, 0)),
        ("red", 4, {}, ["step blue"], (0, 0, 0, 0)),
        ("red", 5, {}, ["create red"], (0, 0, 0, 0)),
        ("red", 8, {"students": (2, 1, 1)}, ["pay"], (3, 0, 0, 4)),
        ("red", 9, {"clay": 3}, ["pay"], (0, 0, 0, 6)),
        ("yellow", 1, {}, [], (0, 2, 0, 0)),
        ("yellow", 3, {"coin": 1}, ["pay", "cauldron 2"], (0, 0, 0, 0)),
        ("yellow", 4, {"golems": ["red 1"]}, ["decline"], (0, 3, 0, 0)),
        ("yellow", 5, {"coin": 4}, ["pay", "step red", "step red"], (0, 0, 0, 0)),
        ("yellow", 7, {"students": (1, 2, 1)}, ["pay", "cauldron 4"], (0, 0, 0, 3)),
        ("yellow", 8, {"coin": 5}, ["pay"], (0, 0, 0, 7)),
        ("blue", 1, {}, [], (0, 0, 2, 0)),
        ("blue", 2, {"knowledge": 2}, ["pay"], (0, 0, 0, 0)),
        ("blue", 3, {}, [], (0, 0, 3, 0)),
        ("blue", 5, {"students": (1, 1, 2)}, ["pay"], (0, 0, 0, 3)),
        ("blue", 7, {"research": 1}, ["pay", "step red"], (0, 0, 0, 3)),
        ("blue", 8, {"knowledge": 4}, ["pay"], (0, 0, 0, 4)),
        ("blue", 9, {}, ["book 1", "column 1", "decline"], (0, 0, 1, 0)),
    ],
)
def test_what_the_neighbourhoods_do(district, number, fields, answers, after):
    board = choose(ask(town(player(**fields)), neighbourhood(district, number)), *answers)
    assert board.over
    assert goods(board) == after


def test_yellow_6_draws_goals_and_then_gives_coins():
    board = ask(town(player()), neighbourhood("yellow", 6))
    choose(board, options(board)[0])
    assert goods(board) == (0, 2, 0, 0)


@pytest.mark.parametrize(("district", "number"), [("red", 8), ("red", 9), ("blue", 5), ("blue", 7)])
def test_a_price_that_cannot_be_paid_is_not_asked(district, number):
    assert ask(town(player()), neighbourhood(district, number)).over


def test_a_price_may_be_declined():
    board = ask(town(player(clay=3)), neighbourhood("red", 9))
    assert options(board) == ["pay", "decline"]
    assert goods(choose(board, "decline")) == (3, 0, 0, 0)


def test_a_step_back_pays_for_a_neighbourhood():
    me = player(students=(2, 1, 1))
    choose(ask(town(me), neighbourhood("red", 8)), "pay")
    assert list(me.students) == [1, 1, 1]


def test_a_research_step_down_pays_for_a_neighbourhood():
    me = player(research=4)
    choose(ask(town(me), neighbourhood("blue", 7)), "pay", "stop")
    assert me.research == 3


def test_a_white_line_means_one_of_several_or_none():
    board = ask(town(player()), BOOK_AGAIN[18])
    assert options(board) == ["take clay", "take coin", "take knowledge", "decline"]
    assert goods(choose(board.copy(), "take coin")) == (0, 1, 0, 0)
    assert goods(choose(board, "decline")) == (0, 0, 0, 0)


def test_the_golem_marker_stops_at_its_ends():
    assert options(ask(town(player(marker=10)), BOOK_AGAIN[2])) == ["down", "stay"]
    assert options(ask(town(player(marker=0)), BOOK_AGAIN[2])) == ["up", "stay"]


@pytest.mark.parametrize(
    ("grave", "answers", "after"),
    [
        (1, [], (0, 0, 0, 4)),
        (2, ["cauldron 4"], (0, 0, 0, 0)),
        (3, ["step red"], (0, 0, 0, 1)),
        (4, ["cauldron 4"], (0, 0, 1, 0)),
        (5, [], (0, 3, 0, 0)),
        (6, [], (0, 0, 0, 0)),
        (7, [], (3, 0, 0, 0)),
        (8, [], (0, 0, 0, 3)),
        (9, [], (0, 0, 0, 0)),
    ],
)
def test_what_the_graves_give(grave, answers, after):
    board = choose(ask(town(player()), GRAVE_BONUS[grave - 1]), *answers)
    assert goods(board) == after
