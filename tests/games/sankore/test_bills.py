"""Books to contribute, told before they are named. [§4, R19]"""

from games.sankore.position import ask, choose, put, table

from hightable.games.sankore.game import SANKORE
from hightable.games.sankore.rules.library import LEFT_TO_PAY, PAY_BOOKS
from hightable.games.sankore.words import VOCABULARY
from hightable.kernel import Group, Payment

ALL = [f"books {kind}" for kind in ("astronomy", "theology", "mathematics", "law")]


def test_two_books_are_of_different_disciplines():
    board = table()
    put(board.players[0], books={"law": 2, "theology": 1, "mathematics": 1})
    assert SANKORE.bill(board) is None
    ask(board, PAY_BOOKS, LEFT_TO_PAY.at(2))
    assert SANKORE.bill(board).groups == [Group(1, ALL)] * 2
    choose(board, "pay book law", "shelf 1")
    assert SANKORE.bill(board).groups == [Group(1, ALL)]


def test_a_word_pays_one_book():
    pays = SANKORE.payment
    assert pays(VOCABULARY.numbers["pay book law"]) == Payment("books law", 1)
    assert pays(VOCABULARY.numbers["stop"]) is None
