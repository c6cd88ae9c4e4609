"""Students and menorahs. [§3.3]"""

from games.golem.town import ask, choose, options, player, town

from hightable.games.golem.rules.students import (
    STUDENT_BACK,
    STUDENT_STEP,
    STUDENT_STEPS,
    TWO_DIFFERENT,
)

RED, YELLOW, BLUE = 0, 1, 2


def students(prague, seat=0):
    return [int(section) for section in prague.players[seat].students]


def test_a_step_may_be_taken_or_declined():
    prague = ask(town(player(students=(4, 1, 1))), STUDENT_STEP, RED)
    assert options(prague) == ["step red", "decline"]
    assert students(choose(prague.copy(), "decline")) == [4, 1, 1]
    assert students(choose(prague, "step red")) == [5, 1, 1]


def test_a_student_on_the_last_section_is_not_asked():
    prague = ask(town(player(students=(10, 1, 1))), STUDENT_STEP, RED)
    assert prague.over
    assert students(prague) == [10, 1, 1]


def test_steps_may_be_shared_out_or_left():
    prague = ask(town(player(students=(1, 10, 3))), STUDENT_STEPS, 2)
    assert options(prague) == ["step red", "step blue", "stop"]
    choose(prague, "step blue")
    assert students(choose(prague.copy(), "step blue")) == [1, 10, 5]
    assert students(choose(prague, "stop")) == [1, 10, 4]


def test_the_black_marble_moves_two_different_students():
    prague = choose(ask(town(player()), STUDENT_STEPS, TWO_DIFFERENT), "step yellow")
    assert options(prague) == ["step red", "step blue", "stop"]
    choose(prague, "step red")
    assert prague.over
    assert students(prague) == [2, 2, 1]


def test_with_one_student_that_can_move_the_black_marble_moves_that_one():
    prague = ask(town(player(students=(10, 9, 10))), STUDENT_STEPS, TWO_DIFFERENT)
    assert options(prague) == ["step yellow", "stop"]
    assert choose(prague, "step yellow").over


def test_the_first_student_on_viii_takes_the_menorah():
    prague = ask(town(player(students=(7, 1, 1))), STUDENT_STEPS, TWO_DIFFERENT)
    choose(prague, "step red", "step blue")
    assert list(prague.menorahs) == [0, -1, -1]


def test_the_second_student_on_viii_finds_no_menorah():
    prague = town(player(), player(1, students=(7, 1, 1)))
    prague.menorahs[RED] = 0
    choose(ask(prague, STUDENT_STEP, RED, seat=1), "step red")
    assert list(prague.menorahs) == [0, -1, -1]


def test_going_back_and_forth_keeps_the_menorah():
    prague = town(player(students=(8, 1, 1)))
    prague.menorahs[RED] = 0
    ask(prague, STUDENT_BACK)
    choose(ask(prague, STUDENT_STEP, RED), "step red")
    assert list(prague.menorahs) == [0, -1, -1]


def test_only_students_beyond_the_first_section_can_step_back():
    prague = ask(town(player(students=(3, 1, 2))), STUDENT_BACK)
    assert options(prague) == ["step back red", "step back blue"]
    assert students(choose(prague, "step back blue")) == [3, 1, 1]
