"""The starting draft. [§2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.components import (
    ADVANCED,
    CLASS_SPACES,
    EVERY,
    FIRST_BELOW,
    OBJECTIVE_DISCIPLINE,
    OBJECTIVES,
)
from hightable.games.sankore.effects import Act, Ask
from hightable.games.sankore.rules.enrol import introductory
from hightable.games.sankore.rules.establish import PILES
from hightable.games.sankore.rules.scholar_actions import scholar_of
from hightable.games.sankore.rules.turn import START_TURN
from hightable.games.sankore.state import NO_BOOK, NONE, Board, Player
from hightable.games.sankore.words import CLASS_SPACE, DRAFT, INTRO
from hightable.kernel import shuffle

DRAFT_ROW: Final = [CLASS_SPACES.index(f"adv_2_{column}") for column in (1, 2, 3)]
CENTRE: Final = CLASS_SPACES.index("adv_2_2")


def lay_out(board: Board) -> None:
    """A student and a Book of another colour on each tile of the bottom row. [§2, R4, R45]"""
    books = list(range(EVERY))
    while any(book == tile for tile, book in enumerate(books)):
        shuffle(board, books)
    for tile, book in enumerate(books):
        board.supply.out[tile] -= 1
        if board.supply.books[book]:
            board.supply.books[book] -= 1
            board.supply.draft[tile] = book
        else:
            board.supply.draft[tile] = NO_BOOK
    board.push(board.first, BEGIN)
    for step in range(len(board.players) - 1, -1, -1):
        seat = (board.first + step) % len(board.players)
        board.push(seat, PICK if seat < board.people else SCHOLAR_PICK)


class Pick(Ask):
    """Choose a class tile with its Book and student. [§2]"""

    prompt = "draft"
    rule = "§2"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for discipline in range(i64(EVERY)):
            if board.supply.draft[discipline] != NONE:
                board.offer(DRAFT[discipline])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        board.push(me.seat, PICK_SPACE, DRAFT.index(word))
        for _ in range(EVERY):
            board.push(me.seat, ORDER)


class Order(Ask):
    """The Introductory Classes from left to right, in any order. [§2]"""

    prompt = "intro"
    rule = "§2"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for discipline in range(i64(EVERY)):
            if introductory(me.school, discipline) == NONE:
                board.offer(INTRO[discipline])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        space: i64 = 0
        while me.school.classes[space] != NONE:
            space += 1
        me.school.classes[space] = ADVANCED + INTRO.index(word)


class PickSpace(Ask):
    """The tile goes to any space of the second row, Book and student to their places. [§2]"""

    prompt = "class space"
    rule = "§2"

    def offer(self, board: Board, me: Player, discipline: i64) -> None:
        for space in DRAFT_ROW:
            board.offer(CLASS_SPACE[space])

    def take(self, board: Board, me: Player, discipline: i64, word: i64) -> None:
        me.school.classes[CLASS_SPACE.index(word)] = take_combination(board, me, discipline)
        below = FIRST_BELOW[introductory(me.school, discipline)]
        me.school.students[below] = discipline
        board.barrier("draft")


def take_combination(board: Board, me: Player, discipline: i64) -> i64:
    """The Book goes to the Bookshelf; the tile is returned. [§2]"""
    book = board.supply.draft[discipline]
    board.supply.draft[discipline] = NONE
    if book != NO_BOOK:
        me.books[book] += 1
    board.note("draft", me.seat, discipline)
    return board.supply.piles[discipline * PILES].pop()


class ScholarPick(Act):
    """A card tells which combination: by its tile, else by its Book, else the next. [§13, R45]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        scholar = scholar_of(board)
        rest = [card for card in range(len(OBJECTIVES)) if is_in_box(board, card)]
        scholar.shown = rest[board.random(len(rest))]
        board.note("scholar card", me.seat, scholar.shown)
        discipline = preferred(board, OBJECTIVE_DISCIPLINE[scholar.shown])
        me.school.classes[CENTRE] = take_combination(board, me, discipline)
        scholar.bag[discipline] += 1


def is_in_box(board: Board, card: i64) -> bool:
    """A card that was dealt to nobody. [§2]"""
    return card not in scholar_of(board).deck and not board.players[0].hand >> card & 1


def preferred(board: Board, discipline: i64) -> i64:
    """The combination whose tile has the discipline, else whose Book has it. [§13, R45]"""
    for step in range(i64(EVERY)):
        wanted = (discipline + step) % EVERY
        if board.supply.draft[wanted] != NONE:
            return wanted
        for tile in range(i64(EVERY)):
            if board.supply.draft[tile] == wanted:
                return tile
    return NONE


class Begin(Act):
    """Books that were not picked return, students leave the game; the first turn begins. [§2]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        for discipline in range(i64(EVERY)):
            book = board.supply.draft[discipline]
            if book != NONE:
                board.supply.out[discipline] += 1
                board.supply.draft[discipline] = NONE
                if book != NO_BOOK:
                    board.supply.books[book] += 1
        board.round = 1
        board.push(board.first, START_TURN)


PICK: Final = Pick()
ORDER: Final = Order()
PICK_SPACE: Final = PickSpace()
SCHOLAR_PICK: Final = ScholarPick()
BEGIN: Final = Begin()
