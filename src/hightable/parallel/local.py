"""Local processes, each with a pipe: a task goes down, its result comes up.

A process that dies (out of memory, killed) is replaced and its task given to the new one.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, Final, TypeVar

from hightable.kernel.data import IN_FORCE, use_edition
from hightable.kernel.fault import Fault

T = TypeVar("T")
R = TypeVar("R")
LOSSES: Final = 3


class Worker:
    """A process and the number of the task it is at."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, work, IN_FORCE[0].folder))
        self.process.start()
        theirs.close()
        self.at = -1

    def give(self, at: int, task: Any) -> None:
        self.at = at
        self.pipe.send(task)

    def stop(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()


def serve(pipe: Connection[Any, Any], work: Callable[[Any], Any], edition: Path | None) -> None:
    """The life of a worker: until the pipe is closed."""
    use_edition(edition)
    try:
        while True:
            task = pipe.recv()
            try:
                answer = (True, work(task))
            except Exception as wrong:
                answer = (False, wrong)
            pipe.send(answer)
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return


class Crew:
    """The workers, the tasks not yet given out, and the results that came."""

    def __init__(self, work: Callable[[Any], Any], tasks: Sequence[Any], size: int) -> None:
        self.work = work
        self.tasks = tasks
        self.waiting = list(range(len(tasks)))[::-1]
        self.results: dict[int, Any] = {}
        self.losses: dict[int, int] = {}
        self.workers = [Worker(work) for _ in range(size)]
        for worker in self.workers:
            self.feed(worker)

    def feed(self, worker: Worker) -> None:
        worker.at = -1
        if self.waiting:
            at = self.waiting.pop()
            worker.give(at, self.tasks[at])

    def collect(self) -> None:
        """Wait for whoever is ready first, and give out what is left."""
        busy = {worker.pipe: worker for worker in self.workers if worker.at >= 0}
        for pipe in wait(list(busy)):
            self.receive(busy[pipe])  # type: ignore[index]

    def receive(self, worker: Worker) -> None:
        try:
            well, answer = worker.pipe.recv()
        except (EOFError, ConnectionResetError):
            self.replace(worker)
            return
        if not well:
            raise answer
        self.results[worker.at] = answer
        self.feed(worker)

    def replace(self, worker: Worker) -> None:
        """A new process for one that died; a task that kills three is given up."""
        self.losses[worker.at] = self.losses.get(worker.at, 0) + 1
        if self.losses[worker.at] == LOSSES:
            raise Fault("parallel.lost", task=worker.at, times=LOSSES, work=self.work.__name__)
        self.waiting.append(worker.at)
        worker.stop()
        fresh = Worker(self.work)
        self.workers[self.workers.index(worker)] = fresh
        self.feed(fresh)

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()


def on_processes(work: Callable[[T], R], tasks: Sequence[T], size: int) -> Generator[R, None, None]:
    """The results of all tasks, in their order."""
    crew = Crew(work, tasks, size)
    try:
        for at in range(len(tasks)):
            while at not in crew.results:
                crew.collect()
            yield crew.results.pop(at)
    finally:
        crew.stop()
