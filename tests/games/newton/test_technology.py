"""Technology. [§5.2]"""

from games.newton.position import ask, choose, me, options, played, player, table

from hightable.games.newton.box import TECH, TECHNOLOGY
from hightable.games.newton.rules.technology import (
    CARD_TECHNOLOGY,
    DOUBLE_TECHNOLOGY,
    OPEN_TECHNOLOGY,
    PLAIN_TECHNOLOGY,
    SPLIT_TECHNOLOGY,
)
from hightable.games.newton.rules.value import symbols


def spaces(board):
    return sorted(TECH[space] for space in me(board).students if space >= 0)


def test_a_token_is_taken_in_passing_and_the_last_space_is_activated():
    board = ask(table(player(), bonus={"r1": "bonus_coin2_1"}), CARD_TECHNOLOGY, 3)
    choose(board, "student t_start", "step r1")
    assert me(board).coins == 2
    choose(board, "step r2b", "step r3b", "stop")
    assert me(board) == player(students=("r3b",), coins=2, tokens=("bonus_coin2_1",), tiles=("vp",))


def test_a_token_is_taken_where_the_move_ends():
    board = ask(table(player(), bonus={"r1": "bonus_vp2_1"}), PLAIN_TECHNOLOGY, 1)
    choose(board, "student t_start", "step r1")
    assert me(board) == player(students=("r1",), points=2, tokens=("bonus_vp2_1",))


def test_a_technology_turn_in_words():
    before = player(board="study_b", tucked=("technology_1a",), desk=("technology_0",))
    board = choose(played(before), "do technology", "student t_start")
    choose(board, "step r1", "step r2b", "step r3b")
    assert options(board) == []
    assert spaces(board) == ["r3b"]


def test_stopping_before_the_first_step_activates_nothing():
    board = ask(table(player(students=("l4b",))), PLAIN_TECHNOLOGY, 2)
    choose(board, "student l4b", "stop")
    assert me(board) == player(students=("l4b",))


def test_choosing_no_student_ends_the_action():
    board = choose(ask(table(player()), PLAIN_TECHNOLOGY, 2), "stop")
    assert me(board) == player()


def test_students_on_one_space_are_one_option():
    board = ask(table(player(students=("t_start", "t_start", "r1"))), PLAIN_TECHNOLOGY, 1)
    assert options(board) == ["student t_start", "student r1", "stop"]


def test_a_final_space_holds_one_student_of_a_colour_even_for_torricelli():
    mine = player(students=("obj_t1", "l6a"), potions=4)
    for action in (PLAIN_TECHNOLOGY, OPEN_TECHNOLOGY):
        board = ask(table(mine.copy(), player(1)), action, 3)
        assert spaces(board) == ["l6a", "obj_t1"]
        assert not action.has_use(board, me(board), 3)


def test_an_opponent_may_share_the_final_space():
    board = table(player(students=("obj_t1",)), player(1, students=("l6a",), potions=4))
    ask(board, PLAIN_TECHNOLOGY, 1, seat=1)
    choose(board, "student l6a", "step obj_t1")
    assert me(board, 1) == player(1, students=("obj_t1",))


def test_an_objective_space_asks_for_volumes_or_potions():
    board = ask(table(player(students=("l6a",), potions=3)), PLAIN_TECHNOLOGY, 1)
    assert board.over
    assert spaces(board) == ["l6a"]


def test_torricelli_enters_an_objective_without_requirement():
    board = ask(table(player(students=("l6a",))), OPEN_TECHNOLOGY, 3)
    choose(board, "student l6a", "step obj_t1")
    assert me(board) == player(students=("obj_t1",))


def test_a_potion_taken_on_the_way_opens_an_objective():
    board = table(player(students=("l5a",), potions=3), bonus={"l6a": "bonus_potion1_1"})
    ask(board, PLAIN_TECHNOLOGY, 2)
    choose(board, "student l5a", "step l6a", "step obj_t1")
    assert me(board).potions == 0
    assert spaces(board) == ["obj_t1"]


