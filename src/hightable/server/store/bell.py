"""A bell between processes of one machine that share an SQLite file: it tells what has changed.

What PostgreSQL tells by itself. A ring that is lost is no loss: everybody also asks now and then.
"""

from __future__ import annotations

from contextlib import suppress
from socket import AF_UNIX, SOCK_DGRAM, socket, socketpair
from typing import NamedTuple

LONGEST = 64


class Bell(NamedTuple):
    """Where one process hears, and where it rings for each of the others."""

    own: socket
    others: list[socket]

    def ring(self, id: str, seq: int) -> None:
        """Say that a table has changed; whoever has not heard the last hundred need not hear it."""
        for other in self.others:
            with suppress(OSError):
                other.send(f"{id} {seq}".encode())


def bells(count: int) -> list[Bell]:
    """A bell for each of several processes."""
    pairs = [socketpair(AF_UNIX, SOCK_DGRAM) for _ in range(count)]
    for pair in pairs:
        for end in pair:
            end.setblocking(False)
    return [
        Bell(heard, [rung for at, (_, rung) in enumerate(pairs) if at != own])
        for own, (heard, _) in enumerate(pairs)
    ]
