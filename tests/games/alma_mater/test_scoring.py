"""The score sheet, the winner, the end of the game. [§15]"""

from games.alma_mater.position import BLUE, ask, me, player, table

import hightable
from hightable.games.alma_mater.rules.rounds import EVERY_ROUND
from hightable.games.alma_mater.rules.scoring import score, scores, sheet, winners
from hightable.games.alma_mater.state import OVER


def test_the_worked_example():
    profs = {
        "math_fill": "purple",
        "math_black3": "purple",
        "med_green": "purple",
        "art_display": "purple",
    }
    halls = ("art_press", "art_bishop", "law_trader", "law_bursar", "art_archive", "math_students")
    said = player(
        BLUE, prestige=20, ducats=14, books="5 purple 3 dictionary", level=9,
        professors=profs, students=halls, busts="ab",
    )  # fmt: skip
    board = table(said, player(0, level=12), asked=None)
    assert sheet(board, me(board, BLUE)) == {
        "during play": 20,
        "ducats": 4,
        "dictionaries": 3,
        "reputation": 7,
        "research": 12,
        "professors": 16,
        "mathematicians": 7,
        "halls": 12,
        "busts": 7,
    }
    assert score(board, me(board, BLUE)) == 88


def test_mathematicians_score_milestones_busts_students_and_professors():
    halls = ("math_milestones", "math_busts", "math_students", "math_professors")
    profs = {"med_green": "purple"}
    board = table(player(students=halls, level=6, busts="abc", professors=profs), asked=None)
    assert sheet(board, me(board))["mathematicians"] == 4 + 9 + 5 + 2


def test_reputation_scores_by_the_marker_on_the_track():
    board = table(player(), seats=3, asked=None)
    assert [sheet(board, me(board, seat))["reputation"] for seat in range(3)] == [12, 5, 0]
    board = table(player(), asked=None)
    assert [sheet(board, me(board, seat))["reputation"] for seat in range(4)] == [12, 7, 3, 0]


def test_ignotus_takes_a_rank_but_no_points():
    board = table(player(), seats=2, asked=None)
    board.ranking = [2, 0, 1]
    assert scores(board) == [5, 0]


def test_a_tie_goes_to_the_first_in_turn_order():
    board = table(player(), player(BLUE, prestige=5), asked=None)
    board.order = [BLUE, 0, 2, 3]
    assert scores(board)[:2] == [12, 12]
    assert winners(board) == [BLUE]


def test_before_the_turn_order_is_known_seats_decide():
    board = table(player(), asked=None)
    board.order = []
    assert winners(board) == [0]


def test_the_game_ends_after_the_administration_of_round_six():
    board = ask(table(player(), asked=None), EVERY_ROUND, 17)
    assert board.over
    assert board.phase == OVER


def test_a_whole_game_has_six_rounds_and_no_last_income():
    game = hightable.new("alma_mater", 3, seed=4)
    game.playout(1)
    assert (game.state.round, game.state.phase) == (7, OVER)
    assert game.scores()[game.winners()[0]] == max(game.scores())
    assert sum(game.sheet(0).values()) == game.scores()[0]
