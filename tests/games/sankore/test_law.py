"""Law. [§7.4]"""

import pytest
from games.sankore.position import (
    NONE,
    A,
    L,
    M,
    T,
    ask,
    choose,
    options,
    pieces,
    placed,
    put,
    queue,
    shown,
    table,
    tile,
)

from hightable.games.sankore.box.components import PRESTIGE_LATE, SKILLS
from hightable.games.sankore.rules.law import CROWN, overflow_at
from hightable.games.sankore.rules.majority import score_area, score_remaining
from hightable.games.sankore.rules.teach import activate


def teaching(board, points, support, **fields):
    students = {"s1_1L": "law"} | ({"s1_1R": "law"} if support else {})
    me = put(board.players[0], classes={"adv_2_1": "adv_law_k2"}, students=students, **fields)
    activate(me.school, 4, 4)
    queue(board, L, 2)
    me.school.bonus = points - 3
    return me


@pytest.mark.parametrize(("space", "points"), [("law_b_7", 7), ("law_c_8", 8)])
def test_x05_top_spaces_need_a_book_support_and_their_knowledge(space, points):
    for known, support, books, offered in (
        (points, True, 1, True),
        (points - 1, True, 1, False),
        (points, False, 1, False),
        (points, True, 0, False),
    ):
        board = table()
        teaching(board, known, support, gold=2, salt=1, books={"law": books})
        ask(board, CROWN)
        assert (f"space {space}" in options(board)) == offered


def test_x12_a_crown_brings_skill_then_tile():
    board = table()
    tile(board, "law_B", "sk_law_activate_skills")
    me = teaching(board, 5, False, salt=1, gold=0)
    ask(board, CROWN)
    choose(board, "space law_b_5")
    assert me.salt == 0
    assert me.school.skills[3] == SKILLS.index("book_section")
    assert board.madrasa.cells[0] != NONE
    assert options(board) == ["section theology", "decline"]
    choose(board, "section theology", "skill book_section")
    assert me.books[T] == 1


def test_the_bottom_row_costs_gold_and_places_no_tile():
    board = table()
    me = teaching(board, 3, False, gold=1, salt=0)
    ask(board, CROWN)
    choose(board, "space law_a_3")
    assert (me.gold, board.madrasa.cells[0]) == (0, NONE)
    assert shown(board, "law_A_3") == 0


def test_the_top_row_takes_the_overflow_but_books_beyond_three_stay():
    board = table()
    board.madrasa.slots[9] = NONE
    me = teaching(board, 7, True, gold=0, salt=0, books={"law": 1, "mathematics": 2})
    board.overflow[overflow_at(0, T, M)] = 2
    board.overflow[overflow_at(1, T, T)] = 2
    ask(board, CROWN)
    choose(board, "space law_b_7", "pay book law", "shelf 1")
    assert (me.books[M], me.prestige[T]) == (3, 2)
    assert board.overflow[overflow_at(0, T, M)] == 1


def test_x27_an_overflow_behind_a_taken_space_stays_for_good():
    board = table()
    pieces(board, 1, "law_B_7")
    score_area(board, 0, T)
    assert board.overflow[overflow_at(1, T, T)] == 1
    assert board.overflow[overflow_at(0, T, M)] == 1
    teaching(board, 9, True, gold=1, books={"law": 1})
    ask(board, CROWN)
    assert "space law_b_7" not in options(board)
    score_remaining(board)
    assert board.players[0].prestige[T] == board.players[1].prestige[T] == 0


def test_card_3_pays_any_crown_with_gold_salt_or_book():
    board = table()
    board.madrasa.slots[9] = NONE
    me = teaching(board, 7, True, gold=1, salt=1, books={"law": 1}, done=["obj_03"])
    for space, word in (
        ("law_b_7", "pay gold"),
        ("law_b_4", "pay salt"),
        ("law_b_1", "pay a book"),
    ):
        put(me, gold=1, salt=1, books={"law": 1})
        ask(board, CROWN)
        choose(board, f"space {space}", word)
        if word == "pay a book":
            choose(board, "shelf 1")
    assert (me.gold, me.salt, me.books[L]) == (1, 1, 0)
    put(me, gold=0, salt=0)
    ask(board, CROWN)
    assert me.school.tracks[L] == 4


def test_card_6_brings_inspiration_once_a_turn():
    board = table()
    me = teaching(board, 2, False, gold=2, inspiration=0, done=["obj_06"])
    for space in ("law_a_1", "law_a_2"):
        ask(board, CROWN)
        choose(board, f"space {space}")
    assert me.inspiration == 1


def test_without_crowns_there_is_no_action():
    board = table()
    me = teaching(board, 5, False, gold=2)
    placed(board, 0, L, 7)
    ask(board, CROWN)
    assert me.gold == 2


def test_by_the_other_ruling_prestige_is_limited_when_it_is_gained():
    board = table()
    board.flags &= ~PRESTIGE_LATE
    board.madrasa.slots[9] = NONE
    me = teaching(board, 7, True, favours=8, books={"law": 1})
    board.overflow[overflow_at(1, T, T)] = 1
    board.overflow[overflow_at(1, T, A)] = 1
    ask(board, CROWN)
    choose(board, "space law_b_7", "shelf 1")
    assert options(board) == ["discard astronomy", "discard theology"]
    choose(board, "discard astronomy")
    assert sum(me.prestige) == 0
