"""Golems at work. [§4.4, §5.3]"""

import pytest
from games.golem.town import (
    WORK,
    ask,
    character,
    choose,
    golems,
    goods,
    options,
    player,
    rabbi,
    set_tile,
    town,
)

from hightable.games.golem.rules.work import work_cost


def test_e12_three_golems_at_strength_3_cost_2_knowledge():
    me = player(golems=["red 1", "yellow 1", "blue 1"], knowledge=2)
    board = ask(town(me), WORK, 3)
    assert options(board) == ["work 1", "work 2", "work 3", "stop"]
    choose(board, "work 3", "worker blue 1", "worker red 1", "worker yellow 1")
    assert goods(board) == (2, 2, 2, 0)
    assert golems(board)[:3] == ["red 1 lying", "yellow 1 lying", "blue 1 lying"]


@pytest.mark.parametrize(
    ("strength", "costs"),
    [(1, [0, 2, 4, 7]), (3, [0, 0, 2, 5]), (5, [0, 0, 0, 3]), (6, [0, 0, 0, 2])],
)
def test_e13_the_cost_of_workers_falls_with_the_strength(strength, costs):
    assert [work_cost(player(), workers, strength) for workers in (1, 2, 3, 4)] == costs


def test_e31_the_left_arm_adds_a_free_worker():
    me = player(upgrades=["left arm"], golems=["red 1", "red 2", "red 3", "blue 2", "blue 3"])
    me.goods[2] = 6
    assert [work_cost(me, workers, 2) for workers in range(1, 6)] == [0, 0, 1, 3, 6]
    assert options(ask(town(me), WORK, 2)) == [*[f"work {n}" for n in range(1, 6)], "stop"]
    plain = player(golems=["red 1", "red 2", "red 3", "blue 2", "blue 3"], knowledge=6)
    assert [work_cost(plain, workers, 2) for workers in range(1, 5)] == [0, 1, 3, 6]
    assert options(ask(town(plain), WORK, 2)) == [*[f"work {n}" for n in range(1, 5)], "stop"]


def test_only_upright_golems_on_i_to_vii_work():
    board = ask(town(player(golems=["red 8", "blue 2 lying", "yellow 7"])), WORK, 6)
    assert options(board) == ["work 1", "stop"]
    choose(board, "work 1")
    assert options(board) == ["worker yellow 7", "stop"]


def test_without_a_golem_that_can_work_there_is_no_question():
    assert ask(town(player(golems=["red 8"])), WORK, 6).over


def test_work_may_be_left_at_any_point():
    me = player(golems=["red 1", "yellow 1"], knowledge=9)
    assert goods(choose(ask(town(me), WORK, 1), "stop")) == (0, 0, 9, 0)
    board = choose(ask(town(me), WORK, 1), "work 2", "worker red 1", "stop")
    assert goods(board) == (2, 0, 7, 0)


def test_two_golems_on_one_block_use_its_tile_one_after_the_other():
    board = choose(ask(town(player(golems=["red 1", "red 1"])), WORK, 6), "work 2")
    choose(board, "worker red 1", "worker red 1")
    assert goods(board) == (4, 0, 0, 0)
    assert golems(board)[:2] == ["red 1 lying", "red 1 lying"]


def test_e32_a_golem_created_during_work_is_not_one_of_the_workers():
    board = ask(town(player(golems=["red 4", "blue 1"], clay=3)), WORK, 3)
    choose(board, "work 2", "worker red 4", "create yellow")
    assert goods(board) == (3, 0, 0, 0)
    assert options(board) == ["worker blue 1", "stop"]


def test_a_worker_destroyed_before_its_turn_is_lost():
    board = ask(town(player(golems=["yellow 3", "blue 1"])), WORK, 6)
    choose(board, "work 2", "worker yellow 3", "destroy blue 1", "grave 9")
    assert board.over
    assert goods(board) == (0, 3, 0, 0)


def test_e20_a_character_moves_one_golem_and_lets_two_work_without_cost():
    board = ask(town(player(golems=["red 2", "blue 1"])), character(41))
    choose(board, "retreat red 2")
    assert options(board) == ["worker red 1", "worker blue 1", "stop"]
    choose(board, "worker red 1", "worker blue 1")
    assert goods(board) == (2, 0, 2, 0)


def test_a_favour_gains_any_tile_of_the_district_of_a_golem_that_does_not_work():
    me = player(golems=["red 2 lying", "blue 9", "grave 1"])
    board = ask(town(me), rabbi("favour"))
    districts = [f"tile {d} {section}" for d in ("red", "blue") for section in range(1, 8)]
    assert options(board) == [*districts, "decline"]
    choose(board, "tile red 1")
    assert goods(board) == (2, 0, 0, 0)
    assert golems(board)[:2] == ["red 2 lying", "blue 9"]


def test_a_favour_as_a_variant_gains_the_tile_above_a_golem():
    me = player(golems=["red 1 lying", "red 1", "blue 9", "yellow 1"])
    board = ask(town(me, favour="golem"), rabbi("favour"))
    assert options(board) == ["tile red 1", "tile yellow 1", "decline"]
    assert goods(choose(board.copy(), "decline")) == (0, 0, 0, 0)
    choose(board, "tile red 1")
    assert goods(board) == (2, 0, 0, 0)
    assert golems(board)[:2] == ["red 1 lying", "red 1"]


def test_without_a_golem_in_town_there_is_no_favour():
    assert ask(town(player(golems=["grave 1"])), rabbi("favour")).over
    assert ask(town(player(golems=["red 9"]), favour="golem"), rabbi("favour")).over


def test_a_worker_gains_the_tile_that_lies_there():
    board = town(player(golems=["blue 2"]))
    set_tile(board, "blue", 2, 3)
    choose(ask(board, WORK, 1), "work 1", "worker blue 2")
    assert goods(board) == (0, 0, 3, 0)
