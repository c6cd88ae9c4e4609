"""Law: crowns on four daises, and the tokens that overflow."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache

from hightable.draw.hot import plate
from hightable.draw.markup import Markup
from hightable.draw.pieces import fan
from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import group, rect, text
from hightable.draw.tokens import colour
from hightable.games.sankore.box.components import REGIONS
from hightable.games.sankore.describe import counted
from hightable.games.sankore.effect_text import called
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.area.play import UNSEEN, lay, sites
from hightable.games.sankore.view.cards import tile
from hightable.games.sankore.view.icons import book, stand, star
from hightable.games.sankore.view.law.ground import AREA, PRINTED, REGION_RECORDS, SPACES, middle
from hightable.games.sankore.view.palette import CREAM


def play(scene: Scene[Seen]) -> Sheet:
    own = {
        "sites": sites(scene, AREA, SPACES, site),
        "tokens": [part for region in REGIONS for part in above(scene, region)],
        "pieces": crowns(scene),
        "hot": [target(space, choice) for space, choice in scene.lit(SPACES, "space")],
    }
    return lay(scene, AREA, own)


@cache
def site(space: str, said: str) -> Markup:
    """An unseen plate in the shape of a space."""
    x, y = SPACES[space]
    word = f"space {space.lower()}"
    return rect(x - 13, y - 21, 26, 42, data_tip=said, data_word=word, **UNSEEN)


def target(space: str, choice: Choice) -> Markup:
    x, y = SPACES[space]
    return plate(choice, (x - 14, y - 22, 28, 44), 5)


def above(scene: Scene[Seen], region: str) -> list[Markup]:
    """The Sankoré tile of a region, and what lies in its bowl."""
    x, place = middle(region), PRINTED["tile"]
    which = scene.seen.madrasa.slots.get(f"{AREA}_{region}")
    drawn = [tile(scene, which, (x + place["x"], place["y"]), place["size"])] if which else []
    return [*drawn, bowl(scene, region)]


def bowl(scene: Scene[Seen], region: str) -> Markup:
    """Kinds of tokens in the overflow, each once with its number."""
    kind = REGION_RECORDS[region]["discipline"]
    held = scene.seen.overflow[kind]
    piles = [("prestige", token, n) for token, n in held.prestige.items() if n]
    piles += [("book", token, n) for token, n in held.books.items() if n]
    box = PRINTED["bowl"]
    x = middle(region) + box["x"]
    steps = fan(len(piles), 17, box["w"])
    told = {name: counted(of, scene.texts) for name, of in asdict(held).items()}
    return group(
        [pile(*what, x + step, box["y"]) for what, step in zip(piles, steps, strict=True)],
        data_tip=scene.say("tip", "overflow", kind=scene.texts.name(kind), **told),
    )


def pile(what: str, kind: str, n: int, x: float, y: float) -> Markup:
    drawn = star(kind, x, y - 1, 8.2) if what == "prestige" else book(kind, x, y - 2, 17)
    if n == 1:
        return drawn
    rim = {"paint_order": "stroke", "stroke": "#1a0f06", "stroke_width": 2.6}
    count = text(x + 5, y + 7, n, 10, fill=CREAM, font_weight=700, **rim)
    return group(drawn, count)


def crowns(scene: Scene[Seen]) -> list[Markup]:
    drawn = []
    for space, (x, y) in SPACES.items():
        seat = scene.seen.owner.get(space)
        if seat is not None:
            name_of = f"crown-{colour(seat).name}-{space}"
            who, place = scene.names[seat], called(space, scene.texts)
            said = scene.say("tip", "crown", name=who, place=place)
            drawn.append(stand(name_of, "crown", seat, (x, y + 18, 27, 24.1), said))
    return drawn