def test_double_tokens_place_two_students_and_are_one_token():
    board = table(player(students=("t_start", "r2a")), bonus={"r1": "bonus_student_1"})
    ask(board, DOUBLE_TECHNOLOGY, 1)
    choose(board, "student t_start", "step r1")
    assert spaces(board) == ["r1", "r2a", "t_start", "t_start"]
    assert me(board).tokens.bit_count() == 1


def test_a_doubled_student_token_places_the_one_that_is_left():
    students = ("t_start", "r2a", "r2a")
    board = table(player(students=students), bonus={"r1": "bonus_student_1"})
    ask(board, DOUBLE_TECHNOLOGY, 1)
    choose(board, "student t_start", "step r1")
    assert spaces(board) == ["r1", "r2a", "r2a", "t_start"]


def test_the_value_is_fixed_at_the_start():
    before = player(board="study_b", students=("l2",), desk=("technology_0",))
    board = choose(played(before, l4a="spec_dev_technology"), "do technology", "student l2")
    choose(board, "step l3a", "step l4a")
    assert spaces(board) == ["l4a"]
    assert symbols(me(board), TECHNOLOGY) == 3


def test_the_boost_may_come_after_the_last_step_and_only_once():
    board = ask(table(player(coins=4)), CARD_TECHNOLOGY, 1)
    choose(board, "student t_start", "step r1")
    assert "boost" in options(board)
    choose(board, "boost", "step r2a")
    assert "boost" not in options(board)
    assert me(board).coins == 2


def test_the_boost_may_come_before_the_student_is_chosen():
    board = ask(table(player(coins=2)), CARD_TECHNOLOGY, 1)
    assert options(board)[:3] == ["student t_start", "stop", "boost"]
    choose(board, "boost", "student t_start", "step r1", "step r2a")
    assert spaces(board) == ["r2a"]


def test_no_boost_where_no_further_step_is_possible():
    board = ask(table(player(coins=2, students=("l5b",))), CARD_TECHNOLOGY, 1)
    choose(board, "student l5b", "step master_t")
    assert "boost" not in options(board)


def test_halley_splits_the_value_and_each_student_moves_once():
    board = ask(table(player(students=("t_start", "r2a"))), SPLIT_TECHNOLOGY, 4)
    choose(board, "student t_start", "step l1", "stop")
    choose(board, "student r2a", "step r3a", "step r4a", "step r5a")
    assert spaces(board) == ["l1", "r5a"]
    assert me(board).moved == 0


def test_halley_moves_four_students_one_step_each():
    board = ask(table(player(students=("t_start",) * 4)), SPLIT_TECHNOLOGY, 4)
    for _ in range(3):
        choose(board, "student t_start", "step l1", "stop")
    choose(board, "student t_start", "step l1")
    assert spaces(board) == ["l1"] * 4
    assert board.over


def test_after_halley_moved_everyone_the_rest_of_the_value_is_lost():
    board = ask(table(player()), SPLIT_TECHNOLOGY, 4)
    choose(board, "student t_start", "step l1", "stop")
    assert board.over
    assert me(board).moved == 0


def test_a_nested_action_takes_the_student_that_halley_has_moved():
    board = table(player(students=("t_start", "t_start")))
    me(board).moved = 1
    ask(board, PLAIN_TECHNOLOGY, 1)
    choose(board, "student t_start", "step l1")
    assert [TECH[space] for space in me(board).students[:2]] == ["l1", "t_start"]


def test_halley_takes_a_student_that_has_not_moved():
    board = table(player(students=("t_start", "t_start")))
    me(board).moved = 1
    ask(board, SPLIT_TECHNOLOGY, 1)
    choose(board, "student t_start", "step l1")
    assert [TECH[space] for space in me(board).students[:2]] == ["t_start", "l1"]


def test_technology_needs_a_student_that_can_move():
    assert "do technology" in options(played(player(desk=("technology_0",))))
    for students in ((), ("master_t",)):
        assert options(played(player(desk=("technology_0",), students=students, coins=1)))[0] == (
            "end turn"
        )
