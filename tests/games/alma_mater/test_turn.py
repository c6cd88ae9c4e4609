"""Turns and passing. [§4]"""

import pytest
from games.alma_mater.position import BLUE, PURPLE, YELLOW, choose, me, options, player, table

from hightable.cli.golden import count
from hightable.games.alma_mater.rules.free import Window


def test_passing_exhausts_professors_and_sends_masters_and_tutors_to_rest():
    board = choose(table(player(professors={"art_halls": ""}, tutors=1)), "pass")
    black = me(board)
    assert (black.ready, black.archive, black.dormitory) == (0, 0, 4)
    assert (black.tutors, black.resting, black.passed) == (0, 1, True)
    assert board.seat == BLUE


def test_who_has_passed_has_no_further_turn():
    board = table(player(), player(BLUE, passed=True))
    choose(board, "send bishop", "masters 1")
    assert board.seat == YELLOW


def test_the_last_player_goes_on_alone():
    board = table(player(), *[player(seat, passed=True) for seat in (BLUE, YELLOW, PURPLE)])
    choose(board, "send bishop", "masters 1")
    assert (board.seat, board.active) == (0, 0)


def test_a_player_without_any_action_passes_by_himself():
    board = table(player(), player(BLUE, archive=0))
    choose(board, "pass")
    assert me(board, BLUE).passed
    assert board.seat == YELLOW


def test_the_phase_ends_when_all_have_passed():
    board = table(player(), *[player(seat, passed=True) for seat in (BLUE, YELLOW, PURPLE)])
    choose(board, "pass")
    assert board.over
    assert options(board) == []


def test_a_turn_that_leaves_nothing_free_ends_by_itself():
    board = choose(table(player(ducats=10)), "send park")
    assert board.seat == BLUE


def test_a_window_has_a_question_of_its_own_beside_the_free_actions():
    board = table(player(), asked=None)
    with pytest.raises(NotImplementedError):
        Window().offer(board, me(board), 0)
    with pytest.raises(NotImplementedError):
        Window().take(board, me(board), 0, 0)


def test_the_tree_of_choices_of_a_rich_turn_has_its_size():
    said = player(
        ducats=12, books="3 red 3 blue 2 yellow 2 purple 2 dictionary", students=("art_press",),
        professors={"med_recruit": "purple", "law_exchange": "purple"}, chancellor="da_vinci",
    )  # fmt: skip
    board = table(said, player(1, shown=(4, 5, 6)))
    assert [count(board, depth) for depth in (1, 2, 3)] == [17, 75, 282]
