"""The colloquium: sellers, prices, the shelf scored, Marschalk. [§6.7]"""

from games.alma_mater.position import (
    BLUE,
    PURPLE,
    YELLOW,
    ask,
    books,
    choose,
    me,
    options,
    player,
    shown,
    table,
    values,
)

from hightable.games.alma_mater.rules.turn import MAIN


def julia(*others, **said):
    """Purple has the turn and buys."""
    return table(player(PURPLE, **{"ducats": 9} | said), *others)


def yellow(**said):
    return player(YELLOW, **{"shelves": (1, 1, 1, 1, 2, 2, 3), "shown": (4, 5, 6)} | said)


def test_the_example_buys_two_books_and_scores_the_right_shelf():
    board = choose(julia(yellow()), "send colloquium", "from yellow", "buy 2")
    assert options(board) == ["score yellow 4", "score yellow 5"]
    choose(board, "score yellow 5")
    assert (me(board, PURPLE).ducats, me(board, YELLOW).ducats) == (4, 5)
    assert (me(board, PURPLE).prestige, me(board, PURPLE).books) == (2, books("2 yellow"))
    assert shown(me(board, YELLOW)) == [6]
    assert values(me(board, YELLOW))[4] == -2


def test_flipped_shelves_score_nothing():
    board = choose(julia(yellow(dark=(4, 5))), "send colloquium", "from yellow", "buy 2")
    assert me(board, PURPLE).prestige == 0
    assert me(board, PURPLE).books == books("2 yellow")


def test_more_books_than_displayed_come_from_the_supply_at_four():
    board = choose(julia(yellow(shown=(1,))), "send colloquium", "from yellow")
    assert options(board) == ["buy 1", "buy 2", "buy 3"]
    choose(board, "buy 3")
    assert (me(board, PURPLE).ducats, me(board, YELLOW).ducats) == (0, 1)
    assert me(board, PURPLE).prestige == 1


def test_an_empty_display_sells_from_the_supply_only():
    board = choose(julia(yellow(shown=())), "send colloquium", "from yellow", "buy 2")
    assert (me(board, PURPLE).ducats, me(board, YELLOW).ducats) == (1, 0)
    assert (me(board, PURPLE).books, me(board, PURPLE).prestige) == (books("2 yellow"), 0)


def test_price_tiles_replace_printed_prices():
    seller = yellow(students=("art_prices",), prices=[1, 1, 2, 3, 4, 4])
    board = choose(julia(seller), "send colloquium", "from yellow", "buy 2", "score yellow 4")
    assert me(board, PURPLE).ducats == 2


def test_dictionaries_cost_four_each():
    board = choose(julia(), "send colloquium", "from dictionary", "buy 2")
    assert (me(board, PURPLE).ducats, me(board, PURPLE).books) == (1, books("2 dictionary"))


def test_it_may_be_entered_without_buying():
    board = julia(yellow(), ducats=0)
    choose(board, "send colloquium")
    assert (board.seat, me(board, PURPLE).archive) == (0, 3)
    board = choose(julia(yellow()), "send colloquium", "stop")
    assert (me(board, PURPLE).ducats, me(board, PURPLE).books) == (9, books(""))


def test_any_number_of_books_that_can_be_paid_can_be_bought():
    board = choose(
        julia(yellow(shown=(1,)), ducats=200), "send colloquium", "from yellow", "buy 25"
    )
    assert options(board)[:2] == ["buy 0", "buy 1"]
    choose(board, "buy 20")
    assert (me(board, PURPLE).ducats, me(board, PURPLE).books) == (
        200 - 1 - 44 * 4,
        books("45 yellow"),
    )
    board = choose(julia(ducats=164), "send colloquium", "from dictionary", "buy 20", "buy 20")
    assert options(board) == ["buy 0", "buy 1"]
    choose(board, "buy 0")
    assert me(board, PURPLE).books == books("40 dictionary")


def test_ignotus_sells_and_the_money_goes_to_the_supply():
    board = table(player(ducats=3), seats=2, asked=None)
    board.players[2].shelves[4] |= 8
    choose(ask(board, MAIN), "send colloquium", "from yellow")
    assert (me(board).prestige, me(board).ducats, me(board, 2).ducats) == (2, 0, 0)


def test_the_debating_champion_buys_from_two_and_scores_one_shelf():
    buyer = {"students": ("law_trader",), "ducats": 9}
    board = julia(yellow(), player(BLUE, shown=(1,)), **buyer)
    choose(board, "send colloquium", "from yellow", "buy 1")
    assert options(board) == ["from red", "from blue", "from dictionary", "stop"]
    choose(board, "from blue", "buy 1")
    assert options(board) == ["score blue 1", "score yellow 4"]


def test_the_debating_champion_may_stop_after_one():
    board = julia(yellow(), students=("law_trader",))
    choose(board, "send colloquium", "from yellow", "buy 1", "stop")
    assert me(board, PURPLE).prestige == 1


def test_dictionaries_and_then_textbooks():
    board = julia(yellow(shown=(1,)), students=("law_trader",))
    choose(board, "send colloquium", "from dictionary", "buy 1", "from yellow", "buy 1")
    assert me(board, PURPLE).books == books("1 yellow 1 dictionary")


def test_marschalk_rewards_seller_and_buyer():
    board = julia(yellow(chancellor="marschalk"))
    choose(board, "send colloquium", "from yellow", "buy 1")
    assert (me(board, YELLOW).prestige, me(board, PURPLE).prestige) == (1, 2)
    assert me(board, YELLOW).books == books("1 purple")


def test_marschalk_is_silent_when_the_supply_sells():
    board = julia(yellow(chancellor="marschalk", shown=()))
    choose(board, "send colloquium", "from yellow", "buy 1")
    assert me(board, YELLOW).prestige == 0


def test_a_sale_can_bring_the_seller_his_additional_master():
    board = julia(yellow(chancellor="marschalk", prestige=14, passed=True))
    choose(board, "send colloquium", "from yellow", "buy 1")
    assert (me(board, YELLOW).archive, me(board, YELLOW).more) == (5, 1)
