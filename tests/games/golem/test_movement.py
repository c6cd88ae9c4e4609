"""Golems on the move. [§2.2, §4.5, §4.6]"""

from games.golem.town import ask, choose, golems, goods, options, player, rabbi, town

from hightable.games.golem.box import CHARACTERS
from hightable.games.golem.effects import CHAPTERS
from hightable.games.golem.rules.movement import MARCH, MOVEMENT


def with_character(board, number):
    board.city.palace[0] = CHARACTERS.index(str(number))
    return board


def test_e4_marker_and_character_steps_are_used_up_in_any_split():
    start = with_character(town(player(golems=["red 1", "blue 1"], marker=2)), 47)
    board = ask(start, MOVEMENT)
    choose(board, "move red 1", "move blue 1", "move blue 2")
    assert options(board) == ["move red 2", "move blue 3"]
    choose(board, "move blue 3")
    assert board.over
    assert golems(board)[:2] == ["red 2", "blue 4"]


def test_the_whole_movement_may_go_to_one_golem():
    start = with_character(town(player(golems=["red 1", "blue 1"], marker=2)), 47)
    choose(ask(start, MOVEMENT), "move red 1", "move red 2", "move red 3", "move red 4")
    assert golems(start)[:2] == ["red 5", "blue 1"]


def test_a_lying_golem_gets_up_when_it_moves():
    board = ask(town(player(golems=["red 3 lying", "blue 1"])), MARCH, 1)
    choose(board, "move red 3 lying")
    assert golems(board)[:2] == ["red 4", "blue 1"]


def test_e5_the_entry_cost_is_paid_wholly_in_knowledge_or_wholly_in_points():
    board = ask(town(player(golems=["yellow 9"], knowledge=6, vp=12)), MARCH, 1)
    assert options(board) == ["pay knowledge", "pay vp"]
    assert goods(choose(board.copy(), "pay knowledge")) == (0, 0, 1, 12)
    assert goods(choose(board, "pay vp")) == (0, 0, 6, 7)


def test_e6_steps_that_no_golem_can_take_cost_5_points_for_each_golem_on_x():
    assert goods(ask(town(player(golems=["red 10", "blue 10"], vp=20)), MARCH, 4))[3] == 10
    assert goods(ask(town(player(golems=["red 10", "blue 10"], vp=20)), MARCH, 1))[3] == 15


def test_e7_golems_outside_x_move_first():
    board = ask(town(player(golems=["red 10", "red 8"], vp=20)), MARCH, 3)
    assert (goods(board)[3], golems(board)[1]) == (7, "red 10")


def test_without_golems_in_town_nothing_is_lost():
    assert goods(ask(town(player(golems=["grave 9"], vp=20)), MARCH, 3))[3] == 20


def test_e33_who_has_neither_means_pays_all_points():
    assert goods(ask(town(player(golems=["red 9"], vp=3, knowledge=4)), MARCH, 1)) == (0, 0, 4, 0)
    assert goods(ask(town(player(golems=["red 9"], vp=7, knowledge=4)), MARCH, 1)) == (0, 0, 4, 2)
    assert goods(ask(town(player(golems=["red 9"], vp=4, knowledge=5)), MARCH, 1)) == (0, 0, 0, 4)


def test_e33_a_bonus_does_not_lead_a_golem_where_it_cannot_pay():
    board = ask(town(player(golems=["red 9"], vp=3, knowledge=4)), rabbi("leash"))
    assert board.over
    assert golems(board)[0] == "red 9"


def test_the_left_leg_ignores_any_number_of_character_steps():
    for word, end in (("steps 2", "red 5"), ("steps 1", "red 4"), ("steps 0", "red 3")):
        me = player(golems=["red 1"], upgrades=["left leg"])
        board = ask(with_character(town(me), 47), MOVEMENT)
        assert options(board) == ["steps 0", "steps 1", "steps 2"]
        assert golems(choose(board, word))[0] == end


def test_a_bonus_moves_golems_forward_or_back_but_not_beyond_the_ends():
    board = ask(town(player(golems=["red 1", "blue 10"])), CHAPTERS["move"], 2)
    assert options(board) == ["advance red 1", "retreat blue 10", "stop"]
    choose(board, "retreat blue 10")
    assert options(board) == ["advance red 1", "retreat blue 9", "stop"]
    choose(board, "stop")
    assert golems(board)[:2] == ["red 1", "blue 9"]


def test_going_back_costs_nothing_and_going_forward_the_entry():
    me = player(golems=["red 9"], vp=3)
    board = ask(town(me), CHAPTERS["move"], 2)
    assert options(board) == ["retreat red 9", "stop"]
    choose(board, "retreat red 9", "advance red 8")
    assert (goods(board), golems(board)[0]) == ((0, 0, 0, 0), "red 9")


def test_e37_a_golem_that_lies_is_stood_up_and_works_again():
    board = ask(town(player(golems=["yellow 5 lying"])), rabbi("night shift"))
    choose(board, "advance yellow 5 lying", "retreat yellow 6")
    assert options(board) == ["worker yellow 5", "stop"]


def test_without_golems_there_is_nothing_to_move():
    assert ask(town(player()), CHAPTERS["move"], 2).over


def test_the_leash_leads_one_golem_up_to_four_sections_and_it_may_work():
    me = player(golems=["blue 1 lying", "red 8"], vp=9)
    board = ask(town(me), rabbi("leash"))
    assert options(board) == ["lead blue 1 lying", "lead red 8", "decline"]
    choose(board, "lead blue 1 lying", "forward", "forward", "forward", "forward")
    assert options(board) == ["work here", "decline"]
    choose(board, "work here")
    assert golems(board)[:2] == ["blue 5 lying", "red 8"]
    assert me.leashed == 1


def test_on_the_leash_a_golem_may_stop_anywhere_and_one_that_lies_cannot_work():
    board = choose(ask(town(player(golems=["blue 1 lying"])), rabbi("leash")), "lead blue 1 lying")
    assert options(board) == ["forward", "stop"]
    assert choose(board.copy(), "stop").over
    choose(board, "forward", "stop", "decline")
    assert golems(board)[0] == "blue 2"


def test_on_the_leash_the_entry_cost_is_paid_step_by_step():
    me = player(golems=["red 7"], vp=4)
    board = choose(ask(town(me), rabbi("leash")), "lead red 7", "forward", "forward")
    assert board.over
    assert (goods(board), golems(board)[0]) == ((0, 0, 0, 0), "red 9")


def test_the_leash_may_be_declined_and_still_spares_the_control_cost():
    me = player(golems=["red 7"])
    choose(ask(town(me), rabbi("leash")), "decline")
    assert me.leashed == 1
