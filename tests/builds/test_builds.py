"""What one build writes the other reads: tables, databases, in the middle of a game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from server.house import House, Person, until

import hightable
from hightable.server.store.database import Store
from hightable.server.store.rooms import SNAPSHOT_EVERY, Rooms
from hightable.server.store.snapshots import snapshot
from hightable.server.store.tables import table

PROGRAM = Path(__file__).with_name("exchange.py")
PART = SNAPSHOT_EVERY + 2
STAGES = [("interpreted", PART), ("compiled", PART), ("compiled", 10), ("interpreted", PART)]
LONG = sum(moves for _, moves in STAGES)
BOTS = ["bot freshman", "bot bachelor"]


def run(build: Path, *given: str) -> dict[str, Any]:
    command = [sys.executable, str(PROGRAM), *given]
    env = os.environ | {"PYTHONPATH": str(build)}
    said: dict[str, Any] = json.loads(subprocess.check_output(command, env=env))
    return said


@pytest.mark.parametrize("writer", ["interpreted", "compiled"])
def test_tables_written_by_one_build_are_read_by_both(
    builds: dict[str, Path], tmp_path: Path, writer: str
) -> None:
    file = str(tmp_path / "tables")
    written = run(builds[writer], "write", file)
    for name, build in builds.items():
        read = run(build, "read", file)
        assert read.pop("compiled") == (name == "compiled")
        assert read == {fact: said for fact, said in written.items() if fact != "compiled"}


class Journey:
    """Tables of all games on one database, played on through one server after the other."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.store = Store(database)
        self.rooms = Rooms(self.store)
        self.tables: dict[str, list[str]] = {}
        self.with_bots: list[str] = []
        self.alice: Person | None = None

    def close(self) -> None:
        self.store.close()
        if self.alice:
            self.alice.close()

    def begin(self, alice: Person) -> None:
        """Four people at one screen, and a table of bots, in every game."""
        self.alice = alice
        for game in hightable.games():
            self.open(alice, game)
            self.with_bots.append(alice.open_table(game, BOTS, pace="fast")[0])

    def open(self, alice: Person, game: str) -> None:
        """A table for which a long game has been thought out."""
        for seed in count():
            id, _ = alice.open_table(game, ["here"] * 4, seed=str(seed))
            table = self.rooms.room(id).table.copy()
            table.playout(seed)
            if len(table.moves) > LONG:
                texts = table.game.vocabulary.texts
                self.tables[id] = [texts[word] for _, word in table.moves]
                return

    def stage(self, build: Path, moves: int) -> None:
        """Open every table, move at each, see every bot move; then the server is killed."""
        with House(self.database, "--patient", build=build) as house:
            if self.alice:
                self.alice.moves_to(house)
            else:
                self.begin(Person(house))
            heights = {id: self.height(id) for id in self.with_bots}
            for id in self.tables:
                self.play(id, moves)
            for id, height in heights.items():
                assert until(lambda id=id, height=height: self.went_on(id, height)), house.logged()
            assert "Traceback" not in house.logged()
            assert "dropped" not in house.logged()

    def play(self, id: str, moves: int) -> None:
        assert self.alice is not None
        begun = self.height(id)
        for seq, word in enumerate(self.tables[id][begun : begun + moves], begun):
            assert self.alice.submit(id, word, seq)["stored"] == seq + 1
        assert f'data-seq="{begun + moves}"' in self.alice.page(id)

    def height(self, id: str) -> int:
        row = table(self.store, id)
        assert row is not None
        return int(row.seq)

    def went_on(self, id: str, height: int) -> bool:
        return self.height(id) > height or self.rooms.refresh(id).table.over


@pytest.fixture
def journey(tmp_path: Path) -> Iterator[Journey]:
    with closing(Journey(f"sqlite:///{tmp_path / 'tables.sqlite'}")) as found:
        yield found


def test_builds_follow_each_other_in_the_middle_of_every_game(
    builds: dict[str, Path], journey: Journey
) -> None:
    for name, moves in STAGES:
        journey.stage(builds[name], moves)
        for id in journey.tables:
            kept, height = snapshot(journey.store, id), journey.height(id)
            assert kept is not None
            assert kept.seq == height // SNAPSHOT_EVERY * SNAPSHOT_EVERY
    assert [journey.height(id) for id in journey.tables] == [LONG] * 4
