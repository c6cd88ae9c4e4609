"""A place of a display, drawn alike in one's own and in the other displays."""

from __future__ import annotations

from hightable.draw.hot import plate
from hightable.draw.markup import Markup, join, kept
from hightable.draw.pieces import moved
from hightable.draw.scene import Choice
from hightable.draw.shapes import rect, text, use
from hightable.draw.tokens import colour, tone
from hightable.games.alma_mater.view.cards import SHELF
from hightable.games.alma_mater.view.look import Shelf
from hightable.games.alma_mater.view.palette import TEXTS, WINE


@kept
def standing(
    shelf: Shelf, seat: int, name: str, place: tuple[float, float, float], choice: Choice | None
) -> Markup:
    """A shelf with its book; a price tile lies above it. `place` is x, y and scale."""
    x, y, scale = place
    tint = colour(seat).name
    width, height = SHELF[0] * scale, SHELF[1] * scale
    worth = 0 if shelf.flipped else shelf.value
    tip = TEXTS("tip", "shelf", value=shelf.value, price=shelf.price)
    return join(
        use(f"sh-{tint}-{worth}", x, y, width, height, data_tip=tip),
        book(shelf, seat, name, place) if shelf.book else None,
        priced(x + width / 2, y - 18, shelf) if shelf.price else None,
        plate(choice, (x - 1, y - 1, width + 2, height + 2), 4) if choice else None,
    )


def book(shelf: Shelf, seat: int, name: str, place: tuple[float, float, float]) -> Markup:
    x, y, scale = place
    size = (24.4 * scale, 31.6 * scale)
    foot = (x + SHELF[0] * scale / 2, y + (SHELF[1] - 14) * scale + 0.5)
    tint = colour(seat).name
    shape = use(f"p-tb-{tint}", round(-size[0] / 2, 1), round(-size[1], 1), *size)
    return moved(f"bk-{name}", *foot, shape, data_tip=TEXTS("tip", "on sale", price=shelf.price))


def priced(x: float, y: float, shelf: Shelf) -> Markup:
    """The price: the number on the printed coin, or on a tile that lies over it."""
    if not shelf.tile:
        ink = {"fill": tone("coin-text"), "font_weight": 700}
        return text(x, round(y + 12.6, 1), shelf.price, 10.4, **ink)
    plate = rect(x - 9, y, 18, 16, 2.5, fill="#fbf3df", stroke=WINE, stroke_width=1.4)
    return join(plate, text(x, y + 12.2, shelf.price, 12, fill=WINE, font_weight=700))
