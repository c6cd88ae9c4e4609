"""Alma Mater's boards: both sides have everything in its place, and prices are the viewer's."""

import re

import pytest
from draw.scenes import asked, scene, sheets, texts_of, view_of, walk

from hightable.draw.markup import join
from hightable.games.alma_mater.box import (
    BONUS_RECORDS,
    CHAIR_RECORDS,
    CHANCELLOR_RECORDS,
    COST_RECORDS,
    GLORY_RECORDS,
    IGNOTUS_RECORDS,
    PROFESSOR_RECORDS,
    SETUP_RECORDS,
    SIDE_RECORDS,
    STUDENT_RECORDS,
)
from hightable.games.alma_mater.effect_text import (
    ability_texts,
    effect_text,
    professor_text,
    student_text,
)
from hightable.games.alma_mater.view.academy.ground import CHAIRS_AT, DOORS, station
from hightable.games.alma_mater.view.campus.ground import SMALL_AT
from hightable.games.alma_mater.view.halls.ground import RECORDS, hall_at
from hightable.games.alma_mater.view.icons.costs import (
    chancellor_line,
    condition,
    cost_line,
    student_lines,
)
from hightable.games.alma_mater.view.icons.glyphs import effect
from hightable.games.alma_mater.view.sale.ground import others

VIEW = view_of("alma_mater")
TEXTS = texts_of("alma_mater")


def drawn(shown):
    return "".join(join(*sheet.values()) for sheet in sheets(VIEW, shown).values())


def after(seats, moves):
    """A table of a random game after so many decisions."""
    walked = walk("alma_mater", seats, 21, moves)
    next(walked)
    return next(walked)


@pytest.mark.parametrize("side", SIDE_RECORDS)
def test_every_space_of_a_side_has_its_place(side):
    spaces = {space["id"]: space["kind"] for space in SIDE_RECORDS[side]["spaces"]}
    large = {"bishop", "colloquium"}
    rows = {f"campus_{row}" for row in range(1, 5)}
    placed = {*rows, *SMALL_AT[side], *DOORS[side], *large}
    assert placed == set(spaces)


@pytest.mark.parametrize("side", SIDE_RECORDS)
def test_a_door_of_the_academy_stands_in_the_rows_of_its_professors(side):
    for space in SIDE_RECORDS[side]["spaces"]:
        if space["kind"] == "academy":
            rows = {CHAIRS_AT[chair][0] for chair in space["professor_spaces"]}
            assert rows == set(DOORS[side][space["id"]])


def test_every_professor_space_and_hall_has_a_place_of_its_own():
    assert len({station(chair) for chair in CHAIR_RECORDS}) == len(CHAIR_RECORDS)
    places = [hall_at(record["n"]) for record in RECORDS]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("name", STUDENT_RECORDS)
def test_every_student_has_a_face_and_words(name):
    record = STUDENT_RECORDS[name]
    assert f'id="sf-{name}"' in VIEW.symbols(texts_of("alma_mater"))
    assert 1 <= len(student_lines(record)) <= 3
    assert record["name"] in student_text(name, TEXTS)
    assert len(ability_texts(record, TEXTS)) >= 1


@pytest.mark.parametrize("name", PROFESSOR_RECORDS)
def test_every_professor_has_a_face_and_words(name):
    record = PROFESSOR_RECORDS[name]
    assert f'id="pf-{name}"' in VIEW.symbols(texts_of("alma_mater"))
    assert effect(record["lecture"])
    assert effect_text(record["lecture"], TEXTS) in professor_text(name, TEXTS)


@pytest.mark.parametrize("name", CHANCELLOR_RECORDS)
def test_every_chancellor_has_a_face_and_words(name):
    record = CHANCELLOR_RECORDS[name]
    assert f'id="cf-{name}"' in VIEW.symbols(texts_of("alma_mater"))
    assert chancellor_line(record)
    assert ability_texts(record, TEXTS)


def test_costs_bonuses_glory_tiles_and_setup_cards_have_icons():
    for record in COST_RECORDS.values():
        assert cost_line(record, TEXTS)
    for record in BONUS_RECORDS.values():
        assert effect(record["effect"])
        assert effect_text(record["effect"], TEXTS)
    for record in GLORY_RECORDS.values():
        assert 1 <= len(condition(record)) <= 2
    for name in SETUP_RECORDS:
        assert f'id="uf-{name}"' in VIEW.symbols(texts_of("alma_mater"))


def test_an_effect_is_read_in_words():
    gains = {"op": "gain", "resource": "prestige", "n": 7}
    pays = {"op": "pay", "cost": {"ducat": 10}, "then": gains}
    assert effect_text(pays, TEXTS) == "pay 10 ducats: 7 prestige"


def test_a_seal_says_how_many_masters_the_viewer_needs():
    shown = asked(after(4, 90))
    needed = [space.needed[shown.seat] for space in shown.seen.spaces.values()]
    seals = len(
        re.findall(r'data-tip="(?:You would have to send|One of your masters)', drawn(shown))
    )
    assert seals == len(needed) - 2


def test_the_other_displays_are_shown_with_their_totals():
    for table in walk("alma_mater", 3, 22, 25):
        shown = asked(table)
        sale = join(*sheets(VIEW, shown)["sale"].values())
        for player in others(shown):
            for shelf in player.display:
                if shelf.book:
                    assert f">={shelf.price_of_all}<" in sale


def test_the_card_of_ignotus_says_what_he_did():
    for table in walk("alma_mater", 2, 23, 15):
        shown = asked(table)
        card = shown.seen.card
        sale = join(*sheets(VIEW, shown)["sale"].values())
        assert "Ignotus" in sale
        if card:
            record = IGNOTUS_RECORDS[card.card]
            assert TEXTS.say("count", "step", n=record["steps"]) in sale
            assert all(TEXTS.say("site", site) in sale for site in record["spaces"])


def test_ignotus_is_a_player_whose_board_can_be_looked_at():
    table = after(2, 60)
    shown = scene(table, table.decision.seat, board=2)
    rows = VIEW.players(shown)
    assert (len(rows), rows[2].name) == (3, "Ignotus")
    assert 'id="ignotus-own"' in join(*sheets(VIEW, shown)["display"].values())


def test_setup_cards_are_drawn_for_their_owner_alone():
    table = next(walk("alma_mater", 4, 24, 1000))
    for seat in range(4):
        hand = table.view(seat).players[seat].hand
        for other in range(4):
            found = drawn(scene(table, other, board=seat))
            assert all((f'id="u-{card}"' in found) == (other == seat) for card in hand)


def test_a_phone_frames_the_rows_with_something_to_choose():
    framed = 0
    for table in walk("alma_mater", 3, 26, 3):
        shown = asked(table)
        for region in ("campus", "academy"):
            part = VIEW.camera(shown, region)
            if part:
                framed += 1
                assert part.width == VIEW.region(region).width
                assert 250 <= part.height <= 360
    assert framed > 10
