"""Whole games of Sankoré, replayed byte for byte."""

from pathlib import Path

import pytest

import hightable
from hightable.games.sankore.rules.madrasa import is_ending
from hightable.kernel.record import read, write

GAMES = sorted((Path(__file__).parents[2] / "golden" / "sankore").glob("*.game"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_is_still_the_same(path):
    text = path.read_text("utf-8")
    table = hightable.replay(text)
    assert table.over
    assert write(table, read(text).why) == text


def test_there_is_a_golden_game_for_every_seat_count_variant_and_ending():
    records = [read(path.read_text("utf-8")) for path in GAMES]
    variants = {(record.seats, *record.options.values()) for record in records}
    assert variants >= {(1, level, "new") for level in ("easy", "medium", "hard", "very_hard")}
    assert (1, "hard", "led") in variants
    assert variants >= {(seats, side) for seats in (2, 3, 4) for side in ("three", "six")}
    assert all(record.why for record in records)
    ends = {is_ending(hightable.replay(path.read_text("utf-8")).state) for path in GAMES}
    assert ends == {True, False}
