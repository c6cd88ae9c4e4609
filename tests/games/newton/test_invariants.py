"""Conservation: whatever is lost or made is noticed. [§1]"""

import pytest

import hightable
from hightable.games.newton.game import NEWTON


def fresh():
    return hightable.new("newton", 2, seed=7, draft=False).state


def test_a_fresh_table_is_well():
    assert NEWTON.invariants(fresh()) == []


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda g: g.lines[0].pop(), "cards of level 1"),
        (lambda g: g.lines[0].append(g.lines[1].pop()), "level 1 holds other cards"),
        (lambda g: g.players[0].hand.pop(), "seat 0: starting cards"),
        (lambda g: setattr(g.players[0], "kept", g.players[1].kept), "Masters"),
        (lambda g: setattr(g.players[0], "kept", [99]), "Masters"),
        (lambda g: setattr(g.players[0], "played", [77]), "seat 0 played [77]"),
        (lambda g: setattr(g, "supply", g.players[0].tiles[:]), "development_work: 0 in all"),
        (lambda g: setattr(g, "bonus", 0), "Bonus tokens"),
        (lambda g: setattr(g.players[0], "cubes", 11), "seat 0: 11 cubes left"),
        (lambda g: setattr(g.players[0], "visited", 1), "seat 0: 12 cubes left"),
        (lambda g: setattr(g.players[0], "piles", 9), "seat 0: 9 Bookshelf tiles left, 3 removed"),
        (lambda g: setattr(g.players[0], "coins", -1), "seat 0: -1 coins"),
        (lambda g: setattr(g.players[0], "work", 16), "seat 0: Marker on 16"),
        (lambda g: setattr(g.players[0], "tucked", [0, 1]), "2 tucked"),
    ],
)
def test_what_is_lost_or_made_is_noticed(spoil, said):
    board = fresh()
    spoil(board)
    assert any(said in what for what in NEWTON.invariants(board)), NEWTON.invariants(board)


def test_two_students_on_a_final_space_are_noticed():
    board = fresh()
    board.players[0].students[0] = board.players[0].students[1] = 7
    assert NEWTON.invariants(board) == ["seat 0: two Students on a final space: [7, 7]"]


def test_six_developments_are_noticed():
    board = fresh()
    for kind, n in ((0, 4), (1, 2)):
        board.players[0].tiles[kind] += n
        board.supply[kind] -= n
    assert NEWTON.invariants(board) == ["seat 0: 6 Developments, 0 Incomes, 0"]
