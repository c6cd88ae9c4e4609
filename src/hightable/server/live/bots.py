"""Bots think in worker processes: while a game is played they are sent no secret and no seed."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from secrets import randbits
from threading import Thread
from typing import Any, TypeVar

from hightable import replay
from hightable.arena.review import Step, costliest, review
from hightable.bots import DEGREES, Bot, bot, offered, parts
from hightable.bots.explain import GLANCE, Coach
from hightable.bots.settings import SETTINGS
from hightable.games import game as find_game
from hightable.kernel import Table
from hightable.kernel.game import package
from hightable.kernel.pack import pack_state, unpack_state
from hightable.server.live.fair import FairShare, Names

LOG = logging.getLogger("hightable")
BOTS: dict[str, Bot] = {}
COACHES: dict[str, Coach] = {}
REVIEWER = "bachelor deals=2 tries=3"
QUICK_NICE, SLOW_NICE = 0, 10
Given = TypeVar("Given")


class Task:
    """A decision to think about: the game, and a table dealt anew from what the seat knows."""

    def __init__(self, table: Table, seat: int, level: str, chance: int | None = None) -> None:
        chance = randbits(32) if chance is None else chance
        self.game = table.game.name
        self.people = table.seats
        self.options = table.options
        self.seat = seat
        self.level = level
        self.state = json.dumps(pack_state(table.guess(seat, chance).state))


def unpacked(task: Task) -> Table:
    game = find_game(task.game)
    state = unpack_state(package(game.name), json.loads(task.state))
    return Table(game, task.people, task.options, 0, state)


def advise(task: Task) -> str:
    """In the worker: what the coach says of a decision."""
    table = unpacked(task)
    if task.game not in COACHES:
        COACHES[task.game] = Coach(table.game)
    return json.dumps([one.plain() for one in COACHES[task.game].advise(table.sight(task.seat))])


def think(task: Task) -> str:
    """In the worker: the word a bot chooses."""
    table = unpacked(task)
    if task.level not in BOTS:
        BOTS[task.level] = bot(seated(task.level), randbits(32))
    return BOTS[task.level].choose(table.sight(task.seat))


def seated(level: str) -> str:
    """A level as it sits at a table: its games should not all begin alike."""
    return f"{level} fair=1" if "fair" in SETTINGS.get(parts(level)[0], {}) else level


def look_back(record: str) -> str:
    """In the worker: every decision of a finished game, weighed; the costliest with reasons."""
    steps = review(record, REVIEWER, lucky=False)
    plain = [step.plain() for step in steps]
    for seat in sorted({step.seat for step in steps}):
        for step in costliest(steps, seat):
            plain[step.move]["reasons"] = reasons(record, step)
    return json.dumps(plain)


def reasons(record: str, step: Step) -> list[list[Any]]:
    """What the better word would have brought more, and less, than the one that was said."""
    table = replay(record, step.move)
    both = Coach(table.game, GLANCE).compare(table.sight(step.seat), [step.best, step.word])
    return [[one.sign, round(one.points, 1)] for one in both[0].differs(both[1])] if both else []


def begin_work(nice: int) -> None:
    """In the worker: step back behind the server, and end as soon as it has, however it ended."""
    if hasattr(os, "nice"):
        os.nice(nice)
    parent = parent_process()
    if parent is not None:
        Thread(target=follow_parent, args=[parent.sentinel], daemon=True).start()


def follow_parent(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class Workers:
    """A pool of workers, shared fairly; one that dies is replaced, and its work done again.

    Whoever thinks long does so at a low priority: pages and quick bots come first.
    """

    def __init__(self, count: int, nice: int) -> None:
        self.count = count
        self.nice = nice
        self.share = FairShare(count)
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.count, spawn, initializer=begin_work, initargs=(self.nice,)
            )
        return self.pool

    async def do(self, names: Names, work: Callable[[Given], str], given: Given) -> str:
        """An answer, when it is one's turn."""
        async with self.share.turn(*names):
            pool = self.start()
            try:
                return await asyncio.wrap_future(pool.submit(work, given))
            except BrokenProcessPool:
                LOG.warning("a worker has died; another one thinks again")
                self.pool = None if self.pool is pool else self.pool
            return await asyncio.wrap_future(self.start().submit(work, given))

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """Workers for bots that answer at once, and others for those that take their time."""

    def __init__(self) -> None:
        self.quick = Workers(1, QUICK_NICE)
        self.slow = Workers(max(1, (os.cpu_count() or 2) - 1), SLOW_NICE)

    async def choose(self, task: Task, names: Names) -> str:
        """A worker's answer; a bot that fails is stood in for by the simplest one."""
        workers = self.slow if takes_time(task.level) else self.quick
        try:
            return await workers.do(names, think, task)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("the bot %s failed", task.level)
            task.level = levels()[0]
        return await self.quick.do(names, think, task)

    def close(self) -> None:
        self.quick.close()
        self.slow.close()


def takes_time(level: str) -> bool:
    """May a bot think long? Of somebody's own nobody knows."""
    return "seconds" in SETTINGS.get(parts(level)[0], {"seconds": 1})


def levels() -> list[str]:
    """The bots one can sit down with, the weakest first; then those the host has named."""
    return [*DEGREES, *sorted(offered())]
