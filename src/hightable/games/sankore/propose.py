"""What is proposed when something is paid or returned; see `gesture` in lang/."""

from __future__ import annotations

from hightable.games.sankore.rules.library import values
from hightable.games.sankore.state import Board
from hightable.games.sankore.words import DISCARD, PAY_BOOK


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
