"""The box: counts, references, faults in files."""

from collections import Counter

import pytest

from hightable.games.alma_mater import box
from hightable.games.alma_mater.decode.makers import WORDS, amount, counted, need
from hightable.games.alma_mater.decode.prices import levels
from hightable.kernel import Fault, data, decode

FILES = ("boards", "chancellors", "components", "glory_tiles", "ignotus_cards", "research_costs")
FILES += (
    "milestone_bonuses",
    "professors",
    "research_cards",
    "setup_cards",
    "students",
    "university",
)
SOURCES = {"rulebook", "public", "reconstructed"}


@pytest.mark.parametrize(
    ("component", "records", "copies"),
    [
        ("student_tile", box.STUDENT_RECORDS, 3),
        ("professor_card", box.PROFESSOR_RECORDS, 3),
        ("chancellor_card", box.CHANCELLOR_RECORDS, 1),
        ("setup_card", box.SETUP_RECORDS, 1),
        ("research_card", box.CARD_RECORDS, 1),
        ("glory_tile", box.GLORY_RECORDS, 1),
        ("bust_card", box.BUST_RECORDS, 4),
        ("ignotus_card", box.IGNOTUS_RECORDS, 1),
    ],
)
def test_the_records_are_as_many_as_the_pieces(component, records, copies):
    assert len(records) * copies == box.INVENTORY[component]["count"]


def test_there_are_twenty_one_costs_and_eight_bonuses():
    assert (len(box.COSTS), len(box.BONUSES)) == (21, 8)


def test_every_faculty_has_four_students_four_professors_and_two_chairs():
    for faculties, number in (
        (box.STUDENT_FACULTY, 4),
        (box.PROFESSOR_FACULTY, 4),
        (box.CHAIR_FACULTY, 2),
    ):
        assert set(Counter(faculties).values()) == {number}


def test_the_boards_have_thirteen_and_ten_spaces():
    assert [len(sites) for sites in box.SITES_OF_SIDE] == [13, 10]


@pytest.mark.parametrize("name", FILES)
def test_every_record_names_its_source(name):
    for records in data("alma_mater", name).values():
        for record in records if isinstance(records, list) else [records]:
            assert record["source"] in SOURCES


def test_shelves_and_price_tiles_are_complete():
    assert sorted(box.SHELVES) == [1, 1, 1, 1, 2, 2, 3]
    assert sum(tile["copies"] for tile in box.UNIVERSITY["price_tile"]) == 9


def test_setup_cards_are_numbered_in_order():
    assert [card["number"] for card in box.SETUP_RECORDS.values()] == list(range(1, 25))


WRONG = [
    ({"op": "dance"}, "no such word 'dance'"),
    ({"op": "gain", "resource": "gold", "n": 1}, "resource = 'gold'"),
    (
        {"op": "gain", "resource": "ducat", "n": {"count": "cats", "each": 1}},
        "no such counter 'cats'",
    ),
    ({"op": "research", "colour": "pink", "n": 1}, "colour = 'pink'"),
    ({"op": "recruit_student", "faculties": ["magic"], "cost": "free"}, "no such id 'magic'"),
    ({"op": "gain_tutor"}, "'n' is missing"),
    ({"op": "gain", "resource": "prestige", "n": 1, "colour": "any"}, "no such field 'colour'"),
]


@pytest.mark.parametrize(("fields", "message"), WRONG)
def test_a_wrong_effect_is_refused_with_its_place(fields, message):
    with pytest.raises(Fault, match=r"students\.toml, art_press") as wrong:
        decode(fields, "students.toml, art_press", WORDS)
    assert message in str(wrong.value)


def test_a_wrong_counter_requirement_or_card_is_refused():
    with pytest.raises(Fault, match="glory, a9: no such counter 7"):
        counted(7, "glory, a9")
    with pytest.raises(Fault, match="glory, a9: count should be str"):
        need({"count": 7, "min": 1}, "glory, a9")
    with pytest.raises(Fault, match="cost: should be a table"):
        amount("many", "cost")
    with pytest.raises(Fault, match="levels should be 2, are 1"):
        levels({"id": "research_Z1", "levels": ["dict1"]})
