"""Mathematics and Sankoré tiles. [§7.3, §8]"""

import pytest
from games.sankore.position import (
    NONE,
    L,
    M,
    T,
    ask,
    cell,
    choose,
    clear_cells,
    fill,
    options,
    pieces,
    placed,
    put,
    queue,
    shown,
    table,
    tile,
)

from hightable.games.sankore.box.components import (
    GOLD_COVERED,
    PORT_FLIP,
    PORT_GOLD,
    SANKORE_TILES,
    STAR_UP,
)
from hightable.games.sankore.effects import CHAPTERS
from hightable.games.sankore.rules.mathematics import WALL
from hightable.games.sankore.rules.teach import activate


def teaching(board, points, support, **fields):
    students = {"s1_1L": "law"} | ({"s1_1R": "law"} if support else {})
    me = put(board.players[0], classes={"adv_2_1": "adv_law_k2"}, students=students, **fields)
    activate(me.school, 4, 4)
    queue(board, M, 2)
    me.school.bonus = points - 3
    return me


def test_x11_a_wall_flips_a_tile_and_collects_the_gold_of_its_column():
    board = table()
    clear_cells(board)
    cell(board, "cell_2_3", "sk_mathematics_exchange_favour")
    cell(board, "cell_4_3", "sk_law_inspiration", star=True)
    me = teaching(board, 4, False, gold=0, books={"law": 1})
    ask(board, WALL)
    choose(board, "space wall_a3", "shelf 1")
    assert options(board) == ["take 1", "return", "decline"]
    choose(board, "return")
    assert board.madrasa.stars >> 1 & 1
    assert (me.gold, board.shelves[0]) == (2, [L])


def test_the_tile_to_flip_is_chosen_and_its_bonus_gained():
    board = table()
    clear_cells(board)
    cell(board, "cell_1_3", "sk_law_inspiration")
    cell(board, "cell_4_3", "sk_law_advance_favour")
    me = teaching(board, 4, False, gold=0, inspiration=0, books={"law": 1})
    ask(board, WALL)
    choose(board, "space wall_a3", "shelf 1")
    assert options(board) == ["flip cell_1_3", "flip cell_4_3"]
    choose(board, "flip cell_4_3")
    assert (me.favour, me.inspiration, me.gold) == (2, 0, 2)


def test_by_the_other_ruling_covered_icons_count_too():
    board = table()
    clear_cells(board)
    board.flags &= ~GOLD_COVERED
    cell(board, "cell_1_3", "sk_law_double_1", star=True)
    me = teaching(board, 4, False, gold=0, books={"law": 1})
    ask(board, WALL)
    choose(board, "space wall_a3", "shelf 1")
    assert me.gold == 3


def test_vertical_walls_need_support_and_two_different_books():
    for books, support, offered in (
        ({"law": 3}, True, False),
        ({"law": 1, "theology": 1}, False, False),
        ({"law": 1, "theology": 1}, True, True),
    ):
        board = table()
        teaching(board, 8, support, books=books)
        ask(board, WALL)
        assert ("space wall_b2" in options(board)) == offered
        assert "space wall_corner" not in options(board)


def test_two_books_are_paid_one_by_one():
    board = table()
    clear_cells(board)
    me = teaching(board, 8, True, books={"law": 2, "theology": 1, "mathematics": 1})
    ask(board, WALL)
    choose(board, "space wall_b2", "pay book law", "shelf 1")
    assert options(board) == ["pay book theology", "pay book mathematics"]
    choose(board, "pay book theology", "shelf 3")
    assert list(me.books) == [0, 0, 1, 1]
    assert (board.shelves[0], board.shelves[2]) == ([L], [T])
    assert shown(board, "wall_B2") == 0


def test_card_8_takes_one_book_for_a_vertical_wall():
    board = table()
    clear_cells(board)
    me = teaching(board, 8, True, books={"law": 2}, done=["obj_08"])
    ask(board, WALL)
    choose(board, "space wall_b2", "shelf 1")
    assert me.books[L] == 1


def test_card_21_flips_any_tile():
    board = table()
    clear_cells(board)
    cell(board, "cell_2_1", "sk_law_inspiration")
    cell(board, "cell_4_4", "sk_law_advance_favour")
    me = teaching(board, 4, False, gold=0, books={"law": 1}, done=["obj_21"])
    ask(board, WALL)
    choose(board, "space wall_a3", "shelf 1")
    assert options(board) == ["flip cell_4_4", "flip cell_2_1"]
    choose(board, "flip cell_4_4")
    assert (me.favour, me.gold) == (2, 3)


