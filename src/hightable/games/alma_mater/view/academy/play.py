"""The academy: professors with their cost, bishop and colloquium."""

from __future__ import annotations

from typing import Final

from hightable.draw.hot import plate
from hightable.draw.markup import Markup, el, join, kept
from hightable.draw.pieces import moved
from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import group, rect, use
from hightable.draw.tokens import colour
from hightable.games.alma_mater.box import PROFESSOR_RECORDS
from hightable.games.alma_mater.effect_text import professor_text
from hightable.games.alma_mater.view.academy.ground import (
    DOORS,
    LARGE,
    STATION,
    bishop_box,
    door_at,
    station,
)
from hightable.games.alma_mater.view.cards import PROFESSOR, lit, owners, said, straight
from hightable.games.alma_mater.view.icons.glyphs import coin
from hightable.games.alma_mater.view.look import Look, Tile, look
from hightable.games.alma_mater.view.palette import SOFT, TEXTS, WINE, book
from hightable.games.alma_mater.view.stone import (
    DOOR,
    arch_path,
    called,
    crowd,
    glow,
    master,
    needs,
    small_words,
)

TIPS: Final = {name: professor_text(record, TEXTS) for name, record in PROFESSOR_RECORDS.items()}
VEIL: Final = rect(0, 0, *PROFESSOR, 6, fill="#efe3ca", fill_opacity=0.4)
RING: Final = straight(*PROFESSOR)
MIDDLE: Final = 35.5
ROOM_FOR_WORDS: Final = 4


def play(scene: Scene) -> Sheet:
    table = look(scene)
    sheets = {
        "academy-doors": [door(site, rows, scene) for site, rows in DOORS[table.side].items()],
        "academy-bishop": bishop(table, scene),
        "academy-large": [bishop_spots(scene), colloquium_spots(scene)],
        "academy-costs": [cost(tile, table) for tile in table.academy],
        "academy-professors": [placed(tile, scene) for tile in table.academy if tile.copies],
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def door(site: str, rows: list[int], scene: Scene) -> Markup:
    space = look(scene).spaces[site]
    x, y = door_at(rows)
    return join(
        crowd(space, (x + DOOR[0] / 2, y + DOOR[1] - 3), DOOR[0] - 2, 25, scene),
        needs(space, x + 5, y + 7, scene),
        glow(called(site, scene), arch_path(x, y, *DOOR, 21)),
    )


def cost(tile: Tile, table: Look) -> Markup:
    """What a professor costs: fixed books, those one lacks as ghosts, or an open cost."""
    x, y = station(tile.chair)
    if not tile.copies:
        said = TEXTS("note", "gone")
        return small_words(x + MIDDLE, y + 41, said, size=10.4, fill=SOFT)
    rows = fixed(tile, table) if tile.cost else opened(tile)
    top, step = (26 if len(rows) < 3 else 17, 20) if tile.cost else (30.5, 16)
    lines = [line(tuple(row), x + MIDDLE, y + top + n * step) for n, row in enumerate(rows)]
    can = table.viewer in tile.payable
    tick = use("i-ok", x + 56, y + 4.5, 13, data_tip=TEXTS("tip", "payable")) if can else None
    return join(lines, tick, None if tile.cost else price(tile, x, y, table))


def price(tile: Tile, x: float, y: float, table: Look) -> Markup:
    """The ducats of a cost that nobody has fixed yet, as the viewer would pay them."""
    due = (tile.due or {}).get(table.viewer, tile.ducats)
    word = small_words(x + 30, y + 16.5, TEXTS("note", "open"), fill=WINE, text_anchor="start")
    return join(coin(x + 18, y + 13, 8.6, due), word)


def opened(tile: Tile) -> list[list[str]]:
    return [["i-tb-any"] * n for n in tile.groups]


def fixed(tile: Tile, table: Look) -> list[list[str]]:
    """The books by kind; what the viewer has not is a ghost."""
    books = table.players[table.viewer].books if table.viewer >= 0 else {}
    found = []
    for kind, n in sorted((tile.cost or {}).items(), key=lambda part: -part[1]):
        has = min(n, books.get(kind, 0)) if books else n
        found.append([book("i-tb", kind)] * has + [book("i-tbg", kind)] * (n - has))
    return found


@kept
def line(names: tuple[str, ...], x: float, y: float) -> Markup:
    step = min(17, 62 / len(names))
    left = x - (len(names) - 1) / 2 * step - 8.5
    return join([use(name, round(left + n * step, 1), y - 8.5, 17) for n, name in enumerate(names)])


def placed(tile: Tile, scene: Scene) -> Markup:
    """A professor that can still be recruited; faded if the viewer has one."""
    parts = (
        VEIL if look(scene).viewer in tile.owners else None,
        use(f"cp-{tile.copies}", 22, 5, 20, 14),
        *owners(tile, 2, PROFESSOR[1] - 15),
    )
    choice = scene.choice(f"hire {tile.name}")
    return face(tile.name, tile.chair, parts, choice, said(tile, TIPS[tile.name], scene))


@kept
def face(
    name: str, chair: str, parts: tuple[Markup | None, ...], choice: Choice | None, tip: str
) -> Markup:
    """A professor's card on its chair, with what lies on it."""
    x, y = station(chair)
    return el(
        "g",
        el("g", use(f"pf-{name}", 0, 0, *PROFESSOR), class_="face"),
        RING if choice else None,
        *parts,
        id=f"pr-{name}",
        transform=f"translate({x + STATION['card']:g} {y + 1:g})",
        **lit(choice, tip),
    )


def bishop_spots(scene: Scene) -> Markup:
    """The bishop, or how many masters go there."""
    area = (LARGE["bishop"] + 1, LARGE["y"] + 1, LARGE["w"] - 2, LARGE["h"] - 2)
    boxes = [plate(scene.choice(f"masters {n + 1}"), bishop_box(n), 5) for n in range(3)]
    return join(plate(called("bishop", scene), area), boxes)


def colloquium_spots(scene: Scene) -> Markup:
    """The colloquium, its masters, and the dictionaries it sells."""
    x, y, width = LARGE["colloquium"], LARGE["y"], LARGE["w"]
    space = look(scene).spaces["colloquium"]
    return join(
        crowd(space, (x + width / 2, y + 82), 130, 26, scene),
        plate(called("colloquium", scene), (x + 1, y + 1, width - 2, LARGE["h"] - 2)),
        plate(scene.choice("from dictionary"), (x + 4, y + 35, width - 8, 18), 5),
    )


def order_note() -> Markup:
    """What the row of masters is for, while there is room to say it."""
    x, y = LARGE["bishop"] + 156, LARGE["y"] + 61.5
    return small_words(x, y, TEXTS("note", "order"), size=9.6, fill="#d9b878", text_anchor="end")


def bishop(table: Look, scene: Scene) -> list[Markup]:
    """The masters on the bishop from left to right: the next turn order."""
    found = [] if len(table.bishop) > ROOM_FOR_WORDS else [order_note()]
    count: dict[int, int] = {}
    step = min(17.5, 140 / max(1, len(table.bishop)))
    for place, seat in enumerate(table.bishop):
        count[seat] = count.get(seat, 0) + 1
        tip = TEXTS("tip", "bishop", n=place + 1, name=scene.names[seat])
        name = f"ms-bishop-{colour(seat).name}-{count[seat]}"
        x = LARGE["bishop"] + 17 + place * step
        found.append(moved(name, x, LARGE["y"] + 83, master(seat, 27), data_tip=tip))
    return found
