"""What is proposed when a price is asked for: Newton shares nothing out, so it is said at once."""

from __future__ import annotations

from hightable.games.newton.state import Board
from hightable.kernel import Bill, Payment


def propose(board: Board) -> int:
    """The first word: a price that can be paid is paid, Potions are the fewest that suffice."""
    return board.offered()[0]


def bill(board: Board) -> Bill | None:
    """None: prices are paid at once, and in one kind."""
    return None


def payment(word: int) -> Payment | None:
    """None, for the same reason."""
    return None
