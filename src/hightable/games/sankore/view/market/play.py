"""The class market: open tiles on their stacks."""

from __future__ import annotations

from hightable.draw.cards import Card, Place, card
from hightable.draw.hot import plate
from hightable.draw.markup import NOTHING, Markup, join, kept
from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import circle, group, rect, text
from hightable.games.sankore.box.components import DISCIPLINES
from hightable.games.sankore.view.cards import CLASS
from hightable.games.sankore.view.icons import book
from hightable.games.sankore.view.look import look
from hightable.games.sankore.view.market.ground import PRINTED, ROWS, corner
from hightable.games.sankore.view.palette import CREAM, GILT
from hightable.games.sankore.view.words import name, tip


def play(scene: Scene) -> Sheet:
    where = PRINTED["plaque"]
    title = (where["x"] - where["w"] / 2, where["y"] - 10, where["w"], 20)
    sheets = {
        f"market-{kind}": [pile(scene, kind, row) for row in range(ROWS, 0, -1)]
        for kind in DISCIPLINES
    }
    sheets["market-title"] = [plate(scene.choice("establish"), title, 10)]
    return {key: group(parts, id=key) for key, parts in sheets.items()}


def pile(scene: Scene, kind: str, row: int) -> Markup:
    """The open tile of a row, and how many lie in its stack."""
    column = look(scene).market[kind]
    tile, left = column["rows"][str(row)], column["stacks"].get(str(row), 0)
    if not tile:
        return NOTHING
    choice = scene.choice(f"tile {tile}")
    if row > 1:
        return stacked(tile, kind, row, left, choice)
    drawn = stacked(tile, kind, row, left, choice or scene.choice(f"draft {kind}"))
    return join(drawn, combination(scene, kind, *corner(row, kind)))


@kept
def stacked(tile: str, kind: str, row: int, left: int, choice: Choice | None) -> Markup:
    """An open tile on its stack."""
    x, y = corner(row, kind)
    under = rect(x + 0.3, y + 1.9, *CLASS, 4, fill="#cdb386", stroke="#140b04", stroke_width=0.8)
    return join(
        under if left > 1 else None,
        card(Card(f"c-{tile}", f"ct-{tile}", CLASS, name(tile)), Place(x, y), choice),
        stack(x, y, left) if left > 1 else None,
    )


def stack(x: float, y: float, n: int) -> Markup:
    middle = (x + CLASS[0] - 3, y + CLASS[1] + 1)
    return group(
        circle(*middle, 7, fill="#2a1a0e", stroke=GILT),
        text(middle[0], middle[1] + 3.6, n, 10, fill=CREAM, font_weight=700),
        data_tip=tip("stack", n=n),
    )


def combination(scene: Scene, kind: str, x: float, y: float) -> Markup:
    """In the draft: the Book that comes with the class."""
    bound = look(scene).draft.get(kind, "")
    if not bound:
        return NOTHING
    said = tip("draft", kind=name(bound))
    return group(book(bound, x + 10.5, y + 25, 20), pointer_events="none", data_tip=said)
