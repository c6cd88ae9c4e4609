"""The box: counts and references. [§1]"""

from collections import Counter

import pytest

from hightable.games.sankore import words
from hightable.games.sankore.box import areas, components
from hightable.games.sankore.decode import icons
from hightable.games.sankore.decode.cards import KINDS, ability, requirement
from hightable.games.sankore.decode.icons import WORDS
from hightable.games.sankore.effects import CHAPTERS
from hightable.kernel import Fault, decode
from hightable.kernel.chapters import See
from hightable.kernel.effect import Effect
from hightable.kernel.numbering import numbering


def test_the_counts_are_those_of_the_box():
    assert len(components.CLASSES) == 40
    assert Counter(map(int, components.CLASS_LEVEL)) == {0: 4, 1: 20, 2: 16, 3: 4}
    assert len(components.OBJECTIVES) == 24
    assert len(components.SANKORE_TILES) == 28
    assert sum(components.DOUBLE) == 12
    assert len(components.GRADUATIONS) == 16
    assert sum(components.SKILL_COUNT) == 40
    assert len(components.FAVOUR_RECORDS) == 12
    assert (len(components.CLASS_SPACES), len(components.STUDENT_SPACES)) == (10, 17)


def test_the_areas_have_their_spaces():
    assert (len(areas.OASES), len(areas.PORTS), len(areas.PORT_RECORDS)) == (16, 8, 24)
    assert len(areas.PATH_RECORDS) == 38
    assert (len(areas.THEOLOGY_RECORDS), len(areas.WALLS), len(areas.LAW_RECORDS)) == (21, 16, 24)
    assert (len(areas.CELLS), areas.NUMBERED) == (16, 12)
    assert len(areas.book_spaces()) == 13
    assert len(areas.token_spaces()) == 8
    assert len(areas.BOX_RECORDS) == 16


def test_every_scholar_has_sixteen_turns_that_end_with_a_class():
    turns = list(components.SCHOLAR_TURNS.values())
    assert len(turns) == 64
    assert all(turn["actions"][-1] == "teach_class" for turn in turns)


def test_every_port_can_be_reached_and_no_way_leads_through_one():
    for port in range(areas.FIRST_PORT, len(areas.NODES)):
        assert areas.DISTANCE[areas.TIMBUKTU][port] < areas.FAR
        assert areas.DISTANCE[port].count(areas.FAR) == len(areas.NODES) - 1


def test_every_upper_student_space_has_one_arrow():
    targets = [to for arrows in components.ARROWS for to in arrows]
    assert sorted(targets) == list(range(4, 17))


def test_every_line_of_the_madrasa_has_four_cells_nearest_first():
    assert all(len(line) == 4 for line in areas.LINE)
    assert [areas.CELLS[cell] for cell in areas.LINE[areas.WALLS.index("wall_B2")]] == [
        "cell_2_4",
        "cell_2_3",
        "cell_2_2",
        "cell_2_1",
    ]


def test_every_icon_has_found_its_chapter():
    made = numbering("hightable.games.sankore").effects
    assert {see.name for see in made if isinstance(see, See)} == set(CHAPTERS.effects)


def test_every_component_has_an_effect():
    for table in (icons.REWARD, icons.TILE_BONUS, icons.FAVOUR_REWARD):
        assert all(isinstance(effect, Effect) for effect in table)
    assert len(icons.SPACE_REWARD) == len(areas.SPACES)


def test_words_are_unique_in_lower_case():
    assert all(text == text.lower() for text in words.VOCABULARY.texts)


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ({"op": "gian"}, "no such word 'gian'"),
        ({"op": "gain", "resource": "silver", "n": 1}, "resource = 'silver'"),
        ({"op": "gain", "resource": "gold"}, "the field 'n' is missing"),
        ({"op": "choose", "of": [{"op": "none"}]}, "only be among Gold, Salt and Prestige"),
    ],
)
def test_a_wrong_effect_is_refused_with_its_place(effect, message):
    with pytest.raises(Fault, match=f"cards.toml, here.*{message}"):
        decode(effect, "cards.toml, here", WORDS)


def test_a_wrong_card_is_refused(monkeypatch):
    with pytest.raises(Fault, match="no such predicate 'luck'"):
        requirement({"pred": "luck"}, "obj_01")
    with pytest.raises(Fault, match="obj_01: pieces_placed"):
        requirement({"pred": "pieces_placed", "min": 1, "piece": "tower"}, "obj_01")
    monkeypatch.setitem(components.OBJECTIVE_RECORDS["obj_01"], "ability", {"kind": "luck"})
    with pytest.raises(Fault, match="no such ability 'luck'"):
        ability("obj_01")
    assert len(KINDS) == 14


def test_an_unknown_id_is_refused():
    with pytest.raises(Fault, match="no such id 'atlantis'"):
        components.at(areas.NODES, "atlantis", "astronomy.toml")
    with pytest.raises(KeyError):
        areas.region_of("atlantis")
