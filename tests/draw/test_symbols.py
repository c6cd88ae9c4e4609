"""The hidden svg of a page: every symbol once, every reference in it found."""

import re
from xml.etree import ElementTree

import pytest
from draw.scenes import GAMES, texts_of, view_of

from hightable.draw.symbols import kit, sheet

PARTS = ("symbol", "linearGradient", "radialGradient", "pattern", "filter")


@pytest.mark.parametrize("name", GAMES)
def test_symbols_are_well_formed_unique_and_complete(name):
    drawn = view_of(name).symbols(texts_of(name))
    root = ElementTree.fromstring(drawn)
    ids = [part.get("id") for part in root]
    assert {part.tag for part in root} <= set(PARTS)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawn)) <= set(ids)


@pytest.mark.parametrize("name", GAMES)
def test_counts_and_legends_name_symbols_that_exist(name):
    view = view_of(name)
    ids = set(re.findall(r'id="([^"]+)"', view.symbols(texts_of(name))))
    assert {entry.icon for entry in view.legend(texts_of(name))} <= ids


def test_every_colour_has_its_pieces():
    for name in ("vermilion", "azure", "saffron", "plum"):
        for kind in ("cube", "scientist", "student", "disc"):
            assert f'id="p-{kind}-{name}"' in kit()
    assert "{" not in sheet()
