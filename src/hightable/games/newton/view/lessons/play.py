"""The lessons in play: three decks with their lines of cards to take."""

from __future__ import annotations

from typing import Final

from hightable.draw.boards import slot
from hightable.draw.cards import card, row
from hightable.draw.hot import plate
from hightable.draw.markup import Markup
from hightable.draw.panel import ROMAN
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import at, circle, group, rect, text, use, words
from hightable.draw.tokens import tone
from hightable.games.newton.effect_text import CARDS
from hightable.games.newton.seen import Seen
from hightable.games.newton.view.cards.faces import BACK, CARD
from hightable.games.newton.view.desk.play import face
from hightable.games.newton.view.lessons.ground import LEVELS, PRINTED, top
from hightable.games.newton.view.palette import PALE

ROOM: Final = 3


def play(scene: Scene[Seen]) -> Sheet:
    found: Sheet = {}
    for level in LEVELS:
        deck, cards = f"lessons-deck-{level}", f"lessons-line-{level}"
        found[deck] = group(spine(level, scene), id=deck)
        found[cards] = group(market(level, scene), id=cards)
    return found


def spine(level: int, scene: Scene[Seen]) -> Markup:
    """A deck seen from its side: its level, and how many cards are left."""
    n = scene.seen.deck_sizes[level - 1]
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
        data_tip=scene.say("tip", "deck", level=ROMAN[level], n=n),
        data_word=f"reveal {level}",
    )


def market(level: int, scene: Scene[Seen]) -> list[Markup]:
    """The line of a level: gaps are shown while there is room, then cards are drawn smaller."""
    cards = scene.seen.lines[level - 1]
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
            word = f"take {CARDS[name]['key']}"
            drawn.append(card(face(name, scene.texts), spot, scene.choice(word), word))
    return drawn
