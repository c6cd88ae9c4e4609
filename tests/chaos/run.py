"""`make chaos`: whatever can befall a server, many times under load, and what it cost.

    python tests/chaos/run.py --only kills --kills 100 --database sqlite

Its parts can be run one by one, and one that was broken off is gone on with; `--afresh` begins
again. The figures stand in `artefacts/chaos/figures.txt`.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import Any

from chaos.figures import CONSOLE, Figures
from chaos.storms import Storm, fills, kills, small_disk, stops, storm
from server.fuzz import meddle
from server.postgres import RUNTIME, running, started

SQLITE, POSTGRES = "sqlite", "postgresql"
WHERE = {"kills": (SQLITE, POSTGRES), "pair": (SQLITE, POSTGRES)}
WHERE |= {"stops": (POSTGRES,), "full": (SQLITE,), "fuzz": (SQLITE, POSTGRES)}
TIMES = {"kills": 1000, "pair": 100, "stops": 20, "full": 20, "fuzz": 100_000}
PASSING = ("turned away", "late", "stuck", "wrong answers", "traces")
CASES = 5000
SHOWN = 10


class Run:
    """The parts of a run, one after the other, each from where it was broken off."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.figures = Figures(folder)

    def storm(self, name: str, kind: str, times: int) -> None:
        called = f"{name} {kind}"
        folder = self.place(name, kind)
        done = self.figures.part(called)
        begun = time.monotonic() - done["seconds"]
        before = Counter({one: done.get(one, 0) for one in PASSING})

        def report(at: int, found: Counter[str]) -> None:
            found.update(before)
            done.update(found, times=at, seconds=time.monotonic() - begun)
            self.figures.progress(called, times)

        with ExitStack() as stack:
            strike(stack, folder, (name, kind), range(done["times"], times), report)

    def place(self, name: str, kind: str) -> Path:
        """The folder of a storm; a small disk begins empty each time."""
        folder = self.folder / name / kind
        if name == "full":
            shutil.rmtree(folder, ignore_errors=True)
            self.figures.part(f"{name} {kind}")["times"] = 0
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def fuzz(self, kind: str, times: int) -> None:
        """Anything sent to every route and socket, some thousand cases to a new database."""
        called = f"fuzz {kind}"
        done = self.figures.part(called)
        while done["times"] < times:
            begun = time.monotonic()
            count = min(CASES, times - done["times"])
            try:
                with empty(kind) as database:
                    done["confirmed"] = done.get("confirmed", 0) + moves(database, count, done)
            except Exception as wrong:
                done["broken"] = done.get("broken", 0) + 1
                CONSOLE.print(f"  seed {done['times']}: {wrong!r}", markup=False)
            done["times"] += count
            done["seconds"] += time.monotonic() - begun
            self.figures.progress(called, times)


def moves(database: str, count: int, done: dict[str, Any]) -> int:
    """So many cases, others for each number; what an honest player has moved meanwhile."""
    return meddle(database, count, done["times"]).honest.moves


@contextmanager
def empty(kind: str) -> Iterator[str]:
    """A new database."""
    with ExitStack() as stack:
        if kind == POSTGRES:
            yield str(stack.enter_context(running()).get_uri())
        else:
            yield f"sqlite:///{stack.enter_context(TemporaryDirectory())}/tables.sqlite"


def strike(
    stack: ExitStack, folder: Path, what: tuple[str, str], blows: range, report: Any
) -> None:
    name, kind = what
    postgres = stack.enter_context(cluster(folder)) if kind == POSTGRES else None
    disk = stack.enter_context(small_disk(folder)) if name == "full" else None
    file = f"sqlite:///{(disk or folder) / 'tables.sqlite'}"
    database = str(postgres.get_uri()) if postgres else file
    found = stack.enter_context(storm(database, folder, 2 if name == "pair" else 1))
    if name == "stops":
        stops(found, blows, report, postgres)
    elif name == "full":
        fills(found, blows, report, disk)
    else:
        kills(found, blows, report)
    finish(found, blows.stop, report)


def finish(found: Storm, times: int, report: Any) -> None:
    """The last look, and what was wrong if anything was."""
    report(times, found.close_the_books())
    for wrong in [*found.witness.wrong[:SHOWN], *found.traces()[:SHOWN]]:
        CONSOLE.print(f"  {wrong}", markup=False)


@contextmanager
def cluster(folder: Path) -> Iterator[Any]:
    """A PostgreSQL whose data stay for the next run, where the user it runs as can reach them."""
    os.environ.setdefault("XDG_RUNTIME_DIR", RUNTIME.name)
    called = blake2b(str(folder).encode(), digest_size=6).hexdigest()
    where = Path(gettempdir()) / f"hightable-chaos-{called}"
    if not (folder / "confirmed").exists():
        shutil.rmtree(where, ignore_errors=True)
    where.mkdir(exist_ok=True)
    server = started(where)
    try:
        yield server
    finally:
        server.cleanup()


def read(given: list[str] | None) -> Namespace:
    parser = ArgumentParser(description="Whatever can befall a server, many times under load.")
    for name, times in TIMES.items():
        parser.add_argument(f"--{name}", type=int, default=times, help=f"how often ({times})")
    parser.add_argument("--only", nargs="*", choices=WHERE, default=list(WHERE))
    parser.add_argument(
        "--database", nargs="*", choices=(SQLITE, POSTGRES), default=[SQLITE, POSTGRES]
    )
    parser.add_argument("--folder", type=Path, default=Path("artefacts/chaos"))
    parser.add_argument("--afresh", action="store_true", help="forget what was reached")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    args = read(given)
    if args.afresh:
        shutil.rmtree(args.folder, ignore_errors=True)
    run = Run(args.folder.absolute())
    for name in args.only:
        for kind in WHERE[name]:
            if kind not in args.database:
                continue
            if name == "fuzz":
                run.fuzz(kind, args.fuzz)
            else:
                run.storm(name, kind, getattr(args, name))
    return run.figures.tell()


if __name__ == "__main__":
    sys.exit(main())
