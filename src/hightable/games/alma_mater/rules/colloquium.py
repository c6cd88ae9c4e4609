"""The colloquium: books from the displays of others, or dictionaries.

The number kept with its questions has a bit for each shelf a book was bought from (seat by seat),
then one for each source that was used, then the source that is being bought from. [§6.7]
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    DICTIONARY,
    DICTIONARY_PRICE,
    EXTRA_PRICE,
    KINDS,
    MOST_BOUGHT,
    MOST_DICTIONARIES,
    POSITIONS,
)
from hightable.games.alma_mater.decode.cards import BOOKS_BOUGHT, BOOKS_SOLD, TWO_SOURCES
from hightable.games.alma_mater.decode.prices import PRICE_AT
from hightable.games.alma_mater.effects.acts import Act, Ask, answer
from hightable.games.alma_mater.effects.icons import esteem
from hightable.games.alma_mater.state import BOOK, FLIPPED, SEATS, VALUE, Board, Player
from hightable.games.alma_mater.words import BUY, FROM, SCORE, STOP
from hightable.kernel import BIT

LOWEST_PRICE: Final[i64] = min(PRICE_AT)
SHELF_BITS: Final = 24
ALL_SHELVES: Final = (1 << SHELF_BITS) - 1
SOURCES: Final = 31
SOURCE_BITS: Final = 29
KEPT_BITS: Final = (1 << SOURCE_BITS) - 1


def price_of_next(seller: Player, place: i64) -> i64:
    """The price of the leftmost book from a place on, or of one from the supply. [§6.7]"""
    while place < POSITIONS:
        if seller.shelves[place] & BOOK:
            return PRICE_AT[seller.row * POSITIONS + place]
        place += 1
    return EXTRA_PRICE


def can_buy_any(board: Board, me: Player) -> bool:
    """Is there a book that you could pay? A dictionary costs no more than any other. [§6.7]"""
    if me.ducats >= DICTIONARY_PRICE:
        return True
    return me.ducats >= LOWEST_PRICE and can_buy(board, me, 0) != 0


def can_buy(board: Board, me: Player, used: i64) -> i64:
    """The sources from which you can pay a book, and that were not used yet, as bits. [§6.7]"""
    found: i64 = 0
    for seller in board.players:
        if seller.seat != me.seat and me.ducats >= price_of_next(seller, 0):
            found |= BIT[seller.seat]
    if me.ducats >= DICTIONARY_PRICE:
        found |= BIT[DICTIONARY]
    return found & ~used


class Source(Ask):
    """From whom do you buy textbooks, or do you buy dictionaries? [§6.7]"""

    prompt = "source"
    rule = "§6.7"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        used = n >> SHELF_BITS & SOURCES
        sources = can_buy(board, me, used)
        for source in range(len(KINDS)):
            if sources >> source & 1:
                board.offer(FROM[source])
        if used:
            board.offer(STOP)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == STOP:
            close(board, me, n)
        else:
            board.push(me.seat, HOW_MANY, n | FROM.index(word) << SOURCE_BITS)


class HowMany(Ask):
    """How many books? Those of a display are bought from the left, more at 4 ducats each. [§6.7]"""

    prompt = "how many"
    rule = "§6.7"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        source = n >> SOURCE_BITS
        if source == DICTIONARY:
            for number in range(1, min(me.ducats // DICTIONARY_PRICE, MOST_DICTIONARIES) + 1):
                board.offer(BUY[number])
            return
        seller = board.players[source]
        ducats = me.ducats
        place: i64 = 0
        for number in range(1, MOST_BOUGHT + 1):
            while place < POSITIONS and not seller.shelves[place] & BOOK:
                place += 1
            ducats -= price_of_next(seller, place)
            if ducats < 0:
                return
            place += 1
            board.offer(BUY[number])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        source, number = n >> SOURCE_BITS, BUY.index(word)
        first = not n >> SHELF_BITS & SOURCES
        n = n & KEPT_BITS | BIT[SHELF_BITS + source]
        if source == DICTIONARY:
            me.ducats -= number * DICTIONARY_PRICE
            me.books[DICTIONARY] += number
        else:
            n |= buy(board, me, board.players[source], number)
        if first and me.students & TWO_SOURCES:
            board.push(me.seat, SOURCE, n)
        else:
            close(board, me, n)


def buy(board: Board, me: Player, seller: Player, number: i64) -> i64:
    """Pay the seller for the books of the display, the supply for the rest; the shelves. [§6.7]"""
    shelves: i64 = 0
    taken: i64 = 0
    for place in range(POSITIONS):
        if taken < number and seller.shelves[place] & BOOK:
            price = PRICE_AT[seller.row * POSITIONS + place]
            me.ducats -= price
            if seller.seat < board.people:
                seller.ducats += price
            seller.shelves[place] &= ~BOOK
            shelves |= BIT[seller.seat * POSITIONS + place]
            taken += 1
    me.ducats -= (number - taken) * EXTRA_PRICE
    me.books[seller.seat] += number
    board.note("bought", me.seat, number, seller.seat)
    return shelves


def close(board: Board, me: Player, n: i64) -> None:
    """One shelf scores; then sellers whose chancellor answers a sale. [§6.7]"""
    if n & ALL_SHELVES:
        board.push(me.seat, SETTLE, n & ALL_SHELVES)
        board.push(me.seat, SCORE_SHELF, n & ALL_SHELVES)


class ScoreShelf(Ask):
    """Which of the shelves bought from scores its prestige and is flipped? [§6.7]"""

    prompt = "shelf scored"
    rule = "§6.7"

    def offer(self, board: Board, me: Player, shelves: i64) -> None:
        for at in range(SEATS * POSITIONS):
            if shelves >> at & 1:
                seller = board.players[at // POSITIONS]
                if not seller.shelves[at % POSITIONS] & FLIPPED:
                    board.offer(SCORE[at])

    def take(self, board: Board, me: Player, shelves: i64, word: i64) -> None:
        at = SCORE.index(word)
        seller = board.players[at // POSITIONS]
        esteem(me, seller.shelves[at % POSITIONS] & VALUE)
        seller.shelves[at % POSITIONS] |= FLIPPED


class Settle(Act):
    """Each seller's chancellor may reward seller and buyer for a sale from the display. [§11.3]"""

    def happen(self, board: Board, me: Player, shelves: i64) -> None:
        for seller in board.players:
            if shelves >> seller.seat * POSITIONS & BIT[POSITIONS] - 1:
                BOOKS_SOLD.fire(board, seller, seller.students, me.seat)
                answer(BOOKS_BOUGHT.chancellors, seller.chancellors, board, me, 0)


SOURCE: Final = Source()
HOW_MANY: Final = HowMany()
SCORE_SHELF: Final = ScoreShelf()
SETTLE: Final = Settle()
