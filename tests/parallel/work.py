"""Work for the tests: it has to be a function of a module."""

import os
import time

import hightable


def play(task):
    """A random game: name, seats, seed."""
    name, seats, seed = task
    table = hightable.new(name, seats, seed=seed)
    table.playout(seed)
    return table.record()


def die_once(path):
    """End the process the first time."""
    if not os.path.exists(path):
        with open(path, "x"):
            pass
        os._exit(1)
    return os.path.basename(path)


def die(task):
    if task:
        os._exit(1)
    return task


def fail(task):
    if task:
        raise hightable.Fault(f"task {task} is wrong")
    return task


def doze(task):
    time.sleep(0.05)
    return task, os.getpid()
