"""Books: buying, columns, chains. [§9]"""

import pytest
from games.golem.town import ask, choose, goods, neighbourhood, options, player, rabbi, shelf, town

from hightable.games.golem.box import BOOKS
from hightable.games.golem.effects import CHAPTERS
from hightable.games.golem.rules.columns import columns_for

PURCHASE = CHAPTERS["book"]
RED, YELLOW, BLUE, GREEN, BLACK = range(5)


def columns(me, colour):
    return [column + 1 for column in range(5) if columns_for(me, colour) >> column & 1]


def test_a_book_costs_its_card_and_its_library_field():
    board = ask(town(player(knowledge=2), library=(1, 9, 17, 25, 2)), PURCHASE)
    assert options(board) == ["book 1", "book 9", "book 17", "book 25", "decline"]
    choose(board, "book 17", "column 1")
    assert goods(board) == (0, 0, 0, 2)
    assert shelf(board)[0] == [17]


def test_the_library_closes_up_and_a_new_book_enters_before_the_bonuses():
    board = ask(town(player(knowledge=3), library=(1, 9, 17, 25, 2)), PURCHASE)
    top = BOOKS[board.deck[-1]]
    choose(board, "book 9", "column 3")
    assert [BOOKS[book] for book in board.library] == ["1", "17", "25", "2", top]
    assert board.why == "book"


def test_an_empty_deck_leaves_a_gap():
    board = town(player(knowledge=3), library=(17, 9, 1, 25, 2))
    board.deck = []
    choose(ask(board, PURCHASE), "book 17", "column 1")
    assert len(board.library) == 4


def test_a_purchase_may_be_declined_and_needs_means():
    assert choose(ask(town(player(knowledge=9)), PURCHASE), "decline").players[0].goods[2] == 9
    assert ask(town(player()), PURCHASE).over


def test_e34_a_black_book_costs_a_step_back_and_its_field():
    library = (1, 2, 3, 33, 5)
    me = player(knowledge=1, students=(3, 1, 2))
    board = choose(ask(town(me, library=library), PURCHASE), "book 33")
    assert options(board) == ["step back red", "step back blue"]
    choose(board, "step back red", "column 1")
    assert list(me.students) == [2, 1, 2]
    assert goods(board) == (4, 0, 0, 0)


def test_e34_a_discount_does_not_spare_the_step_back():
    me = player(students=(3, 1, 2))
    board = ask(town(me, library=(1, 2, 3, 33, 5)), neighbourhood("blue", 4))
    choose(board, "book 33", "step back blue", "column 1")
    assert list(me.students) == [3, 1, 1]


def test_e34_the_librarian_waives_the_cards_cost_and_with_it_the_step_back():
    me = player(knowledge=1)
    board = ask(town(me, library=(8, 2, 3, 33, 5)), rabbi("librarian"))
    assert options(board) == ["book 8", "book 2", "book 3", "book 33", "decline"]
    choose(board, "book 33", "column 1")
    assert goods(board) == (4, 0, 0, 0)


def test_with_all_students_on_i_a_black_book_is_not_offered():
    assert ask(town(player(knowledge=1), library=(33, 8, 8, 8, 8)), PURCHASE).over


def test_e35_a_colour_has_one_column_and_black_fits_everywhere():
    me = player(research=2, books=[[1], [33]])
    assert columns(me, RED) == [1]
    assert columns(me, GREEN) == [2, 3, 4, 5]
    assert columns(me, BLACK) == [1, 2, 3, 4, 5]
    full = player(research=2, books=[[1], [33, 17]], knowledge=20)
    assert columns(full, GREEN) == []
    assert options(ask(town(full, library=(18, 19, 20, 21, 22)), PURCHASE)) == []


def test_a_book_needs_room_below_the_capacity_of_the_research_field():
    me = player(knowledge=9, books=[[1], [9], [17], [25], [33]])
    board = ask(town(me, library=(2, 10, 18, 26, 34)), PURCHASE)
    assert board.over
    me.research = 2
    assert options(ask(board, PURCHASE))[0] == "book 2"


def test_books_stay_when_the_research_marker_goes_down():
    me = player(research=2, books=[[17, 18]])
    board = choose(ask(town(me), neighbourhood("blue", 7)), "pay", "stop")
    assert (me.research, shelf(board)[0]) == (1, [17, 18])
    assert columns(me, GREEN) == []


def test_e15_upgrade_first_then_the_book_from_the_bottom_of_the_column():
    from games.golem.town import fill

    from hightable.games.golem.rules.actions import TURN

    me = player(knowledge=2, research=3)
    board = fill(town(me, library=(1, 12, 25, 31, 35)), research="white red")
    choose(ask(board, TURN), "marble research white", "develop column 2", "book 1", "column 2")
    assert options(board) == ["pay", "decline"]
    choose(board, "pay")
    assert (goods(board), me.research) == ((0, 0, 0, 2), 4)
    assert [BOOKS[book] for book in board.library[:4]] == ["12", "25", "31", "35"]


