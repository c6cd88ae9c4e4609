"""Majority scorings, storage, rounds and the end. [§3, §9, §10]"""

from pathlib import Path

import pytest
from games.sankore.position import (
    NONE,
    A,
    L,
    M,
    T,
    ask,
    choose,
    fill,
    options,
    pieces,
    put,
    queue,
    said,
    table,
    turn,
)

import hightable
from hightable.games.sankore.box.components import SOFT_BOOKS
from hightable.games.sankore.effects import gain_book, receive_book
from hightable.games.sankore.rules.favour import EXCHANGE_ONE
from hightable.games.sankore.rules.knowledge import shared_knowledge
from hightable.games.sankore.rules.law import overflow_at
from hightable.games.sankore.rules.library import CHOOSE_SHELF
from hightable.games.sankore.rules.madrasa import is_ending
from hightable.games.sankore.rules.majority import (
    capacity,
    is_scored,
    leader,
    mark,
    score_area,
    score_remaining,
)
from hightable.games.sankore.rules.objectives import complete
from hightable.games.sankore.rules.turn import END_OF_TURN, LAST_ROUND, START_TURN, quiet_rounds


def four(board):
    pieces(board, 0, "theo_A_1", "theo_A_2")
    pieces(board, 1, "theo_A_3", "theo_B_1")
    pieces(board, 2, "theo_B_3")
    pieces(board, 3, "theo_D_1")


def test_x13_the_sixth_student_scores_books():
    board = table(4)
    four(board)
    queue(board, T, 5, "law")
    turn(board)
    choose(board, "enrol", "queue theology")
    assert board.players[0].books[A] == 0
    choose(board, "end turn")
    assert board.overflow[overflow_at(1, T, T)] == 1
    assert [int(me.books[d]) for me, d in zip(board.players, (A, T, T, L), strict=True)] == [
        1,
        0,
        1,
        1,
    ]
    assert board.overflow[overflow_at(0, T, M)] == 1
    assert shared_knowledge(board, T) == 7
    assert is_scored(board, 0, T)


def test_x13_a_book_without_room_overflows():
    board = table(4)
    four(board)
    put(board.players[3], books={"law": 3})
    score_area(board, 0, T)
    assert board.players[3].books[L] == 3
    assert board.overflow[overflow_at(0, T, L)] == 1


def test_prestige_goes_to_the_leader_or_overflows_when_the_storage_is_full():
    board = table()
    pieces(board, 0, "law_A_1")
    pieces(board, 1, "law_B_1")
    put(board.players[1], favours=8)
    score_area(board, 1, L)
    assert (board.players[0].prestige[L], board.players[1].prestige[L]) == (1, 0)
    assert board.overflow[overflow_at(1, L, L)] == 1 + 3


def test_most_pieces_lead_and_a_tie_goes_to_the_highest_space():
    board = table(3)
    assert leader(board, L, 0) == NONE
    pieces(board, 2, "law_A_3")
    assert leader(board, L, 0) == 2
    pieces(board, 1, "law_A_4")
    assert leader(board, L, 0) == 1
    pieces(board, 2, "law_A_1")
    assert leader(board, L, 0) == 2


def test_the_corner_counts_for_wall_d():
    board = table()
    pieces(board, 1, "wall_corner")
    assert leader(board, M, 3) == 1


def test_two_scorings_of_a_turn_come_in_their_order():
    board = table()
    mark(board, 1, T)
    mark(board, 0, A)
    ask(board, END_OF_TURN)
    assert [key for key in said(board) if "scoring" in key] == ["prestige scoring", "book scoring"]
    assert board.marked == 0


def test_the_storage_check_returns_what_is_too_much():
    board = table()
    me = put(board.players[0], gold=9, salt=6, inspiration=3)
    for discipline in range(4):
        me.prestige[discipline] = 4
    ask(board, END_OF_TURN)
    assert (me.gold, me.salt, me.inspiration) == (6, 4, 2)
    assert options(board)[0] == "discard astronomy"
    choose(board, *["discard law"] * 4)
    assert sum(me.prestige) == capacity(me) == 12


def test_card_24_stores_two_more():
    board = table()
    assert capacity(put(board.players[0], done=["obj_24"])) == 14


