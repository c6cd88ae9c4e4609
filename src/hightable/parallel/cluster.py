"""A Ray cluster: tasks go out in pieces long enough to be worth the way, and come back in order.

Ray itself runs a piece again when the process or the machine it was on is lost. Pieces are done as
they would be here: with the same edition, in the same folder, with the same bots by their names;
so what they need must be at the same place on every machine.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Sequence
from logging import ERROR
from pathlib import Path
from socket import create_connection
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar

from hightable.bots.own import OFFERED
from hightable.kernel.data import IN_FORCE, use_edition
from hightable.kernel.fault import Fault

T = TypeVar("T")
R = TypeVar("R")
PIECE_SECONDS: Final = 0.2
PER_CORE: Final = 3
FOR_EVER: Final = -1
KNOCK_SECONDS: Final = 5


class Home(NamedTuple):
    """Where whoever asks is, and what has been said there: the edition, the bots with names."""

    folder: str
    edition: Path | None
    named: str

    @classmethod
    def here(cls) -> Home:
        return cls(os.getcwd(), IN_FORCE[0].folder, os.environ.get(OFFERED, ""))

    def enter(self) -> None:
        """Make this process one of that place."""
        if os.path.isdir(self.folder):
            os.chdir(self.folder)
        os.environ[OFFERED] = self.named
        use_edition(self.edition)


def on_cluster(
    work: Callable[[T], R], tasks: Sequence[T], address: str
) -> Generator[R, None, None]:
    """The results of all tasks, in their order; the first one is done here, and timed."""
    if not tasks:
        return
    began = perf_counter()
    yield work(tasks[0])
    size = max(1, int(PIECE_SECONDS / max(perf_counter() - began, 1e-6)) + 1)
    pieces = [tasks[at : at + size] for at in range(1, len(tasks), size)]
    ray, ours = join(address)
    try:
        yield from flow(ray, work, pieces)
    finally:
        if ours:
            ray.shutdown()


def join(address: str) -> tuple[Any, bool]:
    """The cluster at an address, and whether we joined it just now."""
    try:
        import ray
    except ImportError:
        raise Fault("parallel.no_ray") from None
    if ray.is_initialized():
        return ray, False
    try:
        knock(address)
        ray.init(
            address=None if address == "local" else address,
            log_to_driver=False,
            include_dashboard=False if address == "local" else None,
            logging_level=ERROR,
        )
    except (OSError, ValueError) as wrong:
        raise Fault("parallel.no_cluster", address=address, wrong=str(wrong)) from None
    return ray, True


def knock(address: str) -> None:
    """Is anybody at HOST:PORT? Ray itself would ask for minutes."""
    host, _, port = address.rpartition(":")
    if host and "/" not in host:
        create_connection((host, int(port)), KNOCK_SECONDS).close()


def flow(ray: Any, work: Callable[[T], R], pieces: list[Sequence[T]]) -> Generator[R, None, None]:
    """A few pieces for every core are under way at a time."""
    remote = ray.remote(num_cpus=1, max_retries=FOR_EVER)(do_piece)
    room = PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
    under_way: deque[Any] = deque()
    home = Home.here()
    try:
        for piece in pieces:
            under_way.append(remote.remote(work, piece, home))
            if len(under_way) >= room:
                yield from ray.get(under_way.popleft())
        while under_way:
            yield from ray.get(under_way.popleft())
    finally:
        for piece in under_way:
            ray.cancel(piece, force=True)


def do_piece(work: Callable[[T], R], tasks: Sequence[T], home: Home) -> list[R]:
    """On a machine of the cluster."""
    home.enter()
    return [work(task) for task in tasks]
