"""Effects, cards and costs in words: what they say is what the rules do. [§17]"""

from pathlib import Path

import pytest

from hightable.games.alma_mater import box
from hightable.games.alma_mater.effect_text import (
    bonus_text,
    chancellor_text,
    cost_text,
    effect_text,
    glory_text,
    professor_text,
    student_text,
)
from hightable.games.alma_mater.game import LANGUAGES
from hightable.games.alma_mater.words import VOCABULARY

TEXTS = LANGUAGES()
RULES = Path(__file__).parents[3] / "docs/games/alma_mater.md"


def test_the_master_of_accounts_lets_one_shelf_fall_out_and_clears_no_display():
    said = professor_text("prof_math_cleanup", TEXTS)
    assert "1 ducat for each book on your display" in said
    assert said.endswith("the shelves slide and the leftmost falls out, with its book")


def test_glareanus_brings_a_setup_card():
    said = chancellor_text("glareanus", TEXTS)
    assert "After a lecture of yours: 1 prestige" in said
    assert "3 more setup cards are turned up, and you keep one" in said


def test_marschalk_rewards_the_buyer_too():
    said = chancellor_text("marschalk", TEXTS)
    assert "1 prestige, 1 textbook of the buyer's colour" in said
    assert said.endswith("The buyer gains 1 prestige")


@pytest.mark.parametrize(
    "better",
    [
        "Bishop: 3, 7, 11 ducats for 1, 2, 3 masters",
        "Park: pay 10 ducats: 10 prestige",
        "Laboratory: 4 black steps; or 1 green step, 1 black step",
        "Antiquarian: pay 2 ducats: 1 textbook of any colour; or pay 4 ducats: 1 dictionary",
    ],
)
def test_pereira_says_what_is_better(better):
    assert better in chancellor_text("pereira", TEXTS)


def test_masters_come_back_from_the_dormitory_in_the_administrative_phase():
    assert "administrative phase" in TEXTS.say("legend", "i-bed", "where")


def test_the_book_dealers_son_may_lay_his_tiles_anew():
    assert student_text("art_prices", TEXTS).endswith("you may lay the price tiles anew")


def test_every_cost_bonus_and_glory_tile_has_its_words():
    assert cost_text("five_minus_bishop", TEXTS).startswith("5 ducats, 2 less for each of your")
    said = "free with at least 1 professor, else 1 textbook of any colour, 3 prestige"
    assert cost_text("one_professor_or_pay", TEXTS) == said
    assert cost_text("exhaust_or_five", TEXTS) == "exhaust a ready professor or 5 ducats"
    costs = {cost_text(cost, TEXTS) for cost in box.COSTS}
    assert len(costs) == len(box.COSTS)
    assert bonus_text("books2_pp5", TEXTS) == "2 textbooks of any colour, 5 prestige"
    assert glory_text("glory_c3", TEXTS) == "at least 3 professors and 4 students (art or law)"


def test_so_many_are_said_in_the_right_number():
    gain = {"op": "gain", "resource": "ducat", "n": 1}
    assert effect_text(gain, TEXTS) == "1 ducat"
    assert effect_text([gain | {"n": 2}, gain], TEXTS) == "2 ducats, 1 ducat"


@pytest.mark.parametrize("colour", box.COLOURS)
def test_a_colour_has_one_name_in_words_texts_and_rules(colour):
    assert TEXTS.name(colour) == colour
    assert f"pay 1 {colour}" in VOCABULARY.numbers
    assert f"score {colour} 3" in VOCABULARY.numbers
    assert "red, blue, yellow, purple" in RULES.read_text("utf-8")


def test_no_book_has_the_colour_of_a_step():
    assert not set(box.COLOURS) & {"green", "black"}
