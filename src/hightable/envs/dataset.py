"""Datasets: recorded games as rows of a Parquet file, one for every decision.

A row has what the seat saw, what it could choose, what it chose, and how the game ended for it.
The file's metadata says what the numbers mean: the layout of the observations and the words.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hightable.envs.extras import comes_with
from hightable.envs.reward import margins, ranks
from hightable.games import game as find
from hightable.kernel import Fault, Game, Record, Table, deal
from hightable.kernel.batch import NOBODY, Batch
from hightable.kernel.record import check_head, compare, read
from hightable.parallel import run_all

with comes_with("dataset"):
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as parquet

GROUP: Final = 20_000
ENDING: Final = "*.game"
SCHEMA: Final = pa.schema(
    [
        ("record", pa.string()),
        ("game", pa.string()),
        ("seats", pa.int8()),
        ("move", pa.int32()),
        ("seat", pa.int8()),
        ("player", pa.string()),
        ("observation", pa.list_(pa.int16())),
        ("mask", pa.list_(pa.bool_())),
        ("action", pa.int16()),
        ("rank", pa.float32()),
        ("margin", pa.float32()),
        ("score", pa.int32()),
    ]
)


def write(folder: Path, out: Path, workers: int = 1, ray: str = "") -> tuple[int, int]:
    """All records of a folder into one file; how many records and decisions there were."""
    tasks = [(path.name, path.read_text("utf-8")) for path in sorted(folder.glob(ENDING))]
    if not tasks:
        raise Fault(f"there are no records (*.game) in {str(folder)!r}")
    rows = 0
    schema = SCHEMA.with_metadata(legend(tasks))
    part = out.with_name(f"{out.name}.part")
    with part.open("wb") as sink, parquet.ParquetWriter(sink, schema, compression="zstd") as file:
        for group in groups(run_all(decisions, tasks, workers, ray)):
            file.write_table(group.replace_schema_metadata(schema.metadata))
            rows += group.num_rows
    part.replace(out)
    return len(tasks), rows


def groups(parts: Iterator[pa.Table]) -> Iterator[pa.Table]:
    """Records put together until they are worth a row group."""
    kept: list[pa.Table] = []
    for part in parts:
        kept.append(part)
        if sum([table.num_rows for table in kept]) >= GROUP:
            yield pa.concat_tables(kept)
            kept = []
    if kept:
        yield pa.concat_tables(kept)


def legend(tasks: list[tuple[str, str]]) -> dict[str, str]:
    """What the numbers of the games in these records mean."""
    heads = {(record.game, record.seats) for record in [read_named(task) for task in tasks]}
    layouts = {f"{name} {seats}": find(name).layout(seats) for name, seats in sorted(heads)}
    words = {name: find(name).vocabulary.texts for name, _ in sorted(heads)}
    return {"layout": json.dumps(layouts), "vocabulary": json.dumps(words)}


def read_named(task: tuple[str, str]) -> Record:
    name, text = task
    try:
        return read(text)
    except Fault as wrong:
        raise Fault(f"{name}: {wrong}") from None


def decisions(task: tuple[str, str]) -> pa.Table:
    """Every decision of one record, in order."""
    record = read_named(task)
    try:
        return Replay(task[0], record).table()
    except Fault as wrong:
        raise Fault(f"{task[0]}: {wrong}") from None


class Replay:
    """A record played again, noting what was seen at each decision."""

    def __init__(self, name: str, record: Record) -> None:
        self.name = name
        self.record = record
        self.game: Game = find(record.game)
        check_head(record, self.game)
        self.start = deal(self.game, record.seats, record.seed, dict(record.options))
        self.batch = Batch(self.game, record.seats, self.start.options, 1)
        self.batch.put(0, self.start.state)
        self.rows: list[Any] = []
        self.masks: list[Any] = []
        self.seats: list[int] = []
        self.words: list[int] = []

    def table(self) -> pa.Table:
        row = np.frombuffer(memoryview(self.batch.rows), np.int16)
        mask = np.frombuffer(memoryview(self.batch.masks), np.bool_)
        for seat, text, line in self.record.moves:
            self.check(seat, text, line)
            self.batch.show(0, seat)
            self.rows.append(row.copy())
            self.masks.append(mask.copy())
            self.seats.append(seat)
            self.words.append(self.game.vocabulary.numbers[text])
            self.batch.choose(0, self.words[-1])
        self.check_end()
        return pa.table(self.columns(), schema=SCHEMA)

    def check(self, seat: int, text: str, line: int) -> None:
        if self.batch.seats[0] != seat:
            raise Fault(f"line {line}: it is not seat {seat}'s decision")
        if text not in self.game.vocabulary.numbers:
            raise Fault(f"line {line}: {text!r} is no word of {self.game.name}")

    def check_end(self) -> None:
        """The game is over, and as the record says."""
        if self.batch.seats[0] != NOBODY:
            raise Fault("the game is not over: it has no result to learn from")
        start = self.start
        compare(
            Table(self.game, start.seats, start.options, start.seed, self.batch.states[0]),
            self.record,
        )

    def columns(self) -> dict[str, Any]:
        state, count = self.batch.states[0], len(self.words)
        rank, margin = ranks(self.game, state), margins(self.game, state)
        scores = self.game.scores(state)
        return {
            "record": [self.name] * count,
            "game": [self.game.name] * count,
            "seats": [self.record.seats] * count,
            "move": range(count),
            "seat": self.seats,
            "player": [self.record.names[seat] for seat in self.seats],
            "observation": stacked(self.rows, pa.int16()),
            "mask": stacked(self.masks, pa.bool_()),
            "action": self.words,
            "rank": [rank[seat] for seat in self.seats],
            "margin": [margin[seat] for seat in self.seats],
            "score": [scores[seat] for seat in self.seats],
        }


def stacked(rows: list[Any], kind: Any) -> Any:
    """Arrays of one length as a column of lists."""
    width = len(rows[0]) if rows else 0
    offsets = pa.array(np.arange(len(rows) + 1, dtype=np.int32) * width)
    values = np.concatenate(rows) if rows else np.zeros(0)
    return pa.ListArray.from_arrays(offsets, pa.array(values, kind))
