"""Work spread over the cores of this machine or over a Ray cluster.

The work is a function of a module, a task whatever it takes; all chance is in the task. So the
results, which come in the order of the tasks, are the same wherever they were made.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from typing import TypeVar

from hightable.kernel import Fault
from hightable.parallel.cluster import on_cluster
from hightable.parallel.local import on_processes

__all__ = ["add_arguments", "run_all"]

T = TypeVar("T")
R = TypeVar("R")


def run_all(
    work: Callable[[T], R], tasks: Sequence[T], workers: int = 1, ray: str = ""
) -> Iterator[R]:
    """The results of all tasks, in their order; whoever stops reading stops the workers."""
    if workers < 1:
        raise Fault("parallel.workers", workers=workers)
    results: Generator[R, None, None]
    if ray:
        results = on_cluster(work, tasks, ray)
    elif workers > 1 and len(tasks) > 1:
        results = on_processes(work, tasks, min(workers, len(tasks)))
    else:
        results = (work(task) for task in tasks)
    with closing(results):
        yield from results


def add_arguments(parser: ArgumentParser) -> None:
    """The flags of every command that spreads its work."""
    parser.add_argument("--jobs", type=int, default=1, metavar="N")
    parser.add_argument(
        "--ray",
        default="",
        metavar="ADDRESS",
    )
