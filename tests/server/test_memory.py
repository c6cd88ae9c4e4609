"""Memory does not grow with the decisions: neither that of a worker of the bots nor the server's.

`python benchmarks/memory.py` measures whole processes over a hundred thousand decisions.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from server.asgi import Application
from server.fuzz import Fuzz, Honest

import hightable
from hightable.server.limits import Limits
from hightable.server.live import frames
from hightable.server.live.bots import Task, think

MOVES = 20
DECISIONS = 30
TABLES = 3
TIMES = 3
BYTES_A_DECISION = 800
BYTES_A_TABLE = 20_000


def kept() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.fixture
def traced() -> Iterator[None]:
    tracemalloc.start(1)
    yield
    tracemalloc.stop()


@pytest.mark.usefixtures("traced")
@pytest.mark.parametrize("game", hightable.games())
def test_a_worker_keeps_nothing_of_what_it_has_thought_about(game: str) -> None:
    table = hightable.new(game, seats=2, seed=1)
    for _ in range(MOVES):
        table.choose(table.decision.options[0])

    def decide() -> None:
        for _ in range(DECISIONS):
            think(Task(table, table.decision.seat, "random"))

    decide()
    before = kept()
    decide()
    assert kept() - before < DECISIONS * BYTES_A_DECISION


@pytest.mark.usefixtures("traced")
def test_the_server_keeps_nothing_of_tables_that_were_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "KEEP", 2)
    few = Limits().wide()._replace(tables_kept=2)
    with Application(f"sqlite:///{tmp_path / 'tables.sqlite'}", few) as application:
        fuzz = Fuzz(application)

        def play() -> None:
            for _ in range(TABLES):
                honest = Honest(fuzz)
                for _ in range(MOVES):
                    honest.goes_on()
                application.run(honest.wire.close())

        play()
        held = [kept()]
        for _ in range(TIMES):
            play()
            held.append(kept())
        # What is drawn for the first time is kept: that grows now and then, but not every time.
        assert min(after - before for before, after in pairwise(held)) < TABLES * BYTES_A_TABLE
        fuzz.close()