def test_books_are_refused_beyond_three_or_by_the_soft_ruling_returned():
    board = table()
    me = put(board.players[0], books={"law": 3})
    gain_book(board, me, L)
    assert me.books[L] == 3
    board.flags |= SOFT_BOOKS
    gain_book(board, me, L)
    receive_book(board, me, L)
    assert me.books[L] == 5
    supply = int(board.supply.books[L])
    ask(board, END_OF_TURN)
    assert (me.books[L], board.supply.books[L]) == (3, supply + 2)


def test_two_different_main_actions_a_turn():
    board = table()
    put(board.players[0], students={"s0_1": "astronomy", "s0_2": "law"}, gold=0)
    turn(board)
    choose(board, "favour", "return")
    assert "favour" not in options(board)
    choose(board, "teach", "class intro_2")
    choose(board, "space theo_a_1", "to s1_1r")
    assert [word for word in options(board) if word in ("enrol", "teach", "favour")] == []
    assert options(board)[-1] == "end turn"


def test_turns_go_round_and_cannot_be_taken_back():
    table = hightable.new("sankore", 3, seed=5)
    while not table.state.round:
        table.choose(table.legal()[0])
    first = table.decision.seat
    assert first == table.state.first
    table.choose("end turn")
    assert table.decision.seat == (first + 1) % 3
    with pytest.raises(hightable.Fault, match="the turn has passed"):
        table.undo()


def test_the_round_of_the_twelfth_tile_is_the_last():
    board = table()
    fill(board, 12)
    board.progress = 1
    ask(board, START_TURN, seat=0)
    choose(board, "end turn")
    assert not board.over
    choose(board, "end turn")
    assert board.over
    assert [is_scored(board, 1, area) for area in range(4)] == [True] * 4
    assert "over full" in said(board)


def test_x29_three_rounds_without_progress_end_the_game_and_are_announced():
    board = table()
    ask(board, START_TURN, seat=0)
    choose(board, "end turn", "end turn")
    assert (said(board)[-2:], quiet_rounds(board)) == (["quiet", "turn"], 1)
    assert [(int(note.a), int(note.b)) for note in board.notes if note.key == "quiet"] == [(1, 2)]
    choose(board, "end turn", "end turn", "end turn")
    assert (board.round, board.over) == (3, False)
    choose(board, "end turn")
    assert board.over
    assert "over quiet" in said(board)


@pytest.mark.parametrize(
    ("deed", "means"),
    [
        (lambda board, me: complete(board, me, 0), {"hand": ["obj_01"]}),
        (lambda board, me: gain_book(board, me, L), {}),
        (lambda board, me: choose(ask(board, CHOOSE_SHELF, L), "shelf 1"), {"books": {"law": 1}}),
        (lambda board, me: choose(ask(board, EXCHANGE_ONE), "return"), {}),
        (lambda board, me: choose(ask(board, EXCHANGE_ONE), "take 1", "gain gold"), {}),
    ],
)
def test_objectives_books_and_favours_are_progress(deed, means):
    board = table()
    me = put(board.players[0], **means)
    board.round = 5
    deed(board, me)
    assert board.progress == 5


def test_the_last_round_is_announced_two_rounds_ahead():
    board = table()
    board.round = board.progress = LAST_ROUND - 3
    ask(board, START_TURN, seat=1)
    choose(board, "end turn")
    assert "last rounds" in said(board)
    board.round = board.progress = LAST_ROUND
    choose(board, "end turn", "end turn")
    assert board.over
    assert "over last" in said(board)


def test_only_open_prestige_scorings_are_resolved_at_the_end():
    board = table()
    pieces(board, 0, "law_A_1", "theo_A_1")
    score_area(board, 1, T)
    score_remaining(board)
    assert (board.players[0].prestige[L], board.players[0].prestige[T]) == (1, 1)
    assert not any(is_scored(board, 0, area) for area in range(4))


def test_golden_games_end_with_a_full_madrasa_and_without():
    games = sorted((Path(__file__).parents[2] / "golden" / "sankore").glob("*.game"))
    ends = {is_ending(hightable.replay(path.read_text("utf-8")).state) for path in games}
    assert ends == {True, False}
