"""Explanations held against what then happens: `explain.py GAME --count N` plays so many choices.

What an outcome said is what the ledger then did; with what a refusal says is lacking the word is
offered, and with less it is not; the lines of the log add up to the ledger.
"""

import argparse
import random
import sys
from collections import Counter

from conformance.cases import TABLES

import hightable
from hightable.kernel import Account
from hightable.kernel.account import full
from hightable.kernel.outcome import Trial, is_usual
from hightable.kernel.why_not import Probe

CLOSED = 3


def dealt(name, seats, options, seed, confirm=True):
    table = hightable.new(name, seats, seed=seed, confirm=confirm, **options)
    table.accounts = True
    return table


def untrue(table, word, outcome):
    """Where an outcome differs from what the word truly does; what is certain must be exact."""
    number = table.game.vocabulary.numbers[word]
    true = Trial(table.game, [table.state]).tried(0, number)
    said = set(outcome.changes) - set(true.changes) | set(outcome.things) - set(true.things)
    flags = (outcome.unknown, outcome.passes, outcome.final)
    if said or flags != (true.unknown, true.passes, true.final):
        return [f"{word}: {outcome} is {true}"]
    return [] if outcome.unknown or table.asking().secret else undone(table, word, outcome)


def undone(table, word, outcome):
    """Where choosing a word, and what is usual then, does not change the ledger as was told.

    Who ends a turn may be asked first in the next: what is usual then is another turn's.
    """
    if table.state.is_ending:
        return []
    twin, seat = table.copy(), int(table.state.seat)
    before = Account(table.game.ledger, twin.state, seat)
    twin.choose(word)
    while not twin.over and twin.state.seat == seat and is_usual(twin.game, twin.state):
        twin.choose(twin.game.vocabulary.texts[twin.game.propose(twin.state)])
    now = Account(table.game.ledger, twin.state, seat)
    done = (before.changes(now), before.moved(now))
    stays = not outcome.passes or (not twin.over and twin.state.is_ending)
    told = (outcome.changes, outcome.things)
    return [f"{word}: {told} was {done}"] if stays and told != done else []


def excess(table, word):
    """Where a refusal asks for too much or too little."""
    why = table.why_not(word)
    state = table.guess(int(table.state.seat), 0).state
    probe = Probe(table.game, state, table.game.vocabulary.numbers[word])
    if not why.lacking:
        return [] if why else [f"{word}: no reason"]
    less = [[(key, n - (at == i)) for i, (key, n) in enumerate(why.lacking)] for at in range(2)]
    fewer = [[(key, n) for key, n in loans if n] for loans in less[: len(why.lacking)]]
    wrong = not probe.helps(why.lacking) or any(probe.helps(loans) for loans in fewer)
    return [f"{word}: {why}"] if wrong else []


def check(table, luck, found, census):
    """Everything a table explains at its open question."""
    for word, outcome in table.outcomes().items():
        census["words"] += 1
        census["unknown"] += outcome.unknown
        silent = not (outcome.changes or outcome.things or outcome.unknown or outcome.passes)
        census["silent"] += silent
        if silent:
            census[f"silent {word.split()[0]}"] += 1
        found += untrue(table, word, outcome)
    closed = sorted(set(table.game.vocabulary.texts) - set(table.legal()))
    for word in luck.sample(closed, min(CLOSED, len(closed))):
        census["refused"] += 1
        census["lacking"] += bool(table.why_not(word).lacking)
        found += excess(table, word)


def play(table, seed, every=1):
    """Play at random, explaining one question in so many; what was wrong, and a census."""
    luck, found, census = random.Random(seed), [], Counter()
    start = full(table.game.ledger, table.state)
    while not table.over:
        if luck.randrange(every) == 0:
            check(table, luck, found, census)
        table.choose(luck.choice(table.legal()))
        census["choices"] += 1
    return found + unlogged(table, start), census


def unlogged(table, start):
    """Where the lines of the log do not add up to the ledger, for every reader."""
    found = []
    now = full(table.game.ledger, table.state)
    for viewer in range(-1, table.seats):
        told = Counter()
        for line in table.lines(viewer):
            for sign, changes in (("=", line.changes), ("#", line.things)):
                told.update({(c.seat, sign + c.key): c.n for c in changes})
        held = Counter()
        for owned in {*start, *now}:
            if owned.to in (-1, viewer):
                held[owned.seat, owned.key] += now.get(owned, 0) - start.get(owned, 0)
        wrong = {key for key in {*told, *held} if told[key] != held[key]}
        found += [f"log of {viewer}: {key}" for key in sorted(wrong)]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=1000)
    args = parser.parse_args()
    tables = [table for table in TABLES if table[0] == args.game]
    census, seed = Counter(), 0
    while census["words"] < args.count:
        name, seats, options = tables[seed % len(tables)]
        found, counted = play(dealt(name, seats, options, seed, seed % 2 == 0), seed)
        census += counted
        seed += 1
        for wrong in found:
            sys.stdout.write(f"{name} {seats} {options} {seed - 1}: {wrong}\n")
    sys.stdout.write(f"{dict(census)}\n")


if __name__ == "__main__":
    main()
