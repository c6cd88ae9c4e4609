"""How many tables a machine takes: `make bench-server`.

    python benchmarks/capacity.py [--tables 1000] [--each 10] [--seconds 60] [--workers 2]
    python benchmarks/capacity.py --moves 100000 [--connections 10000]

One person at each table, in a process of their own. First a few hundred move again at once, which
is as much as the server can do; then everybody moves once in so many seconds; then the same with a
crowd that watches one table; then many come, look and leave. Beside it, in the same run, the least
a server can do: an echo with one write. The answers are times from submit to update.

With `--moves` it is run long instead: wave after wave of new tables is played to the end, and
people come and go, until so many moves are made; the memory is told after each wave.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
from server import running
from websockets.sync.client import connect

from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Rooms
from hightable.server.store.seats import HERE, digest, secret

HERE_IS = Path(__file__).parent
MEGABYTE = 1 << 20
ECHO_PORT = 8499
VISITED = 20
WAVE, LONGEST = 100, 600
HEADS = ("moves/s", "p50 ms", "p95 ms", "p99 ms", "server", "people", "ms each")
Tables = list[tuple[str, str]]


def open_tables(database: str, game: str, count: int) -> Tables:
    """Tables for one person each: id, and the secret of the browser that holds the seat."""
    store, made = Store(database), []
    rooms = Rooms(store, 1)
    for at in range(count):
        own = secret()
        seats = [opening.SeatOpening(HERE, f"Player {at}", "", digest(own))]
        plan = opening.Opening(game, {}, seats, False, 0, at)
        made.append((opening.open_table(rooms, plan, digest(own))[0], own))
    store.close()
    return made


class Server:
    """What the server's processes use."""

    def __init__(self, process: psutil.Process) -> None:
        self.process = process

    def all(self) -> list[psutil.Process]:
        return [self.process, *self.process.children(recursive=True)]

    def cpu(self) -> float:
        return sum(sum(one.cpu_times()[:2]) for one in self.all())

    def memory(self) -> float:
        """Megabytes that are its own."""
        return sum(one.memory_full_info().uss for one in self.all()) / MEGABYTE


class People:
    """The process of those who play; `seated` once everybody is connected."""

    def __init__(self, **given: Any) -> None:
        command = [sys.executable, str(HERE_IS / "players.py")]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        assert self.process.stdin
        self.process.stdin.write(json.dumps(given) + "\n")
        self.process.stdin.flush()

    def seated(self) -> None:
        assert self.process.stdout
        assert self.process.stdout.readline() == "seated\n"

    def done(self) -> dict[str, Any]:
        """What they saw; they are still there."""
        assert self.process.stdout
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found

    def leave(self) -> None:
        self.process.communicate("\n")


def part(taken: list[float], share: float) -> float:
    """The time within which that share of the answers came, in milliseconds."""
    return 1000 * taken[min(len(taken) - 1, int(len(taken) * share))] if taken else 0.0


def report(what: str, found: dict[str, Any], used: float, people: float) -> None:
    p50, p95, p99 = (part(found["taken"], share) for share in (0.5, 0.95, 0.99))
    each = 1000 * used / max(0.001, found["rate"])
    print(
        f"{what:<34}{found['rate']:>8.1f}{p50:>8.0f}{p95:>8.0f}{p99:>8.0f}"
        f"{used:>8.2f}{people:>8.2f}{each:>8.2f}",
        flush=True,
    )


def phase(what: str, server: Server, given: dict[str, Any]) -> dict[str, Any]:
    """Let people play; what was seen, with the cores that the server and the people used, and the
    server's memory while everybody is still there."""
    people = People(**given)
    people.seated()
    before, begun = server.cpu(), time.monotonic()
    found = people.done()
    passed = time.monotonic() - begun
    report(what, found, (server.cpu() - before) / passed, found["cpu"])
    found["memory"] = server.memory()
    people.leave()
    return found


@contextmanager
def echoing(folder: str) -> Iterator[str]:
    command = [sys.executable, str(HERE_IS / "echo.py"), folder, str(ECHO_PORT)]
    process = subprocess.Popen(command)
    try:
        address = f"ws://127.0.0.1:{ECHO_PORT}/"
        for _ in range(200):
            try:
                with connect(address):
                    break
            except OSError:
                time.sleep(0.05)
        yield address
    finally:
        process.kill()
        process.wait()


