"""Astronomy. [§7.1]"""

from games.sankore.position import (
    NONE,
    A,
    T,
    ask,
    at,
    choose,
    options,
    pieces,
    placed,
    put,
    queue,
    shown,
    table,
    tile,
    turn,
)

from hightable.games.sankore.box.areas import NODES, OASES, SPACES
from hightable.games.sankore.rules.astronomy import START
from hightable.games.sankore.rules.teach import TEACH_ONE, activate


def teaching(board, support=True, **fields):
    """An Astronomy class on adv_2_1 with its student, and a second one if it is supported."""
    students = {"s1_1L": "law"} | ({"s1_1R": "law"} if support else {})
    me = put(board.players[0], classes={"adv_2_1": "adv_astronomy_k2"}, students=students, **fields)
    activate(me.school, 4, 4)
    return me


def no_tiles(board):
    for slot in range(12):
        board.madrasa.slots[slot] = NONE


def knowledge(board, points):
    queue(board, A, 2)
    board.players[0].school.bonus = points - 3


def test_x09_the_camel_crosses_the_line_and_trades_in_fez():
    board = table()
    me = teaching(board, gold=2, salt=0, inspiration=0, camel="taghaza")
    pieces(board, 0, "taghaza")
    tile(board, "astronomy_A", "sk_law_inspiration")
    board.tokens[SPACES.index("fez_middle")] = T
    knowledge(board, 4)
    ask(board, START)
    choose(board, "from camel", "go sijilmasa")
    assert me.inspiration == 1
    assert NODES[me.camel] == "taghaza"
    choose(board, "go fez", "space fez_middle")
    assert board.madrasa.cells[0] != NONE
    assert (me.gold, me.salt, me.prestige[T], NODES[me.camel]) == (0, 0, 1, "timbuktu")
    assert shown(board, "fez_middle") == 0


def test_x09_without_support_only_an_oasis_is_left():
    board = table()
    me = teaching(board, support=False, gold=2, salt=0, camel="taghaza")
    pieces(board, 0, "taghaza")
    no_tiles(board)
    knowledge(board, 4)
    ask(board, START)
    choose(board, "from camel", "go sijilmasa")
    assert "go fez" not in options(board)
    choose(board, "stop")
    assert (me.gold, me.salt, NODES[me.camel]) == (1, 2, "sijilmasa")
    assert shown(board, "sijilmasa") == 0


def test_an_occupied_oasis_is_passed_but_no_end():
    board = table()
    teaching(board, gold=1)
    pieces(board, 1, "araouane")
    knowledge(board, 2)
    ask(board, START)
    choose(board, "go araouane")
    assert "stop" not in options(board)
    assert options(board) == ["go taghaza", "go tessalit"]


def test_without_gold_or_posts_nothing_can_be_walked():
    board = table()
    me = teaching(board, gold=0)
    no_tiles(board)
    knowledge(board, 9)
    assert not START.possible(board, me)
    put(me, gold=1)
    assert START.possible(board, me)
    placed(board, 0, A, 7)
    assert not START.possible(board, me)


def test_a_port_needs_its_gold_and_card_16_takes_one_less():
    for cards, allowed in (([], False), (["obj_16"], True)):
        board = table()
        teaching(board, gold=2, camel="dongola", done=cards)
        pieces(board, 0, "dongola")
        no_tiles(board)
        knowledge(board, 3)
        ask(board, START)
        choose(board, "from camel")
        assert ("go suakin" in options(board)) == allowed


def test_a_full_port_is_no_end():
    board = table()
    teaching(board, gold=6, camel="dongola")
    pieces(board, 0, "dongola")
    pieces(board, 1, "suakin_left", "suakin_middle", "suakin_right")
    no_tiles(board)
    knowledge(board, 3)
    ask(board, START)
    choose(board, "from camel")
    assert "go suakin" not in options(board)
    assert "go zeila" in options(board)


def test_eastern_ports_offer_printed_disciplines_and_right_spaces_a_skill():
    board = table()
    me = teaching(board, gold=6, camel="siwa")
    pieces(board, 0, "siwa")
    no_tiles(board)
    knowledge(board, 3)
    ask(board, START)
    choose(board, "from camel", "go alexandria", "space alexandria_left")
    assert options(board) == ["gain prestige astronomy", "gain prestige theology"]
    choose(board, "gain prestige theology")
    assert me.prestige[T] == 1
    put(me, camel="siwa", gold=6)
    ask(board, START)
    choose(board, "from camel", "go alexandria", "space alexandria_right", "section law")
    assert me.school.skills[9] != NONE


def test_suakin_gives_a_wall_and_any_prestige():
    board = table()
    me = teaching(board, gold=3, camel="dongola")
    pieces(board, 0, "dongola")
    no_tiles(board)
    knowledge(board, 2)
    ask(board, START)
    choose(board, "from camel", "go suakin", "space suakin_right")
    assert "space wall_corner" in options(board)
    choose(board, "space wall_corner", "gain prestige law")
    assert shown(board, "wall_corner") == 0
    assert me.gold == 3
    assert me.school.tracks[2] == 6


