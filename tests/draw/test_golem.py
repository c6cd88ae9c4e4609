"""Golem's boards: everything printed has its place, every variant is drawn, numbers are legible."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
from draw.scenes import asked, scene, sheets, texts_of, view_of, walk

import hightable
from hightable.draw.markup import join
from hightable.games.golem.box import (
    ARTEFACT_RECORDS,
    AUTOMA_RECORDS,
    BOOK_RECORDS,
    CHARACTER_RECORDS,
    DISTRICTS,
    GOAL_RECORDS,
    GRAVES,
    NEIGHBOURHOOD_RECORDS,
    SECTIONS,
    START_RECORDS,
    TILED,
    UPGRADE_RECORDS,
)
from hightable.games.golem.effect_text import (
    book_text,
    character_text,
    goal_text,
    start_text,
    upgrade_text,
)
from hightable.games.golem.view import synagogue, town
from hightable.games.golem.view.golems.ground import PARTS
from hightable.games.golem.view.icons import glyphs
from hightable.games.golem.view.research.play import COLUMN_UPGRADES
from hightable.games.golem.view.synagogue import automa
from hightable.games.golem.view.town.ground import cell, grave
from hightable.games.golem.view.town.play import targets

VIEW = view_of("golem")
TEXTS = texts_of("golem")


def drawn(shown, region=""):
    """The play sheets of one region, or of all."""
    found = sheets(VIEW, shown)
    return "".join(join(*found[name].values()) for name in found if region in ("", name))


def apart(areas):
    """Rectangles that touch."""
    return [
        (a, b)
        for a, b in combinations(areas, 2)
        if a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]
    ]


def test_no_two_places_of_the_city_touch():
    cells = [
        cell(district, section, part)
        for district in DISTRICTS
        for section in range(1, SECTIONS + 1)
        for part in ("street", "tile", "block")
    ]
    graves = [grave(n) for n in range(len(GRAVES))]
    assert len(cells) == 90
    assert apart(cells + graves) == []


def test_every_upgrade_has_its_place():
    limbs = {record["id"] for record in UPGRADE_RECORDS if record["id"].startswith("gu_")}
    assert set(PARTS) == limbs
    assert len(COLUMN_UPGRADES) == 5
    assert apart([(p["x"], p["y"], p["w"], p["h"]) for p in PARTS.values()]) == []


def test_every_effect_of_the_box_is_drawn_and_said():
    lists = [record["effects"] for record in NEIGHBOURHOOD_RECORDS + START_RECORDS]
    lists += [record["effects"] for record in CHARACTER_RECORDS]
    lists += [record[half] for record in BOOK_RECORDS for half in ("immediate", "activation")]
    lists += [record["bonus"] for record in ARTEFACT_RECORDS]
    assert all(glyphs(effects) for effects in lists)
    told = [
        (character_text, CHARACTER_RECORDS),
        (book_text, BOOK_RECORDS),
        (goal_text, GOAL_RECORDS),
        (start_text, START_RECORDS),
        (upgrade_text, UPGRADE_RECORDS),
    ]
    said = [tell(record["id"], TEXTS) for tell, records in told for record in records]
    assert all("{" not in text and len(text) > 8 for text in said)


def test_a_lit_place_gets_the_click():
    """Nothing that stands on a target and is drawn after it takes the pointer."""
    for table in walk("golem", 3, 13, 1):
        if table.over:
            continue
        shown = asked(table)
        for key in targets(shown):
            area = cell(*key)
            for piece in standing(shown, area):
                assert piece.get("pointer-events") == "none", (key, piece.get("id"))


def standing(shown, area):
    """Students and golems with their foot in an area."""
    x, y, width, height = area
    sheet = VIEW.region("town").play(shown)
    both = ElementTree.fromstring(f"<g>{sheet['town-students']}{sheet['town-golems']}</g>")
    for piece in both.iter("g"):
        found = re.match(r"translate\(([\d.]+) ([\d.]+)\)", piece.get("transform", ""))
        if found and not piece.get("id").startswith("tomb"):
            u, v = float(found[1]), float(found[2])
            if x < u < x + width and y < v < y + height:
                yield piece


def test_the_simplified_setup_starts_on_the_board():
    table = hightable.new("golem", seats=4, seed=3, setup="simplified")
    shown = asked(table)
    assert 'id="golems-parts"' in drawn(shown)
    assert "gol-vermilion-0" in drawn(shown, "town")
    assert drawn(shown, "goals").count('id="gl-') == 3
    assert 'id="ab-' not in drawn(shown, "artefacts")


def test_boards_and_start_tiles_are_chosen_on_the_board():
    verbs = set()
    for table in walk("golem", 4, 14, 1):
        if table.over or table.view(-1).round:
            break
        shown = asked(table)
        lit = re.findall(r'data-move="(\w+)', drawn(shown))
        verbs.update(lit)
    assert verbs >= {"goal", "return", "board", "start", "place"}


@pytest.mark.parametrize(("level", "bonus"), [("easy", 45), ("normal", 65), ("hard", 85)])
def test_the_automa_is_a_player_with_its_card_in_the_open(level, bonus):
    table = hightable.new("golem", seats=1, seed=5, level=level)
    row = VIEW.players(asked(table))[1]
    assert bonus in dict(row.sheet).values()
    assert len(row.counts) == 4
    seen = False
    while not seen:
        table.choose(table.decision.options[0])
        seen = table.view(0).automa.card is not None
    card = table.view(0).automa.card
    tip = automa.reason(card, TEXTS).replace('"', "&quot;")
    assert tip in drawn(asked(table), "synagogue")


def test_every_card_of_the_automa_says_why():
    for record in AUTOMA_RECORDS:
        said = automa.reason(record["id"], TEXTS)
        assert f"scores {record['vp']} VP" in said
        assert ("takes a grave" in said) == record["bury"]


def test_another_players_goals_are_backs():
    table = hightable.new("golem", seats=2, seed=3, setup="simplified")
    seat = table.decision.seat
    shown = drawn(scene(table, seat, 1 - seat), "goals")
    assert shown.count('id="gh-') == 3
    assert 'id="gl-' not in shown


def test_graves_of_larger_tables_are_faint():
    faint = {}
    for seats in (2, 3, 4):
        table = hightable.new("golem", seats=seats, seed=1)
        ground = VIEW.region("town").ground(asked(table))
        faint[seats] = ground.count('opacity="0.25"')
    assert faint == {2: 4, 3: 2, 4: 0}


def test_strength_control_and_steps_are_in_sight():
    for table in walk("golem", 2, 15, 25):
        seat = 0 if table.over else table.decision.seat
        shown = scene(table, seat)
        own = shown.seen.players[seat]
        text = drawn(shown, "golems")
        assert f">{own.control.due} of {own.control.have}<" in text
        if own.steps.due:
            assert f"= {own.steps.due}<" in text
        for row in shown.seen.rows.values():
            assert f">{row.strength}<" in drawn(shown, "synagogue")


def test_a_phone_sees_the_parts_at_a_legible_scale():
    for tab in VIEW.tabs:
        width = tab.part.width if tab.part else VIEW.region(tab.region).width
        assert 378 / width >= 0.58, tab.name
    assert cell("red", TILED, "block")[0] > town.EAST.x
    assert synagogue.MARBLES.height + synagogue.RABBIS.height <= synagogue.SIZE[1]
