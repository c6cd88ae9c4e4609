"""Every view over hundreds of random positions: well made, complete, and silent about secrets."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
from draw.geometry import boxes
from draw.scenes import GAMES, IDS, TABLES, asked, scene, sheets, view_of, walk

from hightable.draw import picture
from hightable.draw.markup import join

EVERY = 7
SLACK = 2.5
tables = pytest.mark.parametrize(("name", "seats"), TABLES, ids=IDS)


def ids_in(markup):
    return re.findall(r' id="([^"]+)"', markup)


def refs_in(markup):
    return set(re.findall(r'(?:href="#|url\(#)([^")]+)', markup))


def moves_in(markup):
    return re.findall(r'data-move="([^"]+)"', markup)


def whole(view, shown):
    """Both sheets of every region, as one text."""
    parts = [
        view.region(name).ground(shown) + join(*sheet.values())
        for name, sheet in sheets(view, shown).items()
    ]
    return "".join(parts)


@tables
def test_a_picture_is_well_formed_and_complete(name, seats):
    view = view_of(name)
    for table in walk(name, seats, 1, EVERY * 3):
        drawn = picture(view, asked(table))
        ElementTree.fromstring(drawn)
        ids = ids_in(drawn)
        assert len(ids) == len(set(ids))
        assert refs_in(drawn) <= set(ids)


@tables
def test_every_option_has_one_target_or_is_only_in_the_panel(name, seats):
    view = view_of(name)
    for table in walk(name, seats, 2, 1):
        if table.over:
            continue
        shown = asked(table)
        lit = moves_in("".join(join(*sheet.values()) for sheet in sheets(view, shown).values()))
        on_board = [word for word in shown.choices if view.on_board(word)]
        assert sorted(lit) == sorted(on_board)
        assert sorted(entry.choice.word for entry in view.entries(shown)) == sorted(shown.choices)


@tables
def test_nothing_reaches_out_of_its_region(name, seats):
    view = view_of(name)
    for table in walk(name, seats, 3, EVERY):
        for region, sheet in sheets(view, asked(table)).items():
            width, height = view.region(region).size
            for element, left, top, right, bottom in boxes(parsed(sheet)):
                inside = min(left, top) >= -SLACK and right <= width + SLACK
                said = ElementTree.tostring(element), left, top, right, bottom
                assert inside, said
                assert bottom <= height + SLACK, said


def parsed(sheet):
    return ElementTree.fromstring(f"<g>{join(*sheet.values())}</g>")


@tables
def test_no_two_words_overlap(name, seats):
    view = view_of(name)
    for table in walk(name, seats, 4, EVERY * 5):
        shown = asked(table)
        for region, sheet in sheets(view, shown).items():
            ground = f"<g>{view.region(region).ground(shown)}</g>"
            texts = words_of(ElementTree.fromstring(ground)) + words_of(parsed(sheet))
            for a, b in combinations(texts, 2):
                assert not overlap(a, b), (region, a[0], b[0])


def words_of(drawing):
    """Texts with their boxes, a little smaller than measured; halos may touch."""
    found = [box for box in boxes(drawing) if box[0].tag == "text"]
    return [
        ("".join(element.itertext()), left + 1, top + 1, right - 1, bottom - 1)
        for element, left, top, right, bottom in found
    ]


def overlap(a, b):
    return a[1] < b[3] and b[1] < a[3] and a[2] < b[4] and b[2] < a[4]


@tables
def test_the_groups_of_a_region_are_always_the_same(name, seats):
    view = view_of(name)
    known = None
    for table in walk(name, seats, 5, EVERY):
        found = {region: list(sheet) for region, sheet in sheets(view, asked(table)).items()}
        assert known in (None, found)
        known = found
        for sheet in sheets(view, asked(table)).values():
            for group, markup in sheet.items():
                assert markup.startswith("<g ")
                assert f'id="{group}"' in markup[: markup.index(">")]


@tables
def test_a_drawing_knows_nothing_its_seat_does_not_know(name, seats):
    view = view_of(name)
    for table in walk(name, seats, 6, EVERY * 3):
        for seat in range(seats):
            other = table.guess(seat, 99)
            other.names = table.names
            true, dealt = scene(table, seat), scene(other, seat)
            assert whole(view, true) == whole(view, dealt)
            assert view.players(true) == view.players(dealt)
            assert view.head(true) == view.head(dealt)


@tables
def test_every_board_can_be_looked_at_and_only_ones_own_is_lit(name, seats):
    view = view_of(name)
    for table in walk(name, seats, 7, EVERY * 5):
        if table.over:
            continue
        seat = table.decision.seat
        for board in range(len(table.seen(seat)["players"])):
            shown = scene(table, seat, board)
            own = [r.name for r in view.regions if r.own]
            lit = "".join(join(*sheets(view, shown)[r].values()) for r in own)
            ElementTree.fromstring(f"<g>{whole(view, shown)}</g>")
            assert board == seat or not moves_in(lit)


@tables
def test_the_players_rows_add_up(name, seats):
    view = view_of(name)
    for table in walk(name, seats, 8, EVERY * 5):
        for row, score in zip(view.players(asked(table)), table.scores(), strict=False):
            assert sum(points for _, points in row.sheet) == row.score + row.more
            own = view.players(scene(table, row.seat))[row.seat] if row.seat < seats else row
            assert own.score + own.more == score


@pytest.mark.parametrize("name", GAMES)
def test_regions_fill_the_rows_of_the_desktop(name):
    view = view_of(name)
    width, height = view.size()
    for region, (x, y) in view.places().items():
        assert x + view.region(region).width <= width
        assert y + view.region(region).height <= height
    assert {tab.region for tab in view.tabs} <= {region.name for region in view.regions}
    assert width <= 1104
    assert height <= 848


@tables
def test_a_phone_frames_part_of_a_region(name, seats):
    view = view_of(name)
    for table in walk(name, seats, 9, EVERY * 2):
        shown = asked(table)
        for region in view.regions:
            part = view.camera(shown, region.name)
            if part is not None:
                assert part.x >= 0
                assert part.y >= 0
                assert part.x + part.width <= region.width
                assert part.y + part.height <= region.height
