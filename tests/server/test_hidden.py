"""What is hidden stays hidden, whichever way one asks: every route that answers, every position."""

from __future__ import annotations

import random
from math import inf
from pathlib import Path

import pytest
from server.flipping import (
    answers,
    flipped,
    flipped_past,
    round_over,
    sitting,
    telling,
    told_apart,
)

import hightable
from hightable.games import game as find
from hightable.server.live import presence
from hightable.server.page import running
from hightable.server.page.history import History

TABLES = [
    (game, seats) for game in hightable.games() for seats in (1, 2, 3) if seats in find(game).seats
]
CLOSE = 16


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For whom a bot may play on, and how long ago a table was played, are matters of the clock: on
    a slow machine a minute passes."""
    monkeypatch.setattr(presence, "LONG_AWAY", inf)
    monkeypatch.setattr(running, "since", lambda house, seconds: "")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_hidden_shows_in_no_answer(database: str, game: str, seats: int) -> None:
    """Of the replay every second position, the others for the neighbour."""
    table = telling(game, seats, share=0.6)
    chance = random.Random(seats)
    with sitting(database, table) as at:
        true, past = at.room.table, History(at.room)
        last = len(table.moves)
        for seat in range(-1, seats):
            positions = [*range(seat % 2, last, 2), last]
            at.put(true, past)
            expected = answers(at, seat, positions)
            twin = flipped(true, seat, chance)
            at.put(twin, flipped_past(past, twin, seat, chance))
            found = answers(at, seat, positions)
            assert [way for way in expected if expected[way] != found[way]] == []


@pytest.mark.parametrize("game", ["alma_mater", "golem", "newton", "saltmarsh"])
def test_a_secret_choice_could_have_been_another_one(database: str, game: str) -> None:
    pairs = told_apart(game, 3, seed=5)
    assert pairs
    for true, other, viewer in pairs:
        with sitting(database, true) as at:
            positions = list(range(len(true.moves) + 1))[-CLOSE:]
            expected = answers(at, viewer, positions) | round_over(at, viewer)
            at.room.table = other
            at.put(other, History(at.room))
            found = answers(at, viewer, positions) | round_over(at, viewer)
            assert [way for way in expected if expected[way] != found[way]] == []
