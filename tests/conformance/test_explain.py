"""What every game tells of its words is what they do; no turn ends before its player says so."""

import random

import pytest
from conformance.cases import TABLES

import hightable

every_table = pytest.mark.parametrize(
    ("name", "seats", "options"),
    TABLES,
    ids=[" ".join([name, str(seats), *options.values()]) for name, seats, options in TABLES],
)


# Questions of setup, and between the rounds: after the last answer somebody's turn begins.
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