def test_a_port_wall_is_free_collects_gold_and_flips_nothing():
    board = table()
    clear_cells(board)
    cell(board, "cell_1_2", "sk_law_inspiration")
    me = put(board.players[0], gold=0, inspiration=0)
    ask(board, CHAPTERS["place_wall"])
    assert len(options(board)) == 17
    choose(board, "space wall_corner")
    assert (me.gold, me.inspiration, board.madrasa.stars) == (3, 0, 0)
    ask(board, CHAPTERS["place_wall"])
    choose(board, "decline")
    placed(board, 0, M, 6)
    ask(board, CHAPTERS["place_wall"])
    assert me.school.tracks[M] == 0


@pytest.mark.parametrize(("flags", "gold", "stars"), [(PORT_GOLD, 0, 0), (0, 3, 1)])
def test_the_rulings_on_port_walls_can_be_turned(flags, gold, stars):
    board = table()
    clear_cells(board)
    cell(board, "cell_1_2", "sk_law_inspiration")
    board.flags = (board.flags | PORT_FLIP if stars else board.flags) & ~flags
    me = put(board.players[0], gold=0)
    ask(board, CHAPTERS["place_wall"])
    choose(board, "space wall_corner")
    assert (me.gold, int(board.madrasa.stars).bit_count()) == (gold, stars)


def test_card_9_moves_another_wall_up_its_side():
    board = table()
    clear_cells(board)
    me = teaching(board, 3, False, gold=0, books={"law": 1}, done=["obj_09"])
    pieces(board, 0, "wall_A1", "wall_corner", "wall_D4")
    pieces(board, 1, "wall_A2")
    ask(board, WALL)
    choose(board, "space wall_c4", "shelf 1")
    assert shown(board, "wall_C4") == 0
    assert options(board) == ["shift wall_a1", "decline"]
    gold = int(me.gold)
    choose(board, "shift wall_a1")
    assert (shown(board, "wall_A1"), shown(board, "wall_A3"), me.gold) == (NONE, 0, gold)


def test_card_9_may_be_declined_and_offers_each_target():
    board = table()
    pieces(board, 0, "wall_C4")
    ask(board, CHAPTERS["move_wall"], n=0)
    choose(board, "shift wall_c4")
    assert options(board) == ["to wall_c2", "to wall_c3"]
    choose(board, "to wall_c3")
    ask(board, CHAPTERS["move_wall"], n=0)
    choose(board, "decline")
    assert shown(board, "wall_C3") == 0


def test_a_region_tile_goes_to_the_lowest_cell_and_pays_its_bonus_once():
    board = table()
    me = put(board.players[0], inspiration=0)
    tile(board, "law_B", "sk_law_inspiration")
    ask(board, CHAPTERS.see("take_region_sankore", 9))
    ask(board, CHAPTERS.see("take_region_sankore", 9))
    assert board.madrasa.cells[0] == SANKORE_TILES.index("sk_law_inspiration")
    assert (me.inspiration, board.madrasa.stars, board.madrasa.slots[9]) == (1, 0, NONE)


def test_by_the_other_ruling_a_tile_is_placed_star_up():
    board = table()
    board.flags |= STAR_UP
    ask(board, CHAPTERS.see("take_region_sankore", 9))
    assert board.madrasa.stars == 1


def test_without_double_star_tiles_nothing_is_placed():
    board = table()
    board.supply.doubles[L] = 0
    ask(board, CHAPTERS.see("place_sankore", L))
    assert board.madrasa.cells[0] == NONE
    assert board.players[0].prestige[L] == 0


def test_after_the_twelfth_tile_one_keeps_the_tile_or_takes_its_bonus():
    board = table()
    fill(board, 11)
    ask(board, CHAPTERS.see("place_sankore", T))
    assert "end" in [note.key for note in board.notes]
    me = put(board.players[0], inspiration=0)
    tile(board, "law_B", "sk_law_inspiration")
    ask(board, CHAPTERS.see("take_region_sankore", 9))
    choose(board, "bonus")
    assert me.inspiration == 1
    assert board.supply.discarded == 1 << SANKORE_TILES.index("sk_law_inspiration")
    ask(board, CHAPTERS.see("place_sankore", M))
    choose(board, "keep")
    assert me.kept == 1 << SANKORE_TILES.index("sk_mathematics_double_1")
    assert (me.prestige[M], board.supply.doubles[M]) == (1, 2)


def test_a_tile_with_one_star_that_is_kept_brings_no_bonus():
    board = table()
    fill(board, 12)
    me = put(board.players[0], inspiration=0)
    tile(board, "law_B", "sk_law_inspiration")
    ask(board, CHAPTERS.see("take_region_sankore", 9))
    choose(board, "keep")
    assert (me.kept, me.inspiration) == (1 << SANKORE_TILES.index("sk_law_inspiration"), 0)
