"""Newton's boards: everything printed has its place, and nothing hides anything else."""

from importlib import import_module
from itertools import combinations

import pytest
from draw.scenes import scene, sheets, texts_of, view_of, walk

from hightable.draw.markup import join
from hightable.games.newton.box import (
    ACTION_RECORDS,
    MAP,
    MASTER_RECORDS,
    PLACE_RECORDS,
    STARTING_RECORDS,
    TECH_RECORDS,
    WORK_RECORDS,
)
from hightable.games.newton.effect_text import card_text, effect_text, master_text
from hightable.games.newton.state import masters
from hightable.games.newton.view.cards import tiles
from hightable.games.newton.view.icons import glyphs

VIEW = view_of("newton")
TEXTS = texts_of("newton")
map_ground, map_play, tracks_ground, tracks_play = (
    import_module(f"hightable.games.newton.view.{region}.{part}")
    for region in ("map", "tracks")
    for part in ("ground", "play")
)
HALF = {
    "university": (17, 15),
    "ancient_land": (18, 18),
    "city": (17.5, 20),
    "village": (9, 9),
    "start": (16, 16),
    "master": (18, 18),
    "objective": (29, 18),
}


def around(kind, name, middle, half):
    (x, y), (w, h) = middle, half
    return kind, name, x - w, y - h, x + w, y + h


def printed_names():
    for name, said in map_ground.PRINTED["place"].items():
        size = 9.2 if PLACE_RECORDS[name]["type"] == "village" else 10
        width = len(PLACE_RECORDS[name]["name"]) * size * 0.56
        shift = {"start": 0, "middle": 0.5, "end": 1}[said["la"]]
        x, y = said["x"] + said["lx"] - width * shift, said["y"] + said["ly"]
        yield "name", name, x, y - size * 0.74, x + width, y + size * 0.2


def printed_map():
    for name, place in PLACE_RECORDS.items():
        yield around("site", name, map_ground.PLACES[name], HALF[place["type"]])
    for name, route in map_ground.ROUTES.items():
        if route["cost"]:
            t = map_ground.PRINTED["route"][name].get("t", 0.5)
            yield around("cost", name, map_ground.CURVES[name].at(t), (8, 8))
    for name, chip in map_ground.PRINTED["chip"].items():
        yield around("chip", name, (chip["x"], chip["y"]), (29, 8.5))
    x, y = map_ground.TRAY
    yield "tray", "medicine", x, y, x + 92, y + 66


def printed_tracks():
    half = {
        "specialization": (19, 14),
        "invention": (36, 16.5),
        "master": (17, 17),
        "objective": (29, 18),
    }
    for name, record in tracks_ground.RECORDS.items():
        size = (66, 13) if name == "t_start" else half.get(record["type"], (10, 10))
        yield around("space", name, tracks_ground.SPACES[name], size)
    for name, chip in tracks_ground.PRINTED["chip"].items():
        yield around("chip", name, (chip["x"], chip["y"]), (29, 8))


def touching(found):
    return [
        (a[:2], b[:2])
        for a, b in combinations(found, 2)
        if a[2] < b[4] and b[2] < a[4] and a[3] < b[5] and b[3] < a[5]
    ]


def test_every_place_route_and_space_of_the_box_has_its_place():
    assert set(map_ground.PRINTED["place"]) == set(PLACE_RECORDS)
    assert set(map_ground.PRINTED["route"]) == {route["id"] for route in MAP["edge"]}
    assert set(tracks_ground.TREE) == set(TECH_RECORDS)
    assert set(tracks_ground.WORK) == set(WORK_RECORDS)


def test_nothing_printed_on_the_common_boards_overlaps():
    assert touching([*printed_map(), *printed_names()]) == []
    assert touching(list(printed_tracks())) == []


def test_four_cubes_on_a_place_never_hide_one_another_or_another_place():
    cubes = [
        around("cube", name, (x, y - 6), (6, 6))
        for name, place in PLACE_RECORDS.items()
        if place["type"] not in ("village", "start")
        for x, y in [map_play.corner(name, seat) for seat in range(4)]
    ]
    assert touching(cubes) == []
    others = [(c, p) for c in cubes for p in printed_map() if p[1] != c[1]]
    assert [pair for pair in others if touching(pair)] == []


@pytest.mark.parametrize("card_id", [*STARTING_RECORDS, *ACTION_RECORDS])
def test_every_card_has_a_face_and_words(card_id):
    record = (STARTING_RECORDS | ACTION_RECORDS)[card_id]
    assert f'id="cf-{card_id}"' in VIEW.symbols(TEXTS)
    said = card_text(card_id, TEXTS)
    assert TEXTS.name(record["action"]) in said
    for timing in ("immediate", "modifier"):
        if timing in record:
            assert glyphs(record[timing])
            assert effect_text(record[timing], TEXTS) in said


def test_every_master_has_a_portrait_and_words():
    for name, record in MASTER_RECORDS.items():
        assert f'id="po-{name}"' in VIEW.symbols(TEXTS)
        assert str(record["vp"]) in master_text(name, TEXTS)


def test_tiles_are_read_in_words():
    pays = {"op": "pay", "cost": {"coin": 2}, "then": {"op": "gain", "resource": "potion", "n": 1}}
    assert effect_text(pays, TEXTS) == "pay 2 Coins: 1 Potion"
    two = {
        "op": "seq",
        "effects": [
            {"op": "gain", "resource": "vp", "n": 1},
            {"op": "basic_action", "action": "work", "value": 3},
        ],
    }
    assert effect_text(two, TEXTS) == "1 point, then Work of value 3"


def test_masters_in_hand_are_drawn_for_their_owner_alone():
    for table in walk("newton", 4, 11, 60):
        for seat in range(-1, 4):
            shown = scene(table, seat)
            drawn = "".join(join(*sheet.values()) for sheet in sheets(VIEW, shown).values())
            drawn += repr(VIEW.players(shown)) + repr(VIEW.entries(shown))
            for player in table.state.players:
                if player.seat == seat:
                    continue
                for held in masters(player):
                    record = list(MASTER_RECORDS.values())[held]
                    assert f"m-{record['id']}" not in drawn
                    assert record["name"] not in drawn


def test_a_bonus_token_shows_what_it_gives():
    assert "i-potion" in tiles.token("bonus_potion1_1", 10)


def test_eight_students_on_a_tile_can_all_be_seen():
    them = [(seat, number) for seat in range(4) for number in range(2)]
    for space in tracks_ground.TREE:
        spots = tracks_play.feet(space, them)
        for (x, y), (u, v) in combinations(spots, 2):
            assert abs(x - u) + abs(y - v) >= 5.5
