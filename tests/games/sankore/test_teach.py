"""Teach a class: student, skills, Knowledge, promotion. [§5.3]"""

import pytest
from games.sankore.position import (
    A,
    L,
    M,
    T,
    ask,
    at,
    choose,
    options,
    placed,
    put,
    queue,
    shown,
    table,
    tile,
    turn,
)

from hightable.games.sankore.box.components import TEACH_FREELY
from hightable.games.sankore.rules.knowledge import is_supported, knowledge
from hightable.games.sankore.rules.teach import END_CLASS, PROMOTE_ACTIVE, TEACH_ONE, activate


def poor(board, **fields):
    """A player who can place nothing, so that only the class itself happens."""
    return put(board.players[0], gold=0, salt=0, **fields)


def test_x01_the_active_student_rises_along_a_free_arrow():
    board = table()
    classes = {"adv_2_2": "adv_theology_k2"}
    me = poor(board, classes=classes, students={"s0_2": "mathematics", "s1_2L": "law"})
    me.school.classes[1] = 40 + M
    ask(board, TEACH_ONE)
    choose(board, "class intro_2")
    assert at(me, "s1_1R") == "mathematics"
    assert at(me, "s0_2") == ""


def test_x02_a_matching_student_brings_the_reward_before_the_area_action():
    board = table()
    classes = {"adv_2_1": "adv_mathematics_book"}
    me = poor(board, classes=classes, students={"s1_1L": "mathematics"})
    queue(board, M, 0)
    ask(board, TEACH_ONE)
    assert options(board) == [
        f"gain book {d}" for d in ("astronomy", "theology", "mathematics", "law")
    ]
    choose(board, "gain book law")
    assert me.books[L] == 1
    assert options(board) == ["space wall_a1", "space wall_c4"]


def test_x02_another_student_brings_no_reward():
    board = table()
    me = poor(board, classes={"adv_2_1": "adv_mathematics_book"}, students={"s1_1L": "law"})
    ask(board, TEACH_ONE)
    assert sum(me.books) == 0
    assert at(me, "s2_1L") == "law"


def test_x03_an_advanced_class_uses_the_skills_of_its_section():
    board = table()
    me = poor(board, classes={"adv_2_1": "adv_mathematics_k2"}, students={"s1_1L": "law"})
    put(me, skills={"mathematics": ["salt", "gold"]})
    ask(board, TEACH_ONE)
    assert options(board) == ["skill gold", "skill salt", "stop"]
    choose(board, "skill salt", "skill gold")
    assert (me.gold, me.salt) == (1, 1)


def test_x03_an_introductory_class_does_not_but_card_4_makes_it():
    for cards, gold in (([], 0), (["obj_04"], 1)):
        board = table()
        me = poor(board, students={"s0_3": "mathematics"}, skills={"mathematics": ["gold"]})
        put(me, done=cards)
        ask(board, TEACH_ONE)
        if cards:
            choose(board, "skill gold")
        choose(board, "to s1_2r")
        assert me.gold == gold


def test_skills_may_be_left_alone():
    board = table()
    me = poor(board, classes={"adv_2_1": "adv_mathematics_k2"}, students={"s1_1L": "law"})
    put(me, skills={"mathematics": ["gold", "gold", "salt"]})
    ask(board, TEACH_ONE)
    choose(board, "skill gold", "stop")
    assert (me.gold, me.salt) == (1, 0)


@pytest.mark.parametrize(("student", "points"), [("astronomy", 9), ("theology", 7)])
def test_x04_knowledge_is_school_shared_and_class(student, points):
    board = table()
    me = poor(board, classes={"adv_2_1": "adv_astronomy_k2"}, students={"s1_1L": student})
    put(me, gold=1)
    placed(board, 0, A, 3)
    queue(board, A, 3)
    turn(board)
    choose(board, "teach")
    assert knowledge(board, me, A) == points


@pytest.mark.parametrize(
    ("card", "area"), [("obj_13", A), ("obj_19", T), ("obj_07", M), ("obj_01", L)]
)
def test_a_card_adds_to_one_discipline(card, area):
    board = table()
    me = put(board.players[0], done=[card])
    for discipline in range(4):
        queue(board, discipline, 0)
        assert knowledge(board, me, discipline) == 1 + (discipline == area)


def test_a_class_is_supported_by_a_second_student_on_either_space():
    board = table()
    me = put(board.players[0], students={"s1_1L": "law", "s0_1": "law"})
    assert not is_supported(me)
    activate(me.school, 4, 4)
    assert not is_supported(me)
    put(me, students={"s1_1R": "law"})
    assert is_supported(me)
    put(me, students={"s1_1L": "law"})
    me.school.students[5] = -1
    assert is_supported(me)
    me.school.teaching = 0
    assert not is_supported(me)


