"""The usual answer to what is asked. There are no payments to share out in Saltmarsh."""

from __future__ import annotations

from hightable.games.saltmarsh.state import Board
from hightable.kernel import Bill, Payment


def propose(board: Board) -> int:
    """The first of the words offered."""
    return board.offered()[0]


def bill(board: Board) -> Bill | None:
    """None: every price is in coins."""
    return None


def payment(word: int) -> Payment | None:
    """None, for the same reason."""
    return None
