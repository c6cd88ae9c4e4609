"""The judge of Sankoré: the sheet as it will be read, and what each sign is named after."""

import pytest
from games.sankore.position import put, table
from games.walk import walked

from hightable.games import game
from hightable.games.sankore.judge.sheet import expected, turns
from hightable.games.sankore.judge.signs import SIGNS, late, points, signs
from hightable.games.sankore.rules.library import values


def sign(name, **pieces):
    """What one sign promises a player with these pieces, in the first round."""
    board = table()
    put(board.players[0], **pieces)
    return signs(board, 0)[SIGNS.index(name)]


@pytest.mark.parametrize("library", ["three", "six"])
def test_without_books_all_disciplines_are_worth_the_same(library):
    worth = expected(table(library=library))
    assert list(worth) == [9 / 4] * 4


def test_the_nearer_the_end_the_more_the_shelves_say():
    board = table()
    board.shelves[0] += [3, 3, 1]
    early = expected(board)
    board.round = 14
    soon = expected(board)
    assert early[1] < early[3] < soon[3] < values(board)[3] + 3


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_when_the_first_player_is_done_the_sheet_is_read_as_it_stands(seats, seed):
    state = walked("sankore", seats, seed, 400)
    for cell in range(12):
        state.madrasa.cells[cell] = max(state.madrasa.cells[cell], 0)
    state.first, state.seat = 0, 1
    assert (turns(state, 0), turns(state, 1), late(state)) == (0, 1, 1)
    assert points(state) == game("sankore").scores(state)


def test_a_higher_student_promises_more():
    low = sign("students on their way", students={"s1_1L": "law"})
    assert sign("students on their way", students={"s3_1L": "law"}) > low > 0


def test_two_students_support_a_class():
    pieces = {"classes": {"adv_2_1": "adv_law_k2"}, "students": {"s1_1L": "law"}}
    assert sign("supported classes", **pieces) == 0
    pieces["students"]["s1_1R"] = "theology"
    assert sign("supported classes", **pieces) > 0


def test_a_card_counts_by_what_is_there_of_what_it_asks_for():
    none = sign("cards within reach", hand=["obj_16"], gold=0)
    some = sign("cards within reach", hand=["obj_16"], gold=3)
    assert none == 0 < some < sign("cards within reach", hand=["obj_16"], gold=5)


def test_favour_tiles_leave_less_room():
    assert sign("storage", favours=6) < sign("storage", favours=1)


def test_the_last_tiles_ask_for_salt_and_a_class_of_theology():
    board = table()
    for cell in range(10):
        board.madrasa.cells[cell] = 0
    at = SIGNS.index("the last tiles")
    put(board.players[0], salt=0)
    none = signs(board, 0)[at]
    put(board.players[0], salt=3, classes={"adv_2_1": "adv_theology_k2"})
    assert none == 0 < signs(board, 0)[at]
    board.players[0].school.tracks[1] = 0
    assert signs(board, 0)[at] == 0


def test_pieces_are_kept_for_closed_regions():
    board = table()
    at = SIGNS.index("pieces for closed regions")
    assert signs(board, 0)[at] == 0
    board.players[0].school.tracks[3] = 2
    assert signs(board, 0)[at] < 0
