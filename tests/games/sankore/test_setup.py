"""Setup and draft. [§2]"""

import pytest
from games.sankore.position import NONE, A, L, M, T, ask, choose, options, table

import hightable
from hightable.games.sankore.box.components import OBJECTIVES, SANKORE_TILES
from hightable.games.sankore.invariants import invariants
from hightable.games.sankore.rules import draft, setup
from hightable.games.sankore.rules.draft import SCHOLAR_PICK, preferred
from hightable.games.sankore.rules.establish import open_tiles
from hightable.games.sankore.state import NO_BOOK


@pytest.mark.parametrize(("seats", "queued"), [(1, 20), (2, 20), (3, 24), (4, 28)])
def test_x17_books_prestige_and_students_are_laid_out(seats, queued):
    board = setup.new(seats, bytes(16), {"library": "three"})
    assert sum(board.supply.books) == 52 - 16 - 13 - 4
    assert sum(board.supply.prestige) == 60 - 16 - 8 - 8
    assert sum(token != NONE for token in board.tokens) == 13 + 8
    assert sum(len(queue) for queue in board.queues) == queued
    assert invariants(board) == []


def test_tiles_lie_on_the_unnumbered_cells_and_on_every_region():
    board = setup.new(4, bytes(16), {"library": "three"})
    groups = ["inspiration", "advance_favour", "exchange_favour", "activate_skills"]
    assert [tile for tile in board.madrasa.cells[:12]] == [NONE] * 12
    assert sorted(
        SANKORE_TILES[tile].split("_", 2)[2] for tile in board.madrasa.cells[12:]
    ) == sorted(groups)
    assert len({int(tile) for tile in board.madrasa.slots}) == 12
    assert board.madrasa.stars == 0


def test_players_start_with_pieces_resources_and_as_many_favour_tiles_as_players():
    board = setup.new(3, bytes(16), {"library": "six"})
    for me in board.players:
        assert (me.gold, me.salt, me.inspiration, me.favour, me.favours) == (2, 1, 1, 1, 3)
        assert list(me.school.tracks) == [7, 7, 7, 7]
        assert int(me.hand).bit_count() == 4
    assert len(board.shelves) == 6


def test_the_books_of_the_draft_never_match_their_tiles():
    for seed in range(20):
        board = setup.new(2, bytes([seed] * 16), {"library": "three"})
        assert sorted(board.supply.draft) == [0, 1, 2, 3]
        assert all(book != tile for tile, book in enumerate(board.supply.draft))


def test_a_colour_without_books_is_drafted_without_one():
    board = table()
    board.supply.books[L] = 0
    draft.lay_out(board)
    assert NO_BOOK in board.supply.draft
    assert L not in board.supply.draft
    board.run()
    picked = list(board.supply.draft).index(NO_BOOK)
    me = board.players[board.seat]
    assert draft.take_combination(board, me, picked) >= 0
    assert sum(me.books) == 0


def test_a_pick_orders_the_classes_and_seats_student_book_and_tile():
    table = hightable.new("sankore", 2, seed=3)
    me = table.state.players[table.state.seat]
    book = int(table.state.supply.draft[T])
    tile = table.state.supply.piles[2 * T][-1]
    for word in ("draft theology", "intro law", "intro theology", "intro astronomy"):
        table.choose(word)
    assert options(table.state) == ["space adv_2_1", "space adv_2_2", "space adv_2_3"]
    table.choose("space adv_2_3")
    assert [int(c) - 40 for c in me.school.classes[:4]] == [L, T, A, M]
    assert me.school.students[1] == T
    assert me.school.classes[6] == tile
    assert me.books[book] == 1
    with pytest.raises(hightable.Fault, match="a combination was taken"):
        table.undo()
    assert "draft theology" not in options(table.state)


def test_the_gap_of_a_pick_is_filled_when_the_draft_is_over():
    table = hightable.new("sankore", 2, seed=3)
    for word in ("draft law", "intro law", "intro theology", "intro astronomy", "space adv_2_1"):
        table.choose(word)
    assert open_tiles(table.state, 2 * L) == 1
    assert table.seen(0)["market"]["law"]["rows"]["1"] == ""
    for word in ("draft astronomy", "intro law", "intro theology", "intro astronomy"):
        table.choose(word)
    table.choose("space adv_2_1")
    assert open_tiles(table.state, 2 * L) == 2
    assert table.seen(0)["market"]["law"]["rows"]["1"] != ""
    assert list(table.state.supply.draft) == [NONE] * 4
    assert table.state.round == 1
    assert table.game.invariants(table.state) == []


def solo_draft(left, card):
    board = table(1)
    for discipline in range(4):
        board.supply.draft[discipline] = left.get(discipline, NONE)
    return preferred(board, card)


def test_the_scholar_drafts_by_the_tile_of_a_card_then_by_the_book_then_the_next():
    assert solo_draft({A: T, T: A, M: L}, M) == M
    assert solo_draft({A: T, T: A, M: L}, L) == M
    assert solo_draft({A: T, T: A}, M) == A
    assert solo_draft({}, M) == NONE


def test_the_scholar_takes_its_combination_into_bag_storage_and_the_centre():
    board = table(1)
    board.supply.draft[A], board.supply.draft[T] = T, A
    board.supply.draft[M], board.supply.draft[L] = L, M
    ask(board, SCHOLAR_PICK, seat=1)
    rival, solo = board.players[1], board.scholar
    assert sum(solo.bag) == 1
    assert sum(rival.books) == 1
    assert rival.school.classes[5] != NONE
    assert OBJECTIVES[solo.shown]
    assert not board.players[0].hand >> solo.shown & 1
    assert solo.shown not in solo.deck


def test_books_not_picked_return_and_their_students_leave():
    board = setup.new(2, bytes(16), {"library": "three"})
    before = sum(board.supply.books)
    for _ in range(2):
        choose(board, options(board)[0], "intro law", "intro theology", "intro astronomy")
        choose(board, "space adv_2_1")
    assert sum(board.supply.books) == before + 2
    assert sum(board.supply.out) == 32 - 20 - 2
