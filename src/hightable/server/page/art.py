"""Pictures of the games: parts of their tables, and the pieces they are known by."""

from __future__ import annotations

import re
from functools import cache

from hightable.draw import Scene, View
from hightable.draw.markup import Markup, el
from hightable.draw.roster import WIDTH
from hightable.draw.tokens import SANS
from hightable.draw.view import GAP
from hightable.games import game as find_game
from hightable.games import view as view_of
from hightable.lessons.about import Cut, about, is_told
from hightable.server.page.style import version
from hightable.texts import Translation

SYMBOL = '<symbol id="{}" viewBox="([^"]*)">(.*?)</symbol>'
LYING = 1.5


@cache
def figure(name: str) -> Markup | None:
    """The piece a game is known by, large."""
    view = view_of(name)
    drawn = re.search(SYMBOL.format(view.figure), view.symbols(find_game(name).texts()), re.S)
    if not view.figure or drawn is None:
        return None
    return el("svg", Markup(drawn[2]), viewBox=drawn[1], class_="figure", aria_hidden="true")


def proportions(view: View) -> float:
    """How much wider than high the picture of a table is."""
    width, height = view.size()
    return (width + WIDTH + 3 * GAP) / (height + 2 * GAP)


def art(house: Translation, name: str, cut: Cut) -> str:
    """A part of a game's picture, from its corner on: as wide as it says, or less where what
    shows it is upright."""
    view = view_of(name)
    x, y = view.places()[cut.region]
    high = round(cut.wide / proportions(view))
    part = f"viewBox({x + GAP + cut.x},{y + GAP + cut.y},{cut.wide},{high})"
    return f"/picture/{name}.svg?in={house.language}&{version()}#svgView({part})"


def whole(house: Translation, name: str, region: str) -> str:
    """A region of a game's picture, for a frame half as wide again as high."""
    view = view_of(name)
    shown = view.region(region)
    wide = min(shown.width, round(shown.height * LYING))
    return art(house, name, Cut(region, 0, 0, round(wide * proportions(view) / LYING)))


def tile(name: str) -> Cut:
    """The part of a table that a game is known by; of the toy its first region."""
    if is_told(name):
        return about(name).tile
    first = view_of(name).regions[0]
    return Cut(first.name, 0, 0, first.width)


def glimpse(view: View, shown: Scene, cut: Cut) -> Markup:
    """The same part of a table as it is now, by itself."""
    region = view.region(cut.region)
    high = round(cut.wide / proportions(view))
    return el(
        "svg",
        view.symbols(shown.texts),
        region.ground(shown),
        *region.play(shown).values(),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{cut.x} {cut.y} {cut.wide} {high}",
        font_family=SANS,
    )
