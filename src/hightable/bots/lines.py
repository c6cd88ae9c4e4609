"""A process that is spoken to in lines of JSON, and that no misbehaviour of its can hold up."""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import suppress
from queue import Empty, Full, Queue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from time import monotonic
from typing import IO, Any, Final

from hightable.kernel.fault import Forfeit

Message = dict[str, Any]
FAREWELL_SECONDS: Final = 1.0
DRAIN_SECONDS: Final = 0.01
LONGEST_LINE: Final = 1 << 20
WAITING_LINES: Final = 64
QUOTED: Final = 80
END: Final = b""


class Lines:
    """A process, and lines of JSON to it and from it.

    Each way has a thread, so that neither who never reads nor who never stops talking is waited
    for longer than there is time; few lines wait, so that nobody fills the memory.
    """

    def __init__(self, name: str, command: list[str]) -> None:
        self.name = name
        self.last = ""
        self.said: Queue[bytes] = Queue(WAITING_LINES)
        self.heard: Queue[bytes] = Queue(WAITING_LINES)
        self.process = Popen(command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        Thread(target=tell, args=(self.process.stdin, self.said), daemon=True).start()
        out = (self.process.stdout, self.heard)
        self.listener = Thread(target=listen, args=out, daemon=True)
        self.listener.start()

    def say(self, message: Message, until: float) -> None:
        try:
            self.said.put(json.dumps(message).encode() + b"\n", timeout=self.left(until))
        except Full:
            raise self.late() from None

    def hear(self, until: float) -> Message:
        """The next line; to be late, to fall silent or to talk nonsense is a forfeit."""
        try:
            line = self.heard.get(timeout=self.left(until))
        except Empty:
            raise self.late() from None
        if not line:
            raise self.gone()
        self.last = line.decode(errors="replace")
        try:
            found = json.loads(self.last)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise self.nonsense()
        return found

    def left(self, until: float) -> float:
        """The seconds that are left; there are some, or it is late."""
        left = until - monotonic()
        if left <= 0:
            raise self.late()
        return left

    def late(self) -> Forfeit:
        return Forfeit("bots.late", name=self.name)

    def nonsense(self) -> Forfeit:
        return Forfeit("bots.nonsense", name=self.name, line=self.last[:QUOTED].strip())

    def gone(self) -> Forfeit:
        try:
            code = self.process.wait(FAREWELL_SECONDS)
        except TimeoutExpired:
            code = 0
        return Forfeit("bots.gone", name=self.name, code=code)

    def close(self) -> None:
        """Its input ends, and so should it; it is not waited for long, nor whom it has started."""
        try:
            self.said.put_nowait(END)
            self.process.wait(FAREWELL_SECONDS)
        except (Full, TimeoutExpired):
            self.process.kill()
        end_group(self.process.pid)
        self.process.wait()
        self.drain()

    def drain(self) -> None:
        """What it still has to say is not kept, so that its listener may go."""
        until = monotonic() + FAREWELL_SECONDS
        while self.listener.is_alive() and monotonic() < until:
            with suppress(Empty):
                self.heard.get(timeout=DRAIN_SECONDS)


def end_group(leader: int) -> None:
    """End all that a program has started and not ended itself, where there is such a thing."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.killpg(leader, signal.SIGKILL)


def tell(stdin: IO[bytes], said: Queue[bytes]) -> None:
    """In a thread of its own: every line as fast as it is read, and at last the end."""
    with suppress(OSError):
        line = said.get()
        while line:
            stdin.write(line)
            stdin.flush()
            line = said.get()
    with suppress(OSError):
        stdin.close()


def listen(out: IO[bytes], heard: Queue[bytes]) -> None:
    """In a thread of its own: every line as it comes; an empty one is the end."""
    line = out.readline(LONGEST_LINE)
    while line:
        heard.put(line)
        line = out.readline(LONGEST_LINE)
    out.close()
    heard.put(END)
