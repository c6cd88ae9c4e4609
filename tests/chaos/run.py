"""`make chaos`: whatever can befall a server, many times under load, and what it cost.

    python tests/chaos/run.py --kills 100 --database sqlite

A run that was broken off is gone on with; `--afresh` begins again.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from chaos.storms import Storm, fills, kills, small_disk, stops, storm
from rich.console import Console
from rich.table import Table
from server.postgres import RUNTIME, started

SQLITE, POSTGRES = "sqlite", "postgresql"
WHERE = {"kills": (SQLITE, POSTGRES), "pair": (SQLITE, POSTGRES)}
WHERE |= {"stops": (POSTGRES,), "full": (SQLITE,)}
TIMES = {"kills": 1000, "pair": 100, "stops": 20, "full": 20}
HARM = ("lost", "doubled", "gaps", "stuck", "shut", "wrong answers", "traces")
SEEN = ("confirmed", "turned away")
PASSING = ("turned away", "stuck", "wrong answers", "traces")
SHOWN = 10
CONSOLE = Console(width=140)


class Run:
    """How far each storm is, and what was seen; kept in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.kept = folder / "reached.json"
        self.reached: dict[str, dict[str, Any]] = {}
        if self.kept.exists():
            self.reached = json.loads(self.kept.read_text())

    def keep(self) -> None:
        self.kept.write_text(json.dumps(self.reached, indent=1))

    def go(self, name: str, kind: str, times: int) -> None:
        """One storm, from where it was broken off."""
        done = self.reached.setdefault(f"{name} {kind}", {"times": 0, "seconds": 0.0})
        begun = time.monotonic() - done["seconds"]
        before = Counter({one: done.get(one, 0) for one in PASSING})

        def report(at: int, found: Counter[str]) -> None:
            found += before
            done.update(found, times=at, seconds=time.monotonic() - begun)
            seen = ", ".join(f"{found[one]} {one}" for one in (*SEEN, *HARM))
            CONSOLE.print(f"{name} {kind}: {at} of {times} in {done['seconds']:.0f} s; {seen}")
            self.keep()

        with ExitStack() as stack:
            strike(stack, self.place(name, kind), (name, kind), range(done["times"], times), report)
        self.keep()

    def place(self, name: str, kind: str) -> Path:
        """The folder of a storm; a small disk begins empty each time."""
        folder = self.folder / name / kind
        if name == "full":
            shutil.rmtree(folder, ignore_errors=True)
            self.reached[f"{name} {kind}"]["times"] = 0
        folder.mkdir(parents=True, exist_ok=True)
        return folder


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
    for wrong in found.witness.wrong[:SHOWN]:
        CONSOLE.print(f"  {wrong}", markup=False)


@contextmanager
def cluster(folder: Path) -> Iterator[Any]:
    """A PostgreSQL whose data stay for the next run, where the user it runs as can reach them."""
    os.environ.setdefault("XDG_RUNTIME_DIR", RUNTIME.name)
    where = Path(gettempdir()) / f"hightable-chaos-{folder.parent.name}"
    if not (folder / "confirmed").exists():
        shutil.rmtree(where, ignore_errors=True)
    where.mkdir(exist_ok=True)
    server = started(where)
    try:
        yield server
    finally:
        server.cleanup()


def tell(reached: dict[str, dict[str, Any]]) -> int:
    """All figures in one table; 1 if there was any harm."""
    table = Table("storm", "blows", *SEEN, "tables", *HARM, "seconds")
    for name, done in reached.items():
        figures = [done.get(one, 0) for one in ("times", *SEEN, "tables", *HARM)]
        table.add_row(name, *map(str, figures), f"{done['seconds']:.0f}")
    CONSOLE.print(table)
    return int(any(done.get(one, 0) for done in reached.values() for one in HARM))


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
            if kind in args.database:
                run.go(name, kind, getattr(args, name))
    return tell(run.reached)


if __name__ == "__main__":
    sys.exit(main())
