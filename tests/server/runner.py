"""Starts the server for a test; with a flag it dies at the worst moment."""

from __future__ import annotations

import os
import signal
import sys

from hightable.server.app import serve
from hightable.server.rooms import Answer, Rooms, Submit


def die_around(before: bool) -> None:
    """Kill -9 just before or just after a move is stored, once its id begins with `fatal`."""
    store = Rooms.submit

    def submit(self: Rooms, id: str, seats: list[int], said: Submit) -> Answer:
        fatal = said.id.startswith("fatal")
        if fatal and before:
            os.kill(os.getpid(), signal.SIGKILL)
        answer = store(self, id, seats, said)
        if fatal:
            os.kill(os.getpid(), signal.SIGKILL)
        return answer

    Rooms.submit = submit  # type: ignore[method-assign]


if __name__ == "__main__":
    if "--die-before" in sys.argv or "--die-after" in sys.argv:
        die_around("--die-before" in sys.argv)
    ports = [int(flag.partition("=")[2]) for flag in sys.argv if flag.startswith("--port=")]
    serve("127.0.0.1", *(ports or [8300]), sys.argv[1], False)
