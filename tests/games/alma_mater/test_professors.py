"""Professors: costs, the free lecture, bookmarks, all sixteen lectures. [§8]"""

import pytest
from games.alma_mater.position import (
    ACADEMY,
    BLUE,
    PURPLE,
    ask,
    books,
    choose,
    cost,
    me,
    on,
    options,
    player,
    shown,
    table,
)

from hightable.games.alma_mater.box import CHAIRS, PROFESSORS
from hightable.games.alma_mater.decode.makers import FREE
from hightable.games.alma_mater.rules.administration import CLOSE_ROUND
from hightable.games.alma_mater.rules.professors import MAY_HIRE, most_paid
from hightable.games.alma_mater.rules.turn import MAIN
from hightable.games.alma_mater.state import PARKED

MEDICINE = CHAIRS.index("medicine_2")
MATH = CHAIRS.index("math_2")
GREEN_CARD = 1 << PROFESSORS.index("prof_med_green")


def bookmark(player, name):
    return player.bookmarks >> 3 * PROFESSORS.index(f"prof_{name}") & 7


def test_the_first_recruiter_fixes_the_cost():
    martin = player(BLUE, ducats=6, books="3 blue 2 purple 1 dictionary")
    board = choose(table(martin), "send academy_medicine", "hire prof_med_green")
    choose(board, "lecture now")
    assert board.costs[MEDICINE] == cost("3 blue 2 purple 1 dictionary")
    assert (me(board, BLUE).ducats, me(board, BLUE).books) == (0, books(""))
    choose(board, "step green")
    assert me(board, BLUE).level == 1
    assert me(board, BLUE).ready == 0
    assert bookmark(me(board, BLUE), "med_green") == BLUE + 1


def test_later_recruiters_pay_the_same_books_and_no_ducats():
    fixed = {"medicine_2": "3 blue 2 purple 1 dictionary"}
    julia = player(PURPLE, books="3 blue 2 purple 1 dictionary 1 yellow")
    board = choose(table(julia, fixed=fixed), "send academy_medicine")
    assert me(board, PURPLE).books == books("1 yellow")
    assert board.costs[MEDICINE] == cost(fixed["medicine_2"])


def test_other_books_do_not_pay_a_fixed_cost():
    fixed = {"medicine_2": "3 blue 2 purple 1 dictionary", "medicine_1": "3 red 1 blue 1 purple"}
    board = table(player(ducats=9, books="3 blue 2 yellow 1 dictionary"), fixed=fixed)
    assert "send academy_medicine" not in options(board)


def test_the_small_example_fixes_two_red_one_blue_one_dictionary():
    said = player(ducats=5, books="2 purple 1 blue 1 dictionary")
    board = choose(table(said), "send academy_math")
    assert "hire prof_math_black3" in options(board)
    choose(board, "hire prof_math_black3", "decline")
    assert board.costs[MATH] == cost("2 purple 1 blue 1 dictionary")
    assert bookmark(me(board), "math_black3") == PURPLE + 1


def test_an_open_cost_is_paid_group_by_group():
    said = player(ducats=4, books="2 purple 2 blue 1 dictionary")
    board = choose(table(said), "send academy_math")
    assert options(board) == ["pay 2 blue", "pay 2 purple"]
    choose(board, "pay 2 purple")
    assert options(board) == ["pay 1 blue", "pay 1 dictionary"]
    choose(board, "pay 1 dictionary")
    assert me(board).books == books("2 blue")


def test_the_largest_group_may_be_dictionaries():
    said = player(ducats=4, books="1 purple 2 dictionary")
    board = choose(table(said), "send academy_math", "decline")
    assert bookmark(me(board), "math_fill") == 5


def test_the_envoy_pays_no_ducats():
    board = table(player(books="2 purple 1 blue", students=("med_envoy",)))
    assert "send academy_math" in options(board)
    assert "send academy_math" not in options(table(player(books="2 purple 1 blue", ducats=3)))


def test_nobody_recruits_the_same_professor_twice():
    said = player(ducats=4, books="2 purple 1 blue", professors={"math_fill": "purple"})
    assert "send academy_math" not in options(table(said))


def test_an_empty_stack_has_no_professor():
    board = table(player(ducats=4, books="2 purple 1 blue"), asked=None)
    board.chairs[0] = 0
    ask(board, MAY_HIRE, 255)
    assert "hire prof_math_fill" not in options(board)


def test_the_assistant_brings_a_green_step_for_each_professor():
    said = player(ducats=4, books="2 purple 1 blue", students=("law_assistant",))
    board = choose(table(said), "send academy_math")
    assert options(board) == ["lecture now", "decline", "step green"]


