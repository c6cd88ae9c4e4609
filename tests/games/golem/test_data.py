"""The box: counts, references, provenance, and faults that name their place. [§13]"""

from itertools import pairwise

import pytest

from hightable.games.golem import box
from hightable.games.golem.decode import WORDS
from hightable.kernel import Fault, data, decode

FILES = [
    "action_tiles",
    "artefact_boards",
    "automa",
    "books",
    "characters",
    "components",
    "constants",
    "districts",
    "goals",
    "graveyard",
    "neighbourhoods",
    "player_board",
    "setup",
    "start_tiles",
    "synagogue",
    "upgrades",
]
SOURCES = {"rulebook", "public", "reconstructed"}


def records(file):
    for table in data("golem", file).values():
        yield from table if isinstance(table, list) else [table]


@pytest.mark.parametrize(
    ("component", "found"),
    [
        ("action_tile", len(box.ACTION_TILES) - 1),
        ("character_card", len(box.CHARACTERS)),
        ("goal_card", len(box.GOALS)),
        ("book_card", len(box.BOOKS)),
        ("neighbourhood_tile", len(box.NEIGHBOURHOODS)),
        ("pass_tile", box.PASS_TILES),
        ("artefact_board", len(box.SIDES) // 2),
        ("start_tile", len(box.STARTS)),
        ("golem", box.GOLEMS),
        ("student", len(box.DISTRICTS)),
        ("menorah_marker", len(box.DISTRICTS)),
        ("golem_upgrade_tile", box.PER_DOMAIN),
        ("artefact_upgrade_tile", box.PER_DOMAIN),
        ("research_upgrade_tile", box.PER_DOMAIN),
    ],
)
def test_the_counts_are_those_of_the_box(component, found):
    counts = {one["id"]: one["count"] for one in data("golem", "components")["component"]}
    assert counts[component] == found


def test_gold_and_marbles_suffice_for_four_players():
    counts = {one["id"]: one["count"] for one in data("golem", "components")["component"]}
    assert 4 * sum(box.CAULDRONS) == counts["gold_bar"]
    kinds = {one["id"]: one["total"] for one in data("golem", "synagogue")["marble_kind"]}
    for marbles in box.MARBLES.values():
        used = dict(zip(box.COLOURS, marbles, strict=True))
        assert all(used[colour] <= kinds[colour] for colour in box.COLOURS)
    assert sum(kinds.values()) == counts["marble"]


def test_books_are_eight_of_each_colour_and_six_black():
    colours = [record["colour"] for record in box.BOOK_RECORDS]
    assert [colours.count(colour) for colour in box.BOOK_COLOURS] == [8, 8, 8, 8, 6]


def test_goals_are_nine_types_of_three():
    types = [record["type"] for record in box.GOAL_RECORDS]
    assert len(box.GOAL_TYPES) == 9
    assert {types.count(kind) for kind in types} == {3}


def test_every_side_has_four_artefacts_in_the_order_of_the_cauldrons():
    shown = [(record["side"].lower(), record["gold"]) for record in box.ARTEFACT_RECORDS]
    assert shown == [(side, size) for side in box.SIDES for size in box.CAULDRONS]


@pytest.mark.parametrize("file", FILES)
def test_every_record_says_where_it_comes_from(file):
    assert {record["source"] for record in records(file)} <= SOURCES


def test_no_step_up_the_research_track_lowers_the_income():
    income = [tuple(goods) for goods in box.RESEARCH_INCOME]
    for low, high in pairwise(income):
        assert all(less <= more for less, more in zip(low, high, strict=True))
    assert list(box.CAPACITY) == sorted(box.CAPACITY)


def test_the_golem_track_fits_four_creations():
    assert len(box.MARKER_VALUE) - 1 == box.MARKER_TOP
    assert 2 + 4 * box.CREATE_UP == box.MARKER_TOP


@pytest.mark.parametrize(
    ("effect", "what"),
    [
        ({"op": "fly"}, "no such word 'fly'"),
        ({"op": "gain", "resource": "mud", "n": 1}, "resource = 'mud'"),
        ({"op": "gain", "resource": "clay"}, "the field 'n' is missing"),
        ({"op": "research", "n": 1, "far": 2}, "no such field 'far'"),
        ({"op": "create_golem", "discount": 99}, "a discount is a number from 0 to 15, not 99"),
        ({"op": "destroy_golem", "n": 2}, "n can only be 1"),
        (
            {"op": "move_golem", "steps": 3, "scope": "one", "direction": "either"},
            "one golem several steps is known only with work after it",
        ),
    ],
)
def test_a_wrong_effect_is_refused_with_its_place(effect, what):
    with pytest.raises(Fault, match=r"tiles\.toml, at13") as refused:
        decode([effect], "tiles.toml, at13", WORDS)
    assert what in str(refused.value)


def test_an_income_is_made_of_gains_only():
    with pytest.raises(Fault, match="here: op = 'research'"):
        box.gains([{"op": "research", "n": 1}], "here")


def test_a_missing_ability_and_a_double_id_are_refused():
    with pytest.raises(Fault, match="no upgrade has the ability 'flight'"):
        box.ability("flight")
    with pytest.raises(Fault, match="two records have the deck 'I-III'"):
        box.records("characters", "character", "deck")


def test_gains_side_by_side_are_taken_at_once():
    gains = [{"op": "gain", "resource": "clay", "n": 2}, {"op": "gain", "resource": "vp", "n": 1}]
    assert list(decode(gains, "here", WORDS).goods) == [2, 0, 0, 1]
