"""Books are paid into the Library, and the Library says what Prestige is worth. [§4, §11]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.box.components import EVERY, SHELF_FIRST, SHELF_SECOND, SHELF_SIZE
from hightable.games.sankore.effects import Ask, progress
from hightable.games.sankore.state import NONE, Board, Player
from hightable.games.sankore.words import PAY_BOOK, SHELF
from hightable.kernel import BIT, Part, ones

SMALL_SIDE: Final = 3
# Books to pay: how many, and the discipline just paid and one; 0 is none.
LEFT_TO_PAY: Final = Part(4)
JUST_PAID: Final = Part(3, above=LEFT_TO_PAY)


def side(board: Board) -> i64:
    """The side of the Library: 0 with three shelves, 1 with six. [§2]"""
    return i64(len(board.shelves) > SMALL_SIDE)


def has_place(board: Board, shelf: i64) -> bool:
    """A shelf takes Books until it is full. [§4]"""
    return len(board.shelves[shelf]) < SHELF_SIZE[side(board)][shelf]


def contribute(board: Board, me: Player, discipline: i64) -> None:
    """A Book goes to a shelf of your choice; if all are full, to the supply. [§4, R6]"""
    if any(has_place(board, shelf) for shelf in range(i64(len(board.shelves)))):
        board.push(me.seat, CHOOSE_SHELF, discipline)
    else:
        me.books[discipline] -= 1
        board.supply.books[discipline] += 1


class ChooseShelf(Ask):
    """The Book stands on the leftmost empty place of the shelf you choose. [§4]"""

    prompt = "shelf"
    rule = "§4"

    def offer(self, board: Board, me: Player, discipline: i64) -> None:
        for shelf in range(i64(len(board.shelves))):
            if has_place(board, shelf):
                board.offer(SHELF[shelf])

    def take(self, board: Board, me: Player, discipline: i64, word: i64) -> None:
        shelf = SHELF.index(word)
        me.books[discipline] -= 1
        board.shelves[shelf].append(discipline)
        progress(board)
        board.note("contribute", me.seat, discipline, shelf + 1)


class PayBooks(Ask):
    """Pay so many Books of any, but different, disciplines. [§7.3, R19]"""

    prompt = "pay book"
    rule = "§4"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        barred = JUST_PAID.of(n) - 1
        for discipline in range(i64(EVERY)):
            if me.books[discipline] and discipline != barred:
                board.offer(PAY_BOOK[discipline])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        discipline = PAY_BOOK.index(word)
        left = LEFT_TO_PAY.of(n) - 1
        if left:
            board.push(me.seat, self, LEFT_TO_PAY.at(left) | JUST_PAID.at(discipline + 1))
        contribute(board, me, discipline)


def bookshelf(me: Player) -> i64:
    """The disciplines of which you hold a Book, as a set. [§4]"""
    found: i64 = 0
    for discipline in range(i64(EVERY)):
        if me.books[discipline]:
            found |= BIT[discipline]
    return found


def disciplines_held(me: Player) -> i64:
    """Of how many disciplines you hold a Book. [§7.3]"""
    return ones(bookshelf(me))


def leading(shelf: list[int], barred: i64) -> i64:
    """Most Books on a shelf, but for a set of disciplines; a tie goes to the first there. [§11]"""
    best: i64 = NONE
    most: i64 = 0
    earliest: i64 = 0
    for discipline in range(i64(EVERY)):
        if not barred >> discipline & 1:
            count: i64 = 0
            last: i64 = 0
            for at in range(i64(len(shelf))):
                if shelf[at] == discipline:
                    count += 1
                    last = at
            if count > most or (count == most and count and last < earliest):
                best = discipline
                most = count
                earliest = last
    return best


def standing(shelf: list[int]) -> list[int]:
    """The disciplines on a shelf, the leading one first. [§11]"""
    found: list[int] = []
    barred: i64 = 0
    best = leading(shelf, barred)
    while best != NONE:
        found.append(best)
        barred |= BIT[best]
        best = leading(shelf, barred)
    return found


def values(board: Board) -> vec[i64]:
    """What a Prestige icon of each discipline is worth. [§11]"""
    worth = vec[i64]([0] * EVERY)
    first, second = SHELF_FIRST[side(board)], SHELF_SECOND[side(board)]
    for at in range(len(board.shelves)):
        best = leading(board.shelves[at], 0)
        if best != NONE:
            worth[best] += first[at]
            runner_up = leading(board.shelves[at], BIT[best])
            if runner_up != NONE:
                worth[runner_up] += second[at]
    return worth


CHOOSE_SHELF: Final = ChooseShelf()
PAY_BOOKS: Final = PayBooks()
