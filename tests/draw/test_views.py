"""Every view over hundreds of random positions: well made, complete, and silent about secrets.

A position is drawn once; everything that must hold of it is checked on that drawing.
"""

from xml.etree import ElementTree

import pytest
from draw.reading import SIZES, Drawing, overlaps, symbols
from draw.scenes import GAMES, TABLES, VARIED, asked, called, positions, scene, texts_of, view_of

import hightable
from hightable.draw import picture
from hightable.games import game as find

MOST, FEWER, EVERY = 200, 50, 3
SAMPLE = 20
SLACK = 2.5
LEAST = 11
ELEMENTS = {"sankore": 900}
WHILE_OPEN = {
    "alma_mater": {"shelf", "take", "tier", "steps", "score", "chancellor"},
    "golem": {"place"},
    "newton": {"keep"},
    "saltmarsh": set(),
    "sankore": {"intro"},
}


def scale(part):
    """How large a part is drawn on a phone of 390 by 844, where the boards have 378 by 280."""
    return min(378 / part.width, 280 / part.height)


def ids_are_unique_and_references_found(drawing):
    known, lost = symbols(drawing.view, drawing.shown.texts)
    ids = [*known, *(id for part in drawing.parts for id in part.ids)]
    assert len(ids) == len(set(ids)), sorted(id for id in ids if ids.count(id) > 1)
    assert not lost
    assert set().union(*(part.refs for part in drawing.parts)) <= set(ids)


def every_option_has_a_target_or_is_only_in_the_panel(drawing):
    view, shown = drawing.view, drawing.shown
    assert set(drawing.moves) == {w for w in shown.choices if view.on_board(w)}
    listed = [entry.choice.word for entry in view.entries(shown)]
    assert sorted(listed) == sorted(shown.choices)


def what_may_be_asked_about_is_in_the_vocabulary(drawing):
    known = set().union(*(part.words for part in drawing.parts))
    assert known <= set(hightable.vocabulary(drawing.name))


def nothing_reaches_out_of_its_region(drawing):
    for name, sheet in drawing.groups.items():
        width, height = drawing.view.region(name).size
        for part in sheet.values():
            _, left, top, right, bottom = part.reach
            assert min(left, top) >= -SLACK, (name, part.shapes)
            assert right <= width + SLACK, (name, part.shapes)
            assert bottom <= height + SLACK, (name, part.shapes)


def nothing_is_too_small_to_read(drawing):
    for name, ground in drawing.grounds.items():
        for part in (ground, *drawing.groups[name].values()):
            assert not [size for size in part.sizes if size < LEAST], (name, part.texts)


def the_elements_are_within_their_budget(drawing):
    most = ELEMENTS.get(drawing.name, 600)
    assert sum(part.elements for part in drawing.played) <= most


def a_group_is_named_by_its_id(drawing):
    for sheet in drawing.sheets.values():
        for group, markup in sheet.items():
            assert markup.startswith("<g ")
            assert f'id="{group}"' in markup[: markup.index(">")]


def the_rows_add_up(drawing):
    for row in drawing.view.players(drawing.shown):
        assert sum(points for _, points in row.sheet) == row.score + row.more, row.name


def a_phone_frames_part_of_a_region(drawing):
    for region in drawing.view.regions:
        part = drawing.view.camera(drawing.shown, region.name)
        if part is not None:
            assert min(part.x, part.y) >= -SLACK
            assert part.x + part.width <= region.width + SLACK
            assert part.y + part.height <= region.height + SLACK
            assert scale(part) >= 0.58


ALWAYS = (
    ids_are_unique_and_references_found,
    every_option_has_a_target_or_is_only_in_the_panel,
    what_may_be_asked_about_is_in_the_vocabulary,
    nothing_reaches_out_of_its_region,
    nothing_is_too_small_to_read,
    the_elements_are_within_their_budget,
    a_group_is_named_by_its_id,
    the_rows_add_up,
    a_phone_frames_part_of_a_region,
)


def no_two_texts_overlap(drawing, table):
    for region in drawing.sheets:
        assert not list(overlaps(drawing.texts(region))), region


