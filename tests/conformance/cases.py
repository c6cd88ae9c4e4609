"""Every game, seat count and variant, and how to walk through random games of it."""

import random
from itertools import product

import hightable
from hightable.games import game as find
from hightable.kernel import state

COMPILED = not str(state.__file__).endswith(".py")
SEEDS = (1, 2) if COMPILED else (1,)
"""Interpreted, the same takes many times as long."""


def variants(game, seats):
    """Every combination of the options that apply to so many seats."""
    rows = [[(v.name, value) for value in v.values] for v in game.variants if seats in v.seats]
    return [dict(row) for row in product(*rows)]


TABLES = [
    (name, seats, options)
    for name in hightable.games(all=True)
    for seats in find(name).seats
    for options in variants(find(name), seats)
]
CASES = [(*table, seed) for table in TABLES for seed in SEEDS]
IDS = [" ".join([name, str(seats), *opts.values(), str(seed)]) for name, seats, opts, seed in CASES]


def walk(name, seats, options, seed):
    """A table at every decision of a random game, and once more when it is over."""
    table = hightable.new(name, seats, seed=seed, **options)
    luck = random.Random(seed)
    while not table.over:
        yield table
        table.choose(luck.choice(table.legal()))
    yield table
