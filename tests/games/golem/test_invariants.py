"""What must add up at every step, and is noticed if it does not. [§13]"""

import pytest

import hightable
from hightable.games.golem.invariants import invariants


def broken(change):
    state = hightable.new("golem", seats=2, seed=3, setup="simplified").state
    assert invariants(state) == []
    change(state, state.players[0])
    return " / ".join(invariants(state))


def put(name, value):
    def change(state, me):
        setattr(me if hasattr(me, name) else state, name, value)

    return change


def at(name, index, value):
    def change(state, me):
        getattr(me if hasattr(me, name) else state, name)[index] = value

    return change


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (at("rows", 0, 9), "marbles"),
        (put("removed", [4]), "marbles"),
        (put("deck", [1, 2]), "books"),
        (put("goal_deck", []), "goals"),
        (put("library", [1]), "the library is not full"),
        (put("sunk", 99), "more books sunk"),
        (put("returned", [0] * 99), "more goals returned"),
        (put("display", [1]), "display"),
        (put("spent", [3]), "action tiles"),
        (at("golems", 0, 99), "golems"),
        (at("golems", 5, 1), "golems"),
        (put("graves", 1 << 7), "graves"),
        (at("golems", 0, 52), "but [] taken"),
        (put("order", [0, 0]), "order"),
        (put("charity", [0]), "printed field"),
        (at("goods", 3, -1), "goods"),
        (at("students", 0, 11), "students"),
        (at("gold", 3, 2), "gold"),
        (put("research", 11), "tracks"),
        (at("laid", 0, 1), "tiles [0]"),
        (at("books", 3, 3), "a gap"),
        (put("pass_tile", 2), "pass tiles [2]"),
        (put("eyes", [0, 1, 2]), "marbles [0, 1, 2]"),
        (put("goals", []), "goals"),
        (at("students", 1, 9), "the yellow menorah has no owner"),
    ],
)
def test_what_does_not_add_up_is_named(change, what):
    assert what in broken(change)


def test_colours_of_columns_are_watched():
    def two_colours(state, me):
        me.books[0], me.books[1] = 0, 9

    def two_columns(state, me):
        me.books[0], me.books[5] = 0, 1

    assert "colours in column 1" in broken(two_colours)
    assert "a colour in two columns" in broken(two_columns)


def test_slots_and_rabbis_are_watched():
    def one_slot(state, me):
        me.laid[0], me.laid[1] = 2, 3

    def one_tile(state, me):
        for player in state.players:
            player.rabbi = 1

    assert "slots" in broken(one_slot)
    assert "rabbis [1, 1]" in broken(one_tile)
