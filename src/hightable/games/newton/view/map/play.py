"""The map: places one may go to, names, bonus tokens, cubes, scientists."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import label
from hightable.draw.counters import vp
from hightable.draw.hot import DISC, SMALL_DISC, known, plate, spot, steps
from hightable.draw.markup import Markup, join, kept, kept_of_tables
from hightable.draw.pieces import fan, figure, moved, piece
from hightable.draw.scene import Box, Choice, Scene, Sheet
from hightable.draw.shapes import Point, at, circle, group, path, rect, text
from hightable.draw.tokens import colour, tone
from hightable.games.newton.box import (
    JERUSALEM,
    MEDICINE,
    PLACE_RECORDS,
)
from hightable.games.newton.box import PLACES as IDS
from hightable.games.newton.effect_text import tile_text
from hightable.games.newton.seen import Seen, SeenPlayer
from hightable.games.newton.view.cards import tiles
from hightable.games.newton.view.map.ground import EDGE, PLACES, PRINTED, SIZE, TRAY, setup
from hightable.kernel import Texts

SCIENTIST: Final = figure("scientist", 22)
CUBE: Final = figure("cube", 13.5)
REACH: Final = {"village": 12, "start": 19, "ancient_land": 22, "city": 23, "master": 21}
CORNERS: Final[tuple[Point, ...]] = ((-18, -7), (18, -7), (-18, 19), (18, 19))
WIDER: Final = {"objective": 10, "city": -1}
MANY: Final = 4
GOAL: Final = IDS[JERUSALEM]
SIDES: Final = (MEDICINE["side_1"]["n"], MEDICINE["side_2"]["n"])


def play(scene: Scene[Seen]) -> Sheet:
    """Targets below, then names, tokens, cubes and scientists."""
    seen, texts = scene.seen, scene.texts
    tokens = [(place, name) for place, name in seen.bonus.items() if place in PLACES]
    sheets = {
        "map-sites": [sites(setup(scene), texts), goal(scene)],
        "map-hot": targets(scene),
        "map-names": [names(texts)],
        "map-medicine": [medicine(scene)],
        "map-tokens": [token(place, name, texts) for place, name in tokens],
        "map-cubes": [cube for player in seen.players for cube in cubes(player, scene)],
        "map-figures": scientists(scene),
        "map-steps": [far(name, choice) for name, choice in scene.after("go")],
    }
    return {name: shifted(name, parts) for name, parts in sheets.items()}


def shifted(name: str, parts: list[Markup]) -> Markup:
    """A group of the play sheet, inside the frame."""
    return group(parts, id=name, transform=f"translate({EDGE} {EDGE})")


@kept_of_tables
def sites(dealt: tuple[tuple[str, str], ...], texts: Texts) -> Markup:
    """Unseen shapes over the places that say what they are."""
    tiles = dict(dealt)
    return join([tip(name, told(name, tiles, texts)) for name in PLACES if name != GOAL])


def tip(name: str, said: str) -> Markup:
    x, y = PLACES[name]
    kind = PLACE_RECORDS[name]["type"]
    unseen: dict[str, Any] = {"fill": "#fff", "fill_opacity": 0, "data_tip": said}
    unseen["data_word"] = known(*words_of(name, kind))
    if kind in ("objective", "university"):
        half = (29, 18) if kind == "objective" else (17, 15)
        return rect(x - half[0], y - half[1], 2 * half[0], 2 * half[1], **unseen)
    return circle(x, y, REACH[kind] - 2, **unseen)


def words_of(name: str, kind: str) -> list[str]:
    """What may be asked about a place: why not go there, why not place a cube there."""
    cubes = ("university", "city", "ancient_land")
    return [f"go {name}", f"cube {name}"] if kind in cubes else [f"go {name}"]


def told(name: str, dealt: dict[str, str], texts: Texts) -> str:
    """What a place is, and its tile in words."""
    kind = PLACE_RECORDS[name]["type"]
    if name not in dealt:
        return texts.say("place", kind, name=texts.name(name))
    tile = dealt[name]
    said = tile_text(tile, texts) if kind == "city" else texts.name(tile)
    return texts.say("place", "tile", name=texts.name(name), tile=said)


def goal(scene: Scene[Seen]) -> Markup:
    """The Objective of the map, with what it is worth to the one who looks."""
    said = tiles.objective_tip(scene.seen.dealt.places[GOAL], scene)
    return tip(GOAL, scene.say("place", "tile", name=scene.texts.name(GOAL), tile=said))


def targets(scene: Scene[Seen]) -> list[Markup]:
    """Where one may go or place a cube."""
    found = [target(name, c) for name, c in scene.after("go")]
    found += [target(name, c) for name, c in scene.after("cube") if name in PLACES]
    here = scene.choice("cube here")
    if here:
        found.append(target(scene.seen.players[scene.seat].place, here))
    return found


def target(name: str, choice: Choice) -> Markup:
    x, y = PLACES[name]
    kind = PLACE_RECORDS[name]["type"]
    if kind == "objective":
        return plate(choice, (x - 32, y - 21, 64, 42), 9)
    if kind == "university":
        return plate(choice, (x - 20, y - 18, 40, 36), 7)
    return spot(choice, x, y, REACH[kind])


def far(name: str, choice: Choice) -> Markup:
    """How far a place is: beside its upper right corner, of a Village the left one."""
    x, y = PLACES[name]
    kind = PLACE_RECORDS[name]["type"]
    if kind == "village":
        return steps(choice, x - 10, y - 10, SMALL_DISC)
    dx, dy = {"objective": (31, -20), "university": (19, -17)}.get(kind, (17, -17))
    return steps(choice, x + dx, y + dy, DISC)


@kept
def names(texts: Texts) -> Markup:
    """The names of the places: above the targets, below the pieces."""
    return group([name(place, texts) for place in PRINTED["place"]], pointer_events="none")


def name(place: str, texts: Texts) -> Markup:
    said, record = PRINTED["place"][place], PLACE_RECORDS[place]
    x, y = said["x"] + said["lx"], said["y"] + said["ly"]
    if record["type"] == "village":
        style = {"font_weight": 500, "font_style": "italic"}
        return label(x, y, texts.name(place), 9.2, text_anchor=said["la"], **style)
    return label(x, y, texts.name(place), 10, text_anchor=said["la"], font_weight=700)


def medicine(scene: Scene[Seen]) -> Markup:
    """The Medicine tiles that are left, and what the second side gives."""
    x, y = TRAY
    left = scene.seen.medicine_left
    pile = [under(x + 8 + n * 2, y + 20 - n * 2) for n in range(min(left, 3))]
    if pile:
        n = len(pile) - 1
        pile[-1] = at(x + 8 + n * 2, y + 20 - n * 2, tiles.medicine(SIDES[0], 44, 36))
    mark = f"M{x + 54} {y + 49}h5m-2-2.2l2.4 2.2l-2.4 2.2"
    return group(
        pile,
        text(x + 72, y + 36, f"\u00d7{left}", 12.5, fill=tone("ivory"), font_weight=700),
        path(mark, fill="none", stroke=tone("gilt-high"), stroke_width=1.2),
        vp(x + 72, y + 49, 9, SIDES[1]),
        data_tip=scene.say("tip", "medicine", n=left, first=SIDES[0], second=SIDES[1]),
    )


def under(x: float, y: float) -> Markup:
    """A tile of which only the edge is seen."""
    return rect(x, y, 44, 36, 5, fill="url(#g-income)", stroke=tone("umber"))


def token(place: str, name: str, texts: Texts) -> Markup:
    said = texts.say("tip", "bonus", effect=tile_text(name, texts))
    return moved(f"bn-{place}", *PLACES[place], tiles.token(name, 10), data_tip=said)


def cubes(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """A cube has its own corner for each seat, so that four never hide one another."""
    tint, who = colour(player.seat).name, scene.names[player.seat]
    return [
        piece(
            f"cube-{tint}-{place}",
            CUBE,
            player.seat,
            corner(place, player.seat),
            scene.say("tip", "visited", name=who, place=scene.texts.name(place)),
        )
        for place in player.visited
    ]


def corner(place: str, seat: int) -> Point:
    x, y = PLACES[place]
    dx, dy = CORNERS[seat % MANY]
    wider = WIDER.get(PLACE_RECORDS[place]["type"], 0)
    return x + dx + (wider if dx > 0 else -wider), y + dy


def scientists(scene: Scene[Seen]) -> list[Markup]:
    """Those who share a place stand side by side, above the lower half of its tile."""
    there: dict[str, list[int]] = {}
    for player in scene.seen.players:
        there.setdefault(player.place, []).append(player.seat)
    return [
        scientist(seat, place, off, scene)
        for place, seats in there.items()
        for seat, off in zip(seats, fan(len(seats), 17, 56), strict=True)
    ]


def scientist(seat: int, place: str, off: float, scene: Scene[Seen]) -> Markup:
    x, y = PLACES[place]
    low = PLACE_RECORDS[place]["type"] in ("village", "start")
    said = scene.say("tip", "scientist", name=scene.names[seat])
    foot = (x + off, y + (3 if low else -2))
    word = "cube here" if seat == scene.seat else None
    return piece(f"sci-{colour(seat).name}", SCIENTIST, seat, foot, said, data_word=word)


def camera(scene: Scene[Seen], least: float = 300) -> Box | None:
    """The part that frames the scientist and every lit place, in the map's own proportions."""
    lit = [name for verb in ("go", "cube") for name, _ in scene.after(verb) if name in PLACES]
    if not lit:
        return None
    spots = [PLACES[name] for name in [*lit, scene.seen.players[scene.seat].place]]
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
