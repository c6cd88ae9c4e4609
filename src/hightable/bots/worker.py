"""Helpers: processes that think along, each about the same decision with another chance.

A helper reads tasks from its standard input and ends when that is closed, so that none is left
behind when a bot, or the process it lives in, goes away.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from io import BufferedReader
from typing import cast

from hightable.bots.search import Mind, Task
from hightable.bots.settings import Settings
from hightable.bots.tree import Tally
from hightable.games import game as find_game
from hightable.kernel.data import IN_FORCE, use_edition


class Helper:
    """Another process with a mind of its own for one game."""

    def __init__(self, game: str, settings: Settings, character: str = "") -> None:
        paths = os.pathsep.join(path for path in sys.path if path)
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from hightable.bots.worker import serve; serve()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": paths},
        )
        self.send((game, settings, character, IN_FORCE[0].folder))

    def send(self, thing: object) -> None:
        assert self.process.stdin is not None
        pickle.dump(thing, self.process.stdin)
        self.process.stdin.flush()

    def ask(self, task: Task, seconds: float) -> None:
        self.send((task.state, task.chance, task.said, seconds))

    def answer(self) -> list[Tally]:
        """What the helper found; it is waited for."""
        assert self.process.stdout is not None
        return cast(list[Tally], pickle.load(self.process.stdout))

    def close(self) -> None:
        """Send the helper home, in the middle of a thought if need be."""
        self.process.kill()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.process.wait()


def serve() -> None:
    """The life of a helper: what game, then task after task."""
    tasks = cast(BufferedReader, sys.stdin.buffer)
    game, settings, character, folder = pickle.load(tasks)
    use_edition(folder)
    mind = Mind(find_game(game), settings, character)
    while tasks.peek(1):
        state, chance, said, seconds = pickle.load(tasks)
        pickle.dump(mind.think(Task(state, chance, said), seconds), sys.stdout.buffer)
        sys.stdout.buffer.flush()
