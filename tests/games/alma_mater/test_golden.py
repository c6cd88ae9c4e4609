"""Whole games of Alma Mater, replayed byte for byte."""

from pathlib import Path

import pytest

import hightable
from hightable.kernel.record import read, write

GAMES = sorted((Path(__file__).parents[2] / "golden" / "alma_mater").glob("*.game"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_is_still_the_same(path):
    text = path.read_text("utf-8")
    assert write(hightable.replay(text), read(text).why) == text


def test_there_is_a_golden_game_for_every_seat_count():
    assert {read(path.read_text("utf-8")).seats for path in GAMES} == {2, 3, 4}
