"""The colloquium: books from the displays of others, or dictionaries. [§6.7]"""

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
from hightable.kernel import BIT, Part

# The `n` of a visit: a bit for each shelf a book was bought from, seat by seat; one for each
# source that was used; the source that is being bought from.
SHELVES: Final = Part(24)
USED: Final = Part(5, above=SHELVES)
SOURCE_NOW: Final = Part(3, above=USED)


def price_of_next(seller: Player, place: i64) -> i64:
    """The price of the leftmost book from a place on, or of one from the supply. [§6.7]"""
    while place < POSITIONS:
        if seller.shelves[place] & BOOK:
            return PRICE_AT[seller.row * POSITIONS + place]
        place += 1
    return EXTRA_PRICE


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
    """From whom do you buy textbooks, or do you buy dictionaries? Nothing is a number too. [R58]"""

    prompt = "source"
    rule = "§6.7"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        sources = can_buy(board, me, USED.of(n))
        for source in range(len(KINDS)):
            if sources >> source & 1:
                board.offer(FROM[source])
        board.offer(STOP)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == STOP:
            close(board, me, n)
        else:
            board.push(me.seat, HOW_MANY_BOOKS, SOURCE_NOW.put(n, FROM.index(word)))


class HowManyBooks(Ask):
    """How many books? Those of a display are bought from the left, more at 4 ducats each. [§6.7]

    Who buys as many as one word can say is asked how many more. [R58]
    """

    prompt = "how many"
    rule = "§6.7"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        source = SOURCE_NOW.of(n)
        if USED.of(n) >> source & 1:
            board.offer(BUY[0])
        if source == DICTIONARY:
            for number in range(1, min(me.ducats // DICTIONARY_PRICE, MOST_DICTIONARIES) + 1):
                board.offer(BUY[number])
        else:
            offer_textbooks(board, me, board.players[source])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        source, number = SOURCE_NOW.of(n), BUY.index(word)
        shelves: i64 = 0
        if source == DICTIONARY:
            me.ducats -= number * DICTIONARY_PRICE
            me.books[DICTIONARY] += number
        elif number:
            shelves = buy(board, me, board.players[source], number)
        first = not USED.of(n) & ~BIT[source]
        n |= USED.at(BIT[source]) | SHELVES.at(shelves)
        if number == (MOST_DICTIONARIES if source == DICTIONARY else MOST_BOUGHT):
            board.push(me.seat, self, n)
        elif first and me.students & TWO_SOURCES:
            board.push(me.seat, SOURCE, n)
        else:
            close(board, me, n)


def offer_textbooks(board: Board, me: Player, seller: Player) -> None:
    """As many textbooks of a seller as you can pay, from the left. [§6.7]"""
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
    if SHELVES.of(n):
        board.push(me.seat, SETTLE, SHELVES.of(n))
        board.push(me.seat, SCORE_SHELF, SHELVES.of(n))


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
HOW_MANY_BOOKS: Final = HowManyBooks()
SCORE_SHELF: Final = ScoreShelf()
SETTLE: Final = Settle()
