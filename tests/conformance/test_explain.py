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
MOVES, FLIPPED, CLOSED = 120, 8, 2
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
    assert table.projection(-1)[: len(table.scores())] == table.scores()
    assert table.game.ledger.counters


@pytest.mark.parametrize("name", hightable.games(all=True))
def test_what_is_hidden_shows_in_no_explanation(name):
    """Everything that the seat cannot see is dealt anew, and it is told the same, byte for byte:
    before a word, and after one that reveals nothing."""
    table, luck, told = hightable.new(name, 2, seed=5, confirm=True), random.Random(5), 0
    table.accounts = True
    while not table.over and len(table.moves) < MOVES:
        word = luck.choice(table.legal())
        if luck.randrange(FLIPPED) == 0:
            seat = int(table.state.seat)
            twin = flipped(table, seat)
            assert all_told(twin, seat, word) == all_told(table, seat, word)
            if is_open(table.outcome(word)):
                after = [table.copy(), twin]
                for one in after:
                    one.choose(word)
                assert all_told(after[0], seat, word) == all_told(after[1], seat, word)
                told += 1
        table.choose(word)
    assert told


def is_open(outcome):
    """Does a word reveal nothing, and keep the turn?"""
    return not (outcome.unknown or outcome.passes or outcome.final)


def flipped(table, seat):
    """The same table with everything dealt anew that a seat cannot see."""
    twin = table.copy()
    twin.state = table.guess(seat, 77).state
    twin.state.confirms = table.state.confirms
    return twin


def all_told(table, seat, seed):
    """Everything that a table explains to a seat."""
    closed = sorted(set(table.game.vocabulary.texts) - set(table.legal()))
    words = random.Random(str(seed)).sample(closed, CLOSED)
    return (
        table.outcomes(),
        [(table.why_not(word, seat), table.why_not(word, seat).lacking) for word in words],
        table.lines(seat),
        table.since(0, seat),
        table.this_turn(seat),
        table.describe(seat),
        table.projection(seat),
        table.undoes(turn=True),
    )


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
