"""Law: Crowns, the Skill tiles they bring, and the Overflow. [§7.4]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.areas import CROWN_COST, CROWN_SPACE, LAW_DISCIPLINE, SPACES
from hightable.games.sankore.box.components import BOOK, EVERY, LAW, PRESTIGE
from hightable.games.sankore.decode.cards import ANY_PAYMENT, CROWN_PLACED
from hightable.games.sankore.decode.icons import SPACE_REWARD
from hightable.games.sankore.effects import (
    CHAPTERS,
    Act,
    Ask,
    has_shelf_room,
    receive_prestige,
)
from hightable.games.sankore.rules.knowledge import is_supported, knowledge
from hightable.games.sankore.rules.library import PAY_BOOKS, disciplines_held
from hightable.games.sankore.rules.objectives import fire
from hightable.games.sankore.rules.pieces import is_open, not_placed, put_piece
from hightable.games.sankore.state import Board, Player
from hightable.games.sankore.words import PAY_A_BOOK, PAY_GOLD, PAY_SALT, SPACE

GOLD: Final = 0
SALT: Final = 1
A_BOOK: Final = 2
OVERFLOW: Final = EVERY * EVERY


def means(me: Player) -> i64:
    """What you could pay a Crown with: 1 Gold, 1 Salt, 1 Book, as a set. [§7.4]"""
    return i64(me.gold > 0) | i64(me.salt > 0) << 1 | i64(disciplines_held(me) > 0) << 2


def crown_spaces(board: Board, me: Player, points: i64, supported: bool) -> list[int]:
    """The spaces where a Crown could be placed and paid. [§7.4]"""
    found: list[int] = []
    if me.school.tracks[LAW]:
        purse = means(me)
        anything = me.done & ANY_PAYMENT != 0
        for space in range(i64(CROWN_SPACE), i64(len(SPACES))):
            payable = purse != 0 if anything else purse >> CROWN_COST[space - CROWN_SPACE] & 1 != 0
            if payable and is_open(board, space, points, supported):
                found.append(space)
    return found


class Crown(Ask):
    """Pay 1 Gold, 1 Salt or 1 Book by the row and place a Crown. [§7.4]"""

    prompt = "crown"
    rule = "§7.4"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        points = knowledge(board, me, LAW)
        for space in crown_spaces(board, me, points, is_supported(me)):
            board.offer(SPACE[space])

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        return not_placed(board, me, LAW, word)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        space = SPACE.index(word)
        board.push(me.seat, CROWNED, space)
        if me.done & ANY_PAYMENT:
            board.push(me.seat, PAY_CROWN)
        else:
            pay(board, me, CROWN_COST[space - CROWN_SPACE])


def pay(board: Board, me: Player, payment: i64) -> None:
    """One Gold, Salt or Book. [§7.4]"""
    if payment == GOLD:
        me.gold -= 1
    elif payment == SALT:
        me.salt -= 1
    else:
        board.push(me.seat, PAY_BOOKS, 1)


class PayCrown(Ask):
    """With a card any Crown costs 1 Gold, 1 Salt or 1 Book, as you like. [§12]"""

    prompt = "pay crown"
    rule = "§12"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        if me.gold:
            board.offer(PAY_GOLD)
        if me.salt:
            board.offer(PAY_SALT)
        if disciplines_held(me):
            board.offer(PAY_A_BOOK)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        pay(board, me, GOLD if word == PAY_GOLD else SALT if word == PAY_SALT else A_BOOK)


class Crowned(Act):
    """The Crown stands: Skill tile, Sankoré tile, Overflow, in this order. [§7.4]"""

    def happen(self, board: Board, me: Player, space: i64) -> None:
        put_piece(board, me, space)
        fire(board, me, CROWN_PLACED, 0)
        board.push(me.seat, SPACE_REWARD[space])


def collect(board: Board, me: Player, discipline: i64) -> None:
    """Everything in an Overflow; Books that find no room stay there. [§7.4]"""
    for other in range(i64(EVERY)):
        books = overflow_at(BOOK, discipline, other)
        while board.overflow[books] and has_shelf_room(board, me, other):
            board.overflow[books] -= 1
            me.books[other] += 1
            board.note("book", me.seat, other)
        tokens = overflow_at(PRESTIGE, discipline, other)
        while board.overflow[tokens]:
            board.overflow[tokens] -= 1
            receive_prestige(board, me, other)


def overflow_at(kind: i64, discipline: i64, token: i64) -> i64:
    """Where the tokens of a kind and discipline lie in an area's Overflow. [§9.1]"""
    return kind * OVERFLOW + discipline * EVERY + token


class Collect(Act):
    """Take the Overflow above the top space of a region. [§7.4]"""

    def happen(self, board: Board, me: Player, region: i64) -> None:
        collect(board, me, LAW_DISCIPLINE[region])


CROWN: Final = Crown()
PAY_CROWN: Final = PayCrown()
CROWNED: Final = Crowned()
CHAPTERS["collect_overflow"] = Collect()
