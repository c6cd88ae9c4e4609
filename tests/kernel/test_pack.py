"""What is written down and read again: tables, states, and nothing else."""

import copy
import json
import pickle
import tracemalloc

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import hightable
from hightable import Fault
from hightable.kernel.pack import Reader, home_of, pack, pack_state, pack_table, unpack_state
from hightable.kernel.pack import unpack_table as unpack
from hightable.kernel.state import State
from hightable.kernel.values import BLANK

GAMES = hightable.games(all=True)
MANY = 500
LITTLE = 64 * 1024


def begun(name="golem", moves=9):
    """A table in the middle of a game."""
    table = hightable.new(name, 2, seed=5)
    for at in range(moves):
        table.choose(table.decision.options[at % len(table.decision.options)])
    return table


def by_json(table):
    return unpack(json.loads(json.dumps(pack_table(table))))


def by_pickle(table):
    return pickle.loads(pickle.dumps(table))


def everything(table):
    return pack_table(table), table.lines(0), table.record(), table.seen(0), table.draw(0)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, by_pickle, by_json])
def test_a_table_is_the_same_and_goes_its_own_way(name, way):
    table = begun(name)
    before = everything(table)
    twin = way(table)
    assert everything(twin) == before
    assert (twin.state, twin.past) == (table.state, table.past)
    twin.names[0] = "Somebody"
    twin.playout(1)
    assert everything(table) == before


def test_what_can_be_taken_back_is_kept():
    table = begun("saltmarsh", 2)
    table.choose(table.decision.options[0])
    twin = by_json(table)
    while table.past:
        table.undo()
        twin.undo()
        assert twin.state == table.state
    with pytest.raises(Fault, match="cannot be taken back"):
        twin.undo()


@pytest.mark.parametrize("name", GAMES)
def test_what_another_seat_is_asked_is_not_answered_by_reading(name):
    guess = begun(name).guess(1, 3).state
    assert unpack_state(home_of(guess), pack_state(guess)) == guess


@pytest.mark.parametrize("name", GAMES)
def test_states_that_are_read_are_let_go(name):
    state = begun(name, 5).state
    said, home = pack_state(state), home_of(state)
    unpack_state(home, said)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(MANY):
        unpack_state(home, said)
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < LITTLE


def test_tables_of_numbers_are_a_copys_own():
    for name in GAMES:
        by_json(begun(name, 5))
    assert not [size for size, blank in BLANK.items() if any(blank)]


def spoil(said, *path, to):
    *way, last = path
    for key in way:
        said = said[key]
    said[last] = to


@pytest.mark.parametrize(
    ("path", "to", "message"),
    [
        (("edition",), "mine-1", "the table has edition mine-1, this plays standard"),
        (("mark",), "00000000", "not as it was when it was written down"),
        (("state", "numbering"), "0", "words and effects of the game have other numbers now"),
        (("state", "kind"), "Palace", "there is no 'Palace' to be read"),
        (("state", "kind"), "vec", "there is no 'vec' to be read"),
        (("state", "fields", "players", 0), {"Path": {}}, "there is no 'Path' to be read"),
    ],
)
def test_what_is_not_as_it_was_is_refused(path, to, message):
    said = pack_table(begun())
    spoil(said, *path, to=to)
    with pytest.raises(Fault) as refused:
        unpack(said)
    assert message in str(refused.value)


def test_fields_that_have_other_names_are_refused():
    said = pack_table(begun("saltmarsh", 3))
    player = said["state"]["fields"]["players"][0]["Player"]
    said["state"]["fields"]["players"][0]["Player"] = {f"{name}s": player[name] for name in player}
    with pytest.raises(Fault, match="Player has other fields now"):
        unpack(said)
    fields = pack_state(begun("saltmarsh", 3).state)
    fields["fields"] = {f"{name}s": value for name, value in fields["fields"].items()}
    with pytest.raises(Fault, match="has other fields now"):
        unpack_state("hightable.games.saltmarsh", fields)


def test_only_plain_values_can_be_written_down():
    assert pack(["a", 1, True, None, vec[i64]([2])]) == ["a", 1, True, None, {"": [2]}]
    with pytest.raises(Fault, match="set cannot be written down"):
        pack({1, 2})


def test_only_what_has_fields_can_be_read():
    with pytest.raises(Fault, match="there is no 'Effect' to be read"):
        Reader("hightable.kernel.state").unpack({"Effect": {}})
    assert Reader("hightable.kernel.state").kind("State") is State
