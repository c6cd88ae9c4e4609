"""The witness of `make chaos` sees what it should; and a short run of it, all the way through."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from chaos.run import main
from chaos.witness import Stored, Witness, faults

THREE = [Stored(1, "sail", "a"), Stored(2, "stop", "b"), Stored(3, "sail", "c")]


@pytest.mark.parametrize(
    ("stored", "height", "seen"),
    [
        (THREE, 3, {"lost": 0, "doubled": 0, "gaps": 0}),
        (THREE[:2], 2, {"lost": 1, "doubled": 0, "gaps": 0}),
        ([*THREE[:2], Stored(3, "stay", "c")], 3, {"lost": 1, "doubled": 0, "gaps": 0}),
        ([*THREE, Stored(4, "sail", "c")], 4, {"lost": 0, "doubled": 1, "gaps": 0}),
        ([THREE[0], THREE[2]], 3, {"lost": 1, "doubled": 0, "gaps": 1}),
        (THREE, 4, {"lost": 0, "doubled": 0, "gaps": 1}),
    ],
)
def test_the_witness_misses_nothing(
    stored: list[Stored], height: int, seen: dict[str, int]
) -> None:
    assert faults(stored, height, THREE) == seen


def test_the_witness_remembers_after_a_break(tmp_path: Path) -> None:
    with closing(Witness(tmp_path / "confirmed")) as first:
        first.tell("t")
        first.tell("t", *THREE[0])
    with closing(Witness(tmp_path / "confirmed")) as again:
        assert (again.tables, again.confirmed, again.count) == ({"t"}, {"t": [THREE[0]]}, 1)


def test_a_short_run_ends_without_harm(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--kills=2", "--only", "kills", "--database", "sqlite", "--folder", str(tmp_path)]
    assert main(asked) == 0
    assert main(asked) == 0
    assert "kills sqlite: 2 of 2" in capsys.readouterr().out
