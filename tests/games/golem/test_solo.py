"""The unofficial solo variant. [§11]"""

import pytest
from games.golem.town import ask, choose, fill, goods, options, player, town

import hightable
from hightable.games.golem.box import AUTOMA_RECORDS, BOOKS
from hightable.games.golem.rules.actions import TURNS
from hightable.games.golem.rules.scoring import sheet, winners
from hightable.games.golem.rules.solo import AUTOMA


def alone(*cards, me=None, automa=None):
    """A lone player who is done, and the automa about to play these cards."""
    done = player(eyes=("white", "white"), rabbi=1)
    board = town(me or done, automa or player(1))
    board.people = 1
    board.opponent = AUTOMA
    board.city.level = 0
    board.cards = [card - 1 for card in reversed(cards)]
    return board


def test_the_automa_follows_plan_rows_and_colours_of_its_cards():
    board = alone(3, 2, 1)
    fill(board, artefacts="red blue", golem="white", work="yellow")
    ask(board, TURNS[0], -1)
    automa = board.players[1]
    assert automa.rabbi == 2
    assert automa.eyes == [3, 1]
    assert goods(board, 1)[3] == 4 + 3 + 2


def test_its_rabbi_takes_the_next_free_tile_or_the_printed_field():
    record = AUTOMA_RECORDS[11]
    assert (record["plan"], record["rabbi_pick"]) == ("RMM", 3)
    done = player(eyes=("white", "white"), rabbi=2)
    board = fill(alone(12, 1, 1, me=done), work="white white")
    ask(board, TURNS[0], -1)
    assert board.charity == [1]


def test_its_rabbi_sends_a_book_under_the_deck():
    board = fill(alone(3, 2, 4), work="white white")
    ask(board, TURNS[0], -1)
    assert [BOOKS[book] for book in board.library[:4]] == ["1", "2", "4", "5"]
    assert BOOKS[board.deck[0]] == "3"
    assert board.sunk == 1


def test_a_burying_card_takes_the_lowest_free_grave_with_a_bonus():
    board = fill(alone(1, 1, 1), work="white white")
    board.graves = 0b0001
    ask(board, TURNS[0], -1)
    assert board.graves == 0b0111


def test_with_all_graves_taken_it_buries_nothing():
    board = fill(alone(1, 1, 1), work="white white")
    board.graves = 0b1111
    ask(board, TURNS[0], -1)
    assert board.graves == 0b1111


def test_its_students_always_step_and_take_menorahs():
    automa = player(1, students=(7, 3, 3))
    board = fill(alone(1, 1, 1, automa=automa), work="red", golem="black")
    ask(board, TURNS[0], -1)
    assert list(automa.students) == [8, 4, 4]
    assert board.menorahs[0] == 1


def test_the_lone_player_may_pass_and_the_automa_goes_on():
    board = alone(1, 1, 1, me=player(rabbi=1, eyes=("white",)))
    fill(board, work="white white white red", golem="blue")
    ask(board, TURNS[0], -1)
    choose(board, "pass")
    assert options(board)[0].startswith("remove")
    assert len(board.players[1].eyes) == 2


def test_the_automa_scores_points_sections_menorahs_and_level():
    board = alone(automa=player(1, vp=20, students=(8, 2, 3)))
    board.menorahs[0] = 1
    assert sheet(board, board.players[1]) == {
        "play": 20,
        "students": 13,
        "menorahs": 3,
        "level": 65,
    }


@pytest.mark.parametrize(("vp", "winner"), [(68, [1]), (69, [0])])
def test_the_lone_player_needs_more_points_than_the_automa(vp, winner):
    board = alone(me=player(vp=vp), automa=player(1))
    assert winners(board) == winner


@pytest.mark.parametrize(("level", "bonus"), [("easy", 45), ("normal", 65), ("hard", 85)])
def test_the_level_is_an_option_of_the_game(level, bonus):
    table = hightable.new("golem", seats=1, seed=2, level=level)
    assert table.sheet(1)["level"] == bonus
    assert table.seen(0)["automa"]["level"] == level


def test_a_lone_player_keeps_three_of_four_goals_and_is_first():
    table = hightable.new("golem", seats=1, seed=2)
    assert table.state.order == [0, 1]
    assert [option.split()[0] for option in table.decision.options] == ["return"] * 4
    table.choose(table.decision.options[0])
    assert len(table.state.players[0].goals) == 3
    assert [option.split()[0] for option in table.decision.options] == ["board"] * 2


def test_everything_calls_the_variant_unofficial():
    table = hightable.new("golem", seats=1, seed=2)
    assert "unofficial" in table.game.texts().say("variant", "level")
    assert "unofficial" in table.game.texts().say("text", "automa")
    assert "unofficial" in table.describe(0)
