"""What is proposed when books are paid, taken or returned; see `gesture` in lang/."""

from __future__ import annotations

from hightable.games.alma_mater.box import KINDS
from hightable.games.alma_mater.state import Board
from hightable.games.alma_mater.words import PAY, RETURN, TAKE


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
