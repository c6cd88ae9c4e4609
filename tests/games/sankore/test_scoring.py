"""Library values, Madrasa stars, the score sheet. [§11]"""

import pytest
from games.sankore.position import A, L, M, T, bits, cell, clear_cells, pieces, placed, put, table

from hightable.games.sankore.box.areas import CELLS
from hightable.games.sankore.box.components import (
    GRADUATIONS,
    OBJECTIVES,
    SANKORE_TILES,
    SCHOLAR_CARDS,
)
from hightable.games.sankore.rules.library import CHOOSE_SHELF, contribute, standing, values
from hightable.games.sankore.rules.scoring import (
    Standing,
    icons,
    majorities,
    score,
    sheet,
    star_winner,
    winners,
)

LETTERS = dict(A=A, T=T, M=M, L=L)


def shelves(board, *rows):
    board.shelves = [[LETTERS[letter] for letter in row] for row in rows]


def test_x15_values_of_three_shelves():
    board = table()
    shelves(board, "TTATAATA", "LLLMMT", "MMMLLA")
    assert list(values(board)) == [1, 2, 3, 3]


def test_on_six_shelves_only_the_first_counts_two_or_one():
    board = table(library="six")
    shelves(board, "TTA", "AAT", "LM", "M", "", "L")
    assert list(values(board)) == [1, 2, 1, 3]


def test_a_full_library_sends_the_book_to_the_supply():
    board = table()
    shelves(board, "A" * 16, "T" * 16, "M" * 16)
    me = put(board.players[0], books={"law": 1})
    supply = int(board.supply.books[L])
    contribute(board, me, L)
    assert (me.books[L], board.supply.books[L]) == (0, supply + 1)
    assert CHOOSE_SHELF not in [frame.effect for frame in board.stack]


def stars(board, where, tile, *walls):
    clear_cells(board)
    cell(board, where, tile, star=True)
    for seat, wall in walls:
        pieces(board, seat, wall)
    return star_winner(board, CELLS.index(where))


def test_x14_the_corner_wins_a_tie_in_its_row():
    walls = [(0, "wall_corner"), (3, "wall_B1"), (2, "wall_A1")]
    assert stars(table(4), "cell_1_1", "sk_law_double_1", *walls) == 0


def test_x14_then_the_highest_number():
    walls = [(1, "wall_A2"), (0, "wall_C2"), (2, "wall_D2")]
    assert stars(table(4), "cell_2_2", "sk_astronomy_double_1", *walls) == 2


def test_x14_then_the_vertical_wall():
    walls = [(0, "wall_A4"), (1, "wall_B1")]
    assert stars(table(), "cell_1_4", "sk_law_double_1", *walls) == 1


def test_more_walls_beat_the_corner_and_without_walls_nobody_wins():
    walls = [(0, "wall_corner"), (1, "wall_A1"), (1, "wall_B1")]
    assert stars(table(), "cell_1_1", "sk_law_double_1", *walls) == 1
    assert stars(table(), "cell_1_1", "sk_law_double_1") == -1


def blue(board):
    """The final state of the rulebook's example."""
    shelves(board, "TTATAATA", "LLLMMT", "MMMLLA")
    clear_cells(board)
    me = put(board.players[0], done=["obj_19", "obj_20", "obj_13", "obj_01"])
    for discipline, count in zip((T, A, M, L), (5, 3, 2, 1), strict=True):
        me.prestige[discipline] = count
    me.school.graduated = bits(
        ["grad_theology_4", "grad_astronomy_3", "grad_mathematics_3"], GRADUATIONS
    )
    me.kept = bits(
        ["sk_theology_double_1", "sk_astronomy_double_1", "sk_mathematics_double_1"], SANKORE_TILES
    )
    placed(board, 0, T, 4)
    board.scored = 0b11110000
    return me


def test_x16_the_final_score_of_blue_is_58():
    board = table()
    me = blue(board)
    assert sheet(board, me) == {
        "tokens": 22,
        "majorities": 0,
        "tiles": 6,
        "tracks": 2,
        "objectives": 8,
        "graduations": 20,
    }
    assert score(board, me) == 58
    assert [
        int(sum(row[d] for row in icons(board, me, Standing(board)))) for d in (T, A, M, L)
    ] == [13, 8, 6, 2]


def test_open_majorities_count_while_there_is_room():
    board = table()
    pieces(board, 0, "law_A_1", "law_B_1", "law_C_1")
    me = put(board.players[0], favours=7)
    assert list(majorities(board, me, Standing(board))) == [0, 0, 0, 2]
    put(me, favours=0)
    assert list(majorities(board, me, Standing(board))) == [0, 0, 0, 3]


def test_stars_won_count():
    board = table()
    shelves(board, "L", "", "")
    stars(board, "cell_1_1", "sk_law_double_1", (0, "wall_A1"))
    assert sheet(board, board.players[0])["tiles"] == 2


@pytest.mark.parametrize(
    ("favours", "tokens", "won"),
    [((2, 1), (0, 0), [1]), ((1, 1), (2, 3), [1]), ((1, 1), (2, 2), [0, 1])],
)
def test_ties_go_to_fewer_favour_tiles_then_more_tokens(favours, tokens, won):
    board = table()
    for me, tiles, count in zip(board.players, favours, tokens, strict=True):
        put(me, favours=tiles)
        me.prestige[A] = count
    assert winners(board) == won


def test_the_scholar_wins_a_tie():
    board = table(1)
    assert winners(board) == [1]
    shelves(board, "A", "", "")
    board.players[0].prestige[A] = 1
    assert winners(board) == [0]


def test_the_scholar_has_room_for_every_majority():
    board = table(1)
    pieces(board, 1, "law_A_1", "law_B_1")
    assert list(majorities(board, board.players[1], Standing(board))) == [0, 0, 0, 2]


def test_cards_of_the_scholar_count_only_by_the_other_ruling():
    board = table(1)
    board.scholar.flipped = [OBJECTIVES.index("obj_01")]
    shelves(board, "L", "", "")
    assert score(board, board.players[1]) == 0
    board.flags |= SCHOLAR_CARDS
    assert score(board, board.players[1]) == 2


def test_the_standing_of_a_shelf_puts_the_first_to_arrive_before_others():
    assert standing([T, A, A, T, L]) == [A, T, L]
    assert standing([]) == []
