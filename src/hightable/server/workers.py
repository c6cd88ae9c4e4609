"""Several processes behind one port: each serves whoever it is given, one that dies is replaced.

They share the database and nothing else; no browser need come back to the same one. The parent
keeps the sockets, so that whoever waits to be let in waits for the next process of that place.
"""

from __future__ import annotations

import logging
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from threading import Thread
from types import FrameType
from typing import Any

LOG = logging.getLogger("hightable")
REST = 0.5
PATIENCE = 5.0


class Workers:
    """So many processes, each called with what is its own, until the end."""

    def __init__(self, work: Callable[[Any], None], given: list[Any]) -> None:
        self.work = work
        self.given = given
        self.processes: list[BaseProcess] = []

    def run(self) -> None:
        """Until Ctrl-C or a termination."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, stop)
        self.processes = [self.start(at) for at in range(len(self.given))]
        try:
            while True:
                wait([process.sentinel for process in self.processes])
                self.replace()
        except KeyboardInterrupt:
            pass
        finally:
            self.end()

    def start(self, at: int) -> BaseProcess:
        process = get_context("spawn").Process(target=begin, args=[self.work, self.given[at]])
        process.start()
        LOG.info("worker %d is process %d", at + 1, process.pid)
        return process

    def replace(self) -> None:
        """Others take the places of those that have died, after a moment."""
        for at, process in enumerate(self.processes):
            if not process.is_alive():
                LOG.warning("worker %d has ended (%s); another follows", at + 1, process.exitcode)
                time.sleep(REST)
                self.processes[at] = self.start(at)

    def end(self) -> None:
        for process in self.processes:
            process.terminate()
        until = time.monotonic() + PATIENCE
        for process in self.processes:
            process.join(max(0.0, until - time.monotonic()))
            process.kill()


def stop(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def begin(work: Callable[[Any], None], given: Any) -> None:
    """In the worker: work, and end as soon as the parent has, however it ended."""
    parent = parent_process()
    if parent is not None:
        Thread(target=follow, args=[parent.sentinel], daemon=True).start()
    with suppress(KeyboardInterrupt):
        work(given)


def follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
