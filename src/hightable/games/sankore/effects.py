"""The icons of Sankoré.

What happens (`Act`) and what is asked (`Ask`) is told our Board and our Player. An icon whose rule
is a chapter of its own names it, and the chapter enters itself in CHAPTERS when it is imported.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from hightable.games.sankore.box.components import (
    EVERY,
    FAVOUR_END,
    PRESTIGE_LATE,
    SHELF_LIMIT,
    SOFT_BOOKS,
)
from hightable.games.sankore.state import NONE, Board, Player
from hightable.games.sankore.words import GAIN_BOOK, GAIN_PRESTIGE
from hightable.kernel import Chapters, Nothing, Part, PlayerEffect, PlayerQuestion

CHAPTERS: Final = Chapters()
Act: TypeAlias = PlayerEffect[Board, Player]
Ask: TypeAlias = PlayerQuestion[Board, Player]
# A Skill tile on its way: its kind, and the section it is for; EVERY is any.
SKILL_KIND: Final = Part(4)
SKILL_SECTION: Final = Part(3, above=SKILL_KIND)


NOTHING: Final = Nothing()
CHECK_PRESTIGE: Final = CHAPTERS.see("storage")


class Gain(Act):
    """Take Gold, Salt and Inspiration from the bank, which never runs out. [§4]"""

    def __init__(self, gold: i64, salt: i64, inspiration: i64) -> None:
        super().__init__()
        self.gold = gold
        self.salt = salt
        self.inspiration = inspiration

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.gold += self.gold
        me.salt += self.salt
        me.inspiration += self.inspiration


def progress(board: Board) -> None:
    """Something was gained, paid, placed, raised or claimed in this round. [§10, R15]"""
    board.progress = board.round


def has_shelf_room(board: Board, me: Player, discipline: i64) -> bool:
    """Three Books of a discipline fit on a Bookshelf; the Scholar's storage has no end. [§4, R1]"""
    if me.books[discipline] < SHELF_LIMIT or me.seat >= board.people:
        return True
    return board.flags & SOFT_BOOKS != 0


def can_gain_book(board: Board, me: Player, discipline: i64) -> bool:
    """The supply has such a Book and the Bookshelf a place for it. [§4]"""
    return board.supply.books[discipline] > 0 and has_shelf_room(board, me, discipline)


def gain_book(board: Board, me: Player, discipline: i64) -> None:
    """A Book from the supply; nothing if there is none or no room. [§4]"""
    if can_gain_book(board, me, discipline):
        board.supply.books[discipline] -= 1
        me.books[discipline] += 1
        progress(board)
        board.note("book", me.seat, discipline)


def receive_book(board: Board, me: Player, discipline: i64) -> None:
    """A Book from a space of the board; without room it goes to the supply. [§4, R1]"""
    if has_shelf_room(board, me, discipline):
        me.books[discipline] += 1
        board.note("book", me.seat, discipline)
    else:
        board.supply.books[discipline] += 1
        board.note("book lost", me.seat, discipline)


def gain_prestige(board: Board, me: Player, discipline: i64) -> None:
    """A Prestige token from the supply; nothing if there is none. [§4]"""
    if board.supply.prestige[discipline]:
        board.supply.prestige[discipline] -= 1
        receive_prestige(board, me, discipline)


def receive_prestige(board: Board, me: Player, discipline: i64) -> None:
    """A Prestige token into the storage, whose limit is checked at the end of the turn. [§4, R2]"""
    me.prestige[discipline] += 1
    board.note("prestige", me.seat, discipline)
    if not board.flags & PRESTIGE_LATE:
        board.push(me.seat, CHECK_PRESTIGE)


class GainBook(Act):
    """Take a Book of one discipline. [§4]"""

    def __init__(self, discipline: i64) -> None:
        super().__init__()
        self.discipline = discipline

    def possible(self, board: Board, me: Player) -> bool:
        return can_gain_book(board, me, self.discipline)

    def happen(self, board: Board, me: Player, n: i64) -> None:
        gain_book(board, me, self.discipline)


class AnyBook(Ask):
    """Take a Book of a discipline you choose, among those that yield one. [§4]"""

    prompt = "any book"
    rule = "§4"

    def possible(self, board: Board, me: Player) -> bool:
        return any(can_gain_book(board, me, discipline) for discipline in range(i64(EVERY)))

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for discipline in range(i64(EVERY)):
            if can_gain_book(board, me, discipline):
                board.offer(GAIN_BOOK[discipline])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        gain_book(board, me, GAIN_BOOK.index(word))


class GainPrestige(Act):
    """Take a Prestige token of one discipline. [§4]"""

    def __init__(self, discipline: i64) -> None:
        super().__init__()
        self.discipline = discipline

    def possible(self, board: Board, me: Player) -> bool:
        return board.supply.prestige[self.discipline] > 0

    def happen(self, board: Board, me: Player, n: i64) -> None:
        gain_prestige(board, me, self.discipline)


class AnyPrestige(Ask):
    """Take a Prestige token of a discipline you choose, among those left. [§4]"""

    prompt = "any prestige"
    rule = "§4"

    def possible(self, board: Board, me: Player) -> bool:
        return any(board.supply.prestige[discipline] for discipline in range(i64(EVERY)))

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for discipline in range(i64(EVERY)):
            if board.supply.prestige[discipline]:
                board.offer(GAIN_PRESTIGE[discipline])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        gain_prestige(board, me, GAIN_PRESTIGE.index(word))


class TakeToken(Act):
    """Take the Book or Prestige token that setup laid on this space. [§7]"""

    def __init__(self, space: i64, book: bool) -> None:
        super().__init__()
        self.space = space
        self.book = book

    def happen(self, board: Board, me: Player, n: i64) -> None:
        discipline = board.tokens[self.space]
        if discipline != NONE:
            board.tokens[self.space] = NONE
            if self.book:
                receive_book(board, me, discipline)
            else:
                receive_prestige(board, me, discipline)


class Knowledge(Act):
    """More Knowledge for the class being taught, until its area action is over. [§5.3]"""

    def __init__(self, points: i64) -> None:
        super().__init__()
        self.points = points

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.school.bonus += self.points


class Advance(Act):
    """The Favour disc moves right and stops at the last space. [§5.5]"""

    def __init__(self, steps: i64) -> None:
        super().__init__()
        self.steps = steps

    def possible(self, board: Board, me: Player) -> bool:
        return me.favour < FAVOUR_END

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.favour = min(me.favour + self.steps, FAVOUR_END)
        board.note("advance", me.seat, me.favour)
