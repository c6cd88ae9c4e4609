"""Creating and destroying golems. [§4.2, §4.3]"""

import pytest
from games.golem.town import ask, choose, golems, goods, neighbourhood, options, player, rabbi, town

from hightable.games.golem.effects import CHAPTERS
from hightable.games.golem.rules.golems import creation_cost

MAKE = CHAPTERS["create"]
BREAK = CHAPTERS["destroy"]
RED, YELLOW, BLUE = 0, 1, 2


@pytest.mark.parametrize(
    ("there", "cost", "less_four"),
    [([], 3, 0), (["red 9"], 6, 2), (["red 2", "red 4 lying"], 9, 5)],
)
def test_e17_a_golem_costs_3_clay_and_3_for_each_in_the_district(there, cost, less_four):
    me = player(golems=there)
    assert creation_cost(me, RED, 0) == cost
    assert creation_cost(me, RED, 4) == less_four
    assert creation_cost(me, BLUE, 0) == 3


def test_a_new_golem_stands_on_i_and_the_marker_goes_two_up():
    board = ask(town(player(clay=4, golems=["red 1", "blue 1"])), MAKE, 0)
    assert options(board) == ["create yellow", "decline"]
    choose(board, "create yellow")
    assert golems(board) == ["red 1", "blue 1", "yellow 1", None, None, None]
    assert (goods(board), board.players[0].marker) == ((1, 0, 0, 0), 4)


def test_a_creation_may_be_declined_and_a_fifth_is_impossible():
    board = choose(ask(town(player(clay=3)), MAKE, 0), "decline")
    assert golems(board) == [None] * 6
    assert ask(town(player(clay=30, golems=["red 1"] * 6)), MAKE, 0).over


def test_the_marker_stays_on_the_top_field():
    board = choose(ask(town(player(clay=3, marker=9)), MAKE, 0), "create red")
    assert board.players[0].marker == 10


def test_a_golden_tile_pays_for_a_new_golem():
    me = player(clay=3, gold=(0, 0, 2, 0), laid=[("golden 2", "new golem", 2)])
    board = choose(ask(town(me), MAKE, 0), "create red")
    assert (goods(board), me.research) == ((0, 1, 0, 0), 1)


def test_the_right_leg_makes_a_new_golem_step_and_work_upright():
    board = choose(ask(town(player(clay=3, upgrades=["right leg"])), MAKE, 0), "create blue")
    assert options(board) == ["forward", "stay"]
    choose(board, "stay")
    assert options(board) == ["work here", "decline"]
    choose(board, "work here")
    assert goods(board) == (0, 0, 2, 0)
    assert golems(board)[2] == "blue 1"


def test_the_right_leg_may_be_used_in_part():
    board = choose(ask(town(player(clay=3, upgrades=["right leg"])), MAKE, 0), "create yellow")
    choose(board, "forward", "decline")
    assert golems(board)[2] == "yellow 2"
    assert goods(board) == (0, 0, 0, 0)


def both(order):
    me = player(clay=3, gold=(0, 0, 2, 0), laid=[("golden 2", "new golem", 2)])
    me.upgrades |= player(upgrades=["right leg"]).upgrades
    board = choose(ask(town(me), MAKE, 0), "create red")
    assert options(board) == ["artefact first", "golem first"]
    return choose(board, order)


def test_the_player_orders_what_a_new_golem_sets_off():
    board = both("artefact first")
    assert goods(board) == (0, 1, 0, 0)
    assert options(board) == ["forward", "stay"]
    board = both("golem first")
    assert options(board) == ["forward", "stay"]
    choose(board, "stay", "work here")
    assert goods(board) == (2, 1, 0, 0)


def test_a_new_golem_destroyed_meanwhile_loses_its_step():
    from hightable.games.golem.rules.work import NEW_GOLEM_WORK

    assert ask(town(player(golems=[None, None, "grave 9"])), NEW_GOLEM_WORK, 2).over


def test_a_destroyed_golem_takes_a_grave_the_marker_goes_down_and_the_grave_pays():
    me = player(golems=["red 4", "red 4", "blue 7 lying"], marker=4)
    board = ask(town(me), BREAK)
    assert options(board) == ["destroy red 4", "destroy blue 7 lying", "decline"]
    choose(board, "destroy blue 7 lying")
    assert options(board) == ["grave 1", "grave 2", "grave 3", "grave 4", "grave 9"]
    choose(board, "grave 1")
    assert (goods(board), me.marker) == ((0, 0, 0, 4), 3)
    assert golems(board)[:3] == ["red 4", "red 4", "grave 1"]


@pytest.mark.parametrize(("seats", "graves"), [(2, 4), (3, 6), (4, 8)])
def test_graves_open_with_the_number_of_players(seats, graves):
    board = choose(ask(town(player(golems=["red 1"]), seats=seats), BREAK), "destroy red 1")
    assert options(board) == [*[f"grave {n}" for n in range(1, graves + 1)], "grave 9"]


def test_a_grave_with_a_bonus_holds_one_golem_the_last_any_number():
    board = town(player(golems=["red 1", "red 2"], vp=1))
    board.graves = 0b1111
    choose(ask(board, BREAK), "destroy red 1")
    choose(ask(board, BREAK), "destroy red 2")
    assert golems(board)[:2] == ["grave 9", "grave 9"]
    assert goods(board) == (0, 0, 0, 1)


def test_of_golems_alike_the_newest_is_destroyed():
    board = choose(ask(town(player(golems=["red 1", None, "red 1"])), BREAK), "destroy red 1")
    choose(board, "grave 9")
    assert golems(board)[:3] == ["red 1", None, "grave 9"]


def test_a_destruction_may_be_declined_and_needs_a_golem():
    assert choose(ask(town(player(golems=["red 1"])), BREAK), "decline").over
    assert ask(town(player(golems=["grave 1"])), BREAK).over


def test_e38_a_worker_may_destroy_itself_and_the_right_arm_doubles_the_grave():
    for upgrades, points in (([], 4), (["right arm"], 8)):
        me = player(golems=["yellow 3 lying"], marker=4, upgrades=upgrades)
        board = ask(town(me), neighbourhood("yellow", 4))
        choose(board, "destroy yellow 3 lying", "grave 1")
        assert (goods(board), me.marker) == ((0, 3, 0, points), 3)


def test_the_gravedigger_counts_every_own_golem_in_the_graveyard():
    me = player(golems=["red 1", "grave 9", "grave 2"])
    board = choose(ask(town(me), rabbi("gravedigger")), "destroy red 1", "grave 9")
    assert goods(board) == (3, 0, 0, 3)
    board = choose(ask(town(player(golems=["red 1", "grave 9"])), rabbi("gravedigger")), "decline")
    assert goods(board) == (1, 0, 0, 1)


def test_a_red_neighbourhood_pays_the_marker_after_the_destruction():
    board = ask(town(player(golems=["red 1"], marker=6)), neighbourhood("red", 6))
    choose(board, "destroy red 1", "grave 9")
    assert goods(board) == (0, 0, 0, 3)
    board = choose(
        ask(town(player(golems=["red 1"], marker=6)), neighbourhood("red", 7)), "decline"
    )
    assert goods(board) == (0, 0, 0, 4)


def test_red_10_pays_the_marker_after_the_creation():
    board = choose(ask(town(player(clay=1)), neighbourhood("red", 10)), "create red")
    assert goods(board) == (0, 0, 0, 2)
