"""What books are paid and taken in all, told before they are named. [§7.1, §8.1, §9.1, §10.4]"""

import pytest
from games.alma_mater.position import ask, books, choose, me, options, player, table
from games.alma_mater.test_research import with_cost

from hightable.games.alma_mater.game import ALMA_MATER
from hightable.games.alma_mater.rules.books import TAKE_ANY, TAKE_DIFFERENT
from hightable.games.alma_mater.words import VOCABULARY
from hightable.kernel import Group, Payment

RANKED = "red blue yellow purple"
ALL = [f"books {colour}" for colour in RANKED.split()]


def bill(board):
    return ALMA_MATER.bill(board)


def test_a_student_costs_groups_of_the_ranks_of_its_faculty():
    said = player(books="2 red 2 blue 1 yellow 1 purple")
    board = table(said, rank=RANKED, round=2)
    found = bill(choose(board, "send campus_1", "recruit law_stipend"))
    assert found.groups == [Group(2, ALL[:2]), Group(1, ALL[:3]), Group(1, ALL)]
    assert (found.unit, found.due, found.alike) == ("textbook", 4, True)


def test_what_was_named_is_said_and_the_whole_stays_the_same():
    said = player(books="2 red 2 blue 1 yellow 1 purple")
    board = table(said, rank=RANKED, round=2)
    whole = bill(choose(board, "send campus_1", "recruit law_stipend"))
    rest = bill(choose(board, "pay 2 red"))
    assert rest == whole._replace(said=(Payment("books red", 2),))


@pytest.mark.parametrize("lecturer", ["med_recruit", "law_recruit"])
def test_students_and_the_lecture_are_named_with_what_they_waive(lecturer):
    said = player(
        books="2 blue 1 red 1 yellow", students=("med_recruiter",), professors={lecturer: ""}
    )
    board = table(said, rank=RANKED, round=2)
    found = bill(choose(board, f"lecture prof_{lecturer}", "recruit law_stipend"))
    assert found.waivers == ((f"prof_{lecturer}", 1), ("med_recruiter", 1))
    assert (found.full, found.waived, found.due) == (4, 2, 2)


def test_books_to_take_are_of_any_or_of_different_colours():
    found = bill(ask(table(player()), TAKE_ANY, 3))
    assert (found.groups, found.alike, found.taken) == ([Group(3, ALL)], False, True)
    found = bill(ask(table(player()), TAKE_DIFFERENT, 2))
    assert (found.groups, found.alike, found.taken) == ([Group(1, ALL)] * 2, True, True)


def test_every_word_of_books_pays_what_it_says():
    board = table(player(books="2 red 2 blue 1 yellow 1 purple"), rank=RANKED, round=2)
    choose(board, "send campus_1", "recruit law_stipend")
    word = VOCABULARY.numbers["pay 2 blue"]
    assert "pay 2 blue" in options(board)
    assert ALMA_MATER.payment(word) == Payment("books blue", 2)
    assert ALMA_MATER.payment(VOCABULARY.numbers["take 3 red"]) == Payment("books red", 3)
    assert ALMA_MATER.payment(VOCABULARY.numbers["pass"]) is None
    assert me(board).books == books("2 red 2 blue 1 yellow 1 purple")


def test_what_is_no_payment_has_no_bill():
    assert bill(table(player())) is None


@pytest.mark.parametrize(
    ("cost", "groups", "alike"),
    [
        ("three_any", [Group(3, ALL)], False),
        ("two_plus_two", [Group(2, ALL)] * 2, True),
        ("two_different", [Group(1, ALL)] * 2, True),
    ],
)
def test_a_level_costs_books_of_any_colours_or_in_groups(cost, groups, alike):
    found = bill(choose(with_cost(cost, books="3 red 3 blue 3 yellow"), "step black"))
    assert (found.groups, found.alike, found.taken) == (groups, alike, False)


def test_a_level_that_can_be_paid_in_two_ways_has_no_bill():
    said = {"books": "2 red 2 blue", "professors": {"med_green": "blue"}}
    board = choose(with_cost("exhaust_or_five", ducats=5, **said), "step black")
    assert bill(board) is None


def test_of_a_book_to_pay_its_rank_is_told_once_there_is_one():
    word, texts = VOCABULARY.numbers["pay 2 blue"], ALMA_MATER.texts()
    assert ALMA_MATER.about(table(player()), word, texts) == ""
    assert ALMA_MATER.about(table(player(), rank=RANKED, round=2), word, texts) == "rank II"
    paid = VOCABULARY.numbers["pay 1 dictionary"]
    assert ALMA_MATER.about(table(player(), rank=RANKED, round=2), paid, texts) == ""
