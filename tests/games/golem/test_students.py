"""Students and menorahs. [§3.3]"""

from games.golem.town import ask, choose, options, player, town

from hightable.games.golem.rules.students import (
    STUDENT_BACK,
    STUDENT_STEP,
    STUDENT_STEPS,
    TWO_DIFFERENT,
)

RED, YELLOW, BLUE = 0, 1, 2


def students(board, seat=0):
    return [int(section) for section in board.players[seat].students]


def test_a_step_may_be_taken_or_declined():
    board = ask(town(player(students=(4, 1, 1))), STUDENT_STEP, RED)
    assert options(board) == ["step red", "decline"]
    assert students(choose(board.copy(), "decline")) == [4, 1, 1]
    assert students(choose(board, "step red")) == [5, 1, 1]


def test_a_student_on_the_last_section_is_not_asked():
    board = ask(town(player(students=(10, 1, 1))), STUDENT_STEP, RED)
    assert board.over
    assert students(board) == [10, 1, 1]


def test_steps_may_be_shared_out_or_left():
    board = ask(town(player(students=(1, 10, 3))), STUDENT_STEPS, 2)
    assert options(board) == ["step red", "step blue", "stop"]
    choose(board, "step blue")
    assert students(choose(board.copy(), "step blue")) == [1, 10, 5]
    assert students(choose(board, "stop")) == [1, 10, 4]


def test_the_black_marble_moves_two_different_students():
    board = choose(ask(town(player()), STUDENT_STEPS, TWO_DIFFERENT), "step yellow")
    assert options(board) == ["step red", "step blue", "stop"]
    choose(board, "step red")
    assert board.over
    assert students(board) == [2, 2, 1]


def test_with_one_student_that_can_move_the_black_marble_moves_that_one():
    board = ask(town(player(students=(10, 9, 10))), STUDENT_STEPS, TWO_DIFFERENT)
    assert options(board) == ["step yellow", "stop"]
    assert choose(board, "step yellow").over


def test_the_first_student_on_viii_takes_the_menorah():
    board = ask(town(player(students=(7, 1, 1))), STUDENT_STEPS, TWO_DIFFERENT)
    choose(board, "step red", "step blue")
    assert list(board.menorahs) == [0, -1, -1]


def test_the_second_student_on_viii_finds_no_menorah():
    board = town(player(), player(1, students=(7, 1, 1)))
    board.menorahs[RED] = 0
    choose(ask(board, STUDENT_STEP, RED, seat=1), "step red")
    assert list(board.menorahs) == [0, -1, -1]


def test_going_back_and_forth_keeps_the_menorah():
    board = town(player(students=(8, 1, 1)))
    board.menorahs[RED] = 0
    ask(board, STUDENT_BACK)
    choose(ask(board, STUDENT_STEP, RED), "step red")
    assert list(board.menorahs) == [0, -1, -1]


def test_only_students_beyond_the_first_section_can_step_back():
    board = ask(town(player(students=(3, 1, 2))), STUDENT_BACK)
    assert options(board) == ["step back red", "step back blue"]
    assert students(choose(board, "step back blue")) == [3, 1, 1]
