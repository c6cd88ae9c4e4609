"""Gold and artefacts. [§8]"""

import pytest
from games.golem.town import ask, choose, goods, neighbourhood, options, player, town

from hightable.games.golem.box import COLOURS, FIRST_BOOK, NEW_GOLEM
from hightable.games.golem.effects import CHAPTERS
from hightable.games.golem.rules.artefacts import triggered

GAIN_GOLD = CHAPTERS["gold"]


def test_gold_goes_into_a_cauldron_that_is_not_full():
    board = ask(town(player(gold=(1, 3, 2, 0))), GAIN_GOLD, 1)
    assert options(board) == ["cauldron 4", "cauldron 1", "decline"]
    choose(board, "cauldron 4")
    assert list(board.players[0].gold) == [2, 3, 2, 0]


def test_a_completed_artefact_pays_at_once_with_its_grey_tile():
    me = player(side="d1", gold=(3, 0, 0, 0), laid=[("grey 2", "double", 4)])
    board = choose(ask(town(me), GAIN_GOLD, 1), "cauldron 4")
    assert goods(board) == (2, 0, 0, 3)
    assert me.research == 1


def test_the_bonus_comes_before_the_second_gold_is_placed():
    board = ask(town(player(side="a1", gold=(0, 2, 0, 0))), GAIN_GOLD, 2)
    choose(board, "cauldron 3")
    assert options(board) == ["step yellow", "decline"]
    choose(board, "step yellow")
    assert options(board) == ["cauldron 4", "cauldron 2", "cauldron 1", "decline"]
    choose(board, "decline")
    assert goods(board) == (2, 0, 0, 1)


def test_with_ten_gold_placed_there_is_nothing_to_ask():
    assert ask(town(player(gold=(4, 3, 2, 1))), GAIN_GOLD, 1).over


def test_a_neighbourhood_pays_the_bonus_of_a_completed_artefact():
    me = player(side="a1", gold=(0, 0, 2, 1), laid=[("grey 3", "mixed", 2)])
    board = ask(town(me), neighbourhood("yellow", 9))
    assert options(board) == ["artefact 2", "artefact 1", "decline"]
    choose(board, "artefact 2")
    assert goods(board) == (0, 2, 0, 1)
    assert me.research == 1


def test_a_bonus_of_an_artefact_may_be_declined():
    board = ask(town(player(gold=(0, 0, 0, 1))), neighbourhood("yellow", 9))
    assert goods(choose(board, "decline")) == (0, 0, 0, 0)
    assert ask(town(player()), neighbourhood("yellow", 9)).over


@pytest.mark.parametrize(
    ("tile", "side", "event"),
    [
        ("golden 1", "red marble", COLOURS.index("red")),
        ("golden 1", "blue marble", COLOURS.index("blue")),
        ("golden 2", "first book", FIRST_BOOK),
        ("golden 2", "new golem", NEW_GOLEM),
    ],
)
def test_a_golden_tile_waits_for_its_event_and_a_complete_artefact(tile, side, event):
    assert triggered(player(gold=(0, 0, 2, 0), laid=[(tile, side, 2)]), event) == 2
    assert triggered(player(gold=(0, 0, 1, 0), laid=[(tile, side, 2)]), event) == -1
    assert triggered(player(gold=(0, 0, 2, 0), laid=[(tile, side, 2)]), 1) == -1
