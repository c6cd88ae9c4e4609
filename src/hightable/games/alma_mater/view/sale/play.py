"""Books on sale in the other displays, with what they cost together from the left."""

from __future__ import annotations

from hightable.draw.hot import plate
from hightable.draw.markup import Markup, join
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import group, text
from hightable.draw.tokens import colour
from hightable.games.alma_mater.box import COLOURS
from hightable.games.alma_mater.view.display.shelves import standing
from hightable.games.alma_mater.view.look import Player, look
from hightable.games.alma_mater.view.palette import TEXTS
from hightable.games.alma_mater.view.sale import ignotus
from hightable.games.alma_mater.view.sale.ground import AT, SIZE, STALL, STALLS, shelf_x, stall_y


def play(scene: Scene) -> Sheet:
    table = look(scene)
    found = {
        f"sale-{n}": [display(n, player, scene)] if player else []
        for n, player in enumerate([*table.others, *[None] * (STALLS - len(table.others))])
    }
    if table.ignotus:
        last = stall_y(STALLS - 1)
        found[f"sale-{STALLS - 1}"] = [
            ignotus.card(table, scene, (STALL["x"] + 2, last + 2, SIZE[0] - 24))
        ]
    return {name: group(parts, id=name) for name, parts in found.items()}


def display(n: int, player: Player, scene: Scene) -> Markup:
    """The books of a player: bought from the left, so each has its total below."""
    y, tint = stall_y(n), colour(player.seat).name
    kind = COLOURS[player.seat]
    shelves = [
        standing(
            shelf,
            player.seat,
            f"{tint}-sale-{k}",
            (shelf_x(k), y + AT["y"], 1),
            scene.choice(f"score {kind} {k + 1}"),
        )
        for k, shelf in enumerate(player.display)
    ]
    spare = (AT["spare"], y + 50, 0.9)
    return join(
        plate(scene.choice(f"from {kind}"), (STALL["x"] + 1, y + 1, SIZE[0] - 22, 24)),
        shelves,
        standing(player.spare, player.seat, f"{tint}-sale-spare", spare, None),
        [total(player, k, y, scene) for k, shelf in enumerate(player.display) if shelf.book],
    )


def total(player: Player, k: int, y: float, scene: Scene) -> Markup:
    """What all books up to here cost; grey beyond the viewer's ducats."""
    price = player.display[k].total
    viewer = look(scene).viewer
    can = viewer < 0 or look(scene).players[viewer].ducats >= price
    ink = {"fill": "#ffe3a0" if can else "#9aa79f", "font_weight": 700}
    tip = TEXTS("tip", "total", n=price)
    return text(shelf_x(k) + 14, y + 107.5, f"={price}", 10.6, data_tip=tip, **ink)
