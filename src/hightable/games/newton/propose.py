"""What is proposed when a price is asked for: Newton shares nothing out, so it is said at once."""

from __future__ import annotations

from hightable.games.newton.state import Board


def propose(board: Board) -> int:
    """The first word: a price that can be paid is paid, Potions are the fewest that suffice."""
    return board.offered()[0]
