"""Research in play: books in their columns, upgrades below them, the marker, start tiles."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.boards import slot
from hightable.draw.cards import Card, Place, card
from hightable.draw.hot import known, plate
from hightable.draw.markup import Markup, join
from hightable.draw.pieces import figure, moved, piece
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import at, group, path, use
from hightable.draw.tokens import colour
from hightable.games.golem.box import (
    BY_ID,
    COLUMNS,
    END_VP,
    FIRST_COLUMN,
    HEIGHT,
    RESEARCH_TOP,
    UPGRADE_RECORDS,
)
from hightable.games.golem.effect_text import book_text, start_text, upgrade_text
from hightable.games.golem.seen.players import SeenPlayer
from hightable.games.golem.seen.table import Seen
from hightable.games.golem.view.cards import upgrades
from hightable.games.golem.view.cards.faces import SPINE, START
from hightable.games.golem.view.palette import Area, clear, product
from hightable.games.golem.view.research.ground import (
    BLUE,
    PRINTED,
    SIZE,
    column_x,
    field_area,
)

COLUMN_UPGRADES: Final = [
    str(record["id"]) for record in UPGRADE_RECORDS[FIRST_COLUMN : FIRST_COLUMN + COLUMNS]
]
BIG: Final = "ru_track"
DISC: Final = figure("disc", 25)


def play(scene: Scene[Seen]) -> Sheet:
    player = scene.seen.players[scene.board]
    sheets = {
        "research-upgrades": developed(player, scene),
        "research-books": [part for n in range(COLUMNS) for part in column(n, player, scene)],
        "research-track": track(player, scene),
        "research-starts": starts(player, scene),
        "research-product": [worth(player, scene)],
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def column(number: int, player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """The books of a column, its empty places, and the column as a place to put one."""
    x, box = column_x(number), PRINTED["column"]
    books = player.books[number]
    drawn = [places(number, len(books), player.capacity)]
    choice = scene.own(f"column {number + 1}")
    area = (x, box["y"], box["w"], box["h"])
    drawn += [clear(area, None, scene.mine(f"column {number + 1}")), plate(choice, area, 6)]
    for level, name in enumerate(books):
        drawn.append(spine(name, x + 2, book_y(level), scene))
    return drawn


def book_y(level: int) -> float:
    return float(PRINTED["book"]["y"] - level * PRINTED["book"]["step"])


@cache
def places(number: int, books: int, capacity: int) -> Markup:
    """Room for books up to the present capacity; beyond it a dash."""
    x = column_x(number)
    open_ = [slot((x + 3, book_y(n) + 1, 55, 25), r=4) for n in range(books, capacity)]
    shut = [f"M{x + 22:g} {book_y(n) + 13.5:g}h17" for n in range(max(capacity, books), HEIGHT)]
    dash = path("".join(shut), stroke=BLUE, stroke_opacity=0.35, stroke_width=1.2) if shut else None
    return join(open_, dash)


def spine(name: str, x: float, y: float, scene: Scene[Seen]) -> Markup:
    word = f"activate {BY_ID[name]['number']}"
    choice = scene.own(word)
    said = book_text(name, scene.texts)
    return moved(
        f"bk-{name}",
        x,
        y,
        use(f"sp-{name}", 0, 0, *SPINE),
        plate(choice, (0, 0, *SPINE), 5),
        role=None if choice else "img",
        aria_label=None if choice else said,
        data_tip=said,
        data_word=scene.mine(word),
    )


def developed(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """The upgrades under the columns, and the large one."""
    box, big = PRINTED["upgrade"], PRINTED["big"]
    drawn = []
    for number, name in enumerate(COLUMN_UPGRADES):
        area = (column_x(number), box["y"], box["w"], box["h"])
        drawn.append(upgrade(name, upgrades.column(name, name in player.upgrades), area, scene))
    face = upgrades.tall(BIG, BIG in player.upgrades, big["w"], big["h"])
    area = (big["x"], big["y"], big["w"], big["h"])
    return [*drawn, upgrade(BIG, face, area, scene)]


def upgrade(name: str, face: Markup, area: Area, scene: Scene[Seen]) -> Markup:
    word = f"develop {BY_ID[name]['key']}"
    x, y, width, height = area
    target = plate(scene.own(word), (-1, -1, width + 2, height + 2), 6)
    more = {"data_tip": upgrade_text(name, scene.texts), "data_word": scene.mine(word)}
    return at(x, y, face, target, id=name, **more)


def track(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """The marker, and the field one may climb to."""
    x, y, width, height = field_area(player.research)
    ahead = field_area(min(player.research + 1, RESEARCH_TOP))
    tip = scene.say(
        "tip",
        "research",
        n=player.research,
        books=player.capacity,
        points=int(END_VP[player.research]),
    )
    name = f"res-{colour(player.seat).name}"
    word = scene.mine(known("climb", "income research"))
    return [
        plate(scene.own("climb"), ahead, 4),
        plate(scene.own("income research"), (x, y, width, height), 4),
        piece(name, DISC, player.seat, (x + width / 2, y + 33), tip, data_word=word),
    ]


def starts(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """Before the first round: the start tiles to use two of."""
    box, drawn = PRINTED["start"], []
    for n, name in enumerate(player.starts or []):
        where = Place(box["x"] + n % 2 * box["across"], box["y"] + n // 2 * box["down"])
        face = Card(f"st-{name}", f"cf-{name}", START, start_text(name, scene.texts))
        word = f"start {BY_ID[name]['number']}"
        drawn.append(card(face, where, scene.own(word), scene.mine(word)))
    return drawn


def worth(player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    now = player.products["research"]
    tip = scene.say("tip", "product_research", a=now.menorahs, b=now.things, n=now.points)
    return product(SIZE[0] - 12, "blue", "i-bk-blue", (now.menorahs, now.things), tip)