def test_card_14_brings_one_more_salt_and_card_15_starts_at_own_posts():
    board = table()
    me = teaching(board, gold=2, salt=0, camel="araouane", done=["obj_14", "obj_15"])
    pieces(board, 0, "araouane", "bilma")
    no_tiles(board)
    knowledge(board, 2)
    ask(board, START)
    assert options(board) == ["from timbuktu", "from camel", "from bilma"]
    choose(board, "from bilma", "go agadez", "stop")
    assert (me.salt, NODES[me.camel]) == (3, "agadez")


def test_x23_a_second_student_may_arrive_on_the_way():
    board = table()
    students = {"s1_1L": "law", "s0_2": "law"}
    me = put(board.players[0], classes={"adv_2_1": "adv_astronomy_k2"}, students=students)
    put(me, gold=2, camel="taghaza", skills={"law": ["promote"]})
    pieces(board, 0, "taghaza")
    tile(board, "astronomy_A", "sk_law_activate_skills")
    queue(board, A, 2)
    ask(board, TEACH_ONE)
    choose(board, "class adv_2_1", "from camel", "go sijilmasa")
    choose(board, "section law", "skill promote", "student s0_2", "to s1_1r")
    assert "go fez" in options(board)


def test_a_tile_on_the_way_may_pay_for_the_end():
    board = table()
    me = teaching(board, gold=0, salt=0, camel="taghaza")
    pieces(board, 0, "taghaza")
    no_tiles(board)
    tile(board, "astronomy_A", "sk_law_exchange_favour")
    knowledge(board, 2)
    ask(board, START)
    assert options(board) == ["from camel", "decline"]
    choose(board, "from camel", "go sijilmasa", "take 1", "gain gold", "stop")
    assert (me.gold, me.salt, NODES[me.camel]) == (0, 2, "sijilmasa")


def test_a_tile_that_brings_neither_gold_nor_a_student_does_not():
    for name in ("sk_law_inspiration", "sk_law_advance_favour", "sk_law_activate_skills"):
        board = table()
        me = teaching(board, gold=0, camel="taghaza", skills={"law": ["salt"]})
        no_tiles(board)
        tile(board, "astronomy_A", name)
        knowledge(board, 9)
        assert not START.possible(board, me)


def test_a_tile_on_the_way_may_support_the_port_where_no_oasis_is_left():
    board = table()
    students = {"s1_1L": "law", "s0_2": "law"}
    me = put(board.players[0], classes={"adv_2_1": "adv_astronomy_k2"}, students=students)
    put(me, gold=2, camel="taghaza", skills={"law": ["promote"]})
    for oasis in range(len(OASES)):
        board.owner[oasis] = 1
    no_tiles(board)
    tile(board, "astronomy_A", "sk_law_activate_skills")
    queue(board, A, 3)
    ask(board, TEACH_ONE)
    choose(board, "class adv_2_1", "from camel", "go sijilmasa")
    choose(board, "section law", "skill promote", "student s0_2", "to s1_1r")
    choose(board, "space fez_left")
    assert (me.gold, shown(board, "fez_left")) == (0, 0)


def test_a_walk_whose_end_was_not_paid_for_stops():
    board = table()
    me = teaching(board, gold=0, camel="taghaza")
    pieces(board, 0, "taghaza")
    no_tiles(board)
    tile(board, "astronomy_A", "sk_law_exchange_favour")
    knowledge(board, 9)
    turn(board, done=0)
    ask(board, START)
    choose(board, "from camel", "go sijilmasa", "decline")
    assert (me.gold, NODES[me.camel], me.school.tracks[A]) == (0, "taghaza", 6)
    assert board.madrasa.cells[0] != NONE


def test_x28_a_walk_that_loses_its_end_leaves_the_camel_where_it_was():
    board = table()
    students = {"s1_1L": "law", "s1_1R": "law"}
    me = put(board.players[0], classes={"adv_2_1": "adv_astronomy_k2"}, students=students)
    put(me, gold=2, camel="taghaza", skills={"law": ["promote"]})
    pieces(board, 0, "taghaza")
    pieces(board, 1, "tindouf", "sijilmasa")
    tile(board, "astronomy_A", "sk_law_activate_skills")
    queue(board, A, 2)
    turn(board)
    choose(board, "teach", "student s1_1l", "from camel", "go sijilmasa")
    choose(board, "section law", "skill promote", "student s1_1r")
    assert NODES[me.camel] == "taghaza"
    assert me.school.tracks[A] == 6
    assert board.madrasa.cells[0] != NONE
    assert at(me, "s1_1L") == "law"
    assert at(me, "s2_1L") == "law"
