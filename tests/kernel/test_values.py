"""Plain data: equal, picklable, readable."""

import pickle

from librt.vecs import vec
from mypy_extensions import i64

import hightable
from hightable.kernel.state import Note
from hightable.kernel.values import plain


def test_fields_are_compared_and_shown_by_name():
    note = Note("k", 1, 2, 3, -1)
    assert note == Note("k", 1, 2, 3, -1)
    assert note != Note("k", 1, 2, 4, -1)
    assert repr(note) == "Note(key='k', seat=1, a=2, b=3, to=-1)"
    assert pickle.loads(pickle.dumps(note)) == note


def test_a_table_of_numbers_survives_a_pickle():
    numbers = vec[i64]([1, 2])
    assert pickle.loads(pickle.dumps(numbers)) == numbers


def test_plain_values_are_the_same_in_any_process():
    note = Note("k", 1, 2, 3, -1)
    assert plain([note, vec[i64]([4])]) == [["k", 1, 2, 3, -1], [4]]


def test_before_a_class_was_named_by_its_name_then():
    note = Note("k", 1, 2, 3, -1)
    assert plain([note], {}) == [["Note", "k", 1, 2, 3, -1]]
    assert plain([note], {"Note": "Notice"}) == [["Notice", "k", 1, 2, 3, -1]]


def test_a_state_out_of_a_pickle_asks_the_same_question():
    table = hightable.new("saltmarsh", 2, seed=1)
    twin = pickle.loads(pickle.dumps(table.state))
    assert twin == table.state
    assert twin.offered() == table.state.offered()
