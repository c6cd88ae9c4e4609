"""Whole games of Newton, replayed byte for byte."""

from pathlib import Path

import pytest

import hightable
from hightable.kernel.record import read, write

GAMES = sorted((Path(__file__).parents[2] / "golden" / "newton").glob("*.game"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_is_still_the_same(path):
    text = path.read_text("utf-8")
    assert write(hightable.replay(text), read(text).why) == text


def test_there_is_a_golden_game_for_every_seat_count_and_variant():
    records = [read(path.read_text("utf-8")) for path in GAMES]
    assert {(record.seats, record.options.get("draft", "")) for record in records} == {
        (1, ""),
        *[(seats, draft) for seats in (2, 3, 4) for draft in ("yes", "no")],
    }
    assert {record.options["colours"] for record in records} == {"random", "chosen"}
    assert all(record.why for record in records)