def test_recruited_for_nothing_with_an_open_cost_any_book_is_the_bookmark():
    board = ask(table(player(), asked=None), MAY_HIRE, 1 | FREE)
    choose(board, "hire prof_math_fill", "decline")
    assert "bookmark dictionary" in options(board)
    choose(board, "bookmark yellow")
    assert (bookmark(me(board), "math_fill"), board.costs[0]) == (3, 0)


def test_recruited_for_nothing_with_a_fixed_cost_the_largest_group_is_the_bookmark():
    board = table(player(), asked=None, fixed={"math_1": "2 purple 1 blue"})
    choose(ask(board, MAY_HIRE, 1 | FREE), "hire prof_math_fill", "decline")
    assert bookmark(me(board), "math_fill") == PURPLE + 1


def test_alberti_lays_no_bookmark_and_pays_no_book():
    board = ask(table(player(chancellor="alberti"), asked=None), MAY_HIRE, 1 | FREE)
    choose(board, "hire prof_math_fill", "decline")
    assert me(board).bookmarks == 0
    said = player(chancellor="alberti", ducats=4, books="2 purple 1 blue")
    board = choose(table(said), "send academy_math", "decline")
    assert (me(board).bookmarks, board.costs[0]) == (0, cost("2 purple 1 blue"))
    board = table(player(chancellor="alberti", professors={"art_halls": "purple"}))
    choose(board, "lecture prof_art_halls")
    assert me(board).prestige == 1


def test_a_lecture_costs_the_book_of_its_bookmark():
    said = player(books="2 blue", professors={"med_green": "blue"})
    board = choose(table(said), "lecture prof_med_green")
    assert (me(board).books, me(board).ready) == (books("1 blue"), 0)
    assert options(board) == ["end", "step green"]
    without = table(player(books="2 purple", professors={"med_green": "blue"}))
    assert "lecture prof_med_green" not in options(without)


def test_an_exhausted_professor_does_not_lecture():
    said = player(books="2 blue", professors={"med_green": "blue"}, tired=("med_green",))
    assert "lecture prof_med_green" not in options(table(said))


def test_a_professor_exhausted_as_a_payment_gives_no_free_lecture():
    said = player(ducats=4, books="2 purple 1 blue", black=1, level=6)
    board = choose(table(said), "send academy_math", "step black")
    assert (me(board).level, me(board).ready) == (7, 0)
    assert bookmark(me(board), "math_fill") == PURPLE + 1


def test_glareanus_is_rewarded_after_the_lecture():
    said = player(chancellor="glareanus", professors={"law_exchange": ""})
    board = table(said)
    choose(board, "lecture prof_law_exchange")
    assert (me(board).prestige, me(board).ducats) == (1, 0)


def lecture(name, *words, board_said=(), **said):
    """The first player lectures with a professor whose lecture is free of books."""
    board = table(
        player(professors={name: ""} | said.pop("others", {}), **said), **dict(board_said)
    )
    return choose(board, f"lecture prof_{name}", *words)


def test_fill():
    assert shown(me(lecture("math_fill", shown=(2,)))) == [1, 2, 3, 4, 5, 6]


def test_again_repeats_the_action_of_an_own_master():
    pieces = (("antiquarian", "red", 1), ("park", "blue", 1))
    board = lecture("math_again", board_said={"pieces": pieces}, ducats=10)
    assert options(board) == ["again antiquarian", "decline"]
    choose(board, "again antiquarian", "tier 1", "take 1 purple")
    assert me(board).books == books("1 purple")
    assert (me(board).archive, on(board, "antiquarian", "red")) == (4, 1)


def test_again_on_the_bishop_counts_one_master():
    board = lecture("math_again", "again bishop", board_said={"bishop": (0, 0, 0)})
    assert (me(board).ducats, board.bishop) == (2, [0, 0, 0])


def test_again_offers_own_students_and_only_what_can_be_done():
    pieces = (("printed_student", "red", 1), ("park", "red", 1))
    board = lecture("math_again", board_said={"pieces": pieces, "bishop": (0,)}, ducats=1)
    assert options(board) == ["again bishop", "again printed_student", "decline"]
    choose(board, "again printed_student", "buy 1", "display 1")
    assert shown(me(board)) == [6]


def test_a_tutor_can_be_reactivated_during_its_own_action():
    said = player(archive=0, tutors=1, ducats=9, books="4 purple 2 blue 1 yellow")
    board = table(said, academy=("math_again", *ACADEMY[1:]))
    choose(board, "send academy_math", "hire prof_math_again", "pay 2 purple", "pay 1 blue")
    choose(board, "lecture now")
    assert on(board, "academy_math", "red") == 1
    choose(board, "again academy_math", "decline")
    assert (on(board, "academy_math", "red"), board.tutors) == (0, 7)
    assert me(board).professors.bit_count() == 2


