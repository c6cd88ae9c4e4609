"""What each Objective card asks for. [§12]"""

import pytest
from games.sankore.position import M, T, pieces, placed, put, table

from hightable.games.sankore.box.components import OBJECTIVES
from hightable.games.sankore.rules.objectives import is_met

FOUR = {"adv_2_1": "adv_law_k2", "adv_2_2": "adv_law_k3", "adv_3_1": "adv_theology_k2"}
ALL = {**FOUR, "adv_2_2": "adv_astronomy_k2", "adv_3_2": "adv_mathematics_k2"}
READY = {
    "obj_01": lambda board, me: pieces(board, 0, "law_A_1", "law_A_2", "law_A_3"),
    "obj_02": lambda board, me: put(me, skills={"law": ["gold"] * 3, "theology": ["gold"] * 2}),
    "obj_03": lambda board, me: pieces(board, 0, "law_A_1", "law_B_2", "law_C_1"),
    "obj_04": lambda board, me: put(me, skills={"law": ["gold"] * 3}),
    "obj_05": lambda board, me: put(me, favour=6),
    "obj_06": lambda board, me: pieces(board, 0, "law_B_7"),
    "obj_07": lambda board, me: placed(board, 0, M, 3),
    "obj_08": lambda board, me: pieces(board, 0, "wall_corner"),
    "obj_09": lambda board, me: pieces(board, 0, "wall_A1", "wall_C1"),
    "obj_10": lambda board, me: put(me, books={"law": 3, "theology": 2}),
    "obj_11": lambda board, me: put(
        me, students=dict.fromkeys(["s0_1", "s1_1L", "s2_1L", "s4"], "law")
    ),
    "obj_12": lambda board, me: setattr(me.school, "graduated", 0b101),
    "obj_13": lambda board, me: pieces(board, 0, "tuat", "bilma", "fez_left"),
    "obj_14": lambda board, me: pieces(board, 0, "tuat", "bilma", "fez_left"),
    "obj_15": lambda board, me: pieces(board, 0, "fez_left"),
    "obj_16": lambda board, me: put(me, gold=5),
    "obj_17": lambda board, me: put(me, classes={**FOUR, "adv_4_1": "adv_law_prestige"}),
    "obj_18": lambda board, me: put(me, classes=ALL),
    "obj_19": lambda board, me: placed(board, 0, T, 3),
    "obj_20": lambda board, me: pieces(board, 0, "theo_A_1", "theo_B_1", "theo_C_1"),
    "obj_21": lambda board, me: (placed(board, 0, T, 2), placed(board, 0, M, 1)),
    "obj_22": lambda board, me: put(me, students={"s3_1L": "law"}),
    "obj_23": lambda board, me: put(
        me, students={"s0_1": "law", "s0_2": "theology", "s4": "astronomy"}
    ),
    "obj_24": lambda board, me: put(me, favours=1),
}


@pytest.mark.parametrize("card", OBJECTIVES)
def test_a_card_can_be_completed_once_its_requirement_holds(card):
    board = table()
    me = board.players[0]
    assert not is_met(board, me, OBJECTIVES.index(card))
    READY[card](board, me)
    assert is_met(board, me, OBJECTIVES.index(card))
