"""What cards, tiles and places are for, in words. [§2.3]"""

import random

import pytest
from games.golem.town import ask, choose, fill, neighbourhood, player, town

import hightable
from hightable.games.golem.game import GOLEM
from hightable.games.golem.rules.actions import TURN
from hightable.games.golem.rules.character import INFLUENCE
from hightable.kernel import Table

STREETS, MARKER = 3 * 3, 1


def about(board, text):
    return GOLEM.about(board, GOLEM.vocabulary.numbers[text], GOLEM.texts())


def turn(me, *answers, **rows):
    return choose(ask(fill(town(me, library=(1, 33, 15, 4, 5)), **rows), TURN), *answers)


def test_tiles_tell_their_effects():
    board = turn(player(), work="white")
    assert about(board, "rabbi charity") == "1 clay; 1 coin; 1 knowledge"
    assert about(board, "pass") == ""


def test_an_upgrade_tells_ability_and_menorahs():
    board = turn(player(clay=9), "marble golem white", golem="white")
    assert about(board, "develop torso") == "control costs at most 2 a golem; menorahs: 1"
    assert about(board, "develop head") == "menorahs: 3"


def test_a_small_tile_tells_sides_and_slots():
    board = turn(player(coin=7), "marble artefacts white", artefacts="white")
    red, blue = "pays whenever you take a red marble", "pays whenever you take a blue marble"
    assert about(board, "develop golden 1") == f"{red} (or, the other side up, {blue}); menorahs: 1"
    assert about(board, "cauldron 1") == "1 knowledge"
    choose(board, "develop golden 1")
    assert about(board, "side blue marble") == blue
    choose(board, "side blue marble")
    assert about(board, "artefact 1") == "1 knowledge"


def test_a_book_tells_what_it_gives_now_and_again():
    board = turn(player(students=(2, 1, 1)), "marble research white", research="white white white")
    assert about(board, "book 1") == "at once 1 knowledge; each time pay 1 knowledge: research +1"
    assert about(board, "activate 1") == "each time pay 1 knowledge: research +1"


def test_offers_and_the_character_are_told():
    board = ask(town(player(clay=3)), neighbourhood("red", 9))
    assert about(board, "pay") == "pay 3 clay: 6 VP"
    board = ask(town(player(coin=2, eyes=("red", "yellow"))), INFLUENCE)
    assert about(board, "pay") == "develop an upgrade, 4 off; 1 VP"


def test_the_income_of_the_rounds_left_is_projected():
    board = ask(town(player(students=(4, 4, 4))), TURN)
    left = GOLEM.ledger.incomes(board)
    assert left > 0
    assert Table(GOLEM, 2, {}, 0, board).to_come()[0] == (STREETS + MARKER) * left


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_option_of_whole_games_can_be_told(seats):
    table = hightable.new("golem", seats=seats, seed=6)
    luck = random.Random(6)
    while not table.over:
        for _, said, about in table.choices(table.decision.seat):
            assert said
            assert "{" not in said + about
        table.choose(luck.choice(table.decision.options))
