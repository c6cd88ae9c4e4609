"""Columns of books and their chains of bonuses. [§9.2, §9.3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import (
    BLACK_BOOK,
    BOOK_COLOUR,
    BOOK_COLOURS,
    CAPACITY,
    COLUMNS,
    DOUBLING,
    FIRST_BOOK,
    FIRST_COLUMN,
    HEIGHT,
)
from hightable.games.golem.decode import (
    BOOK_AGAIN,
    BOOK_NOW,
    COLUMN_BONUS,
)
from hightable.games.golem.effects import CHAPTERS, Act, Ask
from hightable.games.golem.rules.artefacts import BONUS, triggered
from hightable.games.golem.state import NONE, Board, Player
from hightable.games.golem.words import ACTIVATE, ARTEFACT_FIRST, BOOK_FIRST, STOP
from hightable.kernel import BIT, Part

# A column, and above it the place of the new book or the row of an artefact.
IN_COLUMN: Final = Part(3)
AT: Final = Part(3, above=IN_COLUMN)
# Activations: a bit for each book done, and how many are left.
DONE: Final = Part(40)
LEFT: Final = Part(3, above=DONE)


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


def place(board: Board, me: Player, book: i64, column: i64) -> None:
    """The bonuses of a book put into a column, in their order.

    What the card gives at once, doubled in the column that doubles unless the book is black; a
    first book may set off an artefact, before or after that; then the chain. [§9.3, R11]
    """
    at = height(me, column)
    me.books[column * HEIGHT + at] = book
    board.note("placed", me.seat, book, column + 1)
    board.push(me.seat, CHAIN, IN_COLUMN.at(column) | AT.at(at))
    row = triggered(me, FIRST_BOOK) if at == 0 else NONE
    if row == NONE:
        give(board, me, column)
    else:
        board.push(me.seat, BOOK_ORDER, IN_COLUMN.at(column) | AT.at(row))


def give(board: Board, me: Player, column: i64) -> None:
    """What the newest book of a column gives at once. [§9.3, R48]"""
    book = me.books[column * HEIGHT + height(me, column) - 1]
    board.push(me.seat, BOOK_NOW[book])
    doubles = FIRST_COLUMN + column == DOUBLING and BOOK_COLOUR[book] != BLACK_BOOK
    if doubles and me.upgrades >> DOUBLING & 1:
        board.push(me.seat, BOOK_NOW[book])


class BookOrder(Ask):
    """A first book gives something at once and sets off an artefact: which comes first? [R11]"""

    prompt = "order"
    rule = "§9.3"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        board.offer(BOOK_FIRST)
        board.offer(ARTEFACT_FIRST)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        column, row = IN_COLUMN.of(n), AT.of(n)
        if word == BOOK_FIRST:
            board.push(me.seat, BONUS, row)
            give(board, me, column)
        else:
            give(board, me, column)
            board.push(me.seat, BONUS, row)


class Chain(Act):
    """From the bottom up: the column's upgrade, the older books, the new one. [§9.3, R49, R50]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        column = IN_COLUMN.of(n)
        for at in range(AT.of(n), i64(-1), -1):
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

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        if word not in ACTIVATE:
            return ""
        return "activated" if n >> ACTIVATE.index(word) & 1 else "not_yours"

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == STOP:
            return
        book = ACTIVATE.index(word)
        left = LEFT.of(n) - 1
        if left:
            board.push(me.seat, self, LEFT.put(n | BIT[book], left))
        board.push(me.seat, BOOK_AGAIN[book])


class Activations(Act):
    """Up to `n` different books, one after the other. [§3.1]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.push(me.seat, ACTIVATE_ONE, LEFT.at(n))


CHAIN: Final = Chain()
BOOK_ORDER: Final = BookOrder()
ACTIVATE_ONE: Final = Activate()
CHAPTERS["activate"] = Activations()
