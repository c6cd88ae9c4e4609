"""Helpers think along in processes of their own: shared, in time, and none is left behind."""

import os
import pickle
import signal
from time import monotonic, sleep

import psutil
import pytest

import hightable
from hightable.bots import bot, worker
from hightable.bots.search import NOTHING, Task
from hightable.bots.settings import settings
from hightable.kernel import Table

BUDGET = "doctor simulations=40 deals=2 seconds=0"


@pytest.fixture(autouse=True)
def nobody_left():
    yield
    assert worker.HELPERS == []


def opening(game: str, moves: int = 6) -> Table:
    table = hightable.new(game, seats=2, seed=3)
    for _ in range(moves):
        table.choose(table.decision.options[0])
    return table


def answer(table: Table, who) -> str:
    return who.choose(table.sight(table.decision.seat))


def test_all_bots_of_a_process_share_their_helpers_whatever_they_play():
    doctors = [bot(BUDGET), bot(f"{BUDGET.replace('doctor', 'doctor:miser')}"), bot(BUDGET)]
    said = [answer(opening(game), doctors[0]) for game in ("saltmarsh", "newton", "golem")]
    for doctor in doctors[1:]:
        answer(opening("newton"), doctor)
    assert len(worker.HELPERS) == 1
    assert said == [answer(opening(g), doctors[0]) for g in ("saltmarsh", "newton", "golem")]
    helper = worker.HELPERS[0].process
    for doctor in doctors:
        doctor.close()
    assert helper.poll() is not None


def test_what_a_helper_found_for_another_bot_is_forgotten():
    state = opening("saltmarsh").sight(0).guess(0).state
    found = worker.Service()
    game, own = "saltmarsh", settings(BUDGET.split())
    found.think(worker.Thinker(1, game, own, ""), Task(state, 5, NOTHING), 0.0)
    tree = found.mind(worker.Thinker(1, game, own, "")).tree
    assert tree is not None
    assert found.mind(worker.Thinker(2, game, own, "")).tree is None
    assert found.think(worker.Thinker(3, game, own, ""), [(1, 1, 0.5, 0.0)], 0.0) == []


def test_a_helper_that_is_late_is_not_waited_for():
    doctor = bot("doctor simulations=40 seconds=0.2")
    table = opening("saltmarsh")
    answer(table, doctor)
    helper = worker.HELPERS[0]
    os.kill(helper.process.pid, signal.SIGSTOP)
    began = monotonic()
    assert answer(table, doctor) in table.decision.options
    assert monotonic() - began < 2.0
    os.kill(helper.process.pid, signal.SIGCONT)
    doctor.close()


def test_a_helper_that_has_died_is_replaced():
    doctor = bot(BUDGET)
    table = opening("saltmarsh")
    answer(table, doctor)
    worker.HELPERS[0].process.kill()
    while worker.HELPERS[0].process.poll() is None:
        sleep(0.01)
    said = answer(table, doctor)
    assert said == answer(table, doctor)
    doctor.close()


@pytest.mark.parametrize("game", hightable.games())
def test_memory_of_a_worker_stays_as_it_is(game):
    """What a helper does with each task, often; before, it kept 1.5 KB and more of each."""
    table = opening(game, 40)
    own = settings(["doctor", "simulations=2", "deals=0", "cores=1"])
    service, thinker = worker.Service(), worker.Thinker(1, game, own, "")
    task = Task(table.sight(table.decision.seat).guess(0).state, 5, NOTHING)
    sent = pickle.dumps((thinker, task))
    taken = []
    for _ in range(3):
        for _ in range(300):
            service.think(*pickle.loads(sent), 0.0)
        taken.append(psutil.Process().memory_info().rss)
    assert taken[2] - taken[1] < 150_000
