"""Graduate a student. [§5.4]"""

from games.sankore.position import A, L, M, ask, at, choose, options, owns, put, table

from hightable.games.sankore.box.components import GRADUATIONS
from hightable.games.sankore.effects import CHAPTERS
from hightable.games.sankore.rules.graduate import GRADUATE_PAID
from hightable.games.sankore.rules.teach import activate


def without(board, *names):
    for name in names:
        board.supply.graduation &= ~(1 << GRADUATIONS.index(name))


def test_x07_the_highest_tile_up_to_the_level_is_taken():
    board = table()
    without(board, "grad_mathematics_2")
    students = {"s2_1L": "mathematics", "s2_2R": "law"}
    me = put(board.players[0], students=students, books={"law": 1})
    ask(board, GRADUATE_PAID)
    choose(board, "shelf 3")
    assert owns(me, "grad_law_2")
    assert me.school.alumni == me.school.graduated
    assert at(me, "s2_2R") == ""
    assert board.shelves[2] == [L]


def test_x07_a_lower_tile_will_do():
    board = table()
    without(board, "grad_mathematics_2")
    me = put(board.players[0], students={"s2_1L": "mathematics"}, books={"mathematics": 1})
    ask(board, GRADUATE_PAID)
    choose(board, "shelf 1")
    assert owns(me, "grad_mathematics_1")


def test_a_student_needs_level_tile_book_and_slot():
    board = table()
    me = put(board.players[0], students={"s0_1": "astronomy"}, books={"astronomy": 1})
    assert not GRADUATE_PAID.possible(board, me)
    put(me, students={"s1_1L": "astronomy"})
    assert GRADUATE_PAID.possible(board, me)
    without(board, "grad_astronomy_1")
    assert not GRADUATE_PAID.possible(board, me)
    put(me, students={"s3_1L": "astronomy"})
    assert GRADUATE_PAID.possible(board, me)
    activate(me.school, 9, 14)
    assert not GRADUATE_PAID.possible(board, me)
    me.school.students[14] = me.school.active
    me.school.graduated = 0b1111 << 12
    assert not GRADUATE_PAID.possible(board, me)


def test_a_free_graduation_costs_no_book_and_may_be_declined():
    board = table()
    me = put(board.players[0], students={"s4": "astronomy", "s1_1L": "law"})
    ask(board, CHAPTERS["graduate_student"])
    assert options(board) == ["student s1_1l", "student s4", "decline"]
    choose(board, "student s4")
    assert owns(me, "grad_astronomy_4")
    ask(board, CHAPTERS["graduate_student"])
    choose(board, "decline")
    assert at(me, "s1_1L") == "law"


def test_the_last_tile_of_a_column_places_a_sankore_tile_for_one_token():
    board = table()
    without(board, "grad_mathematics_2", "grad_mathematics_3", "grad_mathematics_4")
    me = put(board.players[0], students={"s3_1L": "mathematics"}, books={"mathematics": 1})
    ask(board, GRADUATE_PAID)
    choose(board, "shelf 1")
    assert me.prestige[M] == 1
    assert board.supply.doubles[M] == 2
    assert board.madrasa.cells[0] != -1


def test_card_12_brings_gold_and_salt():
    board = table()
    me = put(board.players[0], students={"s1_1L": "astronomy"}, books={"astronomy": 1})
    put(me, done=["obj_12"], gold=0, salt=0)
    ask(board, GRADUATE_PAID)
    choose(board, "shelf 1")
    assert (me.gold, me.salt) == (1, 1)
    assert me.books[A] == 0
