"""The treasury: Books, goods, Prestige and Favours, and Objective cards."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import plaque, wood
from hightable.draw.cards import Card, Place, card
from hightable.draw.hot import plate, spot
from hightable.draw.markup import Markup, el, join
from hightable.draw.pieces import moved
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import Point, circle, group, icon, line, rect, text, use
from hightable.games.sankore.box.components import DISCIPLINES, PRESTIGE_LIMIT, SHELF_LIMIT, STORAGE
from hightable.games.sankore.view.faces import CARD
from hightable.games.sankore.view.look import Player, is_scholar, look
from hightable.games.sankore.view.marks import book, effect, sign, star
from hightable.games.sankore.view.palette import CREAM, DEEP, GILDED, TONES
from hightable.games.sankore.view.quarter import LAYOUT
from hightable.games.sankore.view.sankoretiles import tile
from hightable.games.sankore.view.words import TEXTS, name, objective, tip

PRINTED: Final[dict[str, Any]] = LAYOUT["treasury"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
GOODS: Final = ("gold", "salt", "inspiration")
COLUMNS: Final = PRESTIGE_LIMIT // 2
CARDS: Final = 4


def ground(scene: Scene) -> Markup:
    width, where = SIZE[0], PRINTED["plaque"]
    plank = {"fill": "url(#g-wood-across)", "stroke": "#120a04", "stroke_width": 0.7}
    rule = {"fill": "none", "stroke": GILDED, "stroke_width": 0.8, "opacity": 0.8}
    stars = [icon("b-star", *prestige_spot(n, COLUMNS), 20) for n in range(PRESTIGE_LIMIT)]
    return group(
        wood(*SIZE),
        rect(8, 24, width - 16, 32, 4, fill="url(#g-shelf)", stroke="#0e0703"),
        rect(6, 54, width - 12, 5, 1, **plank),
        [bookshelf(n, kind) for n, kind in enumerate(DISCIPLINES)],
        [hollows(good) for good in GOODS],
        rect(8, 89, width - 16, 66, 5, fill=DEEP, stroke="#0e0703"),
        rect(9.5, 90.5, width - 19, 63, 4, **rule),
        stars,
        [card_slot(n) for n in range(CARDS)],
        plaque(where["x"], where["y"], where["w"], TEXTS("plaque", "treasury")),
    )


def book_x(shelf: int, place: int) -> float:
    box = PRINTED["book"]
    x: float = box["x"] + shelf * box["across"] + place * box["step"]
    return x


def bookshelf(shelf: int, kind: str) -> Markup:
    """Three places for Books of a discipline."""
    dashes = {"stroke": TONES[kind].light, "stroke_opacity": 0.6, "stroke_dasharray": "3 2"}
    drawn = []
    for place in range(SHELF_LIMIT):
        x = book_x(shelf, place)
        drawn.append(rect(x - 7.5, 28, 15, 24, 2, fill="none", **dashes))
        drawn.append(sign(kind, x, PRINTED["book"]["y"], 4.6, TONES[kind].light))
    x = book_x(shelf, 0) - 14.3
    if shelf:
        drawn.append(line((x, 26), (x, 54), stroke="#a9794c", stroke_width=1.4))
    return join(drawn)


def hollows(good: str) -> Markup:
    edge = {"stroke": "#d9b878", "stroke_opacity": 0.45, "fill": "#000", "fill_opacity": 0.32}
    return join([circle(x, PRINTED["goods"], 9, **edge) for x in good_x(good)])


def good_x(good: str) -> list[float]:
    box = PRINTED[good]
    return [box["x"] + n * box["step"] for n in range(STORAGE[good]["limit"])]


def prestige_spot(n: int, columns: int) -> Point:
    """Column by column; where a card gives more room than there are columns, closer."""
    box = PRINTED["prestige"]
    step = box["across"] * min(1, columns / (n // 2 + 1)) if n // 2 >= columns else box["across"]
    return box["x"] + n // 2 * step, box["y"] + n % 2 * box["down"]


def card_corner(n: int) -> Point:
    box = PRINTED["card"]
    return box["x"] + n % 2 * box["across"], box["y"] + n // 2 * box["down"]


def card_slot(n: int) -> Markup:
    dashes: dict[str, Any] = {"stroke_opacity": 0.4, "stroke_dasharray": "3 2.5"}
    return rect(
        *card_corner(n), *CARD, 5, fill="#000", fill_opacity=0.25, stroke="#d9b878", **dashes
    )


def play(scene: Scene) -> Sheet:
    player = look(scene).shown
    sheets = {
        "treasury-books": [part for n, k in enumerate(DISCIPLINES) for part in books(player, n, k)],
        "treasury-goods": [
            good(player, kind, n) for kind in GOODS for n in range(own(player, kind))
        ],
        "treasury-prestige": [
            *prestige(player, scene),
            *favours(player, scene),
            room(player, scene),
        ],
        "treasury-kept": [tile(t, 236 - n * 16, 91, 13) for n, t in enumerate(player.kept)],
        "treasury-cards": cards(player, scene),
        "treasury-hot": targets(scene),
    }
    return {key: group(parts, id=key) for key, parts in sheets.items()}


def own(player: Player, kind: str) -> int:
    return {"gold": player.gold, "salt": player.salt, "inspiration": player.inspiration}[kind]


def books(player: Player, shelf: int, kind: str) -> list[Markup]:
    """At most three stand on the shelf; more are counted."""
    held = player.books[kind]
    said = tip("books", n=held, kind=name(kind))
    drawn = [
        moved(
            f"ob-{kind}-{n}",
            book_x(shelf, n),
            PRINTED["book"]["y"],
            book(kind, 0, 0, 25),
            data_tip=said,
        )
        for n in range(min(held, SHELF_LIMIT))
    ]
    if held > SHELF_LIMIT:
        x = book_x(shelf, SHELF_LIMIT - 1) + 4
        drawn.append(circle(x, 50, 6.6, fill="#2a1a0e", stroke="#f2d58a"))
        drawn.append(text(x, 53.5, held, 10, fill=CREAM, font_weight=700))
    return drawn


def good(player: Player, kind: str, n: int) -> Markup:
    x = good_x(kind)[min(n, len(good_x(kind)) - 1)]
    said = tip("good", n=own(player, kind), kind=name(kind))
    return moved(f"or-{kind}-{n}", x, PRINTED["goods"], effect(kind, 0, 0, 10.6), data_tip=said)


def columns(player: Player) -> int:
    """Columns of Prestige that no Favour covers; at least one is drawn."""
    return max(1, COLUMNS - player.favours)


def prestige(player: Player, scene: Scene) -> list[Markup]:
    """The tokens; the first of each kind is the one to give back."""
    flat = [kind for kind, n in player.prestige.items() for _ in range(n)]
    step = PRINTED["prestige"]["across"]
    cols = -(-len(flat) // 2)
    apart = step if cols <= columns(player) else step * columns(player) / cols
    drawn = []
    for n, kind in enumerate(flat):
        x = PRINTED["prestige"]["x"] + n // 2 * apart
        y = PRINTED["prestige"]["y"] + n % 2 * PRINTED["prestige"]["down"]
        nth = flat[:n].count(kind)
        said = tip("prestige", kind=name(kind))
        drawn.append(moved(f"op-{kind}-{nth}", x, y, star(kind, 0, 0, 10.4), data_tip=said))
        if nth == 0:
            drawn.append(spot(scene.own(f"discard {kind}"), x, y, 11))
    return drawn


def favours(player: Player, scene: Scene) -> list[Markup]:
    """Favour tiles cover Prestige from the right; the last one may be returned."""
    box, drawn = PRINTED["favour"], []
    for n in range(player.favours):
        x = prestige_spot(2 * (COLUMNS - 1 - n), COLUMNS)[0] - box["w"] / 2
        shape = use("b-favour", 0, 0, box["w"], box["h"])
        drawn.append(moved(f"ft-{n}", x, box["y"], shape, data_tip=tip("favour_tile")))
    if player.favours:
        drawn.append(plate(scene.own("return"), (x, box["y"], box["w"], box["h"]), 5))
    return drawn


def room(player: Player, scene: Scene) -> Markup:
    """Prestige held, of the spaces for it; the Scholar needs none."""
    held = player.capacity - player.room
    ink = {"fill": CREAM, "font_weight": 700}
    if is_scholar(look(scene), player.seat):
        said = [el("tspan", TEXTS("note", "without_room", n=held), **ink)]
    else:
        said = [
            el("tspan", TEXTS("note", "held", n=held, of=player.capacity), **ink),
            el("tspan", TEXTS("note", "room", n=player.room)),
        ]
    place = {"x": PRINTED["note"]["x"], "y": PRINTED["note"]["y"], "text_anchor": "start"}
    return el("text", *said, font_size=10.5, fill="#b9c7ea", **place)


def cards(player: Player, scene: Scene) -> list[Markup]:
    """Completed cards, then those in hand; another's hand is seen from behind."""
    hand = list(player.cards or ())
    drawn = [shown(c, n, True, scene) for n, c in enumerate(player.done[:CARDS])]
    drawn += [shown(c, n, False, scene) for n, c in enumerate(hand, len(drawn))]
    if player.cards is None:
        for n in range(len(drawn), min(CARDS, len(drawn) + player.hand)):
            drawn.append(use("b-cards", *card_corner(n), *CARD, data_tip=tip("secret")))
    return drawn


