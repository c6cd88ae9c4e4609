"""Spread work gives the results that one process gives."""

from argparse import ArgumentParser
from multiprocessing import active_children

import pytest
from parallel import work

from hightable import Fault
from hightable.parallel import add_arguments, run_all

GAMES = [("saltmarsh", 1 + seed % 4, seed) for seed in range(12)]


def test_one_process_or_two_give_the_same_in_the_same_order():
    alone = list(run_all(work.play, GAMES))
    assert list(run_all(work.play, GAMES, workers=2)) == alone
    assert alone[3].startswith("hightable 1   game saltmarsh   rules 1   seats 4   seed 3")


def test_two_workers_share_the_work():
    assert len({pid for _, pid in run_all(work.doze, range(8), workers=2)}) == 2


def test_a_worker_that_dies_is_replaced(tmp_path):
    paths = [str(tmp_path / name) for name in "abcd"]
    assert list(run_all(work.die_once, paths, workers=2)) == ["a", "b", "c", "d"]


def test_a_task_that_ends_every_process_is_given_up():
    with pytest.raises(Fault, match="task 2 ended its process 3 times: die"):
        list(run_all(work.die, [0, 0, 1], workers=2))


def test_a_fault_in_a_worker_is_a_fault_here():
    with pytest.raises(Fault, match="task 7 is wrong"):
        list(run_all(work.fail, [0, 7, 0], workers=2))


def test_who_stops_reading_stops_the_workers():
    others = {*active_children()}
    results = run_all(work.doze, range(100), workers=2)
    next(results)
    assert len({*active_children()} - others) == 2
    results.close()
    assert {*active_children()} <= others


def test_there_is_a_worker_at_least():
    with pytest.raises(Fault, match="a worker at least"):
        list(run_all(work.doze, [1], workers=0))


def test_the_flags_of_a_command():
    parser = ArgumentParser()
    add_arguments(parser)
    args = parser.parse_args(["--jobs", "2", "--ray", "auto"])
    assert (args.jobs, args.ray) == (2, "auto")
