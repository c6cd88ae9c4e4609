"""A server that is there at once: forked from a process that has loaded it and every game.

Reading the modules takes a second and more; so it is done once, for all servers of a run.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from multiprocessing import forkserver, get_context, resource_tracker
from types import ModuleType
from typing import Any

import pytest

APPEND = os.O_WRONLY | os.O_APPEND
NEST = get_context("forkserver")
NEST.set_forkserver_preload(["server.loaded"])


@cache
def make_nest() -> None:
    """Where its modules are it must be told by the environment, or it silently loads nothing."""
    with pytest.MonkeyPatch.context() as changed:
        changed.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        forkserver.ensure_running()


def begin(log: str, database: str, flags: tuple[str, ...], said: dict[str, str]) -> None:
    """In the new process: what is said goes to the log; then serve, in the caller's environment."""
    from server.runner import run

    os.environ.clear()
    os.environ.update(said)
    written = os.open(log, APPEND)
    for stream in (1, 2):
        os.dup2(written, stream)
    # The workers of the bots shall not import the program that runs the tests.
    sys.modules["__main__"] = ModuleType("__main__")
    # As in a process of its own, what it leaves behind is cleared away when it is killed.
    tracker: Any = resource_tracker
    tracker._resource_tracker._fd = None
    run(database, *flags)


class Forked:
    """A running server, handled as a `Popen` is."""

    def __init__(self, log: str, database: str, flags: tuple[str, ...]) -> None:
        make_nest()
        told = (log, database, flags, dict(os.environ))
        self.process = NEST.Process(target=begin, args=told)
        self.process.start()
        self.pid = int(self.process.pid or 0)

    def poll(self) -> int | None:
        return self.process.exitcode

    def kill(self) -> None:
        self.process.kill()

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        self.process.join(timeout)
        code = self.process.exitcode
        assert code is not None, "the server did not end"
        return code
