"""Final scoring and the rank of a lone player. [§12]"""

import pytest
from games.newton.position import player, score_sheet, table

from hightable.games.newton.box import NAMES, OBJECTIVES
from hightable.games.newton.rules.scoring import score, standing, winners, worth
from hightable.games.newton.rules.solo import rank

NEW = ("work_1a", "work_1b", "work_1c", "work_2a", "work_2b", "work_2c", "work_3a")
MORE = (*NEW, "study_1a", "study_1b", "study_1c", "travel_1a", "travel_1b")
BOOKS = ("s1c2", "s1c3", "s1c4", "s1c6", "s1c7", "s2c1", "s2c2", "s2c3", "s2c5", "s2c6", "s2c7")


def points(objective, **holding):
    board = table(player(**holding))
    return worth(board, board.players[0], OBJECTIVES.index(f"objective_{objective}"))


def test_alice_ends_her_game_with_84_points():
    alice = player(
        points=34,
        cubes=(
            *("bologna", "paris", "leipzig", "krakow", "amsterdam", "napoli", "istanbul"),
            *("athenai", "jerusalem"),
        ),
        work=15,
        students=("obj_t1", "obj_t2"),
        played=("brahe", "bruno", "copernicus"),
        tokens=("bonus_coin2_1", "bonus_coin2_2", "bonus_vp2_1", "bonus_vp3_1", "bonus_student_1"),
    )
    board = table(alice)
    assert {line: n for line, n in score_sheet(board).items() if n} == {
        "during play": 34,
        "universities": 12,
        "bonus tokens": 10,
        "masters": 12,
        "ancient lands": 5,
        "master cards": 11,
    }
    assert score(board, alice) == 84


@pytest.mark.parametrize(
    ("objective", "holding", "expected"),
    [
        ("coins", dict(coins=9), 9),
        ("coins", dict(coins=20), 14),
        ("potions", dict(potions=3), 6),
        ("potions", dict(potions=9), 14),
        ("bonus_tokens", dict(tokens=("bonus_vp2_1", "bonus_vp2_2")), 4),
        ("universities", dict(cubes=("paris", "bologna", "athenai")), 6),
        ("universities", dict(cubes=("paris", "bologna", "leipzig", "krakow", "cambridge")), 15),
        ("ancient_lands", dict(cubes=("athenai", "carthago")), 10),
        ("students", dict(students=("obj_t1", "inv_t", "l6a")), 8),
        ("masters", dict(played=("brahe",), masters=("bruno",)), 4),
        ("books", dict(books=BOOKS), 12),
        ("books", dict(books=(*BOOKS, "s3c1")), 16),
        ("books", dict(books=BOOKS[:2], removed=2), 0),
        ("card_pairs", dict(hand=(*NEW, "work_0")), 9),
        ("card_pairs", dict(hand=MORE[:6], desk=MORE[6:], tucked=("study_2a",)), 15),
        ("volume_sets", dict(hand=("study_1a", "study_1b"), desk=("study_1c",)), 10),
        ("volume_sets", dict(hand=("work_3a",), played=("fahrenheit",)), 5),
    ],
)
def test_what_an_objective_gives(objective, holding, expected):
    assert points(objective, **holding) == expected


def test_wild_volumes_fill_the_gaps_of_sets_up_to_fifteen_points():
    held = dict(hand=("study_1a", "work_1a", "study_2a"), desk=("study_1c", "lessons_1a"))
    assert points("volume_sets", **held, played=("newton",)) == 10
    many = dict(hand=("study_1a", "study_1b", "study_1c"), played=("brahe", "newton", "leibniz"))
    assert points("volume_sets", **many) == 15


def test_an_objective_out_of_reach_gives_nothing():
    board = table(player(coins=9))
    assert sum(score_sheet(board).values()) == 0


def test_masters_in_hand_give_nothing():
    board = table(player(masters=("gilbert",), played=("brahe",)))
    assert score_sheet(board)["master cards"] == 5


def test_players_who_tie_share_the_victory():
    board = table(player(points=5), player(1, points=7), player(2, points=7))
    assert winners(board) == [1, 2]


@pytest.mark.parametrize(
    ("total", "name"),
    [
        (0, "Illiterate"),
        (40, "Illiterate"),
        (41, "Scribe"),
        (84, "Dean"),
        (100, "Luminary"),
        (110, "Master of knowledge"),
        (111, "Genius"),
        (120, "Genius"),
        (121, "Science Legend"),
    ],
)
def test_the_rank_of_a_lone_player(total, name):
    assert NAMES[rank(total)] == name


def test_a_lone_players_standing_goes_from_the_lowest_rank_to_the_highest():
    stood = [standing(table(player(points=points))) for points in (0, 41, 61, 500)]
    assert stood == pytest.approx([-1, -7 / 9, -1 / 3, 1])
