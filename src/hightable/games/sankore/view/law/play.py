"""Law: crowns on four daises, and the tokens that overflow."""

from __future__ import annotations

from functools import cache

from hightable.draw.hot import plate
from hightable.draw.markup import Markup
from hightable.draw.pieces import fan
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import group, rect, text
from hightable.draw.tokens import colour
from hightable.games.sankore.box.components import REGIONS
from hightable.games.sankore.view.area.play import UNSEEN, lay, sites
from hightable.games.sankore.view.cards import tile
from hightable.games.sankore.view.icons import book, stand, star
from hightable.games.sankore.view.law.ground import AREA, PRINTED, REGION_RECORDS, SPACES, middle
from hightable.games.sankore.view.look import Look, look
from hightable.games.sankore.view.palette import CREAM
from hightable.games.sankore.view.words import counted, name, tip


def play(scene: Scene) -> Sheet:
    own = {
        "sites": sites(scene, AREA, SPACES, site),
        "tokens": [part for region in REGIONS for part in above(look(scene), region)],
        "pieces": crowns(scene),
        "hot": [target(scene, space) for space in SPACES],
    }
    return lay(scene, AREA, own)


@cache
def site(space: str, said: str) -> Markup:
    """An unseen plate in the shape of a space."""
    x, y = SPACES[space]
    return rect(x - 13, y - 21, 26, 42, data_tip=said, **UNSEEN)


def target(scene: Scene, space: str) -> Markup:
    x, y = SPACES[space]
    return plate(scene.choice(f"space {space.lower()}"), (x - 14, y - 22, 28, 44), 5)


def above(table: Look, region: str) -> list[Markup]:
    """The Sankoré tile of a region, and what lies in its bowl."""
    x, place = middle(region), PRINTED["tile"]
    which = table.madrasa["regions"].get(f"{AREA}_{region}")
    drawn = [tile(which, x + place["x"], place["y"], place["size"])] if which else []
    return [*drawn, bowl(table, region)]


def bowl(table: Look, region: str) -> Markup:
    """Kinds of tokens in the overflow, each once with its number."""
    held = table.overflow[REGION_RECORDS[region]["discipline"]]
    piles = [("prestige", kind, n) for kind, n in held["prestige"].items() if n]
    piles += [("book", kind, n) for kind, n in held["books"].items() if n]
    box = PRINTED["bowl"]
    x = middle(region) + box["x"]
    steps = fan(len(piles), 17, box["w"])
    return group(
        [pile(*what, x + step, box["y"]) for what, step in zip(piles, steps, strict=True)],
        data_tip=tip(
            "overflow",
            kind=name(REGION_RECORDS[region]["discipline"]),
            prestige=counted(held["prestige"]),
            books=counted(held["books"]),
        ),
    )


def pile(what: str, kind: str, n: int, x: float, y: float) -> Markup:
    drawn = star(kind, x, y - 1, 8.2) if what == "prestige" else book(kind, x, y - 2, 17)
    if n == 1:
        return drawn
    rim = {"paint_order": "stroke", "stroke": "#1a0f06", "stroke_width": 2.6}
    count = text(x + 5, y + 7, n, 10, fill=CREAM, font_weight=700, **rim)
    return group(drawn, count)


def crowns(scene: Scene) -> list[Markup]:
    drawn = []
    for space, (x, y) in SPACES.items():
        seat = look(scene).spaces.get(space)
        if seat is not None:
            name_of = f"crown-{colour(seat).name}-{space}"
            said = tip("crown", name=scene.names[seat], place=name(space))
            drawn.append(stand(name_of, "crown", seat, (x, y + 18, 27, 24.1), said))
    return drawn
