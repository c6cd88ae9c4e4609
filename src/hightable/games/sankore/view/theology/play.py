"""Theology: mosques in the niches of four regions."""

from __future__ import annotations

from functools import cache

from hightable.draw.hot import hot
from hightable.draw.markup import Markup
from hightable.draw.pieces import moved
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import path, text
from hightable.draw.tokens import colour
from hightable.games.sankore.box.areas import THEOLOGY_RECORDS
from hightable.games.sankore.box.components import REGIONS
from hightable.games.sankore.effect_text import called
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.area.play import UNSEEN, lay, sites
from hightable.games.sankore.view.cards import tile
from hightable.games.sankore.view.icons import book, stand
from hightable.games.sankore.view.theology.ground import AREA, FEET, PRINTED, arch, middle


def play(scene: Scene[Seen]) -> Sheet:
    lit = [hot(scene.choice(f"space {space.lower()}"), "path", d=arch(space, 1)) for space in FEET]
    own = {
        "sites": sites(scene, AREA, FEET, site),
        "tokens": [*numbers(scene), *tokens(scene)],
        "pieces": mosques(scene),
        "hot": lit,
    }
    return lay(scene, AREA, own)


@cache
def site(space: str, said: str) -> Markup:
    """An unseen plate in the shape of a niche."""
    return path(arch(space), data_tip=said, data_word=f"space {space.lower()}", **UNSEEN)


def numbers(scene: Scene[Seen]) -> list[Markup]:
    """The Knowledge a space needs, while it is free."""
    taken = scene.seen.owner
    ink = {"fill": "#ffe9ae", "font_weight": 700, "pointer_events": "none"}
    drawn = []
    for space, (x, y) in FEET.items():
        if space not in taken:
            record = THEOLOGY_RECORDS[space]
            top = y - PRINTED["row"][record["row"]]["h"] + 11.5
            drawn.append(text(x, top, record["number"], 12, **ink))
    return drawn


def tokens(scene: Scene[Seen]) -> list[Markup]:
    """Books in the niches, Sankoré tiles between the towers."""
    drawn = []
    for space, kind in scene.seen.tokens.items():
        if space in FEET:
            x, y = FEET[space]
            high = 20 if THEOLOGY_RECORDS[space]["row"] == "bottom" else 23
            said = scene.say("tip", "book", kind=scene.texts.name(kind))
            drawn.append(moved(f"tb-{space}", x, y - 11, book(kind, 0, 0, high), data_tip=said))
    for region in REGIONS:
        which = scene.seen.madrasa.slots.get(f"{AREA}_{region}")
        if which:
            size = PRINTED["tile"]["size"]
            corner = (middle(region) - size / 2, PRINTED["tile"]["y"])
            drawn.append(tile(scene, which, corner, size))
    return drawn


def mosques(scene: Scene[Seen]) -> list[Markup]:
    drawn = []
    for space, (x, y) in FEET.items():
        seat = scene.seen.owner.get(space)
        if seat is not None:
            small = THEOLOGY_RECORDS[space]["row"] == "bottom"
            size = (25, 29.8) if small else (29, 34.5)
            name_of = f"mosque-{colour(seat).name}-{space}"
            who, place = scene.names[seat], called(space, scene.texts)
            said = scene.say("tip", "mosque", name=who, place=place)
            drawn.append(stand(name_of, "mosque", seat, (x, y + 1, *size), said))
    return drawn
