"""What is proposed when something is paid or returned, and what is asked for in all; see `gesture`
in lang/."""

from __future__ import annotations

from typing import Final

from hightable.games.sankore.box.components import DISCIPLINES
from hightable.games.sankore.rules.library import LEFT_TO_PAY, PAY_BOOKS, values
from hightable.games.sankore.state import Board
from hightable.games.sankore.words import DISCARD, PAY_BOOK
from hightable.kernel import Bill, Group, Payment

BOOKS: Final = [f"books {kind}" for kind in DISCIPLINES]


def propose(board: Board) -> int:
    """The Books of which you have most, the Prestige that is worth least now."""
    words = board.offered()
    me = board.players[board.seat]
    if words[0] in PAY_BOOK:
        return max(words, key=lambda word: int(me.books[PAY_BOOK.index(word)]))
    if words[0] in DISCARD:
        worth = values(board)
        return min(words, key=lambda word: int(worth[DISCARD.index(word)]))
    return words[0]


def bill(board: Board) -> Bill | None:
    """Books of any, but different, disciplines. [R19]"""
    top = board.top
    if top is None or top.effect is not PAY_BOOKS:
        return None
    return Bill("book", [Group(1, BOOKS)] * int(LEFT_TO_PAY.of(top.n)))


def payment(word: int) -> Payment | None:
    """A Book of a discipline."""
    return Payment(BOOKS[PAY_BOOK.index(word)], 1) if word in PAY_BOOK else None
