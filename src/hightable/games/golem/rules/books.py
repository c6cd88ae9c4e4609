"""Books: the library, and buying from it. [§9.1]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import (
    BLACK_BOOK,
    BOOK_COLOUR,
    BOOK_COST,
    COLUMNS,
    FIELD_COST,
    KNOWLEDGE,
    LIBRARY_SIZE,
)
from hightable.games.golem.decode import DISCOUNT, FIELD_ONLY
from hightable.games.golem.effects import CHAPTERS, Ask
from hightable.games.golem.rules.columns import colour, columns_for, place, placeable
from hightable.games.golem.rules.students import STUDENT_BACK
from hightable.games.golem.state import NONE, Board, Player
from hightable.games.golem.words import BOOK, COLUMN, DECLINE


def price(book: i64, field: i64, terms: i64) -> i64:
    """Card and library field together, less the discount; or the field alone. [§9.1, R63]"""
    card = 0 if FIELD_ONLY.of(terms) else BOOK_COST[book]
    return max(0, card + FIELD_COST[field] - DISCOUNT.of(terms))


def needs_step_back(book: i64, terms: i64) -> bool:
    """A black book costs a student's step back, unless the card's cost is ignored. [§9.1]"""
    return BOOK_COLOUR[book] == BLACK_BOOK and not FIELD_ONLY.of(terms)


def offer_books(board: Board, me: Player, terms: i64) -> None:
    """The books of the library that can be placed and paid for. [§9.1]"""
    fitting = placeable(me)
    stuck = max(me.students[0], me.students[1], me.students[2]) == 1
    for field in range(i64(len(board.library))):
        book: i64 = board.library[field]
        if (
            fitting >> BOOK_COLOUR[book] & 1
            and price(book, field, terms) <= me.goods[KNOWLEDGE]
            and not (stuck and needs_step_back(book, terms))
        ):
            board.offer(BOOK[book])


def buy(board: Board, me: Player, book: i64, terms: i64) -> None:
    """Pay; then the book finds its column. [§9.1]"""
    me.goods[KNOWLEDGE] -= price(book, board.library.index(book), terms)
    board.push(me.seat, PLACE_BOOK, book)
    if needs_step_back(book, terms):
        board.push(me.seat, STUDENT_BACK)


def refused_book(board: Board, me: Player, book: i64, terms: i64) -> str:
    """Why a book may not be bought. [§9.1]"""
    if book not in board.library:
        return "not_in_library"
    if not placeable(me) >> BOOK_COLOUR[book] & 1:
        return "no_column"
    return "no_step_back" if needs_step_back(book, terms) else ""


class Buy(Ask):
    """Buy a book of the library, or none. [§9.1]"""

    prompt = "book"
    rule = "§9.1"

    def offer(self, board: Board, me: Player, terms: i64) -> None:
        offer_books(board, me, terms)
        if board.count:
            board.offer(DECLINE)

    def refuse(self, board: Board, me: Player, terms: i64, word: i64) -> str:
        return refused_book(board, me, BOOK.index(word), terms) if word in BOOK else ""

    def take(self, board: Board, me: Player, terms: i64, word: i64) -> None:
        if word != DECLINE:
            buy(board, me, BOOK.index(word), terms)


class PlaceBook(Ask):
    """Choose the column; the library fills up before any bonus. [§9.2, R10]"""

    prompt = "column"
    rule = "§9.2"

    def offer(self, board: Board, me: Player, book: i64) -> None:
        fitting = columns_for(me, BOOK_COLOUR[book])
        for column in range(i64(COLUMNS)):
            if fitting >> column & 1:
                board.offer(COLUMN[column])

    def refuse(self, board: Board, me: Player, book: i64, word: i64) -> str:
        if word not in COLUMN:
            return ""
        shown = colour(me, COLUMN.index(word))
        return "column_full" if shown in (NONE, BOOK_COLOUR[book]) else "other_colour"

    def take(self, board: Board, me: Player, book: i64, word: i64) -> None:
        column = COLUMN.index(word)
        board.library.remove(book)
        place(board, me, book, column)
        refill(board)


def refill(board: Board) -> None:
    """The books slide to the left and a new one enters on the right, if there is one. [§9.1]"""
    while len(board.library) < LIBRARY_SIZE and board.deck:
        board.barrier("book")
        board.library.append(board.deck.pop())
        board.sunk = min(board.sunk, len(board.deck))


def sink(board: Board, field: i64) -> None:
    """A book leaves the library for the bottom of the deck, seen by all. [§2.1]"""
    if field < len(board.library):
        board.deck.insert(0, board.library.pop(field))
        board.sunk += 1
        refill(board)


PLACE_BOOK: Final = PlaceBook()
CHAPTERS["book"] = Buy()
