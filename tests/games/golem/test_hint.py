"""What options cost and give, in words. [§2.3]"""

import random

import pytest
from games.golem.town import ask, choose, fill, neighbourhood, player, rabbi, town

import hightable
from hightable.games.golem.game import GOLEM
from hightable.games.golem.rules.actions import TURN
from hightable.games.golem.rules.character import INFLUENCE
from hightable.games.golem.rules.income import INCOME_PART
from hightable.games.golem.rules.movement import MARCH


def hint(board, text):
    return GOLEM.hint(board, GOLEM.vocabulary.numbers[text], GOLEM.texts())


def turn(me, *answers, **rows):
    return choose(ask(fill(town(me, library=(1, 33, 15, 4, 5)), **rows), TURN), *answers)


def test_a_marble_tells_its_strength_and_its_students_way():
    board = turn(player(students=(10, 2, 1)), golem="yellow red black", work="white")
    said = "+3 clay, then upgrade and create a golem; yellow student from II to III"
    assert hint(board, "marble golem yellow") == said
    assert hint(board, "marble golem red").endswith("the student has arrived")
    assert hint(board, "marble golem black").endswith("two different students step")
    assert hint(board, "marble work white").startswith("golems work for 1, 3, 5 or 8 knowledge, 1")


def test_a_tile_tells_its_effects():
    board = turn(player(), work="white")
    assert hint(board, "rabbi charity") == "1 clay; 1 coin; 1 knowledge"
    assert hint(board, "pass") == ""


def test_an_upgrade_tells_cost_ability_and_menorahs():
    me = player(clay=9)
    board = turn(me, "marble golem white", golem="white")
    assert hint(board, "develop torso") == (
        "costs 3 clay; control costs at most 2 a golem; menorahs: 1"
    )
    assert hint(board, "develop head") == "costs 8 clay; menorahs: 3"
    assert hint(board, "create red") == "costs 3 clay"


def test_a_discount_is_told():
    board = ask(town(player(knowledge=2)), neighbourhood("blue", 6))
    assert hint(board, "develop column 3") == (
        "costs 2 knowledge; each book in this column: 1 gold; menorahs: 1"
    )
    board = ask(town(player(clay=2)), neighbourhood("red", 2))
    assert hint(board, "create red") == "costs 2 clay"


def test_a_small_tile_tells_sides_and_slots():
    board = turn(player(coin=7), "marble artefacts white", artefacts="white")
    red, blue = "pays whenever you take a red marble", "pays whenever you take a blue marble"
    assert hint(board, "develop golden 1") == f"{red}; {blue}; menorahs: 1"
    assert hint(board, "cauldron 1") == "1 of 1 gold; complete: 1 knowledge"
    choose(board, "develop golden 1")
    assert hint(board, "side blue marble") == blue
    choose(board, "side blue marble")
    assert hint(board, "artefact 1") == "costs 7 coins; 1 knowledge"


def test_a_grey_side_tells_its_bonus():
    board = turn(player(coin=3), "marble artefacts white", "develop grey 1", artefacts="white")
    assert hint(board, "side mixed") == "1 knowledge; 1 VP"


def test_a_book_tells_price_and_bonuses():
    board = turn(player(students=(2, 1, 1)), "marble research white", research="white white white")
    assert hint(board, "book 1") == (
        "costs 1 knowledge; at once 1 knowledge; each time pay 1 knowledge: research +1"
    )
    assert "a student one back" in hint(board, "book 33")
    choose(board, "book 33")


def test_prices_are_told():
    board = ask(town(player(clay=3)), neighbourhood("red", 9))
    assert hint(board, "pay") == "pay 3 clay: 6 VP"
    board = ask(town(player(coin=2, eyes=("red", "yellow"))), INFLUENCE)
    assert hint(board, "pay") == "costs 2 coins; develop an upgrade, 4 off; 1 VP"


def test_entries_and_moves_are_told():
    board = ask(town(player(golems=["red 7", "red 8"], vp=9, knowledge=9)), MARCH, 2)
    assert hint(board, "move red 7") == "enters for 1 VP or knowledge"
    choose(board, "move red 7")
    assert hint(board, "pay vp") == "costs 1"
    board = ask(town(player(golems=["red 2"])), rabbi("night shift"))
    assert hint(board, "advance red 2") == ""


def test_work_and_its_tiles_are_told():
    me = player(golems=["red 1", "blue 1"], coin=1, knowledge=9)
    board = turn(me, "marble mirror white", mirror="white")
    assert hint(board, "copy work").startswith("golems work for")
    choose(board, "copy work")
    assert hint(board, "work 2") == "costs 2 knowledge"
    choose(board, "work 2")
    assert hint(board, "worker red 1") == "2 clay"


def test_income_is_told():
    me = player(students=(4, 4, 4), side="b2", gold=(4, 0, 0, 0), research=4)
    board = ask(town(me), INCOME_PART)
    assert hint(board, "income red") == "3 VP"
    assert hint(board, "income artefact 4") == "red student +1; blue student +1; 1 VP"
    me = player(side="d2", gold=(0, 3, 0, 0), research=4)
    assert hint(ask(town(me), INCOME_PART), "income research") == "2 knowledge; 1 VP"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_option_of_whole_games_can_be_told(seats):
    table = hightable.new("golem", seats=seats, seed=6)
    luck = random.Random(6)
    while not table.over:
        for _, said, hinted in table.choices(table.decision.seat):
            assert said
            assert "{" not in said + hinted
        table.choose(luck.choice(table.decision.options))
