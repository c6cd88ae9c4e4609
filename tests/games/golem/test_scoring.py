"""Final scoring. [§10]"""

from pathlib import Path

import pytest
from games.golem.town import player, town

import hightable
from hightable.envs.reward import ranks
from hightable.games.golem.rules.scoring import (
    created,
    goal_points,
    is_met,
    ranking,
    score,
    sheet,
    type_points,
    winners,
)
from hightable.server.page.ending import order

GOAL = {number: number - 51 for number in range(51, 78)}


def sheet_of(me):
    return sheet(town(me), me)


def sara():
    """The worked example of the rulebook."""
    small = [
        ("golden 1", "red marble", 4),
        ("golden 2", "first book", 3),
        ("grey 1", "double", 4),
        ("grey 2", "double", 3),
    ]
    return player(
        golems=["red 1", "blue 1", "yellow 1", "grave 9"],
        upgrades=["torso", "left leg", "great artefact", "column 1", "column 2", "research tile"],
        laid=small,
        gold=(4, 3, 0, 1),
        books=[[24, 18], [16, 36], [31]],
        research=7,
        clay=3,
        coin=2,
        knowledge=1,
        goals=(64, 67, 70),
    )


def test_e27_the_worked_example():
    assert sheet_of(sara()) == {
        "play": 0,
        "golems": 4,
        "artefacts": 21,
        "books": 15,
        "research": 0,
        "goals": 8,
        "types": 2,
        "resources": 1,
    }
    assert score(town(sara()), sara()) == 51


def test_start_golems_are_not_created_and_destroyed_ones_still_are():
    assert created(player(golems=["red 1", "blue 1"])) == 0
    assert created(player(golems=["red 1", "blue 1", "grave 9", "red 2"])) == 2


@pytest.mark.parametrize(("research", "points"), [(7, 0), (8, 4), (9, 8), (10, 12)])
def test_the_top_three_research_fields_score(research, points):
    assert sheet_of(player(research=research))["research"] == points


@pytest.mark.parametrize(
    ("goal", "short", "enough"),
    [
        (51, {"students": (4, 9, 9)}, {"students": (5, 1, 1)}),
        (55, {"students": (9, 9, 6)}, {"students": (1, 1, 7)}),
        (59, {"students": (9, 8, 9)}, {"students": (1, 9, 1)}),
        (60, {"books": [[1, 2], [9, 10]]}, {"books": [[1, 2], [9, 10], [17]]}),
        (63, {"gold": (4, 1, 0, 0)}, {"gold": (4, 1, 1, 0)}),
        (
            66,
            {"upgrades": ["head"]},
            {
                "upgrades": ["head", "torso", "left leg", "column 1"],
                "laid": [("grey 1", "mixed", 1)],
            },
        ),
        (69, {"golems": ["red 1"] * 3}, {"golems": ["red 1"] * 4}),
        (72, {"golems": ["grave 1"]}, {"golems": ["grave 1", "grave 9"]}),
        (75, {"research": 4}, {"research": 5}),
    ],
)
def test_the_nine_types_of_goals(goal, short, enough):
    assert not is_met(player(**short), GOAL[goal])
    assert is_met(player(**enough), GOAL[goal])


def test_e28_two_goals_of_one_type_score_but_are_one_type():
    me = player(gold=(4, 3, 1, 0), goals=(63, 64))
    board = town(me)
    assert (goal_points(board, me), type_points(board, me)) == (6, 0)


@pytest.mark.parametrize(("types", "points"), [(0, 0), (1, 0), (2, 2), (3, 5), (4, 9), (5, 9)])
def test_e28_different_types_give_a_bonus(types, points):
    me = player(gold=(4, 3, 2, 1), research=9, students=(9, 9, 9))
    me.goals = [GOAL[goal] for goal in (63, 75, 51, 54, 57)][:types]
    assert type_points(town(me), me) == points


def test_e39_goals_are_judged_by_the_final_position():
    me = player(students=(4, 1, 1), goals=(51,))
    assert goal_points(town(me), me) == 0


def test_resources_count_together():
    assert sheet_of(player(clay=2, coin=2, knowledge=1))["resources"] == 1
    assert sheet_of(player(clay=4, coin=4, knowledge=1))["resources"] == 1


def test_e29_a_tie_goes_to_the_higher_rabbi():
    board = town(player(vp=30), player(1, vp=30), player(2, vp=12))
    board.order = [2, 1, 0]
    assert winners(board) == [1]


def test_ties_below_the_first_place_go_to_the_higher_rabbi_too():
    board = town(*[player(seat, vp=vp) for seat, vp in enumerate((7, 9, 7, 7))])
    board.order = [3, 1, 2, 0]
    assert ranking(board) == [1, 3, 2, 0]
    assert winners(board) == [1]


def test_equals_stand_in_the_order_of_their_rabbis_wherever_players_are_ranked():
    table = hightable.new("golem", seats=4, seed=4)
    assert table.scores() == [10, 10, 10, 10]
    assert table.ranking() == [[3], [1], [0], [2]]
    assert order(table) == table.state.order == [3, 1, 0, 2]
    assert ranks(table.game, table.state) == pytest.approx([-1 / 3, 1 / 3, -1, 1])


def test_the_tie_of_a_golden_game_is_won_by_one_player():
    path = Path(__file__).parents[2] / "golden" / "golem" / "tie.game"
    table = hightable.replay(path.read_text("utf-8"))
    assert table.scores()[0] == table.scores()[1]
    assert table.winners() == [table.state.order[0]]
