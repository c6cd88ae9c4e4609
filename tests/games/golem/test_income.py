"""Income and golem control. [§2.7, §2.9]"""

import pytest
from games.golem.town import ask, choose, goods, neighbourhood, options, player, town

from hightable.games.golem.rules.control import CONTROL, control_costs
from hightable.games.golem.rules.income import INCOME_PART


def test_without_artefacts_all_income_comes_without_asking():
    me = player(students=(3, 4, 2), research=5, marker=6)
    board = ask(town(me), INCOME_PART)
    assert board.over
    assert goods(board) == (2, 0, 1 + 3, 3 + 1 + 4)


def test_e22_an_artefact_that_climbs_is_better_taken_before_the_research_track():
    fields = {"students": (4, 7, 1), "marker": 5, "research": 2, "side": "d2", "gold": (0, 3, 0, 0)}
    board = ask(town(player(**fields)), INCOME_PART)
    assert options(board) == ["income research", "income artefact 3"]
    assert goods(board) == (0, 4, 0, 6)
    first = choose(board.copy(), "income artefact 3")
    assert goods(first) == (0, 4, 2, 6 + 2)
    assert first.players[0].research == 3
    assert goods(choose(board, "income research")) == (0, 4, 1, 6 + 2)


def test_streets_wait_for_an_artefact_that_moves_their_student():
    me = player(students=(4, 4, 4), side="a1", gold=(0, 3, 0, 0))
    board = ask(town(me), INCOME_PART)
    assert options(board) == ["income yellow", "income artefact 3"]
    choose(board, "income artefact 3", "step yellow")
    assert goods(board) == (2, 3, 0, 3 + 3 + 1 + 1)


def test_an_artefact_of_plain_gains_pays_without_asking_with_its_grey_tile():
    me = player(side="a2", gold=(0, 3, 0, 1), laid=[("grey 1", "double", 3)])
    board = ask(town(me), INCOME_PART)
    assert board.over
    assert goods(board) == (0, 1, 2 + 2, 3 + 1)


def test_two_artefacts_that_move_are_asked_one_after_the_other():
    me = player(side="b2", gold=(4, 3, 0, 0), students=(2, 1, 2))
    board = ask(town(me), INCOME_PART)
    wanted = ["red", "blue", "research", "artefact 4", "artefact 3"]
    assert options(board) == [f"income {source}" for source in wanted]
    choose(board, "income artefact 4", "step red", "step blue")
    assert options(board) == ["income research", "income artefact 3"]
    assert goods(board) == (2, 0, 2, 1 + 1)


def test_a_neighbourhood_pays_the_street_income_of_all_students():
    board = ask(town(player(students=(4, 5, 1))), neighbourhood("yellow", 10))
    assert goods(board) == (0, 3, 0, 3)


def test_e23_a_golem_costs_its_lead_over_the_student():
    board = ask(town(player(golems=["red 6"], students=(4, 1, 1), knowledge=5)), CONTROL)
    assert goods(board) == (0, 0, 3, 0)


def test_e24_what_does_not_pay_for_a_whole_golem_is_lost_too():
    me = player(golems=["blue 4", "red 5", "yellow 2"], students=(2, 3, 2), knowledge=3, vp=12)
    assert control_costs(me) == [0, 0, 0, 0, 2, 3]
    assert goods(ask(town(me), CONTROL)) == (0, 0, 0, 7)


def test_e25_the_torso_caps_the_cost_of_a_golem():
    golems = ["red 5", "yellow 2", "blue 1 lying"]
    assert control_costs(player(golems=golems))[-2:] == [1, 4]
    assert control_costs(player(golems=golems, upgrades=["torso"]))[-2:] == [1, 2]


def test_several_golems_of_a_district_each_pay_their_own_way():
    assert control_costs(player(golems=["red 3", "red 4", "grave 1"]))[-2:] == [2, 3]


def test_the_leash_frees_the_round():
    board = ask(town(player(golems=["red 9"], knowledge=2, vp=9, leashed=1)), CONTROL)
    assert goods(board) == (0, 0, 2, 9)


@pytest.mark.parametrize(("vp", "left"), [(12, 2), (7, 0)])
def test_points_are_lost_down_to_zero(vp, left):
    assert goods(ask(town(player(golems=["red 9", "blue 9"], vp=vp)), CONTROL))[3] == left
