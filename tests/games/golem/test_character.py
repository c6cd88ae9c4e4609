"""The character of the round. [§2.6]"""

import pytest
from games.golem.town import ask, character, choose, golems, goods, options, player, town

from hightable.games.golem.box import CHARACTERS, COLOURS, PAIRS
from hightable.games.golem.rules.character import INFLUENCE, matches


def influenced(me, number):
    board = town(me)
    board.city.palace[0] = CHARACTERS.index(str(number))
    return ask(board, INFLUENCE)


def test_e20_who_holds_the_pair_may_pay_or_take_coins():
    me = player(eyes=("red", "blue"), coin=3, golems=["red 2"])
    board = influenced(me, 41)
    assert options(board) == ["pay", "coins", "decline"]
    assert goods(choose(board.copy(), "coins")) == (0, 6, 0, 0)
    assert goods(choose(board.copy(), "decline")) == (0, 3, 0, 0)
    choose(board, "pay")
    assert goods(board) == (0, 0, 0, 0)
    assert options(board) == ["advance red 2", "retreat red 2", "stop"]


def test_without_the_coins_only_the_alternative_is_left():
    assert options(influenced(player(eyes=("red", "blue"), coin=2), 41)) == ["coins", "decline"]


@pytest.mark.parametrize(
    ("eyes", "found"),
    [
        ("red white", True),
        ("blue red", True),
        ("white white", True),
        ("blue blue", False),
        ("red black", False),
        ("white black", False),
    ],
)
def test_e21_white_is_any_colour_and_black_is_none(eyes, found):
    marbles = [COLOURS.index(colour) for colour in eyes.split()]
    assert matches(marbles, PAIRS[CHARACTERS.index("41")]) is found
    assert influenced(player(eyes=eyes.split()), 41).over is not found


@pytest.mark.parametrize(
    ("number", "fields", "answers", "after"),
    [
        (40, {}, [], (0, 0, 0, 0)),
        (42, {}, ["cauldron 1", "cauldron 4"], (0, 0, 1, 0)),
        (43, {"golems": ["red 1"], "clay": 2}, ["create red", "step red"], (0, 0, 0, 0)),
        (44, {}, ["step blue"], (0, 0, 0, 0)),
        (45, {}, ["cauldron 4", "step yellow"], (0, 0, 0, 0)),
        (46, {"upgrades": ["head", "torso", "column 1"]}, [], (0, 0, 0, 3)),
        (47, {"students": (4, 3, 9)}, [], (0, 0, 0, 9)),
        (48, {"marker": 7}, [], (0, 0, 0, 15)),
        (49, {"knowledge": 1}, ["book 5", "column 1", "cauldron 4", "take clay"], (2, 0, 1, 4)),
        (50, {"golems": ["red 1", "grave 9"]}, ["destroy red 1", "grave 9"], (0, 0, 0, 4)),
    ],
)
def test_what_the_characters_do(number, fields, answers, after):
    board = choose(ask(town(player(**fields)), character(number)), *answers)
    assert goods(board) == after
    assert board.over


def test_research_and_students_of_characters_40_and_44():
    me = player()
    ask(town(me), character(40))
    assert me.research == 2
    choose(ask(town(me), character(44)), "step blue")
    assert (me.research, list(me.students)) == (3, [1, 1, 2])


def test_the_created_golem_of_character_43_stands_on_i():
    board = choose(ask(town(player(clay=0)), character(43)), "create yellow", "decline")
    assert golems(board)[2] == "yellow 1"
