"""What is said of the lowest and the highest of every number of a row is so, and not too much."""

from pathlib import Path

import numpy as np
import pytest
from conformance.cases import TABLES, walk
from envs.cases import NAMES

import hightable
from hightable.envs.gymnasium import SeatEnv
from hightable.games import game as find
from hightable.kernel.record import read

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = sorted(GOLDEN.glob("*/*.game"))
CALLED = [" ".join([name, str(seats), *options.values()]) for name, seats, options in TABLES]


def limits(name, seats):
    return np.array(find(name).bounds(seats)).T


def check(table, low, high):
    """The row of the seat that is asked, and of all at the end."""
    for seat in range(table.seats) if table.over else [int(table.state.seat)]:
        row = np.array(table.game.observation(table.state, seat))
        wrong = np.flatnonzero((row < low) | (row > high))
        assert not len(wrong), [(at, row[at], low[at], high[at]) for at in wrong]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=CALLED)
def test_no_number_of_a_random_game_is_out_of_bounds(name, seats, options):
    low, high = limits(name, seats)
    for table in walk(name, seats, options, 5):
        check(table, low, high)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_no_number_of_a_game_played_well_is_out_of_bounds(path):
    record = read(path.read_text("utf-8"))
    low, high = limits(record.game, record.seats)
    table = hightable.new(record.game, record.seats, record.seed, **record.options)
    check(table, low, high)
    for _, word, _ in record.moves:
        table.choose(word)
        check(table, low, high)


@pytest.mark.parametrize("name", NAMES)
def test_most_numbers_are_narrow_and_a_space_says_so(name):
    for seats in find(name).seats:
        low, high = limits(name, seats)
        assert (low <= high).all()
        assert np.mean(high - low <= 10) > 0.7
        assert np.mean(high - low > 99) < 0.04
        space = SeatEnv(name, seats).observation_space["observation"]
        assert (space.low == low).all()
        assert (space.high >= high).all()
        assert (space.high <= np.maximum(high, low + 1)).all()
