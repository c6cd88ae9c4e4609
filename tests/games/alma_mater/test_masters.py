"""Sending masters: how many, tutors, additional ones. [§5, §12.3]"""

import pytest
from games.alma_mater.position import BLUE, PURPLE, YELLOW, choose, me, on, options, player, table

from hightable.games.alma_mater.box import SITES
from hightable.games.alma_mater.effects.icons import esteem, one_more_master
from hightable.games.alma_mater.rules.masters import masters_needed

PARK = SITES.index("park")


def needed(board, seat, site="park"):
    return masters_needed(board, me(board, seat), SITES.index(site))


def test_a_space_needs_one_more_than_the_largest_group():
    empty = table(player(), asked=None)
    one = table(player(), asked=None, pieces=(("park", "blue", 1),))
    two = table(player(), asked=None, pieces=(("park", "blue", 1), ("park", "purple", 2)))
    assert [needed(board, 0) for board in (empty, one, two)] == [1, 2, 3]


def test_nobody_uses_a_space_on_which_his_master_lies():
    board = table(player(BLUE, ducats=20), pieces=(("park", "blue", 1),))
    assert needed(board, BLUE) == 0
    assert "send park" not in options(board)


def test_exactly_the_required_masters_are_placed():
    board = table(player(PURPLE, ducats=10), pieces=(("park", "blue", 1),))
    choose(board, "send park")
    assert (me(board, PURPLE).archive, on(board, "park", "purple")) == (2, 2)


def test_without_enough_masters_the_space_is_closed():
    board = table(player(PURPLE, ducats=10, archive=1), pieces=(("park", "blue", 1),))
    assert "send park" not in options(board)


def test_agricola_places_one_less_on_an_occupied_space():
    pieces = (("park", "purple", 1), ("park", "yellow", 2))
    martin = player(BLUE, chancellor="agricola", ducats=10)
    board = table(martin, pieces=pieces)
    assert needed(board, BLUE) == 2
    choose(board, "send park")
    assert needed(board, 0) == 3


def test_agricola_still_needs_one_on_an_empty_space():
    board = table(player(chancellor="agricola"), pieces=(("park", "purple", 1),))
    assert [needed(board, 0), needed(board, 0, "antiquarian")] == [1, 1]


def test_a_tutor_counts_and_goes_back_to_the_supply():
    said = player(archive=1, tutors=1, ducats=10)
    board = table(said, pieces=(("park", "blue", 1),))
    board.tutors = 5
    choose(board, "send park")
    assert (me(board).archive, me(board).tutors, board.tutors) == (0, 0, 6)
    assert (on(board, "park", "red"), needed(board, PURPLE)) == (1, 2)


def test_the_mix_of_masters_and_tutors_is_a_choice():
    board = table(player(tutors=2, ducats=10), pieces=(("park", "blue", 1),))
    choose(board, "send park")
    assert options(board) == ["tutors 0", "tutors 1", "tutors 2"]
    choose(board, "tutors 2")
    assert (on(board, "park", "red"), me(board).archive) == (0, 4)


def test_a_space_used_with_tutors_alone_can_be_used_again():
    board = table(player(tutors=1, ducats=20), player(BLUE, passed=True), seats=2)
    choose(board, "send laboratory_park", "tutors 1", "use park")
    choose(board, "send laboratory_park", "use park")
    assert me(board).prestige == 14


def test_ignotus_counts_as_a_colour():
    board = table(player(ducats=10), seats=2, pieces=(("laboratory_park", "yellow", 1),))
    assert needed(board, 0, "laboratory_park") == 2


@pytest.mark.parametrize("site", ["bishop", "colloquium"])
def test_the_large_spaces_take_any_number_of_visits(site):
    board = table(player(ducats=9), pieces=((site, "red", 1), (site, "blue", 3)))
    assert needed(board, 0, site) == 1
    assert f"send {site}" in options(board)


def test_a_student_is_an_action_space_of_its_owner_only():
    assert "send art_press" not in options(table(player(ducats=1)))
    board = table(player(ducats=1, students=("art_press",)), pieces=(("art_press", "purple", 1),))
    assert "send art_press" in options(board)


def test_fifteen_prestige_bring_a_master_once():
    green = player(YELLOW)
    esteem(green, 15)
    assert (green.archive, green.more) == (5, 1)
    green.prestige = 12
    esteem(green, 5)
    assert (green.archive, green.more) == (5, 1)


def test_there_are_two_additional_masters_at_most():
    green = player(YELLOW, more=2, archive=6)
    one_more_master(green)
    assert green.archive == 6
