"""A server that is back at once after a kill: forked from a process that has loaded everything.

What is killed is a whole server; only the reading of its modules, a second and more, is done once.
"""

from __future__ import annotations

import os
import sys
from multiprocessing import get_context, resource_tracker
from multiprocessing.context import ForkServerProcess
from types import ModuleType
from typing import Any

from server.house import House, until

PATIENCE = 300
APPEND = os.O_WRONLY | os.O_APPEND
NEST = get_context("forkserver")
NEST.set_forkserver_preload(["__main__", "chaos.loaded"])


def rise(log: str, database: str, flags: tuple[str, ...]) -> None:
    """In the new process: what is said goes to the log of its predecessors; then serve."""
    from server.runner import run

    written = os.open(log, APPEND)
    for said in (1, 2):
        os.dup2(written, said)
    # The workers of the bots shall not import the program that runs the storms.
    sys.modules["__main__"] = ModuleType("__main__")
    # As in a process of its own, what it leaves behind is cleared away when it is killed.
    tracker: Any = resource_tracker
    tracker._resource_tracker._fd = None
    run(database, *flags)


class Phoenix(House):
    """A running server that can be killed and started many times."""

    def start(self, *flags: str) -> None:
        known = self.logged().count("\n")
        self.forked: ForkServerProcess = NEST.Process(
            target=rise, args=(self.log.name, self.database, flags)
        )
        self.forked.start()
        assert until(lambda: self.is_up(known), PATIENCE), (
            f"the server did not start: {self.logged()}"
        )

    def is_up(self, known: int) -> bool:
        """Does it answer at the address it has told since?"""
        told = [line for line in self.logged().splitlines()[known:] if "http://" in line]
        if told:
            self.address = told[0].split()[2].rstrip("/")
        return bool(told) and self.answers()

    @property
    def pid(self) -> int:
        return int(self.forked.pid or 0)

    def kill(self) -> None:
        self.forked.kill()
        self.forked.join()
        self.forked.close()
