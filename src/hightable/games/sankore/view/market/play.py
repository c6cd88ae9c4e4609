"""The class market: open tiles on their stacks."""

from __future__ import annotations

from hightable.draw.cards import Card, Place, card
from hightable.draw.hot import known, plate
from hightable.draw.markup import NOTHING, Markup, join, kept
from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import circle, group, rect, text
from hightable.games.sankore.box.components import DISCIPLINES
from hightable.games.sankore.effect_text import class_text
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.cards import CLASS
from hightable.games.sankore.view.icons import book
from hightable.games.sankore.view.market.ground import PRINTED, ROWS, corner
from hightable.games.sankore.view.palette import CREAM, GILT
from hightable.kernel import Texts

Stack = tuple[str, int, int]


def play(scene: Scene[Seen]) -> Sheet:
    where = PRINTED["plaque"]
    title = (where["x"] - where["w"] / 2, where["y"] - 10, where["w"], 20)
    sheets = {
        f"market-{kind}": [pile(scene, kind, row) for row in range(ROWS, 0, -1)]
        for kind in DISCIPLINES
    }
    sheets["market-title"] = [plate(scene.choice("establish"), title, 10)]
    return {key: group(parts, id=key) for key, parts in sheets.items()}


def pile(scene: Scene[Seen], kind: str, row: int) -> Markup:
    """The open tile of a row, and how many lie in its stack."""
    column = scene.seen.market[kind]
    tile, left = column.rows[str(row)], column.stacks.get(str(row), 0)
    if not tile:
        return NOTHING
    choice = scene.choice(f"tile {tile}")
    if row > 1:
        return stacked(tile, (kind, row, left), choice, scene.texts)
    choice = choice or scene.choice(f"draft {kind}")
    drawn = stacked(tile, (kind, row, left), choice, scene.texts)
    return join(drawn, combination(scene, kind, *corner(row, kind)))


@kept
def stacked(tile: str, where: Stack, choice: Choice | None, texts: Texts) -> Markup:
    """An open tile on its stack."""
    kind, row, left = where
    x, y = corner(row, kind)
    under = rect(x + 0.3, y + 1.9, *CLASS, 4, fill="#cdb386", stroke="#140b04", stroke_width=0.8)
    return join(
        under if left > 1 else None,
        card(
            Card(f"c-{tile}", f"ct-{tile}", CLASS, class_text(tile, texts)),
            Place(x, y),
            choice,
            known(f"tile {tile}", *([f"draft {kind}"] if row == 1 else [])),
        ),
        stack(x, y, left, texts) if left > 1 else None,
    )


def stack(x: float, y: float, n: int, texts: Texts) -> Markup:
    middle = (x + CLASS[0] - 3, y + CLASS[1] + 1)
    return group(
        circle(*middle, 7, fill="#2a1a0e", stroke=GILT),
        text(middle[0], middle[1] + 3.6, n, 10, fill=CREAM, font_weight=700),
        data_tip=texts.say("tip", "stack", n=n),
    )


def combination(scene: Scene[Seen], kind: str, x: float, y: float) -> Markup:
    """In the draft: the Book that comes with the class."""
    bound = scene.seen.draft.get(kind, "")
    if not bound:
        return NOTHING
    said = scene.say("tip", "draft", kind=scene.texts.name(bound))
    return group(book(bound, x + 10.5, y + 25, 20), pointer_events="none", data_tip=said)
