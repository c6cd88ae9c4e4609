"""The income phase. [§14]"""

from games.alma_mater.position import (
    BLUE,
    YELLOW,
    ask,
    books,
    choose,
    me,
    options,
    player,
    shown,
    table,
)

from hightable.games.alma_mater.decode.prices import ROW_PRICES
from hightable.games.alma_mater.rules.income import INCOME_OF, INCOME_PHASE

ALL = (1, 2, 3, 4, 5, 6)
RANKED = "red blue yellow purple"


def income(me, **said):
    return ask(table(me, rank=RANKED, asked=None, **said), INCOME_OF, seat=me.seat)


def test_the_income_of_the_example():
    board = income(yellow())
    assert (me(board, YELLOW).ducats, me(board, YELLOW).books) == (9, books("1 dictionary"))
    assert shown(me(board, YELLOW)) == [1, 2, 3, 4, 5]


def yellow(**said):
    said = {"shown": ALL, "students": ("law_stipend",), "chancellor": "erasmus"} | said
    return player(YELLOW, **said)


def test_copernicus_doubles_the_income_of_the_display():
    assert me(income(yellow(chancellor="copernicus")), YELLOW).ducats == 15


def test_students_pay_every_round():
    students = ("art_archive", "med_patron")
    assert me(income(yellow(students=students, shown=())), YELLOW).ducats == 7


def test_reputation_pays_by_rank_on_either_board():
    four = [me(income(player(seat)), seat).ducats for seat in range(4)]
    assert four == [4, 3, 2, 1]
    three = table(player(), seats=3, rank="blue yellow red", asked=None)
    assert [me(ask(three, INCOME_OF, seat=seat), seat).ducats for seat in range(3)] == [2, 4, 3]


def test_price_tiles_may_be_laid_anew():
    board = income(yellow(students=("art_prices",), prices=[1, 1, 2, 3, 4, 4]))
    assert "keep prices" in options(board)
    choose(board, "prices 2-2-3 at 124")
    assert ROW_PRICES[me(board, YELLOW).row] == [2, 2, 2, 3, 3, 3]


def test_the_shelves_of_ignotus_slide_without_an_income():
    board = table(player(), seats=2, rank="red blue yellow", asked=None)
    board.players[2].shelves[0] |= 8
    ask(board, INCOME_PHASE)
    assert (shown(me(board, 2)), me(board, 2).ducats) == ([], 0)
    assert (me(board).ducats, me(board, BLUE).ducats) == (4, 3)
