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


def hint(prague, text):
    return GOLEM.hint(prague, GOLEM.vocabulary.numbers[text])


def turn(me, *answers, **rows):
    return choose(ask(fill(town(me, library=(1, 33, 15, 4, 5)), **rows), TURN), *answers)


def test_a_marble_tells_its_strength_and_its_students_way():
    prague = turn(player(students=(10, 2, 1)), golem="yellow red black", work="white")
    said = "+3 clay, then upgrade and create a golem; yellow student from II to III"
    assert hint(prague, "marble golem yellow") == said
    assert hint(prague, "marble golem red").endswith("the student has arrived")
    assert hint(prague, "marble golem black").endswith("two different students step")
    assert hint(prague, "marble work white").startswith("golems work for 1, 3, 5 or 8 knowledge, 1")


def test_a_tile_tells_its_effects():
    prague = turn(player(), work="white")
    assert hint(prague, "rabbi charity") == "1 clay; 1 coin; 1 knowledge"
    assert hint(prague, "pass") == ""


def test_an_upgrade_tells_cost_ability_and_menorahs():
    me = player(clay=9)
    prague = turn(me, "marble golem white", golem="white")
    assert hint(prague, "develop torso") == (
        "costs 3 clay; control costs at most 2 a golem; menorahs: 1"
    )
    assert hint(prague, "develop head") == "costs 8 clay; menorahs: 3"
    assert hint(prague, "create red") == "costs 3 clay"


def test_a_discount_is_told():
    prague = ask(town(player(knowledge=1)), neighbourhood("blue", 6))
    assert hint(prague, "develop column 3") == (
        "costs 0 knowledge; each book in this column: 2 knowledge; menorahs: 1"
    )
    prague = ask(town(player(clay=2)), neighbourhood("red", 2))
    assert hint(prague, "create red") == "costs 2 clay"


def test_a_small_tile_tells_sides_and_slots():
    prague = turn(player(coin=3), "marble artefacts white", artefacts="white")
    red, blue = "pays whenever you take a red marble", "pays whenever you take a blue marble"
    assert hint(prague, "develop golden 1") == f"{red}; {blue}; menorahs: 1"
    assert hint(prague, "cauldron 1") == "1 of 1 gold; complete: 1 knowledge"
    choose(prague, "develop golden 1")
    assert hint(prague, "side blue marble") == blue
    choose(prague, "side blue marble")
    assert hint(prague, "artefact 1") == "costs 2 coins; 1 knowledge"


def test_a_grey_side_tells_its_bonus():
    prague = turn(player(coin=3), "marble artefacts white", "develop grey 1", artefacts="white")
    assert hint(prague, "side mixed") == "1 knowledge; 1 VP"


def test_a_book_tells_price_and_bonuses():
    prague = turn(player(students=(2, 1, 1)), "marble research white", research="white white white")
    assert hint(prague, "book 1") == (
        "costs 1 knowledge; at once 1 knowledge; each time pay 1 knowledge: research +1"
    )
    assert "a student one back" in hint(prague, "book 33")
    choose(prague, "book 33")


def test_prices_are_told():
    prague = ask(town(player(clay=3)), neighbourhood("red", 9))
    assert hint(prague, "pay") == "pay 3 clay: 6 VP"
    prague = ask(town(player(coin=2, eyes=("red", "yellow"))), INFLUENCE)
    assert hint(prague, "pay") == "costs 2 coins; develop an upgrade, 4 off; 1 VP"


def test_entries_and_moves_are_told():
    prague = ask(town(player(golems=["red 7", "red 8"], vp=9, knowledge=9)), MARCH, 2)
    assert hint(prague, "move red 7") == "enters for 1 VP or knowledge"
    choose(prague, "move red 7")
    assert hint(prague, "pay vp") == "costs 1"
    prague = ask(town(player(golems=["red 2"])), rabbi("night shift"))
    assert hint(prague, "advance red 2") == ""


def test_work_and_its_tiles_are_told():
    me = player(golems=["red 1", "blue 1"], coin=1, knowledge=9)
    prague = turn(me, "marble mirror white", mirror="white")
    assert hint(prague, "copy work").startswith("golems work for")
    choose(prague, "copy work")
    assert hint(prague, "work 2") == "costs 2 knowledge"
    choose(prague, "work 2")
    assert hint(prague, "worker red 1") == "2 clay"


def test_income_is_told():
    me = player(students=(4, 4, 4), side="b2", gold=(4, 0, 0, 0), research=4)
    prague = ask(town(me), INCOME_PART)
    assert hint(prague, "income red") == "3 VP"
    assert hint(prague, "income artefact 4") == "red student +1; blue student +1; 1 VP"
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
