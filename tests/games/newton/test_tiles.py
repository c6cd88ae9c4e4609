"""Development, Income and Medicine tiles, special spaces. [§8]"""

import pytest
from games.newton.position import ask, choose, me, options, player, table

from hightable.games.newton.box import (
    INVENTION,
    INVENTIONS,
    KINDS,
    MASTER_SPACE,
    SPECIALIZATION,
    SPECIALIZATIONS,
    TECH,
)
from hightable.games.newton.effects import CHAPTERS, COUNTS
from hightable.games.newton.rules.places import ANYWHERE
from hightable.games.newton.rules.spaces import activate
from hightable.games.newton.rules.tiles import ANY_DEVELOPMENT, ANY_INCOME, TAKE_MEDICINE, TAKE_TILE

FULL = ("study",) * 4 + ("work",)
INCOMES = ("vp", "vp", "coin", "potion", "potion")


def reach(board, kind, tile=0):
    activate(board, me(board), kind, tile)
    board.run()
    return board


def invented(name, *players, **more):
    return reach(table(*players, **more), INVENTION, INVENTIONS.index(name))


def test_a_tile_comes_from_the_supply():
    board = ask(table(player()), TAKE_TILE, KINDS.index("travel"))
    assert me(board) == player(tiles=("travel",))
    assert board.supply[KINDS.index("travel")] == 3


def test_a_kind_that_has_run_out_gives_nothing():
    board = ask(table(player(), supply={"travel": 0}), TAKE_TILE, KINDS.index("travel"))
    assert me(board) == player()


def test_full_drawers_let_an_earlier_tile_be_replaced():
    board = ask(table(player(tiles=FULL)), TAKE_TILE, KINDS.index("travel"))
    assert options(board) == ["replace work", "replace study", "decline"]
    choose(board, "replace work")
    assert me(board) == player(tiles=("study",) * 4 + ("travel",))
    assert board.supply[KINDS.index("work")] == 4


def test_full_drawers_let_the_new_tile_be_declined():
    board = choose(ask(table(player(tiles=FULL)), TAKE_TILE, KINDS.index("travel")), "decline")
    assert me(board) == player(tiles=FULL)


def test_a_question_mark_offers_the_kinds_in_supply():
    board = ask(table(player(), supply={"work": 0}), ANY_DEVELOPMENT)
    assert options(board) == ["tile technology", "tile travel", "tile lessons", "tile study"]
    choose(board, "tile lessons")
    assert me(board) == player(tiles=("lessons",))


def test_a_question_mark_for_incomes():
    board = choose(ask(table(player()), ANY_INCOME), "tile potion")
    assert me(board) == player(tiles=("potion",))


def test_medicine_is_taken_then_turned():
    board = choose(ask(table(player()), ANYWHERE), "cube napoli")
    assert me(board) == player(cubes=("napoli",), medicine=1)
    choose(ask(board, ANYWHERE), "cube amsterdam")
    assert me(board) == player(cubes=("napoli", "amsterdam"), medicine=2)


def test_medicine_may_replace_an_income_tile():
    board = ask(table(player(tiles=INCOMES, cubes=("napoli",))), TAKE_MEDICINE)
    assert options(board) == ["replace vp", "replace coin", "replace potion", "decline"]
    choose(board, "replace coin")
    left = ("vp", "vp", "potion", "potion")
    assert me(board) == player(tiles=left, cubes=("napoli",), medicine=1)


def test_medicine_declined_at_the_first_city_comes_with_its_second_side_at_the_second():
    both = ("napoli", "amsterdam")
    board = choose(ask(table(player(tiles=INCOMES, cubes=both)), TAKE_MEDICINE), "replace vp")
    assert me(board) == player(tiles=INCOMES[1:], cubes=both, medicine=2)


def test_other_cities_are_no_cities_of_medicine():
    board = ask(table(player(cubes=("wien", "istanbul", "napoli"))), TAKE_MEDICINE)
    assert me(board).medicine == 1


def test_the_medicine_tile_takes_an_income_space_and_is_never_replaced():
    board = ask(table(player(tiles=INCOMES[:4], medicine=1)), TAKE_TILE, KINDS.index("vp"))
    assert options(board) == ["replace vp", "replace coin", "replace potion", "decline"]


@pytest.mark.parametrize("name", SPECIALIZATIONS)
def test_every_specialization_gives_a_tile(name):
    board = reach(table(player()), SPECIALIZATION, SPECIALIZATIONS.index(name))
    if name.endswith("any"):
        board.choose(board.offered()[0])
    assert sum(me(board).tiles) == 1


@pytest.mark.parametrize(
    ("name", "gains"),
    [
        ("inv_potion_6vp", dict(potions=1, points=6)),
        ("inv_2potion_3vp", dict(potions=2, points=3)),
        ("inv_coins_student", dict(coins=5, students=("t_start", "t_start"))),
    ],
)
def test_plain_inventions(name, gains):
    assert me(invented(name, player())) == player(**gains)


def test_inventions_that_count():
    board = invented("inv_masters", player(played=("bruno", "brahe")))
    assert me(board) == player(played=("bruno", "brahe"), points=4, coins=4)
    cubes = ("paris", "bologna", "athenai")
    assert me(invented("inv_universities", player(cubes=cubes))).points == 4


def test_ancient_craft_is_two_points_and_a_step_for_each_land():
    board = invented("inv_ancient_technology", player(cubes=("athenai", "carthago")))
    assert me(board).points == 2
    choose(board, "student t_start", "step l1")
    assert me(board).points == 4
    choose(board, "student l1", "step l2")
    assert TECH[me(board).students[0]] == "l2"


def test_applied_science_is_a_point_and_a_work_of_one_for_each_line():
    board = invented("inv_lines_work", player(books=("s1c6", "s1c7", "s2c7"), work=5))
    choose(board, "to w6", "to w7")
    assert me(board).points == 2
    assert me(board).coins == 2


@pytest.mark.parametrize(
    ("name", "gains", "action"),
    [
        ("inv_study", dict(coins=2, potions=3), "study"),
        ("inv_lessons", dict(points=2, potions=3), "lessons"),
        ("inv_travel", dict(potions=4), "travel"),
    ],
)
def test_inventions_with_an_action_of_value_three(name, gains, action):
    board = invented(name, player(potions=3), lines=(("work_1a",), (), ()))
    assert me(board) == player(**gains)
    assert board.stack[-1].n == 3
    assert "boost" not in options(board)


def test_a_master_space_lets_a_master_be_played():
    board = reach(table(player(masters=("bruno",))), MASTER_SPACE)
    assert options(board) == ["master bruno", "decline"]
    assert reach(table(player()), MASTER_SPACE).over


def test_every_icon_of_the_data_has_its_chapter():
    assert len(CHAPTERS.effects) == 27
    assert len(COUNTS) == 15
