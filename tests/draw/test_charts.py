"""Charts of the end screen."""

from xml.etree import ElementTree

import pytest
from draw.geometry import boxes

from hightable.draw import PlayerRow
from hightable.draw.charts import Mark, apart, breakdown, curve, key, nice, progress


def row(seat, name, *points):
    sheet = [(source, n) for source, n in zip("abc", points, strict=True)]
    return PlayerRow(seat, name, points[0], sum(points[1:]), [], sheet, [])


ROWS = [row(0, "Alice", 20, 5, 0), row(1, "Bruno", 30, 12, 9)]


def inside(drawn):
    root = ElementTree.fromstring(drawn)
    width, height = (float(n) for n in root.get("viewBox").split()[2:])
    return all(
        a >= -1 and b >= -1 and c <= width + 1 and d <= height + 1 for _, a, b, c, d in boxes(root)
    )


def test_bars_are_ranked_to_scale_and_add_up():
    drawn = breakdown(ROWS, "Scores")
    assert drawn.index("Bruno") < drawn.index("Alice")
    assert ">51<" in drawn
    assert ">25<" in drawn
    assert 'data-tip="a: 20"' in drawn
    assert inside(drawn)


def test_a_source_without_points_has_no_bar_and_a_penalty_counts_in_the_sum():
    drawn = breakdown([row(0, "Alice", 20, -4, 0)], "Scores")
    assert 'data-tip="b' not in drawn
    assert ">16<" in drawn


def test_lines_end_with_their_players():
    drawn = progress([[0, 4, 9], [0, 5, 9]], ROWS, "Points", [Mark(1, "II")])
    assert drawn.count("Alice") == drawn.count("Bruno") == 1
    assert ">II<" in drawn
    assert inside(drawn)


def test_a_long_name_is_pressed_into_its_room():
    drawn = breakdown([row(0, "Automa (unofficial)", 9, 4, 2), row(1, "Bruno", 4, 1, 1)], "Scores")
    assert drawn.count('textLength="88"') == 1


def test_labels_are_moved_apart_and_stay_above_the_floor():
    assert apart([10, 10, 95], 20, 100) == [10, 30, 95]
    assert apart([98, 98, 99], 20, 100) == [60, 80, 100]


@pytest.mark.parametrize(("step", "wanted"), [(0.3, 1), (1.2, 2), (3, 5), (7, 10), (21, 50)])
def test_grids_have_round_values(step, wanted):
    assert nice(step) == wanted


def test_a_curve_marks_where_one_is():
    drawn = curve([0, 3, -2], "Lead", (-5, 5), now=1, marks=[Mark(2, "II")])
    assert inside(drawn)
    assert 'x1="168"' in drawn
    assert all(f">{said}<" in drawn for said in ("+5", "0", "\u22125", "II"))


def test_the_key_names_every_source():
    drawn = key(["play", "masters", "coins", "books"])
    assert all(name in drawn for name in ("play", "masters", "coins", "books"))
    assert inside(drawn)
