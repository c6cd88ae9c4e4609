"""Ignotus, the third player of two. [§16]"""

from games.alma_mater.position import ask, choose, me, on, options, player, shown, table, values

import hightable
from hightable.games.alma_mater.box import IGNOTUS_CARDS
from hightable.games.alma_mater.rules.solo import REVEAL
from hightable.games.alma_mater.rules.turn import MAIN


def revealed(card, **said):
    board = table(player(**said), seats=2, asked=None)
    board.ignotus = [IGNOTUS_CARDS.index(card)]
    return ask(board, REVEAL, seat=2)


def test_the_example_of_ignotus():
    board = revealed("ignotus_01")
    assert (me(board, 2).level, shown(me(board, 2))) == (3, [3, 4, 5, 6])
    for site in ("campus_1", "academy_math_medicine", "antiquarian"):
        assert on(board, site, "yellow") == 1
    assert me(board, 2).archive == 0
    assert board.ranking[0] == 2


def test_a_space_of_ignotus_needs_two_masters():
    board = revealed("ignotus_01", archive=1, ducats=3)
    assert "send antiquarian" not in options(ask(board, MAIN))
    board = choose(ask(revealed("ignotus_01", ducats=3), MAIN), "send antiquarian")
    assert me(board).archive == 2


def test_his_shelves_stand_by_prestige_with_the_three_as_spare():
    game = hightable.new("alma_mater", 2, seed=3)
    ignotus = me(game.state, 2)
    assert (values(ignotus), ignotus.archive) == ([1, 1, 1, 1, 2, 2, 3], 3)
    assert game.state.ranking[-1] == 2


def test_books_that_find_no_shelf_are_lost():
    board = table(player(), seats=2, asked=None)
    me(board, 2).shelves[4] |= 8
    board.ignotus = [IGNOTUS_CARDS.index("ignotus_02")]
    ask(board, REVEAL, seat=2)
    assert shown(me(board, 2)) == [1, 2, 3, 4, 5, 6]
    assert list(me(board, 2).books) == [0, 0, 0, 0, 0]


def test_steps_beyond_the_top_are_lost():
    board = table(player(), seats=2, asked=None)
    me(board, 2).level = 13
    board.ignotus = [IGNOTUS_CARDS.index("ignotus_04")]
    ask(board, REVEAL, seat=2)
    assert me(board, 2).level == 15


def test_a_card_is_turned_up_every_round():
    game = hightable.new("alma_mater", 2, seed=3)
    game.playout(2)
    assert len(game.state.ignotus) == 16 - 6
    assert len(game.scores()) == 2
