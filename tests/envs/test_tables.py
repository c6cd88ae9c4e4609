"""Many tables in one process, all seats played by the learner."""

import numpy as np
import pytest
from envs.cases import CASES, IDS

from hightable.envs.reward import REWARDS
from hightable.envs.tables import Tables
from hightable.kernel.batch import NOBODY, play_until

EVERY = [(*case, REWARDS[at % len(REWARDS)]) for at, case in enumerate(CASES)]


@pytest.mark.parametrize(("name", "seats", "reward"), EVERY, ids=IDS)
def test_tables_are_paid_when_they_end_and_dealt_anew(name, seats, reward):
    tables = Tables(name, seats, 3, reward)
    tables.reset(seed=1)
    total = np.zeros((3, seats))
    while True:
        assert (tables.seats >= 0).all()
        paid, ended = tables.step(tables.sample())
        total += paid
        if ended.any():
            break
        assert reward == "projection" or not paid.any()
    assert total.shape == (3, seats)
    assert reward == "rank" or np.isfinite(total).all()
    assert tables.masks.any(axis=1).all()


@pytest.mark.parametrize(("name", "seats"), CASES, ids=IDS)
def test_a_row_written_over_an_older_one_is_what_the_seat_may_know(name, seats):
    tables = Tables(name, seats, 2)
    tables.reset(seed=4)
    for step in range(60):
        tables.step(tables.sample())
        at = step % 2
        state = tables.batch.states[at]
        assert tables.rows[at].tolist() == tables.game.observation(state, int(tables.seats[at]))
        assert tables.masks[at].nonzero()[0].tolist() == sorted(state.offered())


@pytest.mark.parametrize(("name", "seats"), CASES, ids=IDS)
def test_what_was_dealt_is_in_the_row_to_the_end_and_a_new_deal_takes_its_place(name, seats):
    tables = Tables(name, seats, 1)
    tables.reset(seed=2)
    play_until(tables.batch, 0, NOBODY, 5)
    tables.batch.show(0, 0)
    assert tables.rows[0].tolist() == tables.game.observation(tables.batch.states[0], 0)
    tables.deal(0)
    seat = int(tables.seats[0])
    assert tables.rows[0].tolist() == tables.game.observation(tables.batch.states[0], seat)


def test_the_same_seed_gives_the_same_tables():
    runs = []
    for _ in range(2):
        tables = Tables("saltmarsh", 3, 5)
        tables.reset(seed=8)
        for _ in range(60):
            tables.step(tables.sample())
        runs.append((tables.rows.copy(), tables.masks.copy(), tables.seats.copy()))
    for one, other in zip(*runs, strict=True):
        assert (one == other).all()
