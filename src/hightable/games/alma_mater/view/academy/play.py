"""The academy: professors with their cost, bishop and colloquium."""

from __future__ import annotations

from typing import Final

from hightable.draw.hot import plate
from hightable.draw.markup import Markup, el, join, kept
from hightable.draw.pieces import moved
from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import group, rect, use
from hightable.draw.tokens import colour
from hightable.games.alma_mater.seen.table import Seen, SeenChair
from hightable.games.alma_mater.view.academy.ground import (
    DOORS,
    LARGE,
    STATION,
    bishop_box,
    door_at,
    station,
)
from hightable.games.alma_mater.view.cards import (
    PROFESSOR,
    lit,
    owners,
    professor_tip,
    said,
    straight,
    told,
)
from hightable.games.alma_mater.view.icons.glyphs import coin
from hightable.games.alma_mater.view.palette import SOFT, WINE, book
from hightable.games.alma_mater.view.palette.stone import (
    DOOR,
    arch_path,
    called,
    crowd,
    glow,
    is_player,
    master,
    needs,
    small_words,
)

VEIL: Final = rect(0, 0, *PROFESSOR, 6, fill="#efe3ca", fill_opacity=0.4)
RING: Final = straight(*PROFESSOR)
MIDDLE: Final = 35.5
ROOM_FOR_WORDS: Final = 4


def play(scene: Scene[Seen]) -> Sheet:
    seen = scene.seen
    sheets = {
        "academy-doors": [door(site, rows, scene) for site, rows in DOORS[seen.side].items()],
        "academy-bishop": bishop(scene),
        "academy-large": [bishop_spots(scene), colloquium_spots(scene)],
        "academy-costs": [cost(chair, scene) for chair in seen.chairs],
        "academy-professors": [placed(chair, scene) for chair in seen.chairs if chair.copies],
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def door(site: str, rows: list[int], scene: Scene[Seen]) -> Markup:
    space = scene.seen.spaces[site]
    x, y = door_at(rows)
    return join(
        crowd(space, (x + DOOR[0] / 2, y + DOOR[1] - 3), DOOR[0] - 2, 25, scene),
        glow(called(site, scene), arch_path(x, y, *DOOR, 21)),
        needs(space, x + 5, y + 7, scene),
    )


def cost(chair: SeenChair, scene: Scene[Seen]) -> Markup:
    """What a professor costs: fixed books, those one lacks as ghosts, or an open cost."""
    x, y = station(chair.chair)
    if not chair.copies:
        gone = scene.say("note", "gone")
        return small_words(x + MIDDLE, y + 41, gone, size=10.4, fill=SOFT)
    rows = fixed(chair, scene) if chair.cost else opened(chair)
    top, step = (26 if len(rows) < 3 else 17, 20) if chair.cost else (30.5, 16)
    lines = [line(tuple(row), x + MIDDLE, y + top + n * step) for n, row in enumerate(rows)]
    tip = scene.say("tip", "payable")
    tick = use("i-ok", x + 56, y + 4.5, 13, data_tip=tip) if scene.seat in chair.payable else None
    return join(lines, tick, None if chair.cost else price(chair, x, y, scene))


def price(chair: SeenChair, x: float, y: float, scene: Scene[Seen]) -> Markup:
    """The ducats of a cost that nobody has fixed yet, as the viewer would pay them."""
    due = chair.ducats_due[scene.seat] if is_player(scene) else chair.ducats
    said = scene.say("note", "open")
    word = small_words(x + 30, y + 16.5, said, fill=WINE, text_anchor="start")
    return join(coin(x + 18, y + 13, 8.6, due), word)


def opened(chair: SeenChair) -> list[list[str]]:
    return [["i-tb-any"] * n for n in chair.groups]


def fixed(chair: SeenChair, scene: Scene[Seen]) -> list[list[str]]:
    """The books by kind; what the viewer has not is a ghost."""
    books = scene.seen.players[scene.seat].books if scene.seat >= 0 else {}
    found = []
    for kind, n in sorted(chair.cost.items(), key=lambda part: -part[1]):
        has = min(n, books.get(kind, 0)) if books else n
        found.append([book("i-tb", kind)] * has + [book("i-tbg", kind)] * (n - has))
    return found


@kept
def line(names: tuple[str, ...], x: float, y: float) -> Markup:
    step = min(17, 62 / len(names))
    left = x - (len(names) - 1) / 2 * step - 8.5
    return join([use(name, round(left + n * step, 1), y - 8.5, 17) for n, name in enumerate(names)])


def placed(chair: SeenChair, scene: Scene[Seen]) -> Markup:
    """A professor that can still be recruited; faded if the viewer has one."""
    parts = (
        VEIL if scene.seat in chair.owners else None,
        use(f"cp-{chair.copies}", 22, 5, 20, 14),
        *owners(chair.owners, 2, PROFESSOR[1] - 15),
    )
    choice = scene.choice(f"hire {chair.professor}")
    what = said(chair.copies, chair.owners, professor_tip(chair.professor, scene.texts), scene)
    tip = told(choice, what, scene.texts)
    return face(chair.professor, chair.chair, parts, choice, tip)


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
        **lit(choice, tip, f"hire {name}"),
    )


def bishop_spots(scene: Scene[Seen]) -> Markup:
    """The bishop, or how many masters go there."""
    area = (LARGE["bishop"] + 1, LARGE["y"] + 1, LARGE["w"] - 2, LARGE["h"] - 2)
    boxes = [plate(scene.choice(f"masters {n + 1}"), bishop_box(n), 5) for n in range(3)]
    return join(plate(called("bishop", scene), area), boxes)


def colloquium_spots(scene: Scene[Seen]) -> Markup:
    """The colloquium, its masters, and the dictionaries it sells."""
    x, y, width = LARGE["colloquium"], LARGE["y"], LARGE["w"]
    space = scene.seen.spaces["colloquium"]
    return join(
        crowd(space, (x + width / 2, y + 82), 130, 26, scene),
        plate(called("colloquium", scene), (x + 1, y + 1, width - 2, LARGE["h"] - 2)),
        plate(scene.choice("from dictionary"), (x + 4, y + 35, width - 8, 18), 5),
    )


def order_note(scene: Scene[Seen]) -> Markup:
    """What the row of masters is for, while there is room to say it."""
    x, y = LARGE["bishop"] + 156, LARGE["y"] + 61.5
    said = scene.say("note", "order")
    return small_words(x, y, said, size=9.6, fill="#d9b878", text_anchor="end")


def bishop(scene: Scene[Seen]) -> list[Markup]:
    """The masters on the bishop from left to right: the next turn order."""
    row = scene.seen.bishop
    found = [] if len(row) > ROOM_FOR_WORDS else [order_note(scene)]
    count: dict[int, int] = {}
    step = min(17.5, 140 / max(1, len(row)))
    for place, piece in enumerate(row):
        seat = piece.seat
        count[seat] = count.get(seat, 0) + 1
        tip = scene.say("tip", "bishop", n=place + 1, name=scene.names[seat])
        name = f"ms-bishop-{colour(seat).name}-{count[seat]}"
        x = LARGE["bishop"] + 17 + place * step
        found.append(moved(name, x, LARGE["y"] + 83, master(seat, 27), data_tip=tip))
    return found