def test_again_may_be_declined_and_offers_free_actions_first():
    said = {"ducats": 25, "board_said": {"bishop": (0,)}}
    board = lecture("math_again", **said)
    assert options(board) == ["again bishop", "decline", "claim a"]
    choose(board, "decline")
    assert me(board).ducats == 25


SHARED = (("laboratory_park", "red", 1),)


@pytest.mark.parametrize(
    ("ducats", "level", "again"), [(20, 0, True), (9, 0, False), (20, 15, True)]
)
def test_again_on_the_shared_space_is_the_park_if_it_was_the_park(ducats, level, again):
    said = {"seats": 2, "pieces": SHARED}
    board = lecture("math_again", board_said=said, ducats=ducats, level=level, used=PARKED)
    assert ("again laboratory_park" in options(board)) == again
    if again:
        choose(board, "again laboratory_park")
        assert me(board).prestige == 7


def test_again_on_the_shared_space_is_the_laboratory_if_it_was_the_laboratory():
    said = {"seats": 2, "pieces": SHARED}
    board = lecture("math_again", "again laboratory_park", board_said=said, ducats=20)
    assert options(board) == ["steps black", "steps green"]
    board = lecture("math_again", board_said=said, ducats=20, level=15)
    assert "again laboratory_park" not in options(board)


def test_the_action_of_the_shared_space_is_remembered_for_the_round():
    board = table(player(ducats=10), player(BLUE, passed=True), seats=2)
    choose(board, "send laboratory_park", "use park")
    assert me(board).used == PARKED
    ask(board, CLOSE_ROUND)
    assert me(board).used == 0


def test_again_without_a_master_does_nothing():
    assert me(lecture("math_again")).ready == 0


def test_black3():
    assert me(lecture("math_black3", level=0, ducats=3)).black == 3


def test_cleanup():
    board = lecture("math_cleanup", shown=(1, 2, 6), chancellor="copernicus")
    assert (me(board).ducats, shown(me(board))) == (3, [1, 5])


def test_recruit_by_lecture_may_be_declined():
    board = lecture("med_recruit", books="1 blue 1 purple")
    choose(board, "decline")
    assert me(board).books == books("1 blue 1 purple")


def test_tutor():
    board = lecture("med_tutor")
    assert (me(board).tutors, board.tutors) == (1, 5)


def test_no_tutor_is_left():
    board = table(player(professors={"med_tutor": ""}), asked=None)
    board.tutors = 0
    choose(ask(board, MAIN), "lecture prof_med_tutor")
    assert me(board).tutors == 0


def test_dictionary_and_step():
    board = lecture("med_dictionary", ducats=3)
    assert (me(board).books, me(board).black) == (books("1 dictionary"), 1)


@pytest.mark.parametrize(
    ("word", "ducats", "prestige"),
    [("exchange 1", 7, 7), ("exchange 2", 2, 12), ("exchange 3", 17, 1), ("exchange 4", 22, 0)],
)
def test_exchange(word, ducats, prestige):
    board = lecture("law_exchange", word, ducats=12, prestige=2)
    assert (me(board).ducats, me(board).prestige) == (ducats, prestige)


def test_the_exchequer_never_pays_by_itself():
    board = lecture("law_exchange", ducats=5)
    assert options(board) == ["exchange 1", "decline"]
    choose(board, "decline")
    assert (me(board).ducats, me(board).prestige) == (5, 0)


def test_books_of_the_library():
    board = lecture("law_books", "take 1 purple", "display 0")
    assert me(board).books == books("1 red 1 purple 1 dictionary")


def test_ducats_for_ready_masters():
    assert me(lecture("law_ducats", tutors=1)).ducats == 10


def test_prestige_for_ready_masters():
    assert me(lecture("art_masters", tutors=1)).prestige == 5


def test_prestige_for_the_display():
    assert me(lecture("art_display", shown=(3, 4))).prestige == 2


def test_prestige_for_a_halls():
    assert me(lecture("art_halls", students=("art_press", "law_trader"))).prestige == 2


def test_prestige_for_the_college():
    others = {"med_green": "purple", "art_halls": "purple"}
    assert me(lecture("art_college", others=others)).prestige == 5


def test_the_kind_paid_most():
    assert most_paid(cost("1 red 3 yellow 2 dictionary")) == 2
