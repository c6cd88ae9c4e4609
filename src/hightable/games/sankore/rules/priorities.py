"""How the Scholar decides: each answer follows a list of priorities and says which. [§13]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.areas import LAW_DISCIPLINE, NEEDS_SUPPORT, NUMBER, REGION
from hightable.games.sankore.box.components import EVERY, LAW, LED_COUNT, PRESTIGE
from hightable.games.sankore.rules import majority
from hightable.games.sankore.rules.law import overflow_at
from hightable.games.sankore.rules.library import ChooseShelf, leading
from hightable.games.sankore.rules.majority import PIECES, leader, strength
from hightable.games.sankore.rules.scholar_actions import (
    EnrolByDiscipline,
    behind,
    scholar_of,
    wanted_student,
)
from hightable.games.sankore.rules.scholar_class import ScholarSpace
from hightable.games.sankore.state import Board, board_of
from hightable.games.sankore.words import QUEUE, SHELF, SPACE
from hightable.kernel import BIT, Effect, Opponent, Part, State

SAFE_LEAD: Final = 2
MOST: Final = 99
ALL_REGIONS: Final = 15


REASONS: Final = [
    "scholar outermost",
    "scholar secures",
    "scholar cheapest",
    "scholar uppermost",
    "scholar richest",
    "scholar takes",
    "scholar wins",
    "scholar no majority",
    "scholar highest",
    "scholar region",
    "scholar nearest",
]
OUTERMOST: Final = 0
SECURES: Final = 1
CHEAPEST: Final = 2
UPPERMOST: Final = 3
RICHEST: Final = 4
TAKES: Final = 5
WINS: Final = 6
NO_MAJORITY: Final = 7
HIGHEST: Final = 8
FIRST_REGION: Final = 9
NEAREST: Final = 10
# A reason: its key and two figures.
REASON: Final = Part(8)
FIGURE: Final = Part(8, above=REASON)
OTHER: Final = Part(8, above=FIGURE)


def because(board: Board, seat: i64, reason: i64, a: i64 = 0, b: i64 = 0) -> None:
    """Say which priority decided, to the log and on the Scholar's board. [§13]"""
    board.note(REASONS[reason], seat, a, b)
    scholar_of(board).reasons.append(REASON.at(reason) | FIGURE.at(a) | OTHER.at(b))


def unpack(code: int) -> tuple[str, int, int]:
    """The key of a reason and its two numbers. [§13]"""
    return REASONS[REASON.of(code)], int(FIGURE.of(code)), int(OTHER.of(code))


class Scholar(Opponent):
    """Answers what the Scholar is asked; where nothing is preferred, the first word. [§13]"""

    def answer(self, state: State, seat: i64, asked: Effect, n: i64) -> i64:
        board = board_of(state)
        if isinstance(asked, ChooseShelf):
            return shelf(board, seat, n)
        if isinstance(asked, EnrolByDiscipline):
            return queue(board, seat)
        if isinstance(asked, ScholarSpace):
            return space(board, seat, n)
        because(board, seat, NEAREST)
        return board.words[0]


def lead(books: list[int], discipline: i64) -> i64:
    """By how many Books a discipline that leads a shelf is ahead of the next. [§13]"""
    others = [books.count(other) for other in range(EVERY) if other != discipline]
    return books.count(discipline) - max(others)


def needed(books: list[int], discipline: i64) -> i64:
    """How many Books a discipline needs to be strictly ahead. [§13]"""
    return max([books.count(other) for other in range(EVERY)]) - books.count(discipline) + 1


def shelf(board: Board, seat: i64, discipline: i64) -> i64:
    """Secure a lead of two; else the cheapest majority; else the uppermost shelf. [§13, R40]"""
    open_shelves = [SHELF.index(word) for word in board.offered()]
    for wanted in range(SAFE_LEAD - 1, -1, -1):
        for at in open_shelves:
            books = board.shelves[at]
            if leading(books, 0) == discipline and lead(books, discipline) == wanted:
                because(board, seat, SECURES, discipline, at + 1)
                return SHELF[at]
    best: i64 = open_shelves[0]
    fewest: i64 = MOST
    for at in open_shelves:
        books = board.shelves[at]
        if leading(books, 0) != discipline and needed(books, discipline) < fewest:
            fewest = needed(books, discipline)
            best = at
    because(board, seat, UPPERMOST if fewest == MOST else CHEAPEST, discipline)
    return SHELF[best]


def queue(board: Board, seat: i64) -> i64:
    """The student nearest to a right end; a tie goes to its own area, then the next. [§13]"""
    wanted = wanted_student(board)
    best: i64 = board.words[0]
    fewest: i64 = MOST
    for step in range(i64(EVERY)):
        area = (scholar_of(board).discipline + step) % EVERY
        if wanted in board.queues[area] and behind(board.queues[area], wanted) < fewest:
            fewest = behind(board.queues[area], wanted)
            best = QUEUE[area]
    because(board, seat, OUTERMOST, wanted, QUEUE.index(best))
    return best


def space(board: Board, seat: i64, area: i64) -> i64:
    """Majorities it can win, those it takes from you, the highest space, region A first. [§13]"""
    found = [int(SPACE.index(word)) for word in board.offered()]
    if area == LAW:
        found = richest(board, seat, found)
    wanted = preferred_regions(board, seat, area, found)
    found = [at for at in found if wanted >> REGION[at] & 1]
    highest = max([int(NUMBER[at]) for at in found])
    found = [at for at in found if NUMBER[at] == highest]
    best: i64 = found[0]
    for at in found:
        if REGION[at] < REGION[best]:
            best = at
    because(board, seat, FIRST_REGION if len(found) > 1 else HIGHEST, best)
    return SPACE[best]


def preferred_regions(board: Board, seat: i64, area: i64, found: list[int]) -> i64:
    """The regions it can win, of these the ones you hold; without any, all, as a set. [§13]"""
    winning: i64 = 0
    stolen: i64 = 0
    for region in range(i64(EVERY)):
        if wins(board, seat, area, region, found):
            winning |= BIT[region]
            if leader(board, area, region) == 0:
                stolen |= BIT[region]
    because(board, seat, TAKES if stolen else WINS if winning else NO_MAJORITY, area)
    return stolen or winning or ALL_REGIONS


def wins(board: Board, seat: i64, area: i64, region: i64, found: list[int]) -> bool:
    """It does not lead the region, and with its best space there would. [§13, R39]"""
    if leader(board, area, region) == seat and not board.flags & LED_COUNT:
        return False
    best: i64 = 0
    for at in found:
        if REGION[at] == region:
            best = max(best, NUMBER[at])
    if not best:
        return False
    mine = strength(board, seat, area, region)
    after = PIECES.at(PIECES.of(mine) + 1) | max(majority.HIGHEST.of(mine), best)
    return after > strength(board, 0, area, region)


def richest(board: Board, seat: i64, found: list[int]) -> list[int]:
    """In Law the top spaces with most Prestige above come first; with none, any space. [§13]"""
    tops = [at for at in found if NEEDS_SUPPORT[at]]
    most = max([0] + [hoard(board, at) for at in tops])
    if not most:
        return found
    because(board, seat, RICHEST, most)
    return [at for at in tops if hoard(board, at) == most]


def hoard(board: Board, crown: i64) -> int:
    """The Prestige tokens in the Overflow above a top space. [§13]"""
    area = LAW_DISCIPLINE[REGION[crown]]
    return sum([int(board.overflow[overflow_at(PRESTIGE, area, d)]) for d in range(EVERY)])


SCHOLAR: Final = Scholar()