def test_a_student_promoted_into_the_space_the_active_one_left_supports_the_class():
    board = table()
    classes = {"adv_2_1": "adv_theology_k2", "adv_3_1": "adv_law_promote"}
    students = {"s1_1L": "theology", "s2_1L": "law"}
    me = poor(board, classes=classes, students=students, books={"law": 1})
    queue(board, L, 5)
    ask(board, TEACH_ONE)
    choose(board, "class adv_3_1")
    assert (at(me, "s2_1L"), me.school.active) == ("", L)
    choose(board, "student s1_1l")
    assert at(me, "s2_1L") == "theology"
    choose(board, "shelf 1")
    assert shown(board, "law_A_6") == 0


def test_a_student_may_be_enrolled_under_the_class_that_is_being_taught():
    board = table()
    me = put(board.players[0], students={"s0_4": "law"}, gold=0, salt=1, favour=3)
    board.queues = [[], [L], [], [A]]
    tile(board, "law_A", "sk_law_exchange_favour")
    ask(board, TEACH_ONE)
    choose(board, "space law_a_4", "take 3")
    choose(board, "queue theology")
    assert (at(me, "s0_4"), at(me, "s1_3R")) == ("law", "law")


@pytest.mark.parametrize(
    ("taken", "home"), [([], "s3_1L"), (["s3_1L"], "s3_1R"), (["s3_1L", "s3_1R"], "")]
)
def test_a_blocked_student_whose_space_was_taken_stands_beside_it_or_leaves(taken, home):
    board = table()
    me = poor(board, classes={"adv_4_1": "adv_law_k2"}, students={"s3_1L": "law", "s4": "theology"})
    activate(me.school, 9, 14)
    put(me, students=dict.fromkeys(taken, "astronomy"))
    out = board.supply.out[L]
    ask(board, END_CLASS)
    ask(board, PROMOTE_ACTIVE)
    assert [space for space in ("s3_1L", "s3_1R") if at(me, space) == "law"] == [home] * bool(home)
    assert board.supply.out[L] == out + (not home)


def test_the_teacher_chooses_between_two_students():
    board = table()
    me = poor(
        board, classes={"adv_4_1": "adv_law_k2"}, students={"s3_1L": "law", "s3_1R": "theology"}
    )
    queue(board, L, 0)
    ask(board, TEACH_ONE)
    assert options(board) == ["student s3_1l", "student s3_1r"]
    choose(board, "student s3_1r")
    assert at(me, "s4") == "theology"


def test_a_student_whose_way_is_blocked_stays():
    board = table()
    me = poor(board, classes={"adv_4_1": "adv_law_k2"}, students={"s3_1L": "law", "s4": "law"})
    ask(board, TEACH_ONE)
    assert at(me, "s3_1L") == "law"
    assert (me.school.teaching, me.school.active, me.school.bonus) == (-1, -1, 0)


def test_rewards_of_level_two_promote_graduate_and_exchange():
    for reward, words in (
        ("promote", ["student s0_1", "decline"]),
        ("graduate", ["student s1_3l", "decline"]),
        ("favour", ["take 1", "return", "decline"]),
    ):
        board = table()
        tiles = {"adv_3_1": f"adv_law_{reward}"}
        students = {"s2_1L": "law", "s0_1": "law", "s1_3L": "astronomy"}
        poor(board, classes=tiles, students=students)
        board.queues[L] = []
        turn(board)
        choose(board, "teach", "class adv_3_1")
        assert options(board) == words


def test_the_top_class_brings_prestige():
    board = table()
    me = poor(board, classes={"adv_4_1": "adv_law_prestige"}, students={"s3_1L": "law"})
    ask(board, TEACH_ONE)
    assert me.prestige[L] == 1


def test_card_18_pays_for_a_student_of_another_colour():
    board = table()
    me = poor(board, classes={"adv_4_1": "adv_law_k2"}, students={"s3_1L": "theology"})
    put(me, done=["obj_18"])
    placed(board, 0, L, 7)
    ask(board, TEACH_ONE)
    assert me.gold == 1


@pytest.mark.parametrize(
    ("space", "means"),
    [
        ("s0_1", {"gold": 1}),
        ("s0_2", {"salt": 1}),
        ("s0_3", {"books": {"law": 1}}),
        ("s0_4", {"gold": 1}),
    ],
)
def test_by_the_strict_ruling_a_class_needs_a_placement(space, means):
    board = table()
    for area in range(4):
        queue(board, area, 1)
    board.flags &= ~TEACH_FREELY
    me = poor(board, students={space: "law"})
    assert not TEACH_ONE.possible(board, me)
    put(me, **means)
    assert TEACH_ONE.possible(board, me)
    assert me.school.teaching == -1
