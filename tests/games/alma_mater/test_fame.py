"""Glory tiles, bust cards, Paracelsus: what is free on one's turn. [§11, §4.3]"""

import pytest
from games.alma_mater.position import BLUE, books, choose, me, options, player, table

from hightable.games.alma_mater.rules.fame import can_claim

FOUR = dict.fromkeys(("math_fill", "math_again", "med_green", "med_tutor"), "blue")
TILES = [
    ("a1", {"level": 9}, {"level": 7}),
    ("a2", {"books": "4 dictionary", "ducats": 15}, {"books": "3 dictionary", "ducats": 15}),
    ("a3", {"ducats": 25}, {"ducats": 24}),
    (
        "b1",
        {"students": ("med_patron", "med_envoy", "math_busts"), "level": 6},
        {"students": ("med_patron", "med_envoy", "art_press"), "level": 6},
    ),
    (
        "b2",
        {"students": ("art_press", "law_trader", "med_envoy", "math_busts")},
        {"students": ("art_press", "law_trader", "law_bursar", "math_busts")},
    ),
    ("b3", {"halls": [15] * 6}, {"halls": [15] * 5}),
    (
        "c1",
        {"professors": {"art_halls": "", "law_books": ""}},
        {"professors": {"art_halls": "", "med_green": ""}},
    ),
    ("c2", {"professors": FOUR}, {"professors": {"math_fill": "", "med_green": ""}}),
    (
        "c3",
        {
            "professors": {"math_fill": "", "med_green": "", "med_tutor": ""},
            "students": ("art_press", "art_bishop", "law_trader", "law_bursar"),
        },
        {"professors": FOUR, "students": ("art_press", "art_bishop", "law_trader")},
    ),
]


@pytest.mark.parametrize(("tile", "enough", "less"), TILES)
def test_a_glory_tile_asks_for_just_what_it_says(tile, enough, less):
    letter = "abc".index(tile[0])
    glory = ["a1", "b1", "c1"]
    glory[letter] = tile
    for said, met in ((enough, True), (less, False)):
        board = table(player(**said), glory=glory, asked=None)
        assert can_claim(board, me(board), letter) is met


def test_bust_a_brings_a_master_and_the_chancellor_above_it():
    board = choose(table(player(ducats=25)), "claim a")
    assert (me(board).archive, me(board).more, me(board).busts) == (5, 1, 1)
    assert me(board).chancellors >> 8 & 1
    assert "claim a" not in options(board)


def test_bust_b_brings_two_dictionaries_and_a_textbook():
    board = choose(table(player(halls=[15] * 6)), "claim b", "take 1 purple")
    assert me(board).books == books("1 purple 2 dictionary")


def test_bust_c_brings_two_green_steps():
    board = choose(table(player(professors=FOUR, tired=tuple(FOUR))), "claim c")
    assert me(board).green == 2


def test_a_bust_can_be_claimed_in_the_middle_of_a_bonus():
    said = player(
        level=4,
        green=1,
        students=("med_patron", "med_envoy", "med_recruiter"),
        books="3 blue",
    )
    cards = ("A2", "B4", "C1", "D2", "E3")
    board = table(said, cards=cards, glory=("a3", "b1", "c2"))
    choose(board, "step green")
    assert options(board) == ["decline", "claim b"]
    choose(board, "claim b", "take 1 purple")
    assert "hire prof_math_fill" in options(board)


def test_busts_are_claimed_on_ones_own_turn_only():
    board = table(player(), player(BLUE, ducats=25))
    assert "claim a" not in options(board)


def test_a_claim_may_come_before_passing_but_not_after():
    board = choose(table(player(ducats=25)), "claim a", "pass")
    assert board.seat == BLUE


def test_paracelsus_readies_a_professor_once_a_round():
    said = player(chancellor="paracelsus", professors={"art_halls": ""}, tired=("art_halls",))
    board = choose(table(said), "ready prof_art_halls", "lecture prof_art_halls")
    assert (me(board).prestige, board.seat) == (1, BLUE)


def test_paracelsus_cannot_be_used_twice():
    said = {"chancellor": "paracelsus", "professors": FOUR, "tired": tuple(FOUR)}
    board = choose(table(player(**said), glory=("a1", "b1", "c1")), "ready prof_med_green")
    assert not any(word.startswith("ready") for word in options(board))
