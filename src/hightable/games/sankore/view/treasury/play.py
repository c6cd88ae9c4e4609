"""The treasury: Books, goods, Prestige and Favours, and Objective cards."""

from __future__ import annotations

from hightable.draw.cards import Card, Place, card
from hightable.draw.hot import plate, spot
from hightable.draw.markup import Markup, el, join
from hightable.draw.pieces import moved
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import circle, group, rect, text, use
from hightable.games.sankore.box.components import DISCIPLINES, OBJECTIVE_RECORDS, SHELF_LIMIT
from hightable.games.sankore.effect_text import card_text
from hightable.games.sankore.seen.players import SeenPlayer
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.cards import CARD, tile
from hightable.games.sankore.view.icons import book, effect, star
from hightable.games.sankore.view.palette import CREAM
from hightable.games.sankore.view.treasury.ground import (
    CARDS,
    COLUMNS,
    GOODS,
    PRINTED,
    SIZE,
    book_x,
    card_corner,
    good_x,
    prestige_spot,
)


def play(scene: Scene[Seen]) -> Sheet:
    player = scene.seen.players[scene.board]
    sheets = {
        "treasury-books": [part for n, k in enumerate(DISCIPLINES) for part in books(scene, n, k)],
        "treasury-goods": [
            good(scene, kind, n) for kind in GOODS for n in range(own(player, kind))
        ],
        "treasury-prestige": [
            *prestige(player, scene),
            *favours(player, scene),
            room(player, scene),
        ],
        "treasury-kept": [
            tile(scene, t, (236 - n * 16, 91), 13) for n, t in enumerate(player.kept)
        ],
        "treasury-cards": cards(player, scene),
        "treasury-hot": targets(scene),
    }
    return {key: group(parts, id=key) for key, parts in sheets.items()}


def own(player: SeenPlayer, kind: str) -> int:
    return {"gold": player.gold, "salt": player.salt, "inspiration": player.inspiration}[kind]


def books(scene: Scene[Seen], shelf: int, kind: str) -> list[Markup]:
    """At most three stand on the shelf; more are counted."""
    held = scene.seen.players[scene.board].books[kind]
    said = scene.say("tip", "books", n=held, kind=scene.texts.name(kind))
    drawn = [
        moved(
            f"ob-{kind}-{n}",
            book_x(shelf, n),
            PRINTED["book"]["y"],
            book(kind, 0, 0, 25),
            data_tip=said,
            data_word=scene.mine(f"pay book {kind}"),
        )
        for n in range(min(held, SHELF_LIMIT))
    ]
    if held > SHELF_LIMIT:
        x = book_x(shelf, SHELF_LIMIT - 1) + 4
        drawn.append(circle(x, 50, 6.6, fill="#2a1a0e", stroke="#f2d58a"))
        drawn.append(text(x, 53.5, held, 10, fill=CREAM, font_weight=700))
    return drawn


def good(scene: Scene[Seen], kind: str, n: int) -> Markup:
    x = good_x(kind)[min(n, len(good_x(kind)) - 1)]
    said = scene.say("count", kind, n=own(scene.seen.players[scene.board], kind))
    more = {"data_tip": said, "data_word": scene.mine(f"pay {kind}") if kind in GOODS[:2] else None}
    return moved(f"or-{kind}-{n}", x, PRINTED["goods"], effect(kind, 0, 0, 10.6), **more)


def columns(player: SeenPlayer) -> int:
    """Columns of Prestige that no Favour covers; at least one is drawn."""
    return max(1, COLUMNS - player.favours)


