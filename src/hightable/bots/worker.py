"""Helpers: processes that think along, each about the same decision with another chance.

All bots of a process share them, whatever they play. A helper reads tasks from its standard input
and ends when that is closed, so that none is left behind when the process they serve goes away.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from contextlib import suppress
from io import BufferedReader
from queue import Empty, Queue
from threading import Lock, Thread
from time import monotonic
from typing import IO, Any, Final, cast

from hightable.bots.search import Mind, Task
from hightable.bots.settings import Settings
from hightable.bots.tree import Tally
from hightable.games import game as find_game
from hightable.kernel.data import IN_FORCE, use_edition

Answer = tuple[int, list[Tally]]

APART: Final = 7919
PATIENCE: Final = 0.1
"""How many seconds a helper may be late: it begins later, and its answer is on the way."""
HELPERS: Final[list[Helper]] = []
USERS: Final[set[int]] = set()
COUNTED: Final = [0]
AT_WORK: Final = Lock()
"""Held by whoever is being helped: a helper thinks about one thing at a time."""


class Thinker:
    """Who asks: a bot, by a number of its own in its process, and how it thinks of a game."""

    def __init__(self, bot: int, game: str, settings: Settings, character: str) -> None:
        self.bot = bot
        self.game = game
        self.settings = settings
        self.character = character

    def __reduce__(self) -> tuple[Any, ...]:
        return Thinker, (self.bot, self.game, self.settings, self.character)

    def name(self) -> str:
        """All who think alike have the same name."""
        return f"{self.game} {self.character} {self.settings}"


class Helper:
    """Another process, and what it was asked last."""

    def __init__(self) -> None:
        paths = os.pathsep.join(path for path in sys.path if path)
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from hightable.bots.worker import serve; serve()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": paths},
        )
        self.heard: Queue[Answer | None] = Queue()
        Thread(target=listen, args=(self.process.stdout, self.heard), daemon=True).start()
        self.number = 0
        self.send(IN_FORCE[0].folder)

    def send(self, thing: object) -> None:
        """A helper that has ended hears nothing, and is missed when it should answer."""
        assert self.process.stdin is not None
        with suppress(OSError):
            pickle.dump(thing, self.process.stdin)
            self.process.stdin.flush()

    def ask(self, thinker: Thinker, task: Task | list[Tally], until: float) -> None:
        """What to think about, or which of its words to play on."""
        self.number += 1
        self.send((self.number, thinker, task, until))

    def answer(self, until: float) -> list[Tally]:
        """What the helper found; nothing if it is late, or gone. Without a limit it is awaited."""
        while True:
            try:
                found = self.heard.get(timeout=max(until - monotonic(), 0.0) if until else None)
            except Empty:
                return []
            if found is None:
                self.heard.put(None)
                return []
            if found[0] == self.number:
                return found[1]

    def close(self) -> None:
        """Send the helper home, in the middle of a thought if need be."""
        self.process.kill()
        with suppress(OSError):
            assert self.process.stdin is not None
            self.process.stdin.close()
        self.process.wait()


class Council:
    """A bot's helpers: each is asked the same, with another chance."""

    def __init__(self, thinker: Thinker, helpers: list[Helper]) -> None:
        self.thinker = thinker
        self.helpers = helpers

    def ask(self, task: Task, until: float) -> None:
        for at, helper in enumerate(self.helpers, 1):
            other = Task(task.state, task.chance + at * APART, task.said)
            helper.ask(self.thinker, other, until)

    def ask_on(self, close: list[Tally], until: float) -> None:
        for helper in self.helpers:
            helper.ask(self.thinker, close, until)

    def answers(self, until: float) -> list[list[Tally]]:
        """What they have found; whoever is late is not waited for."""
        return [helper.answer(until + PATIENCE if until else 0.0) for helper in self.helpers]


def user() -> int:
    """A number for a bot that will ask for help."""
    with AT_WORK:
        COUNTED[0] += 1
        USERS.add(COUNTED[0])
        return COUNTED[0]


def helpers(count: int) -> list[Helper]:
    """So many of the helpers of this process; those that have ended are replaced."""
    for at, helper in enumerate(HELPERS):
        if helper.process.poll() is not None:
            helper.close()
            HELPERS[at] = Helper()
    while len(HELPERS) < count:
        HELPERS.append(Helper())
    return HELPERS[:count]


def leave(number: int) -> None:
    """A bot needs no help any more; when none does the helpers go home."""
    with AT_WORK:
        USERS.discard(number)
        while HELPERS and not USERS:
            HELPERS.pop().close()


def listen(out: IO[bytes], heard: Queue[Answer | None]) -> None:
    """In a thread of its own: every answer as it comes; nothing is the end."""
    with suppress(EOFError, OSError, pickle.UnpicklingError):
        while True:
            heard.put(cast(Answer, pickle.load(out)))
    heard.put(None)
    out.close()


class Service:
    """The life of a helper: minds for all who have asked, and whom it served last."""

    def __init__(self) -> None:
        self.minds: dict[str, Mind] = {}
        self.last = 0

    def think(self, thinker: Thinker, task: Task | list[Tally], until: float) -> list[Tally]:
        mind = self.mind(thinker)
        if isinstance(task, list):
            return mind.look_on(task, until) if mind.tree is not None else []
        return mind.think(task, until)

    def mind(self, thinker: Thinker) -> Mind:
        """How the thinker thinks; what was found for another bot is forgotten."""
        name = thinker.name()
        if name not in self.minds:
            game = find_game(thinker.game)
            self.minds[name] = Mind(game, thinker.settings, thinker.character)
        if self.last != thinker.bot:
            for mind in self.minds.values():
                mind.tree = None
        self.last = thinker.bot
        return self.minds[name]


def serve() -> None:
    """Task after task, until the input ends."""
    tasks = cast(BufferedReader, sys.stdin.buffer)
    use_edition(pickle.load(tasks))
    service = Service()
    while tasks.peek(1):
        number, thinker, task, until = pickle.load(tasks)
        pickle.dump((number, service.think(thinker, task, until)), sys.stdout.buffer)
        sys.stdout.buffer.flush()
