"""The lessons: three decks with their lines of cards to take."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import plaque, slot
from hightable.draw.cards import card, row
from hightable.draw.hot import plate
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import at, circle, group, line, rect, text, use, words
from hightable.draw.tokens import tone
from hightable.games.newton.view.desk import RECORDS, face
from hightable.games.newton.view.faces import BACK, CARD
from hightable.games.newton.view.look import Look, look
from hightable.games.newton.view.mapground import LAYOUT
from hightable.games.newton.view.palette import PALE, ROMAN
from hightable.games.newton.view.words import TEXTS

PRINTED: Final[dict[str, Any]] = LAYOUT["lessons"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
LEVELS: Final = (1, 2, 3)
ROOM: Final = 3


def top(level: int) -> float:
    deck = PRINTED["deck"]
    return float(deck["y"] + (level - 1) * deck["step"])


def ground(scene: Scene) -> Markup:
    width, height = SIZE
    title = PRINTED["title"]
    rules = [
        line((12, top(n) - 4.5), (width - 12, top(n) - 4.5), stroke=tone("gilt"), opacity=0.4)
        for n in LEVELS[1:]
    ]
    return group(
        rect(0, 0, width, height, 12, fill="#1c2a3a"),
        rect(0.5, 0.5, width - 1, height - 1, 12, fill="none", stroke="#0a0f15"),
        rect(4, 4, width - 8, height - 8, 9, fill="none", stroke="url(#g-gilt)", opacity=0.8),
        plaque(title["x"], title["y"], title["w"], TEXTS("plaque", "lessons")),
        rules,
    )


def play(scene: Scene) -> Sheet:
    table = look(scene)
    found: Sheet = {}
    for level in LEVELS:
        deck, cards = f"lessons-deck-{level}", f"lessons-line-{level}"
        found[deck] = group(spine(level, table, scene), id=deck)
        found[cards] = group(market(level, table, scene), id=cards)
    return found


def spine(level: int, table: Look, scene: Scene) -> Markup:
    """A deck seen from its side: its level, and how many cards are left."""
    n = table.decks[level - 1]
    width, height = BACK
    ring = {"fill": tone("bark"), "stroke": "url(#g-gilt)", "stroke_width": 1.1}
    return at(
        PRINTED["deck"]["x"],
        top(level),
        use(f"back-{level}", 0, 0, width, height),
        circle(12, 20, 10, **ring),
        words(12, 24, ROMAN[level], 10.5, fill=PALE, font_weight=700),
        rect(2, height - 24, 20, 17, 4, fill=tone("night"), opacity=0.9),
        text(12, height - 11, n, 12, fill=tone("seal-text"), font_weight=700),
        plate(scene.choice(f"reveal {level}"), (0, 0, width, height), 5),
        data_tip=TEXTS("tip", "deck", level=ROMAN[level], n=n),
    )


def market(level: int, table: Look, scene: Scene) -> list[Markup]:
    """The line of a level: gaps are shown while there is room, then cards are drawn smaller."""
    cards = table.lines[level - 1]
    if len(cards) > ROOM:
        cards = [name for name in cards if name is not None]
    box = PRINTED["line"]
    drawn = []
    for name, spot in zip(
        cards, row(len(cards), box["x"], box["w"], top(level), CARD), strict=True
    ):
        if name is None:
            size = (CARD[0] * spot.scale, CARD[1] * spot.scale)
            drawn.append(slot((spot.x, spot.y, *size)))
        else:
            drawn.append(card(face(name), spot, scene.choice(f"take {RECORDS[name]['key']}")))
    return drawn