def prestige(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """The tokens; each may be there to give back."""
    flat = [kind for kind, n in player.prestige.items() for _ in range(n)]
    step = PRINTED["prestige"]["across"]
    cols = -(-len(flat) // 2)
    apart = step if cols <= columns(player) else step * columns(player) / cols
    drawn = []
    for n, kind in enumerate(flat):
        x = PRINTED["prestige"]["x"] + n // 2 * apart
        y = PRINTED["prestige"]["y"] + n % 2 * PRINTED["prestige"]["down"]
        nth = flat[:n].count(kind)
        said = scene.say("tip", "prestige", kind=scene.texts.name(kind))
        word = f"discard {kind}"
        more = {"data_tip": said, "data_word": scene.mine(word)}
        drawn.append(moved(f"op-{kind}-{nth}", x, y, star(kind, 0, 0, 10.4), **more))
        drawn.append(spot(scene.own(word), x, y, 11, again=nth > 0))
    return drawn


def favours(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """Favour tiles cover Prestige from the right; the last one may be returned."""
    box, drawn = PRINTED["favour"], []
    for n in range(player.favours):
        x = prestige_spot(2 * (COLUMNS - 1 - n), COLUMNS)[0] - box["w"] / 2
        shape = use("b-favour", 0, 0, box["w"], box["h"])
        more = {"data_tip": scene.say("tip", "favour_tile"), "data_word": scene.mine("return")}
        drawn.append(moved(f"ft-{n}", x, box["y"], shape, **more))
    if player.favours:
        drawn.append(plate(scene.own("return"), (x, box["y"], box["w"], box["h"]), 5))
    return drawn


def room(player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    """Prestige held, of the spaces for it; the Scholar needs none."""
    held = player.capacity - player.room
    ink = {"fill": CREAM, "font_weight": 700}
    if scene.seen.is_scholar(player.seat):
        said = [el("tspan", scene.say("note", "without_room", n=held), **ink)]
    else:
        said = [
            el("tspan", scene.say("note", "held", n=held, of=player.capacity), **ink),
            el("tspan", scene.say("note", "room", n=player.room)),
        ]
    place = {"x": PRINTED["note"]["x"], "y": PRINTED["note"]["y"], "text_anchor": "start"}
    return el("text", *said, font_size=11.1, fill="#b9c7ea", **place)


def cards(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """Completed cards, then those in hand; another's hand is seen from behind."""
    hand = list(player.hand or ())
    drawn = [shown(c, n, True, scene) for n, c in enumerate(player.done[:CARDS])]
    drawn += [shown(c, n, False, scene) for n, c in enumerate(hand, len(drawn))]
    if player.hand is None:
        for n in range(len(drawn), min(CARDS, len(drawn) + player.hand_size)):
            said = scene.say("tip", "secret")
            drawn.append(use("b-cards", *card_corner(n), *CARD, data_tip=said))
    return drawn


def shown(which: str, place: int, done: bool, scene: Scene[Seen]) -> Markup:
    word = f"use {which}" if done else f"complete {which}"
    x, y = card_corner(place % CARDS)
    face = Card(f"o-{which}", f"oc-{which}", CARD, objective(scene, which))
    drawn = card(face, Place(x, y), scene.own(word), scene.mine(word))
    if not done:
        return drawn
    edge = {"fill": "none", "stroke": "#f2d58a", "stroke_width": 2, "pointer_events": "none"}
    rim = rect(x + 1.5, y + 1.5, CARD[0] - 3, CARD[1] - 3, 5, **edge)
    return join(drawn, rim, use("b-check", x + CARD[0] - 21, y + 2, 18, pointer_events="none"))


def objective(scene: Scene[Seen], which: str) -> str:
    """An Objective card: what it asks for and gives, and its Prestige."""
    kind = scene.texts.name(OBJECTIVE_RECORDS[which]["prestige_discipline"])
    said = card_text(which, scene.texts)
    return scene.say("tip", "objective", name=scene.texts.name(which), text=said, kind=kind)


def targets(scene: Scene[Seen]) -> list[Markup]:
    """Books to pay with, and goods to pay or take."""
    if scene.board != scene.seat:
        return []
    lit = [
        plate(choice, (book_x(DISCIPLINES.index(kind), 0) - 11, 25, 57, 31), 4)
        for kind, choice in scene.lit(DISCIPLINES, "pay book")
    ]
    lit.append(plate(scene.own("pay a book"), (8, 24, SIZE[0] - 16, 33), 5))
    for kind in GOODS[:2]:
        row = good_x(kind)
        area = (row[0] - 11, PRINTED["goods"] - 11, row[-1] - row[0] + 22, 22)
        lit.append(plate(scene.own(f"pay {kind}") or scene.own(f"gain {kind}"), area, 11))
    return lit
