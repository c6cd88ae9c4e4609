"""The storms: servers killed, databases stopped, disks filled, while people and bots play.

After each blow everybody must get on without a hand; at the end every confirmed move must be
stored once, and every table open.
"""

from __future__ import annotations

import os
import random
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from resource import RLIMIT_FSIZE, prlimit
from typing import Any

from chaos.players import Crowd
from chaos.witness import Witness, engine_of
from server.house import House, Person, until

SOON, AT_LAST = 120, 900
SHORT, LONG = 0.5, 1.5
MOVES = 4
EVERY = 10
PORTS = (20_000, 30_000)
BALLAST = 64 * 1024
DISK = "16m"
TABLE = {"game": "newton", "seats": "1", "kind0": "here", "name0": "Ada"}
UNAVAILABLE = 503
TRACE = "Traceback"
LONGEST = 4000
Report = Callable[[int, Counter[str]], None]


class Storm:
    """Servers on one database, a crowd, and what it was told."""

    def __init__(self, database: str, folder: Path, servers: int = 1) -> None:
        self.database = database
        self.stack = ExitStack()
        self.witness = self.stack.enter_context(closing(Witness(folder / "confirmed")))
        self.chance = random.Random()
        self.houses = [self.stack.enter_context(self.house()) for _ in range(servers)]
        self.crowd = self.stack.enter_context(Crowd(self.houses, self.witness))
        self.engine = engine_of(database)
        self.late = 0
        self.stuck = 0

    def close(self) -> None:
        self.stack.close()
        self.engine.dispose()

    def house(self) -> House:
        """A server at a port of its own, where it is found again after a kill."""
        return House(self.database, "--patient", f"--port={self.chance.randrange(*PORTS)}")

    def busy(self) -> None:
        """Let them play until some moves are confirmed, and a moment more."""
        enough = self.witness.count + MOVES
        self.expect(lambda: self.witness.count >= enough)
        time.sleep(self.chance.uniform(0, SHORT))

    def everybody(self) -> None:
        """See whether everybody gets a move through."""
        self.expect(self.crowd.has_gone_on())

    def felt(self) -> None:
        """Wait until the server says that it can store nothing, and a while longer."""
        self.expect(self.turns_away)
        time.sleep(self.chance.uniform(0, LONG))

    def turns_away(self) -> bool:
        with closing(Person(self.houses[0])) as person:
            return person.http.post("/tables", data=TABLE).status_code == UNAVAILABLE

    def expect(self, holds: Callable[[], bool]) -> None:
        """Something must come about by itself: a busy machine may be late, but not for ever."""
        if not until(holds, SOON):
            self.late += 1
            self.stuck += not until(holds, AT_LAST)

    def kill(self, house: House) -> None:
        port = house.address.rpartition(":")[2]
        house.kill()
        house.start("--patient", f"--port={port}")

    def figures(self) -> Counter[str]:
        """What the database and the logs say now."""
        found = self.witness.compare(self.engine)
        found["confirmed"] = self.witness.count
        found["late"] = self.late
        found["stuck"] = self.stuck
        found["turned away"] = self.crowd.turned_away
        found["wrong answers"] = len(self.witness.wrong)
        found["traces"] = len(self.traces())
        return found

    def traces(self) -> list[str]:
        """What went wrong unforeseen, as the logs tell it."""
        logged = [house.logged().split(TRACE)[1:] for house in self.houses]
        return [TRACE + told[:LONGEST] for house in logged for told in house]

    def close_the_books(self) -> Counter[str]:
        """Nobody moves any more: compare once more, and open every table there ever was, with a
        server that has none of them in memory."""
        self.crowd.__exit__()
        found = self.figures()
        self.kill(self.houses[0])
        tables = sorted(self.witness.tables)
        person = Person(self.houses[0])
        shut = [table for table in tables if person.http.get(f"/t/{table}").status_code != 200]
        person.close()
        for table in shut:
            self.witness.accuse(f"table {table} does not open")
        return found + Counter({"tables": len(tables), "shut": len(shut)})


@contextmanager
def storm(database: str, folder: Path, servers: int = 1) -> Iterator[Storm]:
    found = Storm(database, folder, servers)
    try:
        yield found
    finally:
        found.close()


def kills(found: Storm, times: range, report: Report) -> None:
    """Kill -9 under load, start again."""
    for at in times:
        found.busy()
        found.kill(found.chance.choice(found.houses))
        if (at + 1) % EVERY == 0:
            found.everybody()
            report(at + 1, found.figures())


def stops(found: Storm, times: range, report: Report, postgres: Any) -> None:
    """The database is stopped and started again; the server stays."""

    def stop() -> None:
        postgres.stop()
        found.felt()
        postgres.start()

    for at in times:
        found.busy()
        stop()
        found.everybody()
        report(at + 1, found.figures())


def fills(found: Storm, times: range, report: Report, disk: Path | None) -> None:
    """The disk is filled to the brim, then there is room again."""

    def fill() -> None:
        with full(disk) if disk else no_room(found.houses):
            found.felt()

    for at in times:
        found.busy()
        fill()
        found.everybody()
        report(at + 1, found.figures())


@contextmanager
def full(disk: Path) -> Iterator[None]:
    """Not a byte more fits on a disk."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (BALLAST, 1):
            with suppress(OSError):
                while file.write(bytes(size)):
                    pass
        yield
    ballast.unlink()


@contextmanager
def no_room(houses: list[House]) -> Iterator[None]:
    """The same without a disk of one's own: no file of the servers may grow."""
    before = [prlimit(house.pid, RLIMIT_FSIZE) for house in houses]
    for house, (_, most) in zip(houses, before, strict=True):
        prlimit(house.pid, RLIMIT_FSIZE, (0, most))
    yield
    for house, limit in zip(houses, before, strict=True):
        prlimit(house.pid, RLIMIT_FSIZE, limit)


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A file system with little room, in memory; None for those who may not mount one."""
    disk = folder / "disk"
    disk.mkdir(exist_ok=True)
    order = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(disk)]
    if os.geteuid() or subprocess.run(order, check=False).returncode:
        yield None
        return
    try:
        yield disk
    finally:
        until(lambda: subprocess.run(["umount", str(disk)], check=False).returncode == 0, 20)
