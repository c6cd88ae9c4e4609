"""Creating and destroying golems. [§4.2, §4.3]"""

import pytest
from games.golem.town import ask, choose, golems, goods, neighbourhood, options, player, rabbi, town

from hightable.games.golem.effects import CHAPTERS, CREATE, DESTROY
from hightable.games.golem.rules.golems import creation_cost

MAKE = CHAPTERS[CREATE]
BREAK = CHAPTERS[DESTROY]
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
    prague = ask(town(player(clay=4, golems=["red 1", "blue 1"])), MAKE, 0)
    assert options(prague) == ["create yellow", "decline"]
    choose(prague, "create yellow")
    assert golems(prague) == ["red 1", "blue 1", "yellow 1", None, None, None]
    assert (goods(prague), prague.players[0].marker) == ((1, 0, 0, 0), 4)


def test_a_creation_may_be_declined_and_a_fifth_is_impossible():
    prague = choose(ask(town(player(clay=3)), MAKE, 0), "decline")
    assert golems(prague) == [None] * 6
    assert ask(town(player(clay=30, golems=["red 1"] * 6)), MAKE, 0).over


def test_the_marker_stays_on_the_top_field():
    prague = choose(ask(town(player(clay=3, marker=9)), MAKE, 0), "create red")
    assert prague.players[0].marker == 10


def test_a_golden_tile_pays_for_a_new_golem():
    me = player(clay=3, gold=(0, 0, 2, 0), laid=[("golden 2", "new golem", 2)])
    prague = choose(ask(town(me), MAKE, 0), "create red")
    assert goods(prague) == (0, 2, 0, 1)


def test_the_right_leg_makes_a_new_golem_step_and_work_upright():
    prague = choose(ask(town(player(clay=3, upgrades=["right leg"])), MAKE, 0), "create blue")
    assert options(prague) == ["forward", "stay"]
    choose(prague, "stay")
    assert options(prague) == ["work here", "decline"]
    choose(prague, "work here")
    assert goods(prague) == (0, 0, 2, 0)
    assert golems(prague)[2] == "blue 1"


def test_the_right_leg_may_be_used_in_part():
    prague = choose(ask(town(player(clay=3, upgrades=["right leg"])), MAKE, 0), "create yellow")
    choose(prague, "forward", "decline")
    assert golems(prague)[2] == "yellow 2"
    assert goods(prague) == (0, 0, 0, 0)


def both(order):
    me = player(clay=3, gold=(0, 0, 2, 0), laid=[("golden 2", "new golem", 2)])
    me.upgrades |= player(upgrades=["right leg"]).upgrades
    prague = choose(ask(town(me), MAKE, 0), "create red")
    assert options(prague) == ["artefact first", "golem first"]
    return choose(prague, order)


def test_the_player_orders_what_a_new_golem_sets_off():
    prague = both("artefact first")
    assert goods(prague) == (0, 2, 0, 1)
    assert options(prague) == ["forward", "stay"]
    prague = both("golem first")
    assert options(prague) == ["forward", "stay"]
    choose(prague, "stay", "work here")
    assert goods(prague) == (2, 2, 0, 1)


def test_a_new_golem_destroyed_meanwhile_loses_its_step():
    from hightable.games.golem.rules.work import NEW_GOLEM_WORK

    assert ask(town(player(golems=[None, None, "grave 9"])), NEW_GOLEM_WORK, 2).over


def test_a_destroyed_golem_takes_a_grave_the_marker_goes_down_and_the_grave_pays():
    me = player(golems=["red 4", "red 4", "blue 7 lying"], marker=4)
    prague = ask(town(me), BREAK)
    assert options(prague) == ["destroy red 4", "destroy blue 7 lying", "decline"]
    choose(prague, "destroy blue 7 lying")
    assert options(prague) == ["grave 1", "grave 2", "grave 3", "grave 4", "grave 9"]
    choose(prague, "grave 1")
    assert (goods(prague), me.marker) == ((0, 0, 0, 4), 3)
    assert golems(prague)[:3] == ["red 4", "red 4", "grave 1"]


@pytest.mark.parametrize(("seats", "graves"), [(2, 4), (3, 6), (4, 8)])
def test_graves_open_with_the_number_of_players(seats, graves):
    prague = choose(ask(town(player(golems=["red 1"]), seats=seats), BREAK), "destroy red 1")
    assert options(prague) == [*[f"grave {n}" for n in range(1, graves + 1)], "grave 9"]


def test_a_grave_with_a_bonus_holds_one_golem_the_last_any_number():
    prague = town(player(golems=["red 1", "red 2"], vp=1))
    prague.graves = 0b1111
    choose(ask(prague, BREAK), "destroy red 1")
    choose(ask(prague, BREAK), "destroy red 2")
    assert golems(prague)[:2] == ["grave 9", "grave 9"]
    assert goods(prague) == (0, 0, 0, 1)


def test_of_golems_alike_the_newest_is_destroyed():
    prague = choose(ask(town(player(golems=["red 1", None, "red 1"])), BREAK), "destroy red 1")
    choose(prague, "grave 9")
    assert golems(prague)[:3] == ["red 1", None, "grave 9"]


def test_a_destruction_may_be_declined_and_needs_a_golem():
    assert choose(ask(town(player(golems=["red 1"])), BREAK), "decline").over
    assert ask(town(player(golems=["grave 1"])), BREAK).over


def test_e38_a_worker_may_destroy_itself_and_the_right_arm_doubles_the_grave():
    for upgrades, points in (([], 4), (["right arm"], 8)):
        me = player(golems=["yellow 3 lying"], marker=4, upgrades=upgrades)
        prague = ask(town(me), neighbourhood("yellow", 4))
        choose(prague, "destroy yellow 3 lying", "grave 1")
        assert (goods(prague), me.marker) == ((0, 3, 0, points), 3)


def test_the_gravedigger_counts_every_own_golem_in_the_graveyard():
    me = player(golems=["red 1", "grave 9", "grave 2"])
    prague = choose(ask(town(me), rabbi("gravedigger")), "destroy red 1", "grave 9")
    assert goods(prague) == (3, 0, 0, 3)
    prague = choose(ask(town(player(golems=["red 1", "grave 9"])), rabbi("gravedigger")), "decline")
    assert goods(prague) == (1, 0, 0, 1)


def test_a_red_neighbourhood_pays_the_marker_after_the_destruction():
    prague = ask(town(player(golems=["red 1"], marker=6)), neighbourhood("red", 6))
    choose(prague, "destroy red 1", "grave 9")
    assert goods(prague) == (0, 0, 0, 3)
    prague = choose(
        ask(town(player(golems=["red 1"], marker=6)), neighbourhood("red", 7)), "decline"
    )
    assert goods(prague) == (0, 0, 0, 4)


def test_red_10_pays_the_marker_after_the_creation():
    prague = choose(ask(town(player(clay=1)), neighbourhood("red", 10)), "create red")
    assert goods(prague) == (0, 0, 0, 2)
