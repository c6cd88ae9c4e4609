"""Sankoré's boards: everything printed has its place, running numbers are shown, secrets kept."""

import re
from itertools import combinations, pairwise
from math import dist

import pytest
from draw.reading import read
from draw.scenes import asked, scene, sheets, texts_of, view_of, walk
from draw.test_tokens import channels, contrast

import hightable
from hightable.draw.markup import join
from hightable.games.sankore.box.areas import (
    LAW_RECORDS,
    NODES,
    OASES,
    PORT_RECORDS,
    THEOLOGY_RECORDS,
    WALL_RECORDS,
)
from hightable.games.sankore.box.components import (
    CLASS_RECORDS,
    CLASS_SPACES,
    DISCIPLINES,
    FAVOUR_RECORDS,
    GRADUATION_RECORDS,
    OBJECTIVE_RECORDS,
    SANKORE_RECORDS,
    SCHOLARS,
    SKILLS,
    STUDENT_SPACES,
)
from hightable.games.sankore.effect_text import card_text
from hightable.games.sankore.view.area.ground import boxes, slots
from hightable.games.sankore.view.astronomy.ground import NODES as SPOTS
from hightable.games.sankore.view.astronomy.ground import cell
from hightable.games.sankore.view.astronomy.play import beside
from hightable.games.sankore.view.icons import ability, glyphs, kinds, requirement
from hightable.games.sankore.view.law.ground import SPACES
from hightable.games.sankore.view.library.ground import places
from hightable.games.sankore.view.mathematics.ground import CELL_RECORDS, WALL_BOXES, corner
from hightable.games.sankore.view.palette import LAYOUT, TONES
from hightable.games.sankore.view.scholar import why
from hightable.games.sankore.view.school.ground import FEET, class_corner, class_size
from hightable.games.sankore.view.table import camera, on_map
from hightable.games.sankore.view.theology.ground import FEET as NICHES
from hightable.games.sankore.view.tracks import favour_play

VIEW, TEXTS = view_of("sankore"), texts_of("sankore")


def drawn(shown):
    return {region: str(join(*sheet.values())) for region, sheet in sheets(VIEW, shown).items()}


def around(name_of, middle, half):
    (x, y), (w, h) = middle, half
    return name_of, x - w, y - h, x + w, y + h


def corners(name_of, spot, size):
    return name_of, spot[0], spot[1], spot[0] + size[0], spot[1] + size[1]


def touching(found):
    return [
        (a[0], b[0])
        for a, b in combinations(found, 2)
        if a[1] < b[3] and b[1] < a[3] and a[2] < b[4] and b[2] < a[4]
    ]


def test_every_place_of_the_box_has_its_place():
    assert set(SPOTS) == set(NODES)
    assert set(NICHES) == set(THEOLOGY_RECORDS)
    assert set(WALL_BOXES) == set(WALL_RECORDS)
    assert set(SPACES) == set(LAW_RECORDS)
    assert set(FEET) == set(STUDENT_SPACES)
    assert set(LAYOUT["astronomy"]["line"]) == set("ABCD")


def test_nothing_printed_in_an_area_overlaps():
    oases = [n for n in NODES if LAYOUT["astronomy"]["node"][n]["y"] > 60 and n != "timbuktu"]
    spots = [around(n, SPOTS[n], (10.5, 10.5)) for n in oases[:16]]
    cells = [around(s, cell(s), (10, 11.5)) for s in PORT_RECORDS]
    assert touching(spots) == []
    assert touching(cells) == []
    assert touching([around(s, at, (13, 21)) for s, at in SPACES.items()]) == []
    assert touching([around(s, (x, y - 17), (13, 16)) for s, (x, y) in NICHES.items()]) == []
    walls = [corners(w, box[:2], box[2:]) for w, box in WALL_BOXES.items()]
    tiles = [corners(c, corner(c), (37, 37)) for c in CELL_RECORDS]
    assert touching(walls + tiles) == []


