"""Books: the library, the columns and their chains of bonuses. [§9]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import (
    BLACK_BOOK,
    BOOK_COLOUR,
    BOOK_COLOURS,
    BOOK_COST,
    CAPACITY,
    COLUMNS,
    DOUBLING,
    FIELD_COST,
    FIRST_BOOK,
    FIRST_COLUMN,
    HEIGHT,
    KNOWLEDGE,
    LIBRARY_SIZE,
)
from hightable.games.golem.decode import BOOK_AGAIN, BOOK_NOW, COLUMN_BONUS, DISCOUNTS
from hightable.games.golem.effects import CHAPTERS, Act, Ask
from hightable.games.golem.rules.artefacts import BONUS, triggered
from hightable.games.golem.rules.students import STUDENT_BACK
from hightable.games.golem.state import NONE, Board, Player
from hightable.games.golem.words import ACTIVATE, BOOK, COLUMN, DECLINE, STOP
from hightable.kernel import BIT

# `n` of a chain: the column below 8, then the place of the new book in it.
COLUMN_BITS: Final = 3
COLUMN_MASK: Final = 7
# `n` of activations: a bit for each book done, then how many are left.
LEFT_BITS: Final = 40
ONE_LEFT: Final = 1 << LEFT_BITS


def height(me: Player, column: i64) -> i64:
    """The books of a column. [§9.2]"""
    found: i64 = 0
    while found < HEIGHT and me.books[column * HEIGHT + found] != NONE:
        found += 1
    return found


def colour(me: Player, column: i64) -> i64:
    """The colour of a column: that of its first coloured book, or none. [§9.2, R9]"""
    for at in range(column * HEIGHT, column * HEIGHT + HEIGHT):
        if me.books[at] == NONE:
            return NONE
        if BOOK_COLOUR[me.books[at]] != BLACK_BOOK:
            return BOOK_COLOUR[me.books[at]]
    return NONE


def columns_for(me: Player, wanted: i64) -> i64:
    """Bits of the columns that may take a book of this colour.

    A column has room below the capacity of the research field. A colour has one column; a new
    one starts in a column without colour; black books fit everywhere. [§9.2]
    """
    room = CAPACITY[me.research]
    found: i64 = 0
    for column in range(i64(COLUMNS)):
        shown = colour(me, column)
        if shown == wanted and wanted != BLACK_BOOK:
            return BIT[column] if height(me, column) < room else 0
        if (shown == NONE or wanted == BLACK_BOOK) and height(me, column) < room:
            found |= BIT[column]
    return found


def placeable(me: Player) -> i64:
    """Bits of the colours for which some column has room. [§9.1]"""
    room = CAPACITY[me.research]
    has_column: i64 = 0
    fitting: i64 = 0
    blank = False
    for column in range(i64(COLUMNS)):
        shown = colour(me, column)
        is_open = height(me, column) < room
        if is_open:
            fitting |= BIT[BLACK_BOOK]
        if shown == NONE:
            blank = blank or is_open
        else:
            has_column |= BIT[shown]
            if is_open:
                fitting |= BIT[shown]
    if blank:
        fitting |= (BIT[len(BOOK_COLOURS)] - 1) & ~has_column
    return fitting


def price(book: i64, field: i64, told: i64) -> i64:
    """Card and library field together, less the discount; or the field alone. [§9.1, R63]"""
    card = 0 if told >= DISCOUNTS else BOOK_COST[book]
    return max(0, card + FIELD_COST[field] - told % DISCOUNTS)


def needs_step_back(book: i64, told: i64) -> bool:
    """A black book costs a student's step back, unless the card's cost is ignored. [§9.1]"""
    return BOOK_COLOUR[book] == BLACK_BOOK and told < DISCOUNTS


def offer_books(board: Board, me: Player, told: i64) -> None:
    """The books of the library that can be placed and paid for. [§9.1]"""
    fitting = placeable(me)
    stuck = max(me.students[0], me.students[1], me.students[2]) == 1
    for field in range(i64(len(board.library))):
        book: i64 = board.library[field]
        if (
            fitting >> BOOK_COLOUR[book] & 1
            and price(book, field, told) <= me.goods[KNOWLEDGE]
            and not (stuck and needs_step_back(book, told))
        ):
            board.offer(BOOK[book])


def buy(board: Board, me: Player, book: i64, told: i64) -> None:
    """Pay; then the book finds its column. [§9.1]"""
    me.goods[KNOWLEDGE] -= price(book, board.library.index(book), told)
    board.push(me.seat, PLACE_BOOK, book)
    if needs_step_back(book, told):
        board.push(me.seat, STUDENT_BACK)


class Buy(Ask):
    """Buy a book of the library, or none. [§9.1]"""

    prompt = "book"
    rule = "§9.1"

    def offer(self, board: Board, me: Player, told: i64) -> None:
        offer_books(board, me, told)
        if board.count:
            board.offer(DECLINE)

    def take(self, board: Board, me: Player, told: i64, word: i64) -> None:
        if word != DECLINE:
            buy(board, me, BOOK.index(word), told)


class PlaceBook(Ask):
    """Choose the column; the library fills up before any bonus. [§9.2, R10]"""

    prompt = "column"
    rule = "§9.2"

    def offer(self, board: Board, me: Player, book: i64) -> None:
        fitting = columns_for(me, BOOK_COLOUR[book])
        for column in range(i64(COLUMNS)):
            if fitting >> column & 1:
                board.offer(COLUMN[column])

    def take(self, board: Board, me: Player, book: i64, word: i64) -> None:
        column = COLUMN.index(word)
        board.library.remove(book)
        refill(board)
        place(board, me, book, column)


def place(board: Board, me: Player, book: i64, column: i64) -> None:
    """The bonuses of a book put into a column, in their order.

    A first book sets off the golden tile; then what the card gives at once, doubled in the
    column that doubles unless the book is black; then the chain. [§9.3]
    """
    at = height(me, column)
    me.books[column * HEIGHT + at] = book
    board.note("placed", me.seat, book, column + 1)
    board.push(me.seat, CHAIN, column | at << COLUMN_BITS)
    board.push(me.seat, BOOK_NOW[book])
    doubles = FIRST_COLUMN + column == DOUBLING and BOOK_COLOUR[book] != BLACK_BOOK
    if doubles and me.upgrades >> DOUBLING & 1:
        board.push(me.seat, BOOK_NOW[book])
    if at == 0:
        row = triggered(me, FIRST_BOOK)
        if row != NONE:
            board.push(me.seat, BONUS, row)


def refill(board: Board) -> None:
    """The books slide to the left and a new one enters on the right, if there is one. [§9.1]"""
    while len(board.library) < LIBRARY_SIZE and board.deck:
        board.library.append(board.deck.pop())
        board.sunk = min(board.sunk, len(board.deck))
        board.barrier("book")


def sink(board: Board, field: i64) -> None:
    """A book leaves the library for the bottom of the deck, seen by all. [§2.1]"""
    if field < len(board.library):
        board.deck.insert(0, board.library.pop(field))
        board.sunk += 1
        refill(board)


class Chain(Act):
    """From the bottom up: the column's upgrade, the older books, the new one. [§9.3, R49, R50]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        column = n & COLUMN_MASK
        for at in range(n >> COLUMN_BITS, i64(-1), -1):
            board.push(me.seat, BOOK_AGAIN[me.books[column * HEIGHT + at]])
        if me.upgrades >> FIRST_COLUMN + column & 1:
            board.push(me.seat, COLUMN_BONUS[column])


class Activate(Ask):
    """The activation bonus of so many different books of yours. [§3.1]"""

    prompt = "activate"
    rule = "§9.3"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for at in range(i64(COLUMNS * HEIGHT)):
            book = me.books[at]
            if book != NONE and not n >> book & 1:
                board.offer(ACTIVATE[book])
        if board.count:
            board.offer(STOP)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == STOP:
            return
        book = ACTIVATE.index(word)
        if n >> LEFT_BITS > 1:
            board.push(me.seat, self, (n | BIT[book]) - ONE_LEFT)
        board.push(me.seat, BOOK_AGAIN[book])


class Activations(Act):
    """Up to `n` different books, one after the other. [§3.1]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.push(me.seat, ACTIVATE_ONE, n << LEFT_BITS)


PLACE_BOOK: Final = PlaceBook()
CHAIN: Final = Chain()
ACTIVATE_ONE: Final = Activate()
CHAPTERS["book"] = Buy()
CHAPTERS["activate"] = Activations()
