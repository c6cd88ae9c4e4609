"""The data files: counts equal the box, references resolve, a wrong file is refused."""

import pytest

from hightable.games.newton import box
from hightable.games.newton import decode as game_decode
from hightable.games.newton.decode import CITY_WORDS, WORDS
from hightable.kernel import Fault, data, decode

BOX = box.GAME["components"]
FILES = (
    *("action_cards", "ancient_lands", "bonus_tokens", "cities", "developments", "game"),
    *("incomes", "inventions", "map", "masters", "objective_spaces", "objectives"),
    *("special_effects", "specializations", "starting_cards", "study_boards", "tech_track"),
    *("universities", "work_track"),
)
COUNTS = {
    "action_cards": len(box.ACTION_RECORDS),
    "starting_action_cards": len(box.STARTING_RECORDS),
    "master_cards": len(box.MASTERS),
    "objective_tiles": len(box.OBJECTIVES),
    "invention_tiles": len(box.INVENTIONS),
    "specialization_tiles": len(box.SPECIALIZATIONS),
    "development_tiles": sum(box.COPIES[:5]),
    "income_tiles": sum(box.COPIES[5:]),
    "medicine_income_tiles": box.MEDICINE["copies"],
    "city_tiles": len(box.CITIES),
    "university_tiles": len(box.UNIVERSITY_RECORDS),
    "ancient_land_tiles": len(box.ANCIENT_RECORDS),
    "bonus_tokens": len(box.TOKENS),
    "study_boards": len(box.BOARDS),
}


@pytest.mark.parametrize("kind", COUNTS)
def test_counts_equal_the_box(kind):
    assert COUNTS[kind] == BOX[kind]


def records(file):
    for table in data("newton", file).values():
        yield from table if isinstance(table, list) else [table]


@pytest.mark.parametrize("file", FILES)
def test_every_record_names_its_source(file):
    for record in records(file):
        if file != "game" or "id" in record:
            assert record["source"] in ("rulebook", "public", "reconstructed"), record


@pytest.mark.parametrize(
    ("kind", "count"),
    [("university", 6), ("ancient_land", 3), ("city", 7), ("village", 14), ("master", 1)],
)
def test_the_map_has_the_places_of_the_rulebook(kind, count):
    assert len(box.places(box.PLACE_TYPES.index(kind))) == count
    assert len(box.PLACES) == 33


def test_every_place_can_be_reached_from_basel():
    reached, new = set(), {box.BASEL}
    while new:
        reached |= new
        new = {to for place in new for to in box.NEIGHBOURS[place]} - reached
    assert len(reached) == 33


def test_routes_cost_the_same_both_ways():
    for here, ends in enumerate(box.NEIGHBOURS):
        for at, there in enumerate(ends):
            back = list(box.NEIGHBOURS[there]).index(here)
            assert box.ROUTE_COSTS[there][back] == box.ROUTE_COSTS[here][at]


def test_the_technology_track_is_a_tree_with_six_ends():
    into = [to for ends in box.TECH_NEXT for to in ends]
    assert sorted(into) == list(range(1, len(box.TECH)))
    ends = [at for at, onward in enumerate(box.TECH_NEXT) if len(onward) == 0]
    assert box.bits(ends) == box.FINALS
    assert len(ends) == 6


def test_every_objective_space_asks_for_four_volumes():
    for space in box.OBJECTIVE_SPACES.values():
        assert sum(space["volumes"].values()) == 4


def test_cards_are_sorted_by_level_fifteen_each():
    assert list(box.LEVEL) == [0] * 6 + [1] * 15 + [2] * 15 + [3] * 15
    assert [card["action"] for card in box.STARTING[0]] == box.SYMBOLS


def test_every_kind_of_special_effect_is_on_a_card():
    spoken = str([*box.ACTION_RECORDS.values()])
    for kind in ("second_book", "double_bonus_tokens", "move_to_free_village", "extra_cube"):
        assert f"'{kind}'" in spoken
    for kind in ("ignore_book_requirement", "copy_immediate", "hand_card", "wild", "per"):
        assert f"'{kind}'" in spoken
    assert len(list(records("special_effects"))) == 11


@pytest.mark.parametrize("card", box.ACTION_RECORDS)
def test_every_card_but_the_starting_ones_has_a_special_effect(card):
    record = box.ACTION_RECORDS[card]
    assert {"immediate", "modifier"} & set(record) or "wild" in record["volumes"]


def test_starting_cards_have_none():
    for record in box.STARTING_RECORDS.values():
        assert not {"immediate", "modifier"} & set(record)
        assert "wild" not in record["volumes"]


def test_every_board_has_sixteen_book_spaces_and_twelve_lines():
    for board in range(4):
        assert len(box.BOOK_CELLS[board]) == 16
        shelves = [box.SHELF[cell] for cell in box.BOOK_CELLS[board]]
        assert shelves == sorted(shelves)
        assert len(box.LINE_SPANS[board]) == 12
        assert sum(box.LINE_POINTS[board]) == 38


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        (dict(op="gian", n=1), "x: no such word 'gian'"),
        (dict(op="gain", resource="gold", n=1), "x: resource = 'gold'; known: coin, potion, vp"),
        (dict(op="gain", resource="coin"), "x: the field 'n' is missing"),
        (dict(op="gain", resource="coin", n=1, m=2), "x: no such field 'm'"),
        (dict(op="basic_action", action="sleep", value=1), "x: action = 'sleep'"),
        (dict(op="place_cube", targets=["moon"], n=1), "x: targets has 'moon'; known: start"),
        (dict(op="take_income", kind="gold"), "x: kind = 'gold'; known: income_vp"),
        (dict(op="per", count="stars", effect={}), "x: count = 'stars'; known: masters_played"),
    ],
)
def test_a_wrong_record_is_refused_with_its_place(fields, said):
    with pytest.raises(Fault, match=said):
        decode(fields, "x", WORDS)


def test_a_name_that_is_not_known_is_refused_with_its_place():
    cell = {"id": "study_a_s1c3", "requirement": {"university": "IX"}}
    with pytest.raises(Fault, match=r"study_a_s1c3, requirement: no such name 'IX'; known: I, II"):
        box.sight(cell)
    with pytest.raises(Fault, match="a1_01, volumes: no such name 'red'"):
        box.volumes({"red": 1}, "a1_01")


def test_boards_must_have_the_same_spaces(monkeypatch):
    monkeypatch.setitem(box.STUDY_BOARDS, "cell", box.STUDY_BOARDS["cell"][1:])
    with pytest.raises(Fault, match="study_a has not the same spaces as study_a"):
        box.cells("study_a")


def test_a_wrong_modifier_is_refused():
    with pytest.raises(Fault, match=r"action_cards\.toml, x: no such modifier 'fly'"):
        game_decode.modifier({"id": "x", "modifier": {"kind": "fly"}})


def test_only_a_city_asks_before_it_is_paid():
    price = dict(op="pay", optional=True, cost={"coin": 2}, then=dict(op="medicine"))
    assert decode(price, "x", CITY_WORDS).asks
    assert not decode(price, "x", WORDS).asks