def echo(folder: str, seconds: float) -> float:
    """Messages a second of the least there is."""
    with echoing(folder) as address:
        command = [sys.executable, str(HERE_IS / "echoes.py"), address, str(seconds)]
        found = json.loads(subprocess.check_output(command))
    report("echo with one write", found, 0, found["cpu"])
    return float(found["rate"])


def come_and_go(address: str, tables: Tables, times: int) -> None:
    """Connect, look, leave."""
    People(address=address, tables=tables[:VISITED], visits=times).leave()


def endure(database: str, args: Namespace) -> None:
    """The server's memory in the course of so many moves and connections, in one run."""
    limits = [f"tables_kept={WAVE}", "connections=20000", "connections_each=20000"]
    moves = came = 0
    kept: list[float] = []
    print(f"{'moves':>8}{'came':>8}{'moves/s':>9}{'MB':>7}")
    with running(database, *limits, workers=args.workers) as address:
        server = Server(psutil.Process(running.pid))
        print(f"{moves:>8}{came:>8}{0:>9}{server.memory():>7.0f}", flush=True)
        while moves < args.moves:
            tables = open_tables(database, args.game, WAVE)
            given = {"address": address, "tables": tables, "each": 0, "warm": 0}
            people = People(**given, seconds=LONGEST)
            people.seated()
            found = people.done()
            people.leave()
            moves += found["moves"]
            visits = args.connections * moves // args.moves - came
            come_and_go(address, tables, max(0, visits))
            came += max(0, visits)
            kept.append(server.memory())
            print(f"{moves:>8}{came:>8}{found['rate']:>9.0f}{kept[-1]:>7.0f}", flush=True)
    half = kept[len(kept) // 2]
    print(f"from half of the way to the end memory changed by {kept[-1] - half:+.1f} MB")


def measure(database: str, args: Namespace) -> None:
    heads = "".join(f"{head:>8}" for head in HEADS)
    print(f"{'(cores, and ms of the server a move)':<34}{heads}")
    tables = open_tables(database, args.game, args.tables + args.busy)
    live, busy = tables[: args.tables], tables[args.tables :]
    limits = [f"tables_kept={2 * len(tables)}", "connections=20000", "connections_each=20000"]
    with running(database, *limits, workers=args.workers) as address:
        server = Server(psutil.Process(running.pid))
        empty = server.memory()
        usual = {"address": address, "seconds": args.seconds, "warm": args.warm}
        most = phase(f"{len(busy)} tables at once", server, usual | {"tables": busy, "each": 0})
        warm = server.memory()
        calm = phase(f"{len(live)} tables", server, usual | {"tables": live, "each": args.each})
        crowd = usual | {"tables": live, "each": args.each}
        crowd |= {"watched": live[0][0], "watchers": args.watchers}
        seen = phase(f"and {args.watchers} watchers of one", server, crowd)
        later = [server.memory()]
        for _ in range(2):
            come_and_go(address, live, args.connections // 2)
            later.append(server.memory())
    change = part(seen["taken"], 0.95) / max(1.0, part(calm["taken"], 0.95)) - 1
    print(f"watchers change p95 by {100 * change:+.0f}%")
    print(
        f"memory: {(calm['memory'] - warm) / len(live):.3f} MB a live table with who plays there "
        f"({empty:.0f} MB at the start, {warm:.0f} MB after {most['moves']} moves at {len(busy)} "
        f"tables, {calm['memory']:.0f} MB with {len(live)} live tables more)"
    )
    said = ", ".join(f"{one:.0f}" for one in later)
    print(f"{said} MB before, amid and after {args.connections} connections more")
    with tempfile.TemporaryDirectory() as folder:
        limit = echo(folder, args.seconds)
    print(f"saturation: {most['rate'] / max(1.0, limit):.2f} of an echo in one process")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--busy", type=int, default=400, help="tables of the last measurement")
    parser.add_argument("--each", type=float, default=10.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm", type=float, default=10.0)
    parser.add_argument("--watchers", type=int, default=150)
    parser.add_argument("--connections", type=int, default=10_000)
    parser.add_argument("--moves", type=int, help="run long: so many moves in all")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--game", default="newton")
    parser.add_argument("--database", help="default: a new SQLite file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        (endure if args.moves else measure)(database, args)


if __name__ == "__main__":
    main()
