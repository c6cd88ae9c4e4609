"""What every game tells of its words is what they do; no turn ends before its player says so."""

import random

import pytest
from conformance.cases import TABLES
from conformance.explain import dealt, play

import hightable

every_table = pytest.mark.parametrize(
    ("name", "seats", "options"),
    TABLES,
    ids=[" ".join([name, str(seats), *options.values()]) for name, seats, options in TABLES],
)


# Questions of setup, and between the rounds: after the last answer somebody's turn begins.
EVERY = (40, 1)
MOVES, FLIPPED = 120, 12
BETWEEN = {"keep", "colour", "tuck", "class space", "discard", "remove", "return", "prices"}
BETWEEN |= {"display", "student"}


@every_table
def test_no_turn_ends_before_its_player_says_so(name, seats, options):
    table = hightable.new(name, seats, seed=seats, confirm=True, **options)
    luck = random.Random(seats)
    numbers, said = table.game.vocabulary.numbers, 0
    while not table.over:
        asking, word = table.asking(), luck.choice(table.legal())
        table.choose(word)
        if not table.past and table.why == "turn" and asking.asking() not in BETWEEN:
            assert numbers[word] == asking.insists or word == "pass"
            said += 1
    assert said or seats == 1
    assert hightable.replay(table.record()).state == table.state


@pytest.mark.parametrize("confirm", [True, False])
@every_table
def test_what_is_explained_is_true_and_the_log_adds_up(name, seats, options, confirm):
    table = dealt(name, seats, options, seats, confirm)
    found, census = play(table, seats, EVERY[name == "saltmarsh"])
    assert found == []
    assert census["choices"]
    assert table.game.ledger.counters


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        (n, s)
        for n, s, o in TABLES
        if s == 2 and not any(v in o.values() for v in ("six", "no", "chosen", "golem"))
    ],
)
def test_what_is_hidden_shows_in_no_explanation(name, seats):
    table = hightable.new(name, seats, seed=5)
    luck = random.Random(5)
    while not table.over and len(table.moves) < MOVES:
        if luck.randrange(FLIPPED) == 0:
            seat = int(table.state.seat)
            twin = table.guess(seat, luck.getrandbits(32))
            closed = sorted(set(table.game.vocabulary.texts) - set(table.legal()))
            word = luck.choice(closed)
            assert twin.outcomes() == table.outcomes()
            assert twin.why_not(word) == table.why_not(word)
            assert twin.describe(seat) == table.describe(seat)
        table.choose(luck.choice(table.legal()))


@pytest.mark.parametrize("name", ["saltmarsh", "newton", "alma_mater"])
def test_a_secret_answer_shows_in_nobody_elses_log_or_recap(name):
    table = hightable.new(name, 3, seed=5, confirm=True)
    table.accounts = True
    luck = random.Random(5)
    while not table.asking().secret:
        table.choose(luck.choice(table.legal()))
    seat, told = int(table.state.seat), []
    for word in table.legal():
        twin = table.copy()
        twin.choose(word)
        others = [other for other in range(-1, 3) if other != seat]
        told.append([(twin.lines(other), twin.since(0, other)) for other in others])
    assert all(other == told[0] for other in told)