def a_seat_is_shown_nothing_it_does_not_know(drawing, table):
    view = drawing.view
    for seat in range(len(table.state.players)):
        other = table.guess(seat, 99)
        other.names = table.names
        true, dealt = scene(table, seat), scene(other, seat)
        assert Drawing(view, true).markup() == Drawing(view, dealt).markup()
        assert view.players(true) == view.players(dealt)
        assert view.head(true) == view.head(dealt)


def every_board_can_be_looked_at_and_only_ones_own_is_lit(drawing, table):
    view, seat = drawing.view, drawing.shown.seat
    own = [region.name for region in view.regions if region.own]
    for board in range(len(drawing.shown.names)):
        other = Drawing(view, scene(table, seat, board))
        other.name = drawing.name
        ids_are_unique_and_references_found(other)
        nothing_reaches_out_of_its_region(other)
        no_two_texts_overlap(other, table)
        lit = [other.groups[region].values() for region in own]
        assert board == seat or not any(part.moves for sheet in lit for part in sheet)


def a_seats_own_row_is_its_score(drawing, table):
    for seat, score in enumerate(table.scores()):
        row = drawing.view.players(scene(table, seat))[seat]
        assert row.score + row.more == score


NOW_AND_THEN = (
    no_two_texts_overlap,
    a_seat_is_shown_nothing_it_does_not_know,
    every_board_can_be_looked_at_and_only_ones_own_is_lit,
    a_seats_own_row_is_its_score,
)


def checked(name, seats, options, most):
    """Draw positions and check them; the groups of a table never change."""
    view, groups = view_of(name), None
    for at, table in enumerate(positions(name, seats, options, most, EVERY)):
        drawing = Drawing(view, asked(table))
        drawing.name = name
        for holds in ALWAYS:
            holds(drawing)
        found = {region: list(sheet) for region, sheet in drawing.sheets.items()}
        assert groups in (None, found)
        groups = found
        if at % SAMPLE == 0 or table.over:
            for holds in NOW_AND_THEN:
                holds(drawing, table)


@pytest.mark.parametrize("name", GAMES)
def test_what_may_be_chosen_on_a_board_may_be_asked_about_while_it_is_not_lit(name):
    lit, known = set(), set()
    for table in positions(name, max(find(name).seats), {}, FEWER, 11):
        drawing = Drawing(view_of(name), asked(table))
        lit |= {word.split()[0] for word in drawing.moves}
        known |= {word.split()[0] for part in drawing.parts for word in part.words}
    assert lit - known <= WHILE_OPEN[name]


@pytest.mark.parametrize("table", TABLES, ids=called)
def test_every_position_of_a_game_is_drawn_well(table):
    checked(*table, MOST)


@pytest.mark.parametrize("table", VARIED, ids=called)
def test_every_way_to_play_is_drawn_well(table):
    checked(*table, FEWER)


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_is_one_well_formed_svg(name):
    view = view_of(name)
    for table in positions(name, 2, {}, 8, 40):
        drawn = picture(view, asked(table))
        ids = [e.get("id") for e in ElementTree.fromstring(drawn).iter() if e.get("id")]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_a_face_is_too_small_to_read(name):
    for face in view_of(name).symbols(texts_of(name)).split("<symbol ")[1:]:
        assert not [size for size in SIZES.findall(face) if float(size) < LEAST], face[:60]


@pytest.mark.parametrize("name", GAMES)
def test_regions_fill_the_rows_of_the_desktop(name):
    view = view_of(name)
    width, height = view.size()
    for region, (x, y) in view.places().items():
        assert x + view.region(region).width <= width
        assert y + view.region(region).height <= height
    assert {tab.region for tab in view.tabs} <= {
        region.name for region in (*view.regions, *view.strips)
    }
    assert width <= 1104
    assert height <= 848


@pytest.mark.parametrize("name", GAMES)
def test_a_tab_of_the_phone_shows_its_part_at_a_legible_size(name):
    """A map is framed where there is something to choose; everything else is shown part by part."""
    view = view_of(name)
    for tab in view.tabs:
        part = tab.part or view.region(tab.region).box
        assert scale(part) >= (0.58 if tab.region in ("map", "marsh") else 0.72), tab.label
    shown = {region for row in view.rows for region in row}
    assert {tab.region for tab in view.tabs} == shown | {strip.name for strip in view.strips}
