"""Effects, cards and spaces in words: every record of the box has them, with their plurals."""

import pytest

from hightable.games import game
from hightable.games.sankore.box.areas import SPACES
from hightable.games.sankore.box.components import (
    CLASS_RECORDS,
    FAVOUR_RECORDS,
    OBJECTIVE_RECORDS,
    SANKORE_RECORDS,
    SKILL_RECORDS,
    records,
)
from hightable.games.sankore.effect_text import (
    card_text,
    class_text,
    effect_text,
    favour_text,
    skill_text,
    space_text,
    tile_text,
)

TEXTS = game("sankore").texts()


@pytest.mark.parametrize(
    ("say", "things"),
    [
        (class_text, CLASS_RECORDS),
        (favour_text, FAVOUR_RECORDS),
        (skill_text, SKILL_RECORDS),
        (card_text, OBJECTIVE_RECORDS),
        (lambda tile, texts: tile_text(tile, False, texts), SANKORE_RECORDS),
        (lambda space, texts: space_text(space, 3, texts), SPACES),
    ],
)
def test_everything_of_the_box_has_words(say, things):
    said = [say(thing, TEXTS) for thing in things]
    assert all(said)
    assert not [words for words in said if "{" in words]


def test_the_last_graduation_tile_of_a_column_says_what_it_brings():
    for record in records("graduation_tiles", "column_reward").values():
        assert "double-star tile" in effect_text(record["effect"], TEXTS)


@pytest.mark.parametrize(
    ("record", "words"),
    [
        ({"op": "gain", "resource": "gold", "n": 2}, "2 Gold"),
        ({"op": "gain_book", "discipline": "any", "n": 1}, "1 Book of any discipline"),
        ({"op": "gain_book", "discipline": "law", "n": 2}, "2 Books of Law"),
        ({"op": "advance_favour", "n": 1}, "1 step of the Favour track"),
        ([{"op": "knowledge", "n": 1}, {"op": "return_favour"}], "+1 Knowledge, return a Favour"),
        ({"op": "none"}, "nothing"),
    ],
)
def test_an_effect_is_said_with_its_figures(record, words):
    assert effect_text(record, TEXTS) == words


def test_a_card_says_what_it_asks_for_and_gives():
    assert card_text("obj_21", TEXTS) == (
        "When you have placed 2 Mosques, 1 Wall: a Wall may flip any tile of the Madrasa."
    )
    assert card_text("obj_06", TEXTS) == (
        "With a Crown in a top row: once a turn, when you place a Crown: 1 Inspiration."
    )
