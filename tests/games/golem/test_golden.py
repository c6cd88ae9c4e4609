"""Whole games of Golem, replayed byte for byte. [§2]"""

from pathlib import Path

import pytest

import hightable
from hightable.kernel.record import read, write

GAMES = sorted((Path(__file__).parents[2] / "golden" / "golem").glob("*.game"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_is_still_the_same(path):
    text = path.read_text("utf-8")
    assert write(hightable.replay(text), read(text).why) == text


def test_there_is_a_golden_game_for_every_seat_count_and_variant():
    records = [read(path.read_text("utf-8")) for path in GAMES]
    assert {(one.seats, *one.options.values()) for one in records} == {
        *[(1, level, "district") for level in ("easy", "hard", "normal")],
        *[(seats, setup, "district") for seats in (2, 3, 4) for setup in ("full", "simplified")],
        (2, "full", "golem"),
    }


def test_the_tie_is_won_by_one_player():
    path = next(path for path in GAMES if path.stem == "tie")
    table = hightable.replay(path.read_text("utf-8"))
    assert table.scores()[0] == table.scores()[1]
    assert table.winners() == [table.state.order[0]]
