"""Study. [§5.5]"""

import pytest
from games.newton.position import ask, choose, me, options, player, table

from hightable.games.newton.box import CARDS, STUDY
from hightable.games.newton.rules.cards import CARD_ACTIONS
from hightable.games.newton.rules.counts import TALLIES
from hightable.games.newton.rules.study import (
    CARD_STUDY,
    OPEN_STUDY,
    PLAIN_STUDY,
    REMOVE_TILES,
    SPLIT_STUDY,
)

SECOND_BOOK = CARD_ACTIONS[CARDS.index("study_2a")][STUDY]
IGNORING = CARD_ACTIONS[CARDS.index("study_3b")][STUDY]
EIGHT = ("s1c2", "s1c3", "s1c4", "s1c6", "s2c1", "s2c2", "s2c3", "s2c5")
RICH = ("technology_3a", "travel_3a", "study_3a")


def frank():
    return player(desk=("work_0",), books=("s2c7", "s1c2"), cubes=("bologna", "salamanca"))


def shelves(board):
    return sorted({word[6] for word in options(board) if word.startswith("book")})


def test_a_space_needs_its_volume_or_its_university():
    before = player(desk=("work_0",), books=("s2c7",), cubes=("bologna", "salamanca"))
    board = ask(table(before), CARD_STUDY, 2)
    assert options(board) == ["book s1c7", "book s2c2", "stop"]


def test_the_third_tile_gives_a_potion_then_it_is_placed_and_the_line_is_complete():
    board = ask(table(frank()), CARD_STUDY, 2)
    assert options(board) == ["next tile", "stop"]
    choose(board, "next tile")
    assert me(board).potions == 1
    assert "stop" not in options(board)
    choose(board, "book s1c7")
    assert me(board).potions == 1
    assert TALLIES["completed_lines"].of(board, 0) == 1


def test_the_potion_of_a_pile_helps_to_place_that_very_tile():
    before = player(books=("s2c7", "s1c2"))
    board = choose(ask(table(before), CARD_STUDY, 1), "next tile", "book s1c7")
    assert me(board) == player(books=("s2c7", "s1c2", "s1c7"))


def test_the_coins_of_a_pile_buy_a_potion_for_that_very_tile():
    before = player(books=EIGHT[:5])
    board = choose(ask(table(before), CARD_STUDY, 1), "next tile", "buy potion", "book s1c7")
    assert me(board) == player(books=(*EIGHT[:5], "s1c7"), coins=1)


@pytest.mark.parametrize(("master", "potions"), [("brahe", 0), ("cusano", 2)])
def test_the_master_of_a_pile_helps_to_place_that_very_tile(master, potions):
    before = player(books=EIGHT, masters=(master,))
    board = ask(table(before), CARD_STUDY, 1)
    choose(board, "next tile", f"master {master}")
    assert me(board) == player(books=(*EIGHT, "s1c7"), played=(master,), potions=potions)


def test_a_tile_is_not_taken_where_no_bonus_could_help():
    assert ask(table(player(books=EIGHT, masters=("galilei",))), CARD_STUDY, 1).over


def test_a_tile_taken_that_cannot_be_placed_leaves_the_game():
    before = player(books=EIGHT, masters=("brahe",))
    board = choose(ask(table(before), CARD_STUDY, 1), "next tile", "decline")
    assert board.over
    assert me(board) == player(books=EIGHT, masters=("brahe",), removed=1)


def test_the_boost_may_come_while_the_tile_is_in_hand():
    board = ask(table(player(desk=RICH, books=EIGHT[:2], coins=2)), CARD_STUDY, 1)
    choose(board, "next tile")
    assert shelves(board) == ["1"]
    assert shelves(choose(board, "boost")) == ["1", "2"]
    assert "boost" not in options(board)


def test_three_potions_stand_in_for_a_university():
    board = choose(ask(table(player(potions=3)), CARD_STUDY, 2), "book s2c7")
    assert me(board) == player(books=("s2c7",))


def test_potions_stand_in_for_volumes():
    board = choose(ask(table(player(potions=3)), CARD_STUDY, 2), "book s2c3")
    assert me(board) == player(potions=1, books=("s2c3",))


@pytest.mark.parametrize(
    ("before", "gains"),
    [(5, dict(coins=4)), (11, dict(points=8))],
)
def test_the_last_tile_of_a_pile_gives_its_bonus(before, gains):
    cells = ("s1c2", "s1c3", "s1c4", "s1c6", "s2c1", "s2c2", "s2c3", "s2c5", "s2c6", "s2c7", "s3c1")
    board = ask(table(player(books=cells[:before])), OPEN_STUDY, 3)
    choose(board, "next tile", "book s3c6")
    assert me(board) == player(books=(*cells[:before], "s3c6"), **gains)


