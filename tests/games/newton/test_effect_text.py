"""Effects in words: one interpreter for tooltips, hints and the description. [§8, §9, §10]"""

import pytest

from hightable.games.newton import box
from hightable.games.newton.effect_text import (
    SAID,
    card_text,
    effect_text,
    master_text,
    objective_text,
    tile_text,
)
from hightable.games.newton.game import NEWTON

TEXTS = NEWTON.texts()
RECORDS = [
    *[card[timing] for card in box.ACTION_RECORDS.values() for timing in card],
    *[part for master in box.MASTER_RECORDS.values() for part in master.values()],
    *[tile["effect"] for tile in box.INVENTION_RECORDS.values()],
    *[tile["effect"] for tile in box.CITY_RECORDS.values()],
    *[tile["effect"] for tile in box.SPECIALIZATION_RECORDS.values()],
    *[tile["effect"] for tile in box.TOKEN_RECORDS.values()],
    *[pile["effect"] for pile in box.GAME["bookshelf_pile"]],
]


def effects(record):
    """An effect and those inside it."""
    if isinstance(record, dict) and "op" in record:
        yield record
        for part in [*record.values(), *record.get("effects", [])]:
            yield from effects(part)


def test_every_word_of_the_data_can_be_said_and_no_other():
    used = [effect for record in RECORDS for effect in effects(record)]
    assert {effect["op"] for effect in used} == set(SAID)
    assert all(effect_text(effect, TEXTS) for effect in used)


@pytest.mark.parametrize(
    ("tile", "said"),
    [
        ("inv_coins_student", "5 Coins and a new Student"),
        ("inv_lines_work", "1 point, then Work of value 1 for each completed line"),
        ("inv_study", "2 Coins, then Study of value 3"),
        ("city_university", "pay 2 Coins: a cube on any University"),
        ("spec_dev_any", "a Development of your choice"),
        ("spec_income_potion", "an Income of 1 Potion a round"),
        ("bonus_student_1", "a new Student"),
    ],
)
def test_a_tile_says_what_it_gives(tile, said):
    assert tile_text(tile, TEXTS) == said


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("start_red_work", "Work, starting card. Volumes: 1 blue Volume"),
        ("a1_10", "Open Lecture: Lessons. Volumes: 1 wild Volume"),
        ("a2_12", "Double Shelf: Study. With this action: pay 3 Coins: "),
        ("a3_03", "Celestial Mechanics: Technology. Volumes: 2 blue Volumes, 1 green Volume. At "),
    ],
)
def test_a_card_says_what_it_is_and_does(card, said):
    assert card_text(card, TEXTS).startswith(said)


def test_one_point_is_one_point():
    assert master_text("boyle", TEXTS).endswith("1 point at the end")
    assert master_text("brahe", TEXTS).endswith("Permanent: 2 blue Volumes. 5 points at the end")


def test_objectives_say_what_they_count():
    assert objective_text("objective_coins", TEXTS) == "1 point for each Coin, at most 14"
    said = "4 points for every 3 Bookshelf tiles, at most 16"
    assert objective_text("objective_books", TEXTS) == said
