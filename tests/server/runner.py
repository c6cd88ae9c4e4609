"""Starts the server for a test; a flag makes it patient, its bots lazy, or its end untimely."""

from __future__ import annotations

import os
import signal
import sys

from hightable.server import app, services
from hightable.server.app import serve
from hightable.server.live import tables
from hightable.server.store.rooms import Answer, Rooms, Submit


def be_patient() -> None:
    """Many tests ask from one address: each limit is a hundred times as wide."""
    limits = [(services, "MESSAGES"), (services, "JOINS"), (services, "OPENINGS"), (app, "POSTS")]
    for module, name in limits:
        setattr(module, name, tuple(100 * part for part in getattr(module, name)))


def die_around(before: str, after: str) -> None:
    """Kill -9 just before or just after the move with such an id is stored."""
    store = Rooms.submit

    def submit(self: Rooms, id: str, seats: list[int], said: Submit) -> Answer:
        if said.id == before:
            os.kill(os.getpid(), signal.SIGKILL)
        answer = store(self, id, seats, said)
        if said.id == after:
            os.kill(os.getpid(), signal.SIGKILL)
        return answer

    Rooms.submit = submit  # type: ignore[method-assign]


if __name__ == "__main__":
    flags = dict(flag.partition("=")[::2] for flag in sys.argv[2:])
    if "--patient" in flags:
        be_patient()
    tables.REST = float(flags.get("--rest", tables.REST))
    die_around(flags.get("--die-before", "-"), flags.get("--die-after", "-"))
    serve("127.0.0.1", int(flags.get("--port", 8300)), sys.argv[1], False)
