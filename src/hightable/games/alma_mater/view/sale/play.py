"""Books on sale in the other displays, with what they cost together from the left."""

from __future__ import annotations

from hightable.draw.hot import plate
from hightable.draw.markup import Markup, join
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import group, text
from hightable.draw.tokens import colour
from hightable.games.alma_mater.seen.players import SeenPlayer, SeenShelf
from hightable.games.alma_mater.seen.table import Seen
from hightable.games.alma_mater.view.display.shelves import Stand, standing
from hightable.games.alma_mater.view.sale import ignotus
from hightable.games.alma_mater.view.sale.ground import (
    AT,
    SIZE,
    STALL,
    STALLS,
    others,
    shelf_x,
    stall_y,
)


def play(scene: Scene[Seen]) -> Sheet:
    sellers = others(scene)
    found = {
        f"sale-{n}": [display(n, player, scene)] if player else []
        for n, player in enumerate([*sellers, *[None] * (STALLS - len(sellers))])
    }
    if scene.seen.ignotus is not None:
        area = (STALL["x"] + 2, stall_y(STALLS - 1) + 2, SIZE[0] - 24)
        found[f"sale-{STALLS - 1}"] = [ignotus.card(scene, area)]
    return {name: group(parts, id=name) for name, parts in found.items()}


def display(n: int, player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    """The books of a player: bought from the left, so each has its total below."""
    y, tint, seat = stall_y(n), colour(player.seat).name, player.seat
    kind = player.colour
    shelves = [
        standing(
            shelf,
            Stand(seat, f"{tint}-sale-{k}", shelf_x(k), y + AT["y"], 1),
            scene.choice(f"score {kind} {k + 1}"),
            scene.texts,
        )
        for k, shelf in enumerate(player.display)
    ]
    spare = Stand(seat, f"{tint}-sale-spare", AT["spare"], y + 50, 0.9)
    return join(
        plate(scene.choice(f"from {kind}"), (STALL["x"] + 1, y + 1, SIZE[0] - 22, 24)),
        shelves,
        standing(player.spare, spare, None, scene.texts),
        [total(shelf, k, y, scene) for k, shelf in enumerate(player.display) if shelf.book],
    )


def total(shelf: SeenShelf, k: int, y: float, scene: Scene[Seen]) -> Markup:
    """What all books up to here cost; grey beyond the viewer's ducats."""
    price = shelf.price_of_all
    can = scene.seat < 0 or scene.seen.players[scene.seat].ducats >= price
    ink = {"fill": "#ffe3a0" if can else "#9aa79f", "font_weight": 700}
    tip = scene.say("tip", "total", n=price)
    return text(shelf_x(k) + 14, y + 107.5, f"={price}", 10.6, data_tip=tip, **ink)
