"""From records to effects: what is wrong is named with file, record and field."""

import pytest

from hightable import Fault
from hightable.games.saltmarsh.decode import WORDS
from hightable.kernel import Seq, Spec, decode

WRONG = [
    ({"op": "fly"}, "no such word 'fly'; known: any_order, "),
    ({"op": "climb"}, "the field 'n' is missing"),
    ({"op": "climb", "n": "two"}, "n should be int, is 'two'"),
    ({"op": "climb", "n": True}, "n should be int, is True"),
    ({"op": "climb", "n": 2, "twice": 1}, "no such field 'twice'"),
    ({"op": "per", "count": "moons", "effect": {}}, "count = 'moons'; known: played, away"),
    ({"op": "may", "then": 3}, "cards.toml, pilot, then: should be a table, is 3"),
    ([{"op": "draw"}, {"op": "dra"}], "cards.toml, pilot, effects 2: no such word 'dra'"),
]


@pytest.mark.parametrize(("record", "message"), WRONG)
def test_a_wrong_record_is_refused_with_its_place(record, message):
    with pytest.raises(Fault) as refused:
        decode(record, "cards.toml, pilot", WORDS)
    assert message in str(refused.value)


def test_a_list_is_done_in_order():
    effect = decode([{"op": "draw"}, {"op": "climb", "n": 1}], "here", WORDS)
    assert isinstance(effect, Seq)
    assert len(effect.parts) == 2


def test_flags_and_tables_of_numbers_have_their_defaults():
    spec = Spec({"cost": {"coin": 2}, "free": True}, "here", WORDS)
    assert spec.numbers("cost", ["salt", "coin"]) == [0, 2]
    assert (spec.flag("free"), spec.flag("fixed")) == (True, False)
    spec.finish()
    with pytest.raises(Fault, match="here: cost has 'coin'; known: salt"):
        spec.numbers("cost", ["salt"])
