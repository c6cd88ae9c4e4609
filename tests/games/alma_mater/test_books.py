"""The display, its clean-up and the price tiles. [§9]"""

import pytest
from games.alma_mater.position import ask, books, choose, me, options, player, shown, table, values

from hightable.games.alma_mater.decode.prices import LEGAL_ROWS, ROW_PRICES
from hightable.games.alma_mater.effects.icons import CleanUp, put_on_display, slide
from hightable.games.alma_mater.rules.books import LAY_TILES, REARRANGE, TAKE_OWN


def test_own_books_fill_the_display_from_the_right_gaps_included():
    me = player(shown=(5,))
    put_on_display(me, 2)
    assert shown(me) == [4, 5, 6]


def test_each_starred_book_goes_to_the_display_or_to_storage():
    board = table(player(shown=(6,)), asked=TAKE_OWN, n=3)
    choose(board, "display 2")
    assert (shown(me(board)), me(board).books) == ([4, 5, 6], books("1 red"))


def test_the_clean_up_of_the_example_slides_the_shelves():
    said = player(shelves=(1, 1, 2, 1, 3, 2, 1), shown=(1, 2, 6), dark=(7,))
    board = ask(table(said, asked=None), CleanUp())
    assert me(board).ducats == 3
    assert values(me(board)) == [1, 2, 1, 3, 2, -1, 1]
    assert shown(me(board)) == [1, 5]
    put_on_display(me(board), 1)
    assert shown(me(board)) == [1, 5, 6]


def test_the_spare_shelf_never_keeps_a_book():
    me = player(shown=(1,))
    slide(me)
    assert shown(me) == []


@pytest.mark.parametrize(
    ("row", "legal"),
    [
        ([2, 2, 2, 3, 3, 3], True),
        ([1, 1, 2, 3, 4, 4], True),
        ([3, 1, 2, 2, 3, 3], False),
        ([1, 1, 2, 4, 3, 3], False),
    ],
)
def test_prices_never_fall_from_left_to_right(row, legal):
    assert (row in [ROW_PRICES[at] for at in LEGAL_ROWS]) is legal


def test_there_are_twelve_rows_of_prices():
    rows = sorted(ROW_PRICES[at] for at in LEGAL_ROWS)
    assert (len(rows), rows[0], rows[-1]) == (12, [1, 1, 2, 2, 2, 3], [2, 2, 2, 3, 3, 3])


def test_the_book_dealers_son_lays_three_tiles_at_once():
    board = choose(table(player(books="2 purple 1 blue")), "send campus_4")
    assert len(options(board)) == 12
    choose(board, "prices 2-2-3 at 124")
    assert ROW_PRICES[me(board).row] == [2, 2, 2, 3, 3, 3]


def test_in_the_income_phase_the_tiles_may_stay():
    said = player(students=("art_prices",), prices=[2, 2, 2, 3, 3, 3])
    board = ask(table(said, asked=None), LAY_TILES, REARRANGE)
    assert len(options(board)) == 12
    choose(board, "keep prices")
    assert ROW_PRICES[me(board).row] == [2, 2, 2, 3, 3, 3]
