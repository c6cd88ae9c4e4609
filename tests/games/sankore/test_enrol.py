"""Enrol a student. [§5.1]"""

from games.sankore.position import A, L, M, T, ask, at, choose, options, put, queue, table, turn

from hightable.games.sankore.effects import CHAPTERS
from hightable.games.sankore.rules.enrol import ENROL_ONE, introductory
from hightable.games.sankore.rules.knowledge import shared_knowledge


def queues(board, *students):
    for area, student in enumerate(students):
        queue(board, area, 2, student)


def test_the_rightmost_student_goes_under_its_introductory_class():
    board = table()
    queues(board, "law", "law", "theology", "astronomy")
    me = put(board.players[0], students={"s0_4": "law"})
    ask(board, ENROL_ONE)
    assert options(board) == ["queue mathematics", "queue law"]
    choose(board, "queue mathematics")
    assert at(me, "s0_2") == "theology"
    assert shared_knowledge(board, M) == 4


def test_nobody_can_be_enrolled_whose_space_is_full():
    board = table()
    queues(board, "law", "law", "law", "law")
    me = put(board.players[0], students={"s0_4": "law"})
    assert not ENROL_ONE.possible(board, me)
    board.queues = [[], [], [], []]
    assert not ENROL_ONE.possible(board, me)


def test_a_favour_icon_exchanges_a_favour_at_once():
    board = table()
    queue(board, A, 0, "law")
    ask(board, ENROL_ONE)
    choose(board, "queue astronomy")
    assert options(board) == ["take 1", "return", "decline"]


def test_x25_a_queue_tile_gives_one_token():
    board = table()
    queue(board, L, 1, "law")
    me = board.players[0]
    left, tokens = int(board.supply.prestige[L]), int(me.prestige[L])
    ask(board, ENROL_ONE)
    choose(board, "queue law")
    assert board.madrasa.cells[0] != -1
    assert board.madrasa.stars & 1
    assert (me.prestige[L], board.supply.prestige[L]) == (tokens + 1, left - 1)


def test_x25_without_tokens_in_the_supply_only_the_tile_is_placed():
    board = table()
    queue(board, L, 1, "law")
    board.supply.prestige[L] = 0
    ask(board, ENROL_ONE)
    choose(board, "queue law")
    assert board.madrasa.cells[0] != -1
    assert board.players[0].prestige[L] == 0


def test_scoring_icons_are_kept_for_the_end_of_the_turn():
    board = table()
    queue(board, T, 3, "law")
    queue(board, A, 4, "astronomy")
    me = board.players[0]
    ask(board, ENROL_ONE)
    choose(board, "queue theology")
    ask(board, ENROL_ONE)
    choose(board, "queue astronomy")
    assert board.marked == (1 + T) | (1 + 4 + A) << 4
    assert me.books[T] == 0


def test_a_favour_enrols_from_any_position_and_the_vacant_slot_counts():
    board = table()
    board.queues = [[L, T, A, A, A], [A], [A], [A]]
    me = put(board.players[0], students={"s0_1": "astronomy"})
    ask(board, CHAPTERS["enrol_student"])
    assert options(board) == ["seat 4", "seat 5"]
    choose(board, "seat 5")
    assert at(me, "s0_4") == "law"
    assert board.queues[A] == [T, A, A, A]
    assert options(board) == ["take 1", "return", "decline"]


def test_card_23_lets_every_enrol_take_any_student():
    board = table()
    board.queues = [[L, A, A], [A], [A], [A]]
    me = put(board.players[0], students={"s0_1": "astronomy"}, done=["obj_23"])
    ask(board, ENROL_ONE)
    assert at(me, "s0_4") == "law"
    assert board.queues[A] == [A, A]


def test_card_11_lets_a_student_begin_above_its_class():
    board = table()
    board.queues = [[T, T, T], [], [], []]
    me = put(board.players[0], students={"s0_2": "theology"}, done=["obj_11"])
    ask(board, ENROL_ONE)
    assert options(board) == ["to s1_1r", "to s1_2l"]
    choose(board, "to s1_2l")
    assert at(me, "s1_2L") == "theology"


def test_card_11_also_leaves_the_usual_space():
    board = table()
    board.queues = [[T, T, T], [], [], []]
    put(board.players[0], done=["obj_11"])
    ask(board, ENROL_ONE)
    assert options(board) == ["to s0_2", "to s1_1r", "to s1_2l"]


def test_x24_nested_favours_stop_at_eight_tiles():
    board = table()
    board.queues = [[], [], [A] * 5, []]
    put(board.players[0], favours=7, favour=3)
    turn(board)
    choose(board, "favour", "take 3", "seat 1")
    assert options(board) == ["return", "decline"]
    assert board.players[0].favours == 8


def test_a_class_that_is_not_laid_out_has_no_space():
    board = table()
    board.players[0].school.classes[0] = -1
    assert introductory(board.players[0].school, A) == -1
    queues(board, "astronomy", "astronomy", "astronomy", "astronomy")
    assert not ENROL_ONE.possible(board, board.players[0])