def test_classes_and_students_stand_apart():
    tiles = [corners(s, class_corner(s), class_size(s)) for s in CLASS_SPACES]
    doors = [around(s, (x, y - 9), (9, 8)) for s, (x, y) in FEET.items()]
    assert touching(tiles + doors) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_queue_fits_its_column_for_every_number_of_players(players):
    for area in DISCIPLINES:
        found = slots(area, players)
        assert [slot["k"] for slot in found] == list(range(len(found)))
        assert all(slot["h"] >= 15 for slot in found)
        assert found[0]["y"] + found[0]["h"] <= LAYOUT["queue"]["y"] + LAYOUT["queue"]["h"]


def test_the_four_boxes_of_an_area_stand_side_by_side():
    for area in DISCIPLINES:
        assert touching([(r, x, y, x + w, y + h) for r, (x, y, w, h) in boxes(area).items()]) == []


def test_both_sides_of_the_library_are_drawn():
    assert len(places("3-shelf")) == 3
    assert len(places("6-shelf")) == 6
    table = hightable.new("sankore", seats=2, seed=1, library="six")
    assert 'id="library-leads"' in drawn(asked(table))["library"]


def test_every_tile_and_card_has_a_face():
    symbols = VIEW.symbols(texts_of("sankore"))
    faces = [f"ct-{c}" for c in CLASS_RECORDS] + [f"oc-{c}" for c in OBJECTIVE_RECORDS]
    faces += [f"gr-{t}" for t in GRADUATION_RECORDS] + [f"ci-{k}" for k in DISCIPLINES]
    faces += [f"sl-{kind}" for kind in SKILLS]
    faces += [f"sk-{r['discipline']}-star" for r in SANKORE_RECORDS.values()]
    for face in faces:
        assert f'id="{face}"' in symbols


@pytest.mark.parametrize("card", list(OBJECTIVE_RECORDS))
def test_an_objective_card_is_read_as_icons_and_in_words(card):
    record = OBJECTIVE_RECORDS[card]
    assert requirement(record["requirement"], TEXTS)
    assert ability(record["ability"], TEXTS)
    assert card_text(card, TEXTS).endswith(".")


def test_effects_are_read_from_their_records():
    two = [{"op": "gain", "resource": "salt", "n": 1}, {"op": "knowledge", "n": 2}]
    assert kinds({"op": "seq", "effects": two}) == [("salt", 1), ("k2", 1)]
    for record in FAVOUR_RECORDS.values():
        assert glyphs(record["effect"])


def test_knowledge_is_shown_as_a_sum():
    table = hightable.new("sankore", seats=3, seed=4)
    shown = asked(table)
    for area in DISCIPLINES:
        parts = shown.seen.players[shown.seat].knowledge[area]
        assert f"{parts.school}+{parts.shared}" in drawn(shown)[area]


def test_the_clock_and_the_room_for_prestige_are_in_view():
    for table in walk("sankore", 3, 21, 40):
        shown = asked(table)
        mine = shown.seen.players[max(shown.seat, 0)]
        found = drawn(shown)
        assert f">{shown.seen.madrasa.filled}</tspan>" in found["mathematics"]
        assert f"room for {mine.room}" in found["treasury"]


def test_the_scholar_says_its_phase_its_discipline_and_its_reason():
    told = 0
    for table in walk("sankore", 1, 22, 9):
        shown = asked(table)
        own = shown.seen.scholar
        if not own.turn or not own.reasons:
            continue
        note = VIEW.head(shown).note
        assert TEXTS.name(own.discipline) in note
        assert f"turn {own.turn} of 16" in note
        assert why(own, TEXTS)[-1] in note
        told += 1
    assert told


@pytest.mark.parametrize("level", SCHOLARS)
def test_the_scholars_board_is_drawn_in_place_of_a_school(level):
    table = hightable.new("sankore", seats=1, seed=5, scholar=level)
    seat = table.decision.seat
    theirs, own = scene(table, seat, 1), scene(table, seat)
    region = VIEW.region("school")
    assert "THE SCHOLAR" in region.ground(theirs)
    assert "THE SCHOLAR" not in region.ground(own)
    assert list(region.play(theirs)) == list(region.play(own))


