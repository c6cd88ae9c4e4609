"""A place of a display, drawn alike in one's own and in the other displays."""

from __future__ import annotations

from typing import NamedTuple

from hightable.draw.hot import plate
from hightable.draw.markup import Markup, join, kept
from hightable.draw.pieces import moved
from hightable.draw.scene import Choice
from hightable.draw.shapes import rect, text, use
from hightable.draw.tokens import colour, tone
from hightable.games.alma_mater.seen.players import SeenShelf
from hightable.games.alma_mater.view.cards import SHELF
from hightable.games.alma_mater.view.palette import WINE
from hightable.kernel import Texts


class Stand(NamedTuple):
    """Where a shelf stands and whose it is; `name` tells it from others on the same board."""

    seat: int
    name: str
    x: float
    y: float
    scale: float


@kept
def standing(shelf: SeenShelf, stand: Stand, choice: Choice | None, texts: Texts) -> Markup:
    """A shelf with its book; a price tile lies above it."""
    _, _, x, y, scale = stand
    tint = colour(stand.seat).name
    width, height = SHELF[0] * scale, SHELF[1] * scale
    worth = 0 if shelf.flipped else shelf.value
    tip = texts.say("tip", "shelf", value=shelf.value, price=shelf.price)
    return join(
        use(f"sh-{tint}-{worth}", x, y, width, height, data_tip=tip),
        book(shelf, stand, texts) if shelf.book else None,
        priced(x + width / 2, y - 18, shelf) if shelf.price else None,
        plate(choice, (x - 1, y - 1, width + 2, height + 2), 4) if choice else None,
    )


def book(shelf: SeenShelf, stand: Stand, texts: Texts) -> Markup:
    _, name, x, y, scale = stand
    size = (24.4 * scale, 31.6 * scale)
    foot = (x + SHELF[0] * scale / 2, y + (SHELF[1] - 14) * scale + 0.5)
    tint = colour(stand.seat).name
    shape = use(f"p-tb-{tint}", round(-size[0] / 2, 1), round(-size[1], 1), *size)
    tip = texts.say("tip", "on sale", price=shelf.price)
    return moved(f"bk-{name}", *foot, shape, data_tip=tip)


def priced(x: float, y: float, shelf: SeenShelf) -> Markup:
    """The price: the number on the printed coin, or on a tile that lies over it."""
    if not shelf.tile:
        ink = {"fill": tone("coin-text"), "font_weight": 700}
        return text(x, round(y + 12.6, 1), shelf.price, 10.4, **ink)
    plate = rect(x - 9, y, 18, 16, 2.5, fill="#fbf3df", stroke=WINE, stroke_width=1.4)
    return join(plate, text(x, y + 12.2, shelf.price, 12, fill=WINE, font_weight=700))
