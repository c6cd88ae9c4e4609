"""Students: cost by reputation, halls, fees, what they set off. [§7]"""

import pytest
from games.alma_mater.position import BLUE, ask, books, choose, me, options, player, table

from hightable.games.alma_mater.rules.books import storage_size
from hightable.games.alma_mater.rules.turn import MAIN

RANKED = "red blue yellow purple"
SIX = ("art_archive", "art_bishop", "art_press", "law_trader", "law_stipend")


def seated(*players, **said):
    return table(*players, rank=RANKED, round=2, **said)


def test_the_law_student_of_the_example_costs_two_of_rank_ii_one_of_i_and_any_other():
    board = seated(player(BLUE, books="1 red 2 blue 1 yellow"))
    choose(board, "send campus_1", "recruit law_stipend")
    assert me(board, BLUE).books == books("1 dictionary")
    assert me(board, BLUE).students == 1 << 4
    assert me(board, BLUE).archive == 3


def test_a_pair_of_rank_iii_does_not_pay_for_a_law_student():
    board = table(player(books="1 red 1 blue 2 yellow"), rank=RANKED, round=2)
    choose(board, "send campus_1")
    assert "recruit law_stipend" not in options(board)


def test_groups_must_differ_in_colour():
    board = table(player(books="1 red 3 blue"), rank=RANKED, round=2)
    choose(board, "send campus_1")
    assert me(board).books == books("1 blue")


def test_a_single_may_be_of_the_worst_rank():
    board = choose(
        table(player(books="2 red 1 yellow 1 purple"), rank=RANKED, round=2), "send campus_1"
    )
    assert options(board) == ["recruit art_press", "recruit law_stipend"]
    choose(board, "recruit law_stipend")
    assert me(board).books == books("1 dictionary")


def test_in_the_first_round_only_numbers_and_colours_count():
    board = choose(table(player(books="2 purple 1 yellow 1 blue")), "send campus_1")
    assert "recruit law_stipend" in options(board)


def test_dictionaries_never_stand_for_textbooks():
    board = table(player(books="2 red 9 dictionary"))
    assert "send campus_1" not in options(board)


def test_a_mathematics_student_needs_two_dictionaries():
    board = choose(table(player(books="2 red 2 blue 2 dictionary")), "send campus_1")
    assert "recruit math_milestones" in options(board)
    choose(board, "recruit math_milestones")
    assert me(board).books == books("")


def test_a_discount_takes_one_book_from_any_group():
    board = seated(player(books="2 blue 1 red 1 yellow", students=("med_recruiter",)))
    choose(board, "send campus_1", "recruit law_stipend")
    assert options(board) == ["pay 2 blue", "pay 1 red"]
    choose(board, "pay 2 blue")
    assert options(board) == ["pay 1 red", "pay 1 yellow"]


def test_after_three_singles_nothing_is_left_to_choose():
    board = seated(player(books="2 blue 1 red 1 yellow", students=("med_recruiter",)))
    choose(board, "send campus_1", "recruit law_stipend", "pay 1 red")
    assert me(board).books == books("1 blue 1 dictionary")


def test_discounts_add_up_in_a_lecture():
    said = player(
        books="1 blue 1 red",
        students=("med_recruiter",),
        professors={"med_recruit": ""},
    )
    board = choose(seated(said), "lecture prof_med_recruit")
    assert "recruit law_stipend" in options(board)
    assert "decline" in options(board)
    choose(board, "recruit law_stipend")
    assert me(board).books == books("1 dictionary")


def test_a_lecture_of_law_adds_prestige_by_faculty():
    said = player(books="2 blue 1 red 1 yellow", professors={"law_recruit": ""})
    board = choose(seated(said), "lecture prof_law_recruit", "recruit law_stipend", "pay 2 blue")
    choose(board, "pay 1 red")
    assert me(board).prestige == 2


def test_nobody_recruits_the_same_student_twice():
    board = table(player(books="2 blue 1 red", students=("art_press",)))
    assert "send campus_1" not in options(board)
    assert "send campus_2" in options(board)


def test_an_empty_stack_has_no_student():
    board = table(player(books="2 blue 1 red"), asked=None)
    board.students[0] = 0
    assert "send campus_1" not in options(ask(board, MAIN))


def test_the_seventh_hall_costs_a_ducat_in_advance():
    rich = player(books="2 blue 1 red", students=SIX, ducats=1)
    board = choose(table(rich), "send campus_4")
    assert me(board).ducats == 0
    assert "send campus_4" not in options(table(player(books="2 blue 1 red", students=SIX)))


def test_the_bursar_does_not_pay_the_fee_but_brings_two_ducats_afterwards():
    halls = ("art_archive", "art_bishop", "art_press", "law_bursar", "law_stipend")
    poor = player(books="2 blue 1 red", students=halls)
    assert "send campus_4" not in options(table(poor))
    board = table(player(books="2 blue 1 red", students=halls, ducats=1))
    choose(board, "send campus_4")
    assert me(board).ducats == 2


def test_the_bursar_does_not_reward_himself():
    board = choose(table(player(books="2 red 1 blue 1 yellow")), "send campus_4")
    choose(board, "recruit law_bursar")
    assert me(board).ducats == 2


def test_with_all_halls_full_nobody_is_recruited():
    ten = ("art_archive", "art_bishop", "art_press", "law_trader", "law_stipend", "law_assistant")
    ten += ("law_bursar", "med_patron", "med_recruiter", "med_researcher")
    board = table(player(books="9 blue 9 red", students=ten, ducats=20))
    assert not any(word.startswith("send campus") for word in options(board))


def test_the_sixth_hall_brings_a_master():
    board = table(player(books="2 blue 1 red", students=SIX[:4]))
    choose(board, "send campus_4")
    assert me(board).archive == 4
    assert me(board).more == 1


@pytest.mark.parametrize(("students", "size"), [(0, 3), (1, 3), (2, 5), (4, 7), (10, 13)])
def test_storage_grows_with_the_rightmost_a_hall(students, size):
    assert storage_size(player(halls=[15] * students)) == size


def test_the_keeper_of_the_stacks_makes_room_for_four_more():
    assert storage_size(player(students=("art_archive",))) == 7


def test_medicine_students_score_those_in_b_halls_themselves_included():
    halls = ("art_archive", "art_bishop")
    board = table(player(books="3 red 2 blue", students=halls), rank=RANKED, round=2)
    choose(board, "send campus_1", "recruit med_patron")
    assert me(board).prestige == 2
    assert me(board).ducats == 4


def test_biringuccio_rewards_a_student_in_a_b_hall():
    board = table(player(books="2 red 1 blue", chancellor="biringuccio"))
    choose(board, "send campus_2")
    assert (me(board).ducats, list(me(board).books)[4]) == (4, 1)


def test_biringuccio_is_silent_about_a_halls():
    said = player(books="2 red 1 blue", chancellor="biringuccio", students=("art_press",))
    board = choose(table(said), "send campus_2")
    assert (me(board).ducats, list(me(board).books)[4]) == (1, 0)