def test_the_chain_runs_from_the_column_over_the_older_books_to_the_new_one():
    me = player(knowledge=9, research=4, upgrades=["column 1"], books=[[17, 33]])
    board = choose(ask(town(me, library=(18, 1, 2, 3, 4)), PURCHASE), "book 18", "stop")
    assert goods(board) == (2, 2, 8, 1)
    assert shelf(board)[0] == [17, 33, 18]


def test_column_5_doubles_what_a_coloured_book_gives_at_once():
    me = player(knowledge=9, upgrades=["column 5"], students=(2, 1, 1))
    board = choose(ask(town(me, library=(22, 33, 1, 2, 3)), PURCHASE), "book 22", "column 5")
    assert goods(board) == (0, 0, 8, 11)
    me = player(upgrades=["column 5"], students=(2, 1, 1))
    board = choose(ask(town(me, library=(22, 33, 1, 2, 3)), PURCHASE), "book 33", "column 5")
    assert goods(board) == (4, 0, 0, 0)


def test_column_3_gives_a_gold_for_each_book():
    me = player(knowledge=9, upgrades=["column 3"])
    board = choose(ask(town(me, library=(17, 1, 2, 3, 4)), PURCHASE), "book 17", "column 3")
    choose(board, "cauldron 1")
    assert list(me.gold) == [0, 0, 0, 1]


def test_column_4_gives_a_step_of_research_for_each_book():
    me = player(knowledge=1, upgrades=["column 4"])
    board = choose(ask(town(me, library=(17, 1, 2, 3, 4)), PURCHASE), "book 17", "column 4")
    assert (goods(board), me.research) == ((0, 0, 0, 2), 1)


def test_the_first_book_of_a_column_sets_off_the_golden_tile_black_ones_too():
    me = player(gold=(0, 0, 2, 0), laid=[("golden 2", "first book", 2)], students=(2, 1, 1))
    board = choose(ask(town(me, library=(33, 1, 2, 3, 4)), PURCHASE), "book 33", "column 1")
    choose(board, "book first")
    assert (goods(board), me.research) == ((4, 1, 0, 0), 1)
    me.students[0] = 2
    me.research = 2
    board.library[0] = BOOKS.index("34")
    choose(ask(board, PURCHASE), "book 34", "column 1")
    assert goods(board)[1] == 1


@pytest.mark.parametrize(("word", "can"), [("book first", False), ("artefact first", True)])
def test_a_first_book_and_the_artefact_it_sets_off_come_in_the_order_chosen(word, can):
    me = player(knowledge=4, coin=3, gold=(0, 0, 2, 0), laid=[("golden 2", "first book", 2)])
    board = choose(ask(town(me, library=(7, 1, 2, 3, 4)), PURCHASE), "book 7", "column 1")
    assert options(board) == ["book first", "artefact first"]
    assert ("develop great artefact" in options(choose(board, word))) == can


def test_a_column_upgrade_developed_by_the_book_itself_counts_for_its_chain():
    me = player(knowledge=4)
    board = choose(ask(town(me, library=(15, 1, 2, 3, 4)), PURCHASE), "book 15", "column 1")
    choose(board, "develop column 1")
    assert goods(board)[:2] == (1, 1)


def test_a_purchase_inside_a_purchase_is_finished_first():
    me = player(knowledge=2, research=2, clay=6, golems=["blue 7"])
    board = choose(ask(town(me, library=(7, 2, 1, 3, 4)), PURCHASE), "book 7", "column 1")
    choose(board, "develop left arm", "worker blue 7", "book 2")
    assert shelf(board)[0] == [7, 2]
    assert goods(board) == (4 + 2 + 1 + 1 + 1, 2, 0, 0)


def test_up_to_three_different_books_are_activated():
    me = player(books=[[17], [33], [35]])
    board = ask(town(me), neighbourhood("blue", 10))
    assert options(board) == ["activate 17", "activate 33", "activate 35", "stop"]
    choose(board, "activate 33")
    assert options(board) == ["activate 17", "activate 35", "stop"]
    choose(board, "activate 17", "activate 35")
    assert goods(board) == (1, 1, 0, 1)


def test_activations_may_stop_and_need_a_book():
    me = player(books=[[36], [26]])
    assert goods(choose(ask(town(me), CHAPTERS["activate"], 1), "stop")) == (0, 0, 0, 0)
    assert goods(choose(ask(town(me), CHAPTERS["activate"], 1), "activate 36")) == (0, 0, 0, 1)
    assert ask(town(player()), CHAPTERS["activate"], 3).over


def test_study_climbs_and_activates_one_book():
    me = player(books=[[36]])
    board = choose(ask(town(me), rabbi("study")), "activate 36")
    assert (me.research, goods(board)) == (1, (0, 0, 0, 1))


def test_a_column_of_black_books_has_no_colour():
    me = player(research=8, books=[[33, 34, 35, 36, 37]])
    assert columns(me, RED) == [2, 3, 4, 5]
