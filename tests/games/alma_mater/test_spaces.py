"""Antiquarian, laboratory, park, own students, the shared space. [§6]"""

import pytest
from games.alma_mater.position import books, choose, me, on, options, player, shown, table


@pytest.mark.parametrize(
    ("tier", "ducats", "dictionaries"), [("tier 1", 6, 0), ("tier 2", 3, 1), ("tier 3", 0, 2)]
)
def test_the_antiquarian_sells_a_textbook_and_dictionaries(tier, ducats, dictionaries):
    board = choose(table(player(ducats=9)), "send antiquarian", tier, "take 1 red")
    assert me(board).ducats == ducats
    assert me(board).books == books(f"1 red {dictionaries} dictionary")


def test_the_antiquarian_is_closed_without_three_ducats():
    assert "send antiquarian" not in options(table(player(ducats=2)))


def test_the_laboratory_gives_three_black_steps_or_a_green_one():
    board = choose(table(player(ducats=3)), "send laboratory")
    assert options(board) == ["steps black", "steps green"]
    choose(board, "steps green")
    assert (me(board).green, me(board).black) == (1, 0)
    board = choose(table(player(ducats=3)), "send laboratory", "steps black")
    assert (me(board).green, me(board).black) == (0, 3)


def test_the_laboratory_is_closed_at_the_top():
    assert "send laboratory" not in options(table(player(level=15)))


def test_the_park_gives_seven_prestige_for_ten_ducats():
    board = choose(table(player(ducats=12)), "send park")
    assert (me(board).ducats, me(board).prestige) == (2, 7)


def test_pereira_improves_the_park_the_antiquarian_and_the_laboratory():
    assert me(choose(table(player(ducats=12, chancellor="pereira")), "send park")).prestige == 10
    board = choose(table(player(ducats=6, chancellor="pereira")), "send antiquarian", "tier 3")
    assert me(board).ducats == 0
    board = choose(table(player(ducats=3, chancellor="pereira")), "send laboratory", "steps green")
    assert (me(board).green, me(board).black) == (1, 1)


def test_pereira_improves_the_bishop():
    board = choose(table(player(chancellor="pereira")), "send bishop", "masters 2")
    assert me(board).ducats == 7


def test_two_actions_share_a_space_on_the_small_board():
    board = choose(table(player(ducats=10), seats=3), "send laboratory_park")
    assert options(board) == ["use laboratory", "use park"]
    choose(board, "use park")
    assert me(board).prestige == 7


def test_only_the_action_that_can_be_done_is_left():
    board = choose(table(player(ducats=9), seats=3), "send laboratory_park")
    assert options(board) == ["steps black", "steps green"]


def test_an_academy_of_the_small_board_serves_two_faculties():
    said = player(books="3 yellow 1 blue 1 dictionary", students=("med_envoy",))
    board = table(said, seats=3, fixed={"medicine_1": "3 yellow 1 blue 1 dictionary"})
    choose(board, "send academy_math_medicine")
    assert "hire prof_math_fill" in options(board)
    assert "hire prof_med_recruit" in options(board)


def test_the_first_student_sells_four_own_textbooks_as_in_the_example():
    martin = player(ducats=7, shown=(5, 6), books="1 purple 1 dictionary", level=1)
    board = choose(table(martin), "send printed_student", "buy 4", "display 2")
    assert shown(me(board)) == [3, 4, 5, 6]
    assert me(board).books == books("2 red 1 purple 1 dictionary")
    assert (me(board).ducats, me(board).archive, me(board).level) == (3, 3, 1)
    assert on(board, "printed_student", "red") == 1


def test_the_press_sells_eight():
    said = player(ducats=9, students=("art_press",))
    board = choose(table(said), "send art_press")
    assert options(board)[-1] == "buy 8"


def test_an_own_student_is_used_once_a_round():
    board = table(player(ducats=7), pieces=(("printed_student", "red", 1),))
    assert "send printed_student" not in options(board)


def test_an_own_student_without_ducats_needs_a_step_that_can_be_made():
    assert "send printed_student" not in options(table(player()))
    board = table(player(level=3, books="3 purple"))
    choose(board, "send printed_student", "step black")
    assert me(board).level == 4


def test_a_full_display_sends_bought_books_to_storage():
    said = player(ducats=2, shown=(1, 2, 3, 4, 5, 6))
    board = choose(table(said), "send printed_student", "buy 2")
    assert me(board).books == books("2 red")