def shown(which: str, place: int, done: bool, scene: Scene) -> Markup:
    choice = scene.own(f"use {which}") if done else scene.own(f"complete {which}")
    x, y = card_corner(place % CARDS)
    drawn = card(Card(f"o-{which}", f"oc-{which}", CARD, objective(which)), Place(x, y), choice)
    if not done:
        return drawn
    edge = {"fill": "none", "stroke": "#f2d58a", "stroke_width": 2, "pointer_events": "none"}
    rim = rect(x + 1.5, y + 1.5, CARD[0] - 3, CARD[1] - 3, 5, **edge)
    return join(drawn, rim, use("b-check", x + CARD[0] - 21, y + 2, 18, pointer_events="none"))


def targets(scene: Scene) -> list[Markup]:
    """Books to pay with, and goods to pay or take."""
    lit = [
        plate(scene.own(f"pay book {kind}"), (book_x(n, 0) - 11, 25, 57, 31), 4)
        for n, kind in enumerate(DISCIPLINES)
    ]
    lit.append(plate(scene.own("pay a book"), (8, 24, SIZE[0] - 16, 33), 5))
    for kind in GOODS[:2]:
        row = good_x(kind)
        area = (row[0] - 11, PRINTED["goods"] - 11, row[-1] - row[0] + 22, 22)
        lit.append(plate(scene.own(f"pay {kind}") or scene.own(f"gain {kind}"), area, 11))
    return lit