def test_the_ninth_tile_lets_a_master_be_played():
    board = ask(table(player(books=EIGHT, masters=("bruno", "cusano"))), OPEN_STUDY, 3)
    choose(board, "next tile")
    assert options(board) == ["master bruno", "master cusano", "decline"]


def test_without_a_tile_there_is_no_study():
    empty = player(removed=12)
    assert not CARD_STUDY.has_use(table(empty), empty, 3)
    assert ask(table(empty), PLAIN_STUDY, 3).over


def test_one_may_study_nothing():
    assert me(choose(ask(table(frank()), CARD_STUDY, 2), "stop")) == frank()


def test_a_second_book_costs_three_coins_and_the_shelves_share_the_value():
    board = ask(table(player(desk=RICH, coins=3, cubes=("bologna",))), SECOND_BOOK, 3)
    assert shelves(board) == ["1", "2", "3"]
    choose(board, "book s1c2")
    assert shelves(board) == ["1", "2"]
    choose(board, "book s2c2")
    assert me(board).coins == 0
    assert board.over


def test_a_tile_on_the_third_shelf_leaves_nothing_for_a_second():
    board = choose(ask(table(player(desk=RICH, coins=3)), SECOND_BOOK, 3), "book s3c2")
    assert board.over
    assert me(board).coins == 3


def test_a_second_tile_goes_only_where_the_value_left_reaches():
    board = choose(ask(table(player(desk=RICH, coins=3)), SECOND_BOOK, 3), "book s2c1")
    assert shelves(board) == ["1"]


def test_two_coins_do_not_pay_a_second_book_unless_the_first_tile_brings_four():
    desk, four = RICH, ("s1c3", "s1c4", "s1c6", "s2c2")
    board = choose(ask(table(player(desk=desk, coins=2, books=four)), SECOND_BOOK, 3), "book s1c2")
    assert shelves(board) == []
    five = (*four, "s2c6")
    board = ask(table(player(desk=desk, coins=2, books=five)), SECOND_BOOK, 3)
    choose(board, "next tile", "book s1c2")
    assert me(board).coins == 6
    assert shelves(board) == ["1", "2"]


def test_the_boost_may_come_before_the_second_book():
    board = ask(table(player(desk=RICH, coins=5)), SECOND_BOOK, 3)
    choose(board, "book s1c2", "boost")
    assert shelves(board) == ["1", "2", "3"]
    choose(board, "book s3c2")
    assert me(board).coins == 0


def test_no_boost_for_a_second_book_that_could_not_be_paid_then():
    board = ask(table(player(desk=RICH, coins=4)), SECOND_BOOK, 3)
    choose(board, "book s1c2")
    assert "boost" not in options(board)


def test_a_requirement_can_be_bought_off_where_it_is_not_met():
    board = ask(table(player(desk=("work_0",), coins=4)), IGNORING, 1)
    assert "ignore s1c7" not in options(board)
    choose(board, "ignore s1c3")
    assert me(board) == player(desk=("work_0",), books=("s1c3",))


def test_copernicus_ignores_the_requirement():
    board = choose(ask(table(player()), OPEN_STUDY, 3), "book s3c5")
    assert me(board) == player(books=("s3c5",))


def test_boyle_places_tiles_while_the_shelves_sum_to_four():
    board = ask(table(player(desk=RICH)), SPLIT_STUDY, 4)
    choose(board, "book s1c2", "book s1c4")
    choose(board, "next tile")
    assert shelves(board) == ["1", "2"]
    choose(board, "book s2c1")
    assert board.over
    assert me(board).potions == 1


def test_boyle_cannot_place_on_two_and_three():
    board = choose(ask(table(player(desk=RICH)), SPLIT_STUDY, 4), "book s2c1")
    assert shelves(board) == ["1", "2"]


def test_the_boost_reaches_the_next_shelf_and_is_not_offered_above_the_third():
    board = ask(table(player(desk=RICH, coins=2)), CARD_STUDY, 1)
    assert shelves(choose(board, "boost")) == ["1", "2"]
    assert "boost" not in options(ask(table(player(desk=RICH, coins=2)), CARD_STUDY, 3))


def test_cavendish_removes_two_tiles_and_the_ninth_plays_another_master():
    board = ask(table(player(books=EIGHT[:7], masters=("bruno", "cusano"))), REMOVE_TILES, 2)
    assert options(board) == ["master bruno", "master cusano", "decline"]
    assert me(board).piles == 3
    assert TALLIES["bookshelf_tiles_placed"].of(board, 0) == 7


def test_cavendish_removes_no_more_than_there_are():
    board = ask(table(player(removed=11)), REMOVE_TILES, 2)
    assert me(board) == player(removed=12, points=8)
