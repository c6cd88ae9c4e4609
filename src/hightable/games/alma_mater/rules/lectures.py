"""Giving lectures, and the bookmarks that say what they cost. [§8.3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import KINDS
from hightable.games.alma_mater.decode.cards import LECTURE_GIVEN, LECTURE_NO_BOOKS, LECTURES
from hightable.games.alma_mater.effects.acts import Act, Ask
from hightable.games.alma_mater.rules.free import Window
from hightable.games.alma_mater.rules.payment import with_dictionaries
from hightable.games.alma_mater.state import Board, Player
from hightable.games.alma_mater.words import BOOKMARK, DECLINE, LECTURE_NOW
from hightable.kernel import BIT, Part

# The `n` of a bookmark that is laid.
PROFESSOR: Final = Part(4)
KIND: Final = Part(3, above=PROFESSOR)
# A player's bookmarks: three bits for each professor, 0 for none, else the kind and one.
MARK_BITS: Final = 3
MARK: Final = 7


def bookmark(me: Player, professor: i64) -> i64:
    """The kind of book on the bookmark of a professor, or -1. [§8.3]"""
    return (me.bookmarks >> MARK_BITS * professor & MARK) - 1


class FreeLecture(Window):
    """The professor just recruited may lecture without a book, before anything else. [§8.2]"""

    prompt = "free lecture"
    rule = "§8.2"

    def propose(self, board: Board, me: Player, professor: i64) -> None:
        if me.ready >> professor & 1:
            board.offer(LECTURE_NOW)
        board.offer(DECLINE)

    def decide(self, board: Board, me: Player, professor: i64, word: i64) -> None:
        if word == LECTURE_NOW:
            lecture(board, me, professor)


class LayBookmark(Act):
    """A book of the kind paid most goes onto the bookmark; none if lectures cost none. [R19]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        lay_bookmark(me, PROFESSOR.of(n), KIND.of(n))


class ChooseBookmark(Ask):
    """Recruited for nothing while the cost is open: any book goes onto the bookmark. [R20]"""

    prompt = "bookmark"
    rule = "§8.2"

    def offer(self, board: Board, me: Player, professor: i64) -> None:
        if not me.chancellors & LECTURE_NO_BOOKS:
            kinds = with_dictionaries(board)
            for kind in range(len(KINDS)):
                if kinds >> kind & 1:
                    board.offer(BOOKMARK[kind])

    def take(self, board: Board, me: Player, professor: i64, word: i64) -> None:
        lay_bookmark(me, professor, BOOKMARK.index(word))


def lay_bookmark(me: Player, professor: i64, kind: i64) -> None:
    """The kind of book that later lectures cost. [§8.3]"""
    if not me.chancellors & LECTURE_NO_BOOKS:
        me.bookmarks |= (kind + 1) << MARK_BITS * professor


def book_due(me: Player, professor: i64) -> i64:
    """The kind of book a lecture costs, or -1 if it costs none. [§8.3]"""
    if me.chancellors & LECTURE_NO_BOOKS:
        return -1
    return bookmark(me, professor)


def can_lecture(me: Player, professor: i64) -> bool:
    """A ready professor whose book can be paid; the ability may be useless. [R21]"""
    if not me.ready >> professor & 1:
        return False
    kind = book_due(me, professor)
    return kind < 0 or me.books[kind] > 0


def not_lecturing(me: Player, professor: i64) -> str:
    """Why a professor cannot lecture. [§8.3]"""
    if not me.professors >> professor & 1:
        return "professor not yours"
    return "book due" if me.ready >> professor & 1 else "exhausted"


def pay_and_lecture(board: Board, me: Player, professor: i64) -> None:
    """The book of the bookmark goes from storage to the supply, and the lecture is given. [§8.3]"""
    kind = book_due(me, professor)
    if kind >= 0:
        me.books[kind] -= 1
    lecture(board, me, professor)


def lecture(board: Board, me: Player, professor: i64) -> None:
    """The card is exhausted, its ability resolved, then what a lecture sets off. [R50, R63]"""
    me.ready &= ~BIT[professor]
    board.push(me.seat, AFTER_LECTURE)
    ability = LECTURES[professor]
    if ability is not None:
        board.push(me.seat, ability)


class AfterLecture(Act):
    """A lecture has been given. [R63]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        LECTURE_GIVEN.fire(board, me, me.students)


FREE_LECTURE: Final = FreeLecture()
LECTURE_AT_ONCE: Final = FreeLecture(at_once=True)
LAY_BOOKMARK: Final = LayBookmark()
CHOOSE_BOOKMARK: Final = ChooseBookmark()
AFTER_LECTURE: Final = AfterLecture()
