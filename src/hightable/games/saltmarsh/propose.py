"""The usual answer to what is asked. There are no payments to share out in Saltmarsh."""

from __future__ import annotations

from hightable.games.saltmarsh.state import Board


def propose(board: Board) -> int:
    """The first of the words offered."""
    return board.offered()[0]
