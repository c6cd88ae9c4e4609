"""Establish an Advanced Class. [§5.2]"""

import pytest
from games.sankore.position import NONE, A, L, T, ask, choose, options, put, table

import hightable
from hightable.games.sankore.box.components import CLASSES
from hightable.games.sankore.effects import CHAPTERS
from hightable.games.sankore.rules.establish import ESTABLISH_PAID, take_from_market


def market(board, discipline, level, *tiles):
    board.supply.piles[2 * discipline + level - 1] = [CLASSES.index(tile) for tile in tiles]


def test_the_open_tiles_of_a_discipline_whose_book_you_hold_can_be_taken():
    board = table()
    market(board, T, 1, "adv_theology_book", "adv_theology_k2", "adv_theology_gold_k1")
    market(board, T, 2, "adv_theology_k3")
    put(board.players[0], books={"theology": 1})
    ask(board, ESTABLISH_PAID)
    assert options(board) == [
        "tile adv_theology_gold_k1",
        "tile adv_theology_k2",
        "tile adv_theology_k3",
        "tile adv_theology_prestige",
    ]


@pytest.mark.parametrize(
    ("tile", "spaces"),
    [
        ("adv_law_k2", ["adv_2_1", "adv_2_2", "adv_2_3", "adv_3_1", "adv_3_2", "adv_4_1"]),
        ("adv_law_k3", ["adv_3_1", "adv_3_2", "adv_4_1"]),
    ],
)
def test_a_level_has_its_lowest_row(tile, spaces):
    board = table()
    market(board, L, 1, "adv_law_k2")
    market(board, L, 2, "adv_law_k3")
    put(board.players[0], books={"law": 1})
    ask(board, ESTABLISH_PAID)
    choose(board, f"tile {tile}")
    assert options(board) == [f"space {space}" for space in spaces]


def test_the_book_goes_to_a_shelf_and_the_stack_refills_the_row():
    board = table()
    market(board, L, 1, "adv_law_book", "adv_law_gold_salt", "adv_law_k2")
    me = put(board.players[0], books={"law": 1}, classes={"adv_2_1": "adv_theology_k2"})
    ask(board, ESTABLISH_PAID)
    choose(board, "tile adv_law_k2", "space adv_2_1", "shelf 2")
    assert board.shelves == [[], [L], []]
    assert me.books[L] == 0
    assert me.school.classes[4] == CLASSES.index("adv_law_k2")
    assert board.supply.removed == 1 << CLASSES.index("adv_theology_k2")
    assert board.supply.piles[2 * L] == [
        CLASSES.index("adv_law_book"),
        CLASSES.index("adv_law_gold_salt"),
    ]
    assert board.why == "market"


def test_the_level_three_tile_reveals_nothing():
    board = table()
    barriers = board.barriers
    take_from_market(board, CLASSES.index("adv_law_prestige"))
    assert board.supply.masters == 0b0111
    assert board.barriers == barriers


def test_a_revealed_tile_cannot_be_unseen():
    table = hightable.new("sankore", 2, seed=3)
    while "establish" not in table.legal():
        table.choose(table.legal()[0])
    table.choose("establish")
    tile = table.legal()[0]
    while table.legal()[0].split()[0] in ("tile", "space", "shelf"):
        table.choose(table.legal()[0])
    with pytest.raises(hightable.Fault, match="a new class tile was revealed"):
        table.undo()
    assert tile.startswith("tile adv_")


def test_without_the_book_there_is_no_class():
    board = table()
    me = board.players[0]
    assert not ESTABLISH_PAID.possible(board, me)
    put(me, books={"astronomy": 1})
    assert ESTABLISH_PAID.possible(board, me)
    market(board, A, 1)
    market(board, A, 2)
    assert ESTABLISH_PAID.possible(board, me)
    board.supply.masters = 0
    assert not ESTABLISH_PAID.possible(board, me)


def test_a_favour_needs_no_book():
    board = table()
    me = board.players[0]
    market(board, A, 1, "adv_astronomy_k2")
    ask(board, CHAPTERS["establish_class"])
    choose(board, "tile adv_astronomy_k2", "space adv_4_1")
    assert me.school.classes[9] == CLASSES.index("adv_astronomy_k2")
    assert board.shelves == [[], [], []]


def test_the_class_being_taught_cannot_be_covered():
    board = table()
    me = put(board.players[0], books={"law": 1})
    me.school.teaching = 9
    board.supply.piles = [[] for _ in range(8)]
    assert not ESTABLISH_PAID.possible(board, me)
    market(board, L, 2, "adv_law_k3")
    ask(board, ESTABLISH_PAID)
    assert options(board) == ["space adv_3_1", "space adv_3_2"]


def test_card_17_takes_a_book_of_any_discipline():
    board = table()
    me = put(board.players[0], books={"theology": 1, "law": 1}, done=["obj_17"])
    market(board, A, 1, "adv_astronomy_k2")
    ask(board, ESTABLISH_PAID)
    choose(board, "tile adv_astronomy_k2", "space adv_2_1", "pay book theology", "shelf 1")
    assert list(me.books) == [0, 0, 0, 1]
    assert me.school.classes[4] != NONE
