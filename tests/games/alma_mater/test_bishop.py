"""The bishop: ducats, the row, Erasmus, the choir scholar. [§6.6]"""

import pytest
from games.alma_mater.position import BLUE, PURPLE, choose, me, on, options, player, table

from hightable.games.alma_mater.effects.counts import BishopMasters
from hightable.games.alma_mater.rules.administration import set_turn_order
from hightable.games.alma_mater.state import SEATS


@pytest.mark.parametrize(("masters", "ducats"), [(1, 2), (2, 5), (3, 8)])
def test_one_two_or_three_masters_bring_two_five_or_eight(masters, ducats):
    board = choose(table(player()), "send bishop", f"masters {masters}")
    assert (me(board).ducats, me(board).archive) == (ducats, 4 - masters)


def test_only_the_masters_of_this_turn_count_as_in_the_example():
    board = table(player(PURPLE), bishop=(PURPLE, BLUE, BLUE))
    choose(board, "send bishop", "masters 1")
    assert me(board, PURPLE).ducats == 2
    assert board.bishop == [PURPLE, BLUE, BLUE, PURPLE]
    assert on(board, "bishop", "purple") == 2


def test_tutors_bring_ducats_but_do_not_stand_in_the_row():
    board = choose(table(player(tutors=1)), "send bishop", "masters 2", "tutors 1")
    assert (me(board).ducats, board.bishop) == (5, [0])


def erasmus(*words, **said):
    board = table(player(chancellor="erasmus", **said))
    return choose(board, "send bishop", *words)


def test_erasmus_counts_one_more_for_ducats_and_order():
    board = erasmus("masters 1", "extra")
    assert (me(board).ducats, board.bishop) == (5, [0, SEATS])
    assert BishopMasters().count(board, me(board)) == 2


def test_erasmus_counts_for_the_order_beside_a_tutor_too():
    board = erasmus("masters 1", "tutors 1", "extra", tutors=1)
    assert (me(board).ducats, board.bishop) == (5, [SEATS])
    set_turn_order(board)
    assert board.order[0] == 0
    assert BishopMasters().count(board, me(board)) == 1


def test_erasmus_with_three_masters_is_paid_for_three():
    board = erasmus("masters 3", "extra", students=("art_bishop",))
    assert (me(board).ducats, len(board.bishop)) == (12, 4)


def test_erasmus_may_be_saved_and_works_once_a_round():
    board = erasmus("masters 1", "decline")
    assert (me(board).ducats, me(board).used) == (2, 0)
    board = erasmus("masters 1", used=2)
    assert (me(board).ducats, board.bishop) == (2, [0])


def test_the_choir_scholar_adds_ducats_and_a_black_step():
    said = player(students=("art_bishop",))
    board = choose(table(said), "send bishop", "masters 2")
    assert (me(board).ducats, me(board).black) == (7, 1)
    assert options(board) == ["end", "step black"]


COUNTS_THE_BISHOP = ("A2", "B3", "C1", "D2", "E3")


def test_a_tutor_on_the_bishop_lowers_a_cost_while_it_stands_there():
    said = player(students=("art_bishop",), archive=0, tutors=1, level=3)
    board = choose(table(said, cards=COUNTS_THE_BISHOP), "send bishop")
    assert (me(board).ducats, options(board)) == (3, ["decline", "step black"])
    late = choose(board.copy(), "decline")
    assert (late.seat, late.tutors, me(late).level) == (1, 7, 3)
    choose(board, "step black")
    assert (me(board).ducats, me(board).level, board.tutors) == (0, 4, 7)


def test_the_tutors_leave_without_a_question_when_there_is_no_step():
    board = choose(table(player(tutors=1)), "send bishop", "masters 1", "tutors 1")
    assert (board.seat, on(board, "bishop", "red")) == (1, 0)
