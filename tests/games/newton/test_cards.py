"""Special effects of cards. [§9]"""

import pytest
from games.newton.position import choose, me, options, played, player

from hightable.games.newton.box import CARDS, PLACES


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("work_1a", {}, dict(coins=1)),
        ("work_1b", dict(potions=1), dict(coins=4)),
        ("work_1c", dict(coins=2), dict(points=3)),
        ("work_2b", dict(potions=1), dict(points=4, coins=1)),
        ("work_3b", {}, dict(points=3, coins=1)),
        ("technology_2c", dict(coins=2), dict(students=("t_start", "t_start"))),
        ("technology_3a", dict(coins=2), dict(points=3)),
        ("technology_3c", dict(coins=2), dict(points=5)),
        ("travel_1c", dict(coins=1), dict(points=1)),
        ("travel_3a", dict(potions=1), dict(points=3)),
        ("travel_3c", {}, dict(potions=1)),
        ("lessons_1b", {}, dict(points=2)),
        ("study_2c", dict(coins=2), dict(potions=1)),
    ],
)
def test_gains_and_exchanges(card, before, after):
    board = choose(played(player(desk=(card,), **before)), "effect")
    assert me(board) == player(desk=(card,), **after)


def test_points_for_volumes_of_a_colour_count_wild_ones_and_the_card_itself():
    before = player(desk=("study_1c", "lessons_1a", "work_2a"), played=("leibniz",))
    assert me(choose(played(before), "effect")).points == 2 + 1 + 1 + 2


def test_points_for_identical_sets():
    before = player(desk=("study_1b", "study_2c", "technology_3b"), played=("fahrenheit", "brahe"))
    assert me(choose(played(before), "effect")).points == 8


def test_a_count_of_zero_is_not_offered():
    assert "effect" not in options(played(player(desk=("technology_3b",))))


def test_an_exchange_needs_its_price():
    assert "effect" not in options(played(player(desk=("work_1c",), coins=1)))


def test_nobody_pays_for_a_student_that_is_not_there():
    before = player(desk=("technology_2c",), coins=2, students=("t_start",) * 4)
    assert "effect" not in options(played(before))


def test_discarding_removes_a_card_from_the_game():
    board = choose(played(player(desk=("lessons_3a",), hand=("work_0", "study_1a"))), "effect")
    assert options(board) == ["discard work_0", "discard study_1a", "decline"]
    choose(board, "discard study_1a")
    assert me(board) == player(
        desk=("lessons_3a",), hand=("work_0",), gone=("study_1a",), points=4, coins=2
    )


def test_discarding_may_be_declined_and_needs_a_card():
    before = player(desk=("lessons_3a",), hand=("work_0",))
    assert me(choose(played(before.copy()), "effect", "decline")) == before
    assert "effect" not in options(played(player(desk=("lessons_3a",))))


def test_copying_pays_the_price_of_the_other_card_again():
    board = choose(played(player(desk=("work_2b", "lessons_2b"), potions=1)), "effect")
    assert options(board) == ["copy work_2b", "decline"]
    choose(board, "copy work_2b")
    assert me(board) == player(desk=("work_2b", "lessons_2b"), points=4, coins=1)


def test_copying_may_be_declined():
    board = choose(played(player(desk=("work_1a", "lessons_2b"))), "effect", "decline")
    assert me(board) == player(desk=("work_1a", "lessons_2b"))


@pytest.mark.parametrize("other", ["lessons_1a", "travel_1b", "lessons_3b", "work_2b"])
def test_volumes_modifiers_copies_and_unpayable_effects_cannot_be_copied(other):
    assert "effect" not in options(played(player(desk=(other, "lessons_2b"))))


def test_the_ride_goes_to_any_village_without_a_token_before_or_after_the_travel():
    before = player(desk=("travel_1b",), coins=4, at="pest")
    board = choose(played(before, bonus={"sofia": "bonus_vp2_1"}), "village")
    assert "go sofia" not in options(board)
    assert "go pest" not in options(board)
    assert "go bologna" not in options(board)
    choose(board, "go smyrna")
    assert me(board) == player(desk=("travel_1b",), coins=2, at="smyrna")
    assert "village" not in options(board)
    assert "do travel" in options(board)


def test_the_ride_costs_two_coins():
    assert "village" not in options(played(player(desk=("travel_1b",), coins=1)))


def test_a_card_that_doubles_tokens_does_so_in_its_own_action():
    before = player(desk=("technology_1b",))
    board = played(before, bonus={"r1": "bonus_coin3_1"})
    choose(board, "do technology", "student t_start", "step r1")
    assert me(board).coins == 6


def test_the_extra_cube_belongs_to_the_card():
    before = player(desk=("travel_2b",), coins=2, at="nurnberg")
    board = choose(played(before), "do travel", "go leipzig", "cube here")
    assert me(board).visited == 1 << PLACES.index("leipzig")
    assert CARDS.index("travel_2b") in me(board).desk
