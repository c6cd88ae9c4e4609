"""Bots think in worker processes: while a game is played they are sent no secret and no seed."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import pickle
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from secrets import randbits
from threading import Thread

from hightable.arena.review import review
from hightable.bots import LEVELS, Bot, bot
from hightable.bots.settings import SETTINGS
from hightable.games import game as find_game
from hightable.kernel import Table

LOG = logging.getLogger("hightable")
BOTS: dict[str, Bot] = {}
REVIEWER = "bachelor deals=2 tries=3"


class Task:
    """A decision to think about: the game, and a table dealt anew from what the seat knows."""

    def __init__(self, table: Table, seat: int, level: str) -> None:
        self.game = table.game.name
        self.people = table.seats
        self.options = table.options
        self.seat = seat
        self.level = level
        self.state = pickle.dumps(table.guess(seat, randbits(32)).state)


def think(task: Task) -> str:
    """In the worker: the word a bot chooses."""
    state = pickle.loads(task.state)
    table = Table(find_game(task.game), task.people, task.options, 0, state)
    if task.level not in BOTS:
        BOTS[task.level] = bot(seated(task.level), randbits(32))
    return BOTS[task.level].choose(table.sight(task.seat))


def seated(level: str) -> str:
    """A level as it sits at a table: its games should not all begin alike."""
    return f"{level} fair=1" if "fair" in SETTINGS[level] else level


def look_back(record: str) -> str:
    """In the worker: every decision of a finished game, weighed."""
    return json.dumps([step.plain() for step in review(record, REVIEWER)])


def stay_with_parent() -> None:
    """In the worker: end as soon as the server has, however it ended."""
    parent = parent_process()
    if parent is not None:
        Thread(target=follow_parent, args=[parent.sentinel], daemon=True).start()


def follow_parent(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class Thinkers:
    """A pool of workers; one that dies is replaced, and its decision thought about again."""

    def __init__(self) -> None:
        self.workers = max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, spawn, initializer=stay_with_parent)
        return self.pool

    async def choose(self, task: Task) -> str:
        """A worker's answer; a bot that fails is stood in for by the simplest one."""
        try:
            return await self.ask(task)
        except BrokenProcessPool:
            LOG.warning("a worker has died; another one thinks again")
            self.pool = None
        except Exception:
            LOG.exception("the bot %s failed", task.level)
            task.level = levels()[0]
        return await self.ask(task)

    async def ask(self, task: Task) -> str:
        return await asyncio.wrap_future(self.start().submit(think, task))

    async def look_back(self, record: str) -> str:
        """What a bot says about each decision of a game that is over."""
        return await asyncio.wrap_future(self.start().submit(look_back, record))

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def levels() -> list[str]:
    """The bots one can sit down with, the weakest first."""
    return [level for level in LEVELS if level != "random"]
