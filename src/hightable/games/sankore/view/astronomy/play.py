"""Astronomy: camels on the caravan map, trading posts on oases and in ports."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.hot import SMALL_DISC, known, plate, spot, steps
from hightable.draw.markup import Markup
from hightable.draw.pieces import moved
from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import Point, at, circle, rect
from hightable.draw.tokens import colour
from hightable.games.sankore.box.areas import NODES, OASES, PORT_RECORDS, number_of
from hightable.games.sankore.effect_text import called
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.area.play import UNSEEN, lay, sites
from hightable.games.sankore.view.astronomy.ground import AREA, MAP, PRINTED, cell
from hightable.games.sankore.view.astronomy.ground import NODES as SPOTS
from hightable.games.sankore.view.astronomy.ground import spot as middle
from hightable.games.sankore.view.cards import tile
from hightable.games.sankore.view.icons import stand, star

SPACES: Final = [*OASES, *PORT_RECORDS]


def play(scene: Scene[Seen]) -> Sheet:
    own = {
        "sites": sites(scene, AREA, SPACES, site),
        "tokens": tokens(scene),
        "pieces": posts(scene),
        "camels": camels(scene),
        "hot": targets(scene),
    }
    mapped = {key: [at(MAP["x"], MAP["y"], parts)] for key, parts in own.items()}
    return lay(scene, AREA, mapped)


@cache
def site(space: str, said: str) -> Markup:
    """An unseen plate in the shape of a space."""
    word = known(f"space {space}", f"go {space}") if space in OASES else f"space {space}"
    if space in OASES:
        return circle(*place(space), 11, data_tip=said, data_word=word, **UNSEEN)
    x, y = cell(space)
    return rect(x - 10, y - 11.5, 20, 23, data_tip=said, data_word=word, **UNSEEN)


def targets(scene: Scene[Seen]) -> list[Markup]:
    """Places to walk to or start from, and spaces for a post."""
    drawn = [spot(choice, *SPOTS[oasis], 12.6) for oasis, choice in scene.lit(OASES, "space")]
    for space, choice in scene.lit(PORT_RECORDS, "space"):
        x, y = cell(space)
        drawn.append(plate(choice, (x - 11, y - 12.5, 22, 25), 4))
    camel = scene.seen.players[max(scene.seat, 0)].camel
    ways = dict(scene.lit(NODES, "go", "from"))
    start = scene.choice("from camel")
    if start is not None:
        ways.setdefault(camel, start)
    drawn += [way(node, ways[node]) for node in NODES if node in ways]
    return drawn + [far(node, choice) for node, choice in scene.lit(NODES, "go")]


def way(node: str, choice: Choice) -> Markup:
    """Walking to a place, or starting there."""
    x, y = place(node)
    if node in OASES:
        return spot(choice, x, y, 13)
    if node == NODES[0]:
        return plate(choice, (x - 20, y - 19, 40, 36), 8)
    wide, high = PRINTED["port"]["w"], PRINTED["port"]["h"]
    return plate(choice, (x - wide / 2, y - high / 2, wide, high), 5)


def far(node: str, choice: Choice) -> Markup:
    """How many steps away a place is."""
    x, y = place(node)
    if node in OASES:
        return steps(choice, x - 10, y - 10, SMALL_DISC)
    wide, high = PRINTED["port"]["w"], PRINTED["port"]["h"]
    return steps(choice, x - wide / 2, y - high / 2, SMALL_DISC)


def place(node: str) -> Point:
    return SPOTS[node]


def tokens(scene: Scene[Seen]) -> list[Markup]:
    """Prestige in the ports, Sankoré tiles on the dotted lines."""
    drawn = []
    for space, kind in scene.seen.tokens.items():
        if space in PORT_RECORDS:
            x, y = cell(space)
            said = scene.say("tip", "prestige", kind=scene.texts.name(kind))
            drawn.append(moved(f"pt-{space}", x, y - 4.3, star(kind, 0, 0, 7.4), data_tip=said))
    for region, where in PRINTED["line"].items():
        which = scene.seen.madrasa.slots.get(f"{AREA}_{region}")
        if which:
            drawn.append(tile(scene, which, (where["x"] - 13, where["y"] - 13), 26))
    return drawn


def posts(scene: Scene[Seen]) -> list[Markup]:
    drawn = []
    for space in SPACES:
        seat = scene.seen.owner.get(space)
        if seat is not None:
            x, y = middle(space)
            low = 7 if space in PORT_RECORDS else 9
            name_of = f"post-{colour(seat).name}-{space}"
            who, place = scene.names[seat], called(space, scene.texts)
            said = scene.say("tip", "post", name=who, place=place, n=number_of(space))
            drawn.append(stand(name_of, "post", seat, (x, y + low, 19, 19), said))
    return drawn


def camels(scene: Scene[Seen]) -> list[Markup]:
    """A camel under way stands where it has got to."""
    there: dict[str, list[int]] = {}
    for player in scene.seen.players:
        there.setdefault(player.walk or player.camel, []).append(player.seat)
    return [camel(scene, s, n, node) for node, seats in there.items() for n, s in enumerate(seats)]


def beside(node: str) -> Point:
    """Where a camel stands from its oasis: at the right, unless it would hide a name."""
    dx, dy = PRINTED["node"][node].get("camel", (21, 5))
    return dx, dy


def camel(scene: Scene[Seen], seat: int, place_of: int, node: str) -> Markup:
    x, y = place(node)
    dx, dy = beside(node)
    dx += place_of * (13 if dx > 0 else -13)
    if node == NODES[0]:
        dx, dy = 25 + place_of % 2 * 15, 1 + place_of // 2 * 15
    name_of = f"camel-{colour(seat).name}"
    said = scene.say("tip", "camel", name=scene.names[seat], place=scene.texts.name(node))
    word = "from camel" if seat == scene.seat else None
    return stand(name_of, "camel", seat, (x + dx, y + dy, 25, 21.5), said, data_word=word)
