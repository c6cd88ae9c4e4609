"""Explanations held against what then happens: `explain.py GAME --count N` tries so many words.

What an outcome said is what the ledger then did; with what a refusal says is lacking the word is
offered, and with less it is not; the lines of the log add up to the ledger; who reads `describe`
knows every price. With `--kept FILE` a
run that was stopped goes on where it was.
"""

import argparse
import json
import random
import sys
from collections import Counter
from pathlib import Path

from conformance.cases import TABLES

import hightable
from hightable.kernel import Account
from hightable.kernel.account import full
from hightable.kernel.outcome import Trial, is_usual
from hightable.kernel.why_not import Probe

CLOSED = 3
LESS = "\N{MINUS SIGN}"
FLAGS = ("unknown", "passes", "final", "leads", "to", "spans")


def dealt(name, seats, options, seed, confirm=True):
    table = hightable.new(name, seats, seed=seed, confirm=confirm, **options)
    table.accounts = True
    return table


def untrue(table, word, outcome):
    """Where an outcome differs from what the word truly does; what is certain must be exact."""
    number = table.game.vocabulary.numbers[word]
    true = Trial(table.game, [table.state]).outcome(number)
    said = set(outcome.changes) - set(true.changes) | set(outcome.things) - set(true.things)
    if said or any(getattr(outcome, flag) != getattr(true, flag) for flag in FLAGS):
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
    ending = not twin.over and twin.state.is_ending and twin.state.seat == seat
    stays = not outcome.passes or ending
    told = (outcome.changes, outcome.things)
    if outcome.leads and (twin.asking().asking(), list(twin.legal())) != (
        outcome.leads,
        outcome.to,
    ):
        return [f"{word}: leads to {twin.asking().asking()}, not {outcome.leads}"]
    return [f"{word}: {told} was {done}"] if stays and told != done else []


def excess(table, word, why):
    """Where a refusal asks for too much or too little."""
    state = table.guess(int(table.state.seat), 0).state
    probe = Probe(table.game, state, table.game.vocabulary.numbers[word])
    if not why.lacking:
        return [] if why else [f"{word}: no reason"]
    less = [[(key, n - (at == i)) for i, (key, n) in enumerate(why.lacking)] for at in range(2)]
    fewer = [[(key, n) for key, n in loans if n] for loans in less[: len(why.lacking)]]
    wrong = not probe.helps(why.lacking) or any(probe.helps(loans) for loans in fewer)
    return [f"{word}: {why}"] if wrong else []


def unpriced(table):
    """Where the price of an option is not what `describe` says of it, and nothing else is read."""
    seat = int(table.state.seat)
    rows = table.describe(seat).split("\n\n")[-1].splitlines()[1:]
    said = [row.rsplit(" | ", 1)[-1] for row in rows]
    told = dict(zip(table.decision.options, said, strict=True))
    others = [name for at, name in enumerate(table.everybody()) if at != seat]
    true, found = Trial(table.game, [table.state]), []
    for word in table.legal():
        paid = true.tried(0, table.game.vocabulary.numbers[word])
        chips = table.teller().chips(paid.changes, paid.things)
        prices = [c["text"] for c in chips if c["seat"] == seat and c["n"] < 0]
        said = told[word].split("then: ")[0]
        said = min((said.split(f"{name}: ")[0] for name in others), key=len, default=said)
        if said.count(LESS) != len(prices) or not all(price in said for price in prices):
            found.append(f"{word}: the price {prices} is not in {told[word]!r}")
    return found


def closed(table, luck):
    """Some words that are not open: one of all, the others such as somebody richer could say."""
    game, texts = table.game, table.game.vocabulary.texts
    state = table.guess(int(table.state.seat), 0).state
    for counter in game.ledger.counters:
        if counter.most:
            game.ledger.lend(state, int(state.seat), counter.key, counter.most)
    state.ask_again()
    lent = sorted({texts[word] for word in state.offered()} - set(table.legal()))
    others = sorted(set(texts) - set(table.legal()))
    return luck.sample(lent, min(CLOSED, len(lent))) + luck.sample(others, min(1, len(others)))


def check(table, luck, found, census):
    """Everything a table explains at its open question."""
    for word, outcome in table.outcomes().items():
        census["words"] += 1
        census["unknown"] += outcome.unknown
        census["leads"] += outcome.is_silent
        found += [] if table.tell(outcome) else [f"{word}: nothing is told of it"]
        found += untrue(table, word, outcome)
    census["described"] += 1
    found += unpriced(table)
    for word in closed(table, luck):
        why = table.why_not(word)
        census["refused"] += 1
        census["lacking"] += bool(why.lacking)
        found += excess(table, word, why)


def play(table, seed, every=1, level=""):
    """Play at random or with bots, explaining one question in so many; what was wrong, a census."""
    luck, found, census = random.Random(seed), [], Counter()
    bot = hightable.bot(level) if level else None
    start = full(table.game.ledger, table.state)
    while not table.over:
        if luck.randrange(every) == 0:
            check(table, luck, found, census)
        sight = table.sight(int(table.state.seat)) if bot else None
        table.choose(bot.choose(sight) if bot else luck.choice(table.legal()))
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
    parser.add_argument("--count", type=int, default=1000, help="outcomes to try")
    parser.add_argument("--lacking", type=int, default=0, help="words that lack something to try")
    parser.add_argument("--bot", default="", help="the level of bots that play; else at random")
    parser.add_argument("--kept", help="a file that keeps how far we got")
    args = parser.parse_args()
    kept = Path(args.kept) if args.kept else None
    reached = json.loads(kept.read_text()) if kept and kept.exists() else {"seed": 0, "wrong": []}
    census = Counter(reached.get("census", {}))
    while census["words"] < args.count or census["lacking"] < args.lacking:
        census += one_game(args.game, reached, args.bot)
        reached["census"] = dict(census)
        if kept:
            kept.write_text(json.dumps(reached, indent=1))
    sys.stdout.write(f"{dict(census)}\n{reached['seed']} games, {len(reached['wrong'])} wrong\n")


def one_game(name, reached, level):
    """The next game of a kind, over all seat counts and variants in turn."""
    seed = reached["seed"]
    tables = [table for table in TABLES if table[0] == name]
    name, seats, options = tables[seed % len(tables)]
    found, census = play(dealt(name, seats, options, seed, seed % 2 == 0), seed, level=level)
    reached["seed"] = seed + 1
    for wrong in found:
        reached["wrong"].append(f"{name} {seats} {options} {seed}: {wrong}")
        sys.stdout.write(f"{reached['wrong'][-1]}\n")
    return census


if __name__ == "__main__":
    main()
