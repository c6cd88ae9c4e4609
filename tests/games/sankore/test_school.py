"""Move and promote, Skill tiles and Objective cards. [§4, §6, §12]"""

from games.sankore.position import A, L, T, ask, at, choose, options, put, table, turn

from hightable.games.sankore.box.components import SKILLS
from hightable.games.sankore.effects import CHAPTERS, SKILL_KIND, SKILL_SECTION
from hightable.games.sankore.rules.teach import activate


def skill(kind, section):
    return SKILL_KIND.at(SKILLS.index(kind)) | SKILL_SECTION.at(section)


def test_a_student_moves_within_its_level_for_one_inspiration():
    board = table()
    me = put(board.players[0], students={"s1_1L": "law"}, inspiration=1)
    turn(board)
    choose(board, "move")
    assert options(board) == [f"to s1_{s}" for s in ("1r", "2l", "2r", "3l", "3r")]
    choose(board, "to s1_3r")
    assert (at(me, "s1_3R"), me.inspiration) == ("law", 0)


def test_students_of_the_bottom_row_and_the_active_one_cannot_move():
    board = table()
    me = put(board.players[0], students={"s0_1": "law", "s4": "law"})
    assert not CHAPTERS["move_student"].can(board, 0)
    put(me, students={"s2_1L": "law"})
    assert CHAPTERS["move_student"].can(board, 0)
    activate(me.school, 7, 10)
    assert not CHAPTERS["move_student"].can(board, 0)


def test_a_student_is_promoted_only_through_a_class_tile():
    board = table()
    me = put(board.players[0], students={"s0_1": "law", "s1_2L": "law"}, inspiration=1)
    turn(board)
    choose(board, "promote")
    assert at(me, "s1_1L") == "law"
    assert not CHAPTERS["promote_student"].can(board, 0)
    assert me.inspiration == 0


def test_as_an_effect_both_may_be_declined():
    board = table()
    me = put(board.players[0], students={"s0_1": "law", "s1_2L": "theology"})
    ask(board, CHAPTERS["promote_student"])
    choose(board, "decline")
    ask(board, CHAPTERS["move_student"])
    choose(board, "decline")
    assert (at(me, "s0_1"), at(me, "s1_2L")) == ("law", "theology")
    ask(board, CHAPTERS["move_student"])
    choose(board, "student s1_2l", "to s1_1r")
    assert at(me, "s1_1R") == "theology"


def test_writing_a_book_needs_room_and_supply():
    board = table()
    me = put(board.players[0], inspiration=1, books={"law": 3})
    board.supply.books[A] = 0
    turn(board)
    choose(board, "write")
    assert options(board) == ["gain book theology", "gain book mathematics"]
    choose(board, "gain book theology")
    assert me.books[T] == 1


def test_card_10_writes_one_more_book():
    board = table()
    me = put(board.players[0], inspiration=1, done=["obj_10"])
    turn(board)
    choose(board, "write", "gain book law", "gain book law")
    assert me.books[L] == 2


def test_a_skill_tile_fills_its_section_then_replaces_or_is_declined():
    board = table()
    me = put(board.players[0], skills={"law": ["gold", "gold", "salt"]})
    gain = CHAPTERS.see("gain_skill", skill("move", L))
    ask(board, gain)
    assert options(board) == ["replace gold", "replace salt", "decline"]
    choose(board, "decline")
    ask(board, gain)
    choose(board, "replace salt")
    assert [SKILLS[kind] for kind in me.school.skills[9:]] == ["gold", "gold", "move"]
    assert board.supply.skills_out[SKILLS.index("salt")] == 1
    assert board.supply.skills[SKILLS.index("move")] == 3


def test_a_skill_tile_without_a_section_goes_where_you_like():
    board = table()
    me = board.players[0]
    gain = CHAPTERS.see("gain_skill", skill("move", 4))
    ask(board, gain)
    assert options(board)[-1] == "decline"
    choose(board, "section theology")
    assert SKILLS[me.school.skills[3]] == "move"
    ask(board, gain)
    choose(board, "decline")
    board.supply.skills[SKILLS.index("move")] = 0
    ask(board, gain)
    choose(board, "section theology")
    assert me.school.skills[4] == -1


def test_a_section_of_your_choice_is_used():
    board = table()
    me = put(board.players[0], skills={"law": ["inspiration"], "theology": ["book_section"]})
    assert CHAPTERS["choose_section"].can(board, 0)
    ask(board, CHAPTERS["choose_section"])
    assert options(board) == ["section theology", "section law", "decline"]
    choose(board, "section theology", "skill book_section")
    assert me.books[T] == 1
    ask(board, CHAPTERS["choose_section"])
    choose(board, "decline")


def test_card_2_uses_a_new_skill_tile_once_a_turn():
    board = table()
    me = put(board.players[0], done=["obj_02"], salt=0)
    gain = CHAPTERS.see("gain_skill", skill("salt", L))
    ask(board, gain)
    choose(board, "decline")
    ask(board, gain)
    choose(board, "activate")
    assert me.salt == 1
    ask(board, gain)
    assert me.salt == 1
    assert me.school.skills[11] != -1


def test_a_card_is_completed_when_its_requirement_holds():
    board = table()
    me = put(board.players[0], hand=["obj_16", "obj_24"], gold=4, favours=2)
    turn(board)
    assert "complete obj_16" not in options(board)
    put(me, gold=5, favours=1)
    turn(board)
    choose(board, "complete obj_16")
    assert "complete obj_24" in options(board)
    assert (me.hand.bit_count(), me.done.bit_count()) == (1, 1)


def test_card_22_moves_a_student_once_a_turn_for_free():
    board = table()
    me = put(board.players[0], done=["obj_22"], students={"s3_1L": "law"}, inspiration=0)
    turn(board)
    choose(board, "use obj_22", "student s3_1l")
    assert at(me, "s3_1R") == "law"
    assert "use obj_22" not in options(board)
