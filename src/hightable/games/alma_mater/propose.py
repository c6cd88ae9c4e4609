"""What is proposed when books are paid, taken or returned, and what is asked for in all; see
`gesture` in lang/."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import KINDS, PROFESSOR_RECORDS, STUDENT_FACULTY, STUDENTS
from hightable.games.alma_mater.decode.cards import STUDENT_DISCOUNT
from hightable.games.alma_mater.decode.makers import CANDIDATES, FACULTY_PRESTIGE, LESS
from hightable.games.alma_mater.decode.prices import (
    CHAIR_PATTERNS,
    FACULTY_PATTERNS,
    NO_ACT,
    Pattern,
)
from hightable.games.alma_mater.rules.books import DIFFERENT, PLENTY, TakeBooks
from hightable.games.alma_mater.rules.costs import PAY_LEVEL, books_due, can_pay, next_prices
from hightable.games.alma_mater.rules.payment import (
    ALL_KINDS,
    NAMED,
    TOLD,
    UNTAKEN,
    colours,
    fitting,
    of_kind,
    with_dictionaries,
)
from hightable.games.alma_mater.rules.professors import PAY_PROFESSOR
from hightable.games.alma_mater.rules.students import PAY_STUDENT, discount
from hightable.games.alma_mater.state import Board, Player
from hightable.games.alma_mater.words import MOST_PAID, PAY, RETURN, TAKE
from hightable.kernel import Bill, Effect, Group, Payment

BOOKS: Final = [f"books {kind}" for kind in KINDS]
TEXTBOOK: Final = "textbook"
BOOK: Final = "book"
PRESTIGE: Final = "prestige_by_faculty"
# Whose lecture makes a student cheaper, without and with prestige.
LECTURERS: Final[list[str]] = [
    next(
        name
        for name, record in PROFESSOR_RECORDS.items()
        if "discount" in record["lecture"] and (PRESTIGE in record["lecture"]) == bool(points)
    )
    for points in (0, 1)
]


def propose(board: Board) -> int:
    """Pay and return what you have most of; take what you have fewest of, each once."""
    words = board.offered()
    books = [int(number) for number in board.players[board.seat].books]
    if words[0] in PAY:
        return max(words, key=lambda word: books[PAY.index(word) % len(KINDS)])
    if words[0] in RETURN:
        return max(words, key=lambda word: books[RETURN.index(word)])
    if words[0] in TAKE:
        return min(
            words,
            key=lambda word: (
                -(TAKE.index(word) // len(KINDS)),
                books[TAKE.index(word) % len(KINDS)],
            ),
        )
    return words[0]


def payment(word: int) -> Payment | None:
    """A group of books of one kind."""
    if word in PAY:
        item = PAY.index(word)
    elif word in TAKE:
        item = TAKE.index(word) + UNTAKEN
    else:
        return None
    return Payment(BOOKS[item % len(KINDS)], MOST_PAID - item // len(KINDS))


def bill(board: Board) -> Bill | None:
    """The books that a student, a professor or a level costs, or those that are taken."""
    top = board.top
    if top is None:
        return None
    asked = asked_for(board, board.players[top.seat], top.effect, TOLD.of(top.n))
    return asked and asked._replace(said=said(NAMED.of(top.n)))


def asked_for(board: Board, me: Player, asked: Effect, told: i64) -> Bill | None:
    """The whole of it, said or not."""
    if asked is PAY_STUDENT:
        return student_bill(board, me, told)
    if asked is PAY_PROFESSOR:
        pattern = CHAIR_PATTERNS[CANDIDATES.of(told)]
        return Bill(BOOK, groups(board, pattern, with_dictionaries(board)))
    if asked is PAY_LEVEL:
        return level_bill(board, me)
    return gain_bill(board, asked, told) if isinstance(asked, TakeBooks) else None


def said(books: i64) -> tuple[Payment, ...]:
    """A set of books that has begun to be named."""
    held = [(kind, int(of_kind(books, kind))) for kind in range(len(KINDS))]
    return tuple([Payment(BOOKS[kind], n) for kind, n in held if n])


def groups(board: Board, pattern: Pattern, kinds: i64) -> list[Group]:
    """What a pattern asks for, each group with the kinds that would do if they were there."""
    return [
        Group(int(pattern.sizes[at]), named(fitting(board, pattern, at, PLENTY, kinds)))
        for at in range(len(pattern.sizes))
    ]


def named(kinds: i64) -> list[str]:
    return [BOOKS[kind] for kind in range(ALL_KINDS) if kinds >> kind & 1]


def mixed(board: Board, number: i64, taken: bool = False) -> Bill:
    """Textbooks of any colours."""
    whole = [Group(int(number), named(colours(board)))]
    return Bill(TEXTBOOK, whole, alike=False, taken=taken)


def student_bill(board: Board, me: Player, told: i64) -> Bill:
    """The fee of the faculty, less what own students and a lecture save. [§7.1, R16]"""
    pattern = FACULTY_PATTERNS[STUDENT_FACULTY[CANDIDATES.of(told)]][0][0]
    saved = [(STUDENTS[student], int(STUDENT_DISCOUNT[student])) for student in me.halls]
    by = [(LECTURERS[1 if told & FACULTY_PRESTIGE else 0], 1)] if told & LESS else []
    by += [(name, n) for name, n in saved if n]
    asked = groups(board, pattern, colours(board))
    return Bill(TEXTBOOK, asked, waived=int(discount(me, told)), waivers=tuple(by))


def level_bill(board: Board, me: Player) -> Bill | None:
    """The textbooks of the next level, where there is one way to pay it, and it is in books."""
    ways = [price for price in next_prices(board, me) if can_pay(board, me, price)]
    if len(ways) != 1 or ways[0].act != NO_ACT or not books_due(board, me, ways[0]):
        return None
    if ways[0].pattern is None:
        return mixed(board, books_due(board, me, ways[0]))
    return Bill(TEXTBOOK, groups(board, ways[0].pattern, colours(board)))


def gain_bill(board: Board, asked: TakeBooks, number: i64) -> Bill:
    """Textbooks to take, of any or of different colours."""
    if not asked.different:
        return mixed(board, number, taken=True)
    return Bill(TEXTBOOK, groups(board, DIFFERENT[number], colours(board)), taken=True)
