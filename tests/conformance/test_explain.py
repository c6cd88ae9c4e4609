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
    if table.game.ledger.counters:
        found, census = play(table, seats, EVERY[name == "saltmarsh"])
        assert found == []
        assert census["choices"]