def test_cards_in_hand_are_drawn_for_their_owner_alone():
    for table in walk("sankore", 4, 23, 150):
        for seat in range(-1, 4):
            for board in range(4):
                shown = scene(table, seat, board)
                markup = "".join(drawn(shown).values()) + repr(VIEW.players(shown))
                for other, player in enumerate(table.state.players):
                    hand = [c for n, c in enumerate(OBJECTIVE_RECORDS) if player.hand >> n & 1]
                    if other != seat:
                        assert not [card for card in hand if f"oc-{card}" in markup]


def test_four_discs_on_a_space_of_the_favour_track_can_all_be_seen():
    table = hightable.new("sankore", seats=4, seed=6)
    markup = str(join(*favour_play(asked(table)).values()))
    places = re.findall(r'id="disc-\w+" class="pc" transform="translate\(([\d.]+)', markup)
    steps = sorted(float(x) for x in places)
    assert all(b - a >= 7 for a, b in pairwise(steps))


def test_a_phone_frames_the_half_in_which_the_targets_lie():
    framed = set()
    for table in walk("sankore", 4, 25, 5):
        shown = asked(table)
        for area in ("astronomy", "theology", "law"):
            part = camera(shown, area)
            if part is not None:
                framed.add(area)
                assert part.width <= 260
    assert framed


def test_a_camel_hides_no_name_of_an_oasis():
    ground = VIEW.region("astronomy").ground(asked(hightable.new("sankore", seats=2, seed=1)))
    names = [box for box in read(ground).texts if len(box.said) > 2]
    for oasis in OASES:
        (x, y), (dx, dy) = on_map(SPOTS[oasis]), beside(oasis)
        assert touching([around("camel", (x + dx, y + dy - 10.5), (12, 8.5)), *names]) == [], oasis


# What an eye without one of its three colours sees, in linear light (Machado, Oliveira, Fernandes).
EYES = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def seen_as(colour, eye):
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels(colour)]
    mixed = [sum(part * c for part, c in zip(row, light, strict=True)) for row in EYES[eye]]
    return [min(1, max(0, c)) for c in mixed]


def lab(light):
    r, g, b = light
    white = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = [c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in white]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(a, b, eye):
    """How far two colours are apart (CIE76)."""
    return dist(lab(seen_as(a, eye)), lab(seen_as(b, eye)))


@pytest.mark.parametrize("eye", EYES)
def test_the_colours_of_the_disciplines_stay_apart_for_every_eye(eye):
    found = [apart(a.base, b.base, eye) for a, b in combinations(TONES.values(), 2)]
    assert min(found) >= 21


def test_law_is_orange_and_its_sign_can_be_read():
    red, green, blue = channels(TONES["law"].base)
    assert red > green > blue
    assert contrast(TONES["law"].ink, TONES["law"].base) >= 4.5
    assert "orange" in TEXTS.say("legend", "d-law", "where")
    assert TONES["law"].base in str(VIEW.symbols(TEXTS))


def test_what_is_lit_on_a_queue_or_the_favour_track_is_lit_on_its_strip_for_a_finger():
    found = {"queue": 0, "seat": 0, "take": 0}
    for table in walk("sankore", 4, 2, 1):
        shown = asked(table)
        words = [word for word in shown.choices if word.split(" ")[0] in found]
        drawn_anew = "".join(join(*strip.play(shown).values()) for strip in VIEW.strips)
        for word in words:
            assert f'data-move="{word}"' in drawn_anew, word
            found[word.split(" ")[0]] += 1
        if words and len(words) == len(shown.choices):
            assert VIEW.show(shown, strips=True) in ("queues", "favours")
    assert all(found.values()), found


def test_a_strip_is_as_wide_as_a_phone_and_drawn_at_every_count():
    for seats in (1, 2, 3, 4):
        shown = asked(hightable.new("sankore", seats=seats, seed=3))
        for strip in VIEW.strips:
            assert strip.width == 390
            read(strip.ground(shown))
            assert list(strip.play(shown)) == [f"{strip.name}-all"]
