"""Theology. [§7.2]"""

from games.sankore.position import (
    NONE,
    A,
    M,
    T,
    ask,
    at,
    cell,
    choose,
    clear_cells,
    options,
    pieces,
    placed,
    put,
    queue,
    shown,
    table,
    tile,
)

from hightable.games.sankore.box.areas import SPACES
from hightable.games.sankore.box.components import GRADUATIONS
from hightable.games.sankore.effects import CHAPTERS
from hightable.games.sankore.rules.teach import TEACH_ONE, activate
from hightable.games.sankore.rules.theology import MOSQUE


def teaching(board, points, support, **fields):
    students = {"s1_1L": "theology"} | ({"s1_1R": "astronomy"} if support else {})
    me = put(board.players[0], classes={"adv_2_1": "adv_theology_k2"}, students=students, **fields)
    activate(me.school, 4, 4)
    queue(board, T, 2)
    me.school.bonus = points - 3
    return me


def test_x06_the_top_needs_support_and_the_middle_uses_skills():
    board = table()
    me = teaching(board, 5, False, salt=3, skills={"mathematics": ["gold"]}, gold=0)
    placed(board, 0, T, 2)
    board.tokens[SPACES.index("theo_C_5")] = M
    ask(board, MOSQUE)
    assert "space theo_b_7" not in options(board)
    choose(board, "space theo_c_5")
    assert (me.salt, me.books[M]) == (1, 1)
    choose(board, "skill gold")
    assert me.gold == 1


def test_a_full_bookshelf_sends_the_book_to_the_supply():
    board = table()
    me = teaching(board, 3, False, salt=1, books={"mathematics": 3})
    board.tokens[SPACES.index("theo_C_3")] = M
    supply = int(board.supply.books[M])
    ask(board, MOSQUE)
    choose(board, "space theo_c_3")
    assert (me.books[M], board.supply.books[M]) == (3, supply + 1)
    assert board.tokens[SPACES.index("theo_C_3")] == NONE


def test_x10_the_top_right_space_sends_a_student_for_the_stars():
    board = table()
    me = teaching(board, 10, True, salt=3, inspiration=0)
    tile(board, "theology_A", "sk_law_inspiration")
    cell(board, "cell_1_2", "sk_astronomy_inspiration", star=True)
    cell(board, "cell_4_3", "sk_astronomy_double_1", star=True)
    cell(board, "cell_2_4", "sk_theology_advance_favour")
    ask(board, MOSQUE)
    choose(board, "space theo_a_10")
    assert (me.salt, me.inspiration) == (0, 1)
    assert options(board) == ["send s1_1r", "decline"]
    choose(board, "send s1_1r")
    assert board.madrasa.guests == 1 << A
    assert (me.prestige[A], at(me, "s1_1R")) == (2, "")


def test_the_active_student_may_go_and_is_not_promoted():
    board = table()
    me = put(board.players[0], classes={"adv_2_1": "adv_theology_k2"}, salt=3)
    put(me, students={"s1_1L": "astronomy", "s1_1R": "law"})
    placed(board, 0, T, 5)
    queue(board, T, 5)
    clear_cells(board)
    cell(board, "cell_1_1", "sk_astronomy_double_1", star=True)
    board.madrasa.slots[4] = NONE
    ask(board, TEACH_ONE)
    choose(board, "student s1_1l", "space theo_a_10")
    assert options(board) == ["send active", "decline"]
    choose(board, "send active")
    assert (board.madrasa.guests, me.prestige[A]) == (1 << A, 1)
    assert (me.school.teaching, me.school.active, list(me.school.students).count(A)) == (-1, -1, 0)


def test_a_graduate_may_go_too_and_its_tile_stays():
    board = table()
    me = board.players[0]
    me.school.graduated = me.school.alumni = 1 << GRADUATIONS.index("grad_law_2")
    ask(board, CHAPTERS.see("place_student_in_madrasa", 3))
    choose(board, "send grad_law_2")
    assert (me.school.alumni, me.school.graduated) == (0, 1 << GRADUATIONS.index("grad_law_2"))
    put(me, students={"s0_1": "law"})
    ask(board, CHAPTERS.see("place_student_in_madrasa", 3))
    choose(board, "decline")
    assert at(me, "s0_1") == "law"


def test_the_top_left_space_brings_a_prestige_skill():
    board = table()
    me = teaching(board, 9, True, salt=3)
    pieces(board, 1, "theo_A_10")
    board.madrasa.slots[4] = NONE
    ask(board, MOSQUE)
    choose(board, "space theo_a_9")
    assert me.school.skills[0] != NONE
    assert shown(board, "theo_A_9") == 0


def test_card_20_saves_a_salt_but_never_the_last():
    board = table()
    me = teaching(board, 5, False, salt=1, done=["obj_20"])
    ask(board, MOSQUE)
    choose(board, "space theo_c_5")
    assert me.salt == 0
    put(me, salt=1)
    ask(board, MOSQUE)
    choose(board, "space theo_c_1")
    assert me.salt == 0


def test_without_mosques_there_is_no_action():
    board = table()
    me = teaching(board, 5, False, salt=4)
    placed(board, 0, T, 7)
    ask(board, MOSQUE)
    assert me.salt == 4
