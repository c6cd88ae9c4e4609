"""The map: places one may go to, names, bonus tokens, cubes, scientists."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hightable.draw.boards import label
from hightable.draw.counters import vp
from hightable.draw.hot import plate, spot
from hightable.draw.markup import Markup, join
from hightable.draw.pieces import fan, figure, moved, piece
from hightable.draw.scene import Box, Choice, Scene, Sheet
from hightable.draw.shapes import Point, at, circle, group, path, rect, text
from hightable.draw.tokens import colour, tone
from hightable.games.newton.box import (
    CITY_RECORDS,
    JERUSALEM,
    MEDICINE,
    PLACE_RECORDS,
    TOKEN_RECORDS,
)
from hightable.games.newton.box import PLACES as IDS
from hightable.games.newton.view.cards import tiles
from hightable.games.newton.view.look import Look, Player, look
from hightable.games.newton.view.map.ground import EDGE, PLACES, PRINTED, SIZE, TRAY, setup
from hightable.games.newton.view.words import TEXTS, effect, objective

SCIENTIST: Final = figure("scientist", 22)
CUBE: Final = figure("cube", 13.5)
REACH: Final = {"village": 12, "start": 19, "ancient_land": 22, "city": 23, "master": 21}
CORNERS: Final[tuple[Point, ...]] = ((-18, -7), (18, -7), (-18, 19), (18, 19))
WIDER: Final = {"objective": 10, "city": -1}
MANY: Final = 4
GOAL: Final = IDS[JERUSALEM]
SIDES: Final = (MEDICINE["side_1"]["n"], MEDICINE["side_2"]["n"])


def play(scene: Scene) -> Sheet:
    """Targets below, then names, tokens, cubes and scientists."""
    table = look(scene)
    sheets = {
        "map-sites": [sites(setup(scene)), goal(table, scene)],
        "map-hot": targets(scene, table),
        "map-names": [names()],
        "map-medicine": [medicine(table)],
        "map-tokens": [token(site, name) for site, name in table.tokens.items() if site in PLACES],
        "map-cubes": [cube for player in table.players for cube in cubes(player, scene)],
        "map-figures": scientists(table, scene),
    }
    return {name: shifted(name, parts) for name, parts in sheets.items()}


def shifted(name: str, parts: list[Markup]) -> Markup:
    """A group of the play sheet, inside the frame."""
    return group(parts, id=name, transform=f"translate({EDGE} {EDGE})")


@cache
def sites(dealt: tuple[tuple[str, str], ...]) -> Markup:
    """Unseen shapes over the places that say what they are."""
    tiles = dict(dealt)
    return join([tip(name, describe(name, tiles)) for name in PLACES if name != GOAL])


def tip(name: str, said: str) -> Markup:
    x, y = PLACES[name]
    kind = PLACE_RECORDS[name]["type"]
    unseen: dict[str, Any] = {"fill": "#fff", "fill_opacity": 0, "data_tip": said}
    if kind in ("objective", "university"):
        half = (29, 18) if kind == "objective" else (17, 15)
        return rect(x - half[0], y - half[1], 2 * half[0], 2 * half[1], **unseen)
    return circle(x, y, REACH[kind] - 2, **unseen)


def describe(name: str, dealt: dict[str, str]) -> str:
    """What a place is, and its tile in words."""
    record = PLACE_RECORDS[name]
    kind, tile = record["type"], dealt.get(name, "")
    if kind == "city":
        tile = effect(CITY_RECORDS[tile]["effect"])
    return TEXTS("place", kind, name=record["name"], tile=tile)


def goal(table: Look, scene: Scene) -> Markup:
    """The Objective of the map, with what it is worth to the one who looks."""
    said = objective(table.dealt[GOAL], table.players[max(scene.seat, 0)].objectives)
    return tip(GOAL, TEXTS("place", "objective", name=PLACE_RECORDS[GOAL]["name"], tile=said))


def targets(scene: Scene, table: Look) -> list[Markup]:
    """Where one may go or place a cube."""
    found = [target(name, c) for name, c in scene.after("go")]
    found += [target(name, c) for name, c in scene.after("cube") if name in PLACES]
    here = scene.choice("cube here")
    if here:
        found.append(target(table.players[scene.seat].place, here))
    return found


def target(name: str, choice: Choice) -> Markup:
    x, y = PLACES[name]
    kind = PLACE_RECORDS[name]["type"]
    if kind == "objective":
        return plate(choice, (x - 32, y - 21, 64, 42), 9)
    if kind == "university":
        return plate(choice, (x - 20, y - 18, 40, 36), 7)
    return spot(choice, x, y, REACH[kind])


@cache
def names() -> Markup:
    """The names of the places: above the targets, below the pieces."""
    return group([name(place) for place in PRINTED["place"]], pointer_events="none")


def name(place: str) -> Markup:
    said, record = PRINTED["place"][place], PLACE_RECORDS[place]
    x, y = said["x"] + said["lx"], said["y"] + said["ly"]
    if record["type"] == "village":
        style = {"font_weight": 500, "font_style": "italic"}
        return label(x, y, record["name"], 9.2, text_anchor=said["la"], **style)
    return label(x, y, record["name"], 10, text_anchor=said["la"], font_weight=700)


def medicine(table: Look) -> Markup:
    """The Medicine tiles that are left, and what the second side gives."""
    x, y = TRAY
    pile = [under(x + 8 + n * 2, y + 20 - n * 2) for n in range(min(table.medicine, 3))]
    if pile:
        n = len(pile) - 1
        pile[-1] = at(x + 8 + n * 2, y + 20 - n * 2, tiles.medicine(SIDES[0], 44, 36))
    mark = f"M{x + 54} {y + 49}h5m-2-2.2l2.4 2.2l-2.4 2.2"
    return group(
        pile,
        text(x + 72, y + 36, f"\u00d7{table.medicine}", 12.5, fill=tone("ivory"), font_weight=700),
        path(mark, fill="none", stroke=tone("gilt-high"), stroke_width=1.2),
        vp(x + 72, y + 49, 9, SIDES[1]),
        data_tip=TEXTS("tip", "medicine", n=table.medicine),
    )


def under(x: float, y: float) -> Markup:
    """A tile of which only the edge is seen."""
    return rect(x, y, 44, 36, 5, fill="url(#g-income)", stroke=tone("umber"))


def token(place: str, name: str) -> Markup:
    said = TEXTS("tip", "bonus", effect=effect(TOKEN_RECORDS[name]["effect"]))
    return moved(f"bn-{place}", *PLACES[place], tiles.token(name, 10), data_tip=said)


def cubes(player: Player, scene: Scene) -> list[Markup]:
    """A cube has its own corner for each seat, so that four never hide one another."""
    tint, who = colour(player.seat).name, scene.names[player.seat]
    return [
        piece(
            f"cube-{tint}-{place}",
            CUBE,
            player.seat,
            corner(place, player.seat),
            TEXTS("tip", "visited", name=who, place=PLACE_RECORDS[place]["name"]),
        )
        for place in player.visited
    ]


def corner(place: str, seat: int) -> Point:
    x, y = PLACES[place]
    dx, dy = CORNERS[seat % MANY]
    wider = WIDER.get(PLACE_RECORDS[place]["type"], 0)
    return x + dx + (wider if dx > 0 else -wider), y + dy


def scientists(table: Look, scene: Scene) -> list[Markup]:
    """Those who share a place stand side by side, above the lower half of its tile."""
    there: dict[str, list[int]] = {}
    for player in table.players:
        there.setdefault(player.place, []).append(player.seat)
    return [
        scientist(seat, place, off, scene)
        for place, seats in there.items()
        for seat, off in zip(seats, fan(len(seats), 17, 56), strict=True)
    ]


def scientist(seat: int, place: str, off: float, scene: Scene) -> Markup:
    x, y = PLACES[place]
    low = PLACE_RECORDS[place]["type"] in ("village", "start")
    said = TEXTS("tip", "scientist", name=scene.names[seat])
    foot = (x + off, y + (3 if low else -2))
    return piece(f"sci-{colour(seat).name}", SCIENTIST, seat, foot, said)


def camera(scene: Scene, least: float = 300) -> Box | None:
    """The part that frames the scientist and every lit place, in the map's own proportions."""
    lit = [name for verb in ("go", "cube") for name, _ in scene.after(verb) if name in PLACES]
    if not lit:
        return None
    spots = [PLACES[name] for name in [*lit, look(scene).players[scene.seat].place]]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    across = SIZE[0] / SIZE[1]
    needed = max(max(xs) - min(xs) + 92, (max(ys) - min(ys) + 100) * across, least)
    width = min(round(needed), SIZE[0])
    height = min(round(width / across), SIZE[1])
    x = (min(xs) + max(xs)) / 2 + EDGE - width / 2
    y = (min(ys) + max(ys)) / 2 + EDGE - height / 2
    return Box(clamp(x, SIZE[0] - width), clamp(y, SIZE[1] - height), width, height)


def clamp(value: float, most: float) -> int:
    return round(max(0, min(most, value)))
