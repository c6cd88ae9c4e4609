"""The table of Sankoré: its regions, rows, tabs and panel, and what a phone frames of it."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.bridge import Region
from hightable.draw.layout import part
from hightable.draw.markup import Markup
from hightable.draw.scene import Box, Count, Entry, Head, PlayerRow, Scene, Tab
from hightable.draw.shapes import Point
from hightable.draw.symbols import drawn, sheet, tinted
from hightable.draw.view import View
from hightable.games.sankore.box.areas import PORT_RECORDS
from hightable.games.sankore.box.components import CLASS_SPACE_RECORDS
from hightable.games.sankore.view import cards, panel
from hightable.games.sankore.view.area.ground import seats
from hightable.games.sankore.view.astronomy import ground as astronomy_ground
from hightable.games.sankore.view.astronomy import play as astronomy_play
from hightable.games.sankore.view.law import ground as law_ground
from hightable.games.sankore.view.law import play as law_play
from hightable.games.sankore.view.library import ground as library_ground
from hightable.games.sankore.view.library import play as library_play
from hightable.games.sankore.view.look import look
from hightable.games.sankore.view.market import ground as market_ground
from hightable.games.sankore.view.market import play as market_play
from hightable.games.sankore.view.mathematics import ground as mathematics_ground
from hightable.games.sankore.view.mathematics import play as mathematics_play
from hightable.games.sankore.view.palette import HERE, LAYOUT
from hightable.games.sankore.view.scholar import ground as scholar_ground
from hightable.games.sankore.view.scholar.ground import level_of
from hightable.games.sankore.view.school import ground as school_ground
from hightable.games.sankore.view.school import play as school_play
from hightable.games.sankore.view.theology import ground as theology_ground
from hightable.games.sankore.view.theology import play as theology_play
from hightable.games.sankore.view.tracks import ground as tracks_ground
from hightable.games.sankore.view.tracks import play as tracks_play
from hightable.games.sankore.view.treasury import ground as treasury_ground
from hightable.games.sankore.view.treasury import play as treasury_play
from hightable.games.sankore.view.words import TEXTS
from hightable.kernel import Texts

SYMBOLS: Final = ("paint", "icons", "effects", "scenery")
TABS: Final[tuple[tuple[str, str, int | None], ...]] = (
    ("astronomy_west", "astronomy", 0),
    ("astronomy_east", "astronomy", 1),
    ("theology_west", "theology", 0),
    ("theology_east", "theology", 1),
    ("mathematics", "mathematics", None),
    ("law", "law", None),
    ("library", "library", None),
    ("market", "market", None),
    ("school", "school", 0),
    ("pieces", "school", 1),
    ("treasury", "treasury", None),
    ("favour_first", "favour", 0),
    ("favour_last", "favour", 1),
    ("graduation", "graduation", 0),
)
AREAS: Final = {
    "astronomy": (astronomy_ground, astronomy_play),
    "theology": (theology_ground, theology_play),
    "mathematics": (mathematics_ground, mathematics_play),
    "law": (law_ground, law_play),
}
Spots = dict[str, Point]


def on_map(spot: Point) -> Point:
    return spot[0] + astronomy_ground.MAP["x"], spot[1] + astronomy_ground.MAP["y"]


def astronomy() -> Spots:
    nodes = {name: on_map(spot) for name, spot in astronomy_ground.NODES.items()}
    return nodes | {space: on_map(astronomy_ground.cell(space)) for space in PORT_RECORDS}


def mathematics() -> Spots:
    ground = mathematics_ground
    walls = {wall.lower(): (x, y) for wall, (x, y, _, _) in ground.WALL_BOXES.items()}
    return walls | {cell: ground.corner(cell) for cell in ground.CELL_RECORDS}


def school() -> Spots:
    classes = {space: school_ground.class_corner(space) for space in CLASS_SPACE_RECORDS}
    return classes | {space.lower(): foot for space, foot in school_ground.FEET.items()}


def small(spots: Spots) -> Spots:
    return {name.lower(): spot for name, spot in spots.items()}


SPOTS: Final[dict[str, Spots]] = {
    "astronomy": astronomy(),
    "theology": small(theology_ground.FEET),
    "mathematics": mathematics(),
    "law": small(law_ground.SPACES),
    "school": school(),
}


STRIPS: Final = ("favour", "graduation")
PARTS: Final = {name: [part(said) for said in LAYOUT[name]["parts"]] for name in (*SPOTS, *STRIPS)}


def named(name: str) -> str:
    return TEXTS("region", name)


def school_or_scholar(scene: Scene) -> Markup:
    """A school, or in its place the board of the Scholar."""
    level = level_of(scene)
    return scholar_ground.ground(level) if level else school_ground.ground()


class Table(View):
    """The four areas and the library above, school, treasury and market below."""

    regions = (
        *[
            Region(area, named(area), ground.SIZE, ground.ground, play.play, seats)
            for area, (ground, play) in AREAS.items()
        ],
        Region(
            "library",
            named("library"),
            library_ground.SIZE,
            library_ground.ground,
            library_play.play,
            library_ground.setup,
        ),
        Region(
            "favour",
            named("favour"),
            tracks_ground.FAVOUR,
            tracks_ground.favour_ground,
            tracks_play.favour_play,
        ),
        Region(
            "graduation",
            named("graduation"),
            tracks_ground.GRADUATE,
            tracks_ground.graduation_ground,
            tracks_play.graduation_play,
        ),
        Region(
            "school",
            named("school"),
            school_ground.SIZE,
            school_or_scholar,
            school_play.play,
            level_of,
            True,
        ),
        Region(
            "treasury",
            named("treasury"),
            treasury_ground.SIZE,
            treasury_ground.ground,
            treasury_play.play,
            own=True,
        ),
        Region(
            "market", named("market"), market_ground.SIZE, market_ground.ground, market_play.play
        ),
    )
    rows = (
        ("astronomy", "theology"),
        ("mathematics", "law", "library"),
        ("favour", "graduation"),
        ("school", "treasury", "market"),
    )
    tabs = tuple(
        Tab(TEXTS("tab", key), name, None if number is None else PARTS[name][number])
        for key, name, number in TABS
    )
    panel_only = (
        "activate",
        "bonus",
        "decline",
        "end turn",
        "keep",
        "move",
        "promote",
        "stop",
        "write",
    )

    def symbols(self, texts: Texts) -> Markup:
        return all_symbols()

    def head(self, scene: Scene) -> Head:
        return panel.head(scene)

    def players(self, scene: Scene) -> list[PlayerRow]:
        return panel.players(scene)

    def entries(self, scene: Scene) -> list[Entry]:
        return panel.entries(scene)

    def legend(self, texts: Texts) -> list[Count]:
        return panel.legend()

    def camera(self, scene: Scene, region: str) -> Box | None:
        return camera(scene, region)


def camera(scene: Scene, region: str) -> Box | None:
    """The first part that holds every lit target; the whole where there is none."""
    if region not in SPOTS:
        return None
    lit = targets(scene, region)
    fitting = [part for part in PARTS[region] if all(holds(part, spot) for spot in lit)]
    return fitting[0] if lit and fitting else None


def targets(scene: Scene, region: str) -> list[Point]:
    """Where the open options of a region lie."""
    nouns = [word.partition(" ")[2] for word in scene.choices]
    skill = school_ground.PRINTED["skill"]
    found = [SPOTS[region][noun] for noun in nouns if noun in SPOTS[region]]
    if region == "school" and look(scene).focus and not found:
        found = [(skill["x"], skill["y"])]
    if region == "astronomy" and scene.choice("from camel"):
        found.append(SPOTS[region][look(scene).mine.camel])
    return found


def holds(part: Box, spot: Point) -> bool:
    x, y = spot
    return part.x <= x <= part.x + part.width and part.y <= y <= part.y + part.height


@cache
def all_symbols() -> Markup:
    """Paint, icons, scenery, pieces and every face of the box."""
    own = [drawn(HERE, name) for name in SYMBOLS]
    return sheet(own, tinted(HERE, "pieces"), cards.symbols())


VIEW: Final = Table()
