"""A player's cards: the hand, for its owner alone, and what has been played."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.hot import plate
from hightable.draw.markup import NOTHING, Markup
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import group, rect, words
from hightable.draw.tokens import tone
from hightable.games.saltmarsh.box import NAMES

SIZE: Final = (520, 250)
CARD: Final = (112, 44)
ACROSS: Final = 4
TOPS: Final = (16, 132)


def ground(scene: Scene) -> Markup:
    return rect(0, 0, *SIZE, 12, fill=tone("wood"))


def play(scene: Scene) -> Sheet:
    """The cards held or being drafted above, the cards played below."""
    player = scene.seen["players"][scene.board]
    held = [card(scene, name, at, 0, "held") for at, name in enumerate(holding(player))]
    done = [card(scene, name, at, 1, "done") for at, name in enumerate(player["played"])]
    return {
        "cards-held": group(held, id="cards-held"),
        "cards-done": group(done, id="cards-done"),
    }


def holding(player: dict[str, Any]) -> list[str]:
    return [*player.get("pack", []), *player.get("cards", [])]


def card(scene: Scene, name: str, at: int, row: int, kind: str) -> Markup:
    """A card with its name; the first of two alike is the one that is clicked."""
    width, height = CARD
    x = 12 + at % ACROSS * (width + 16)
    y = TOPS[row] + at // ACROSS * (height + 8)
    choice = scene.own(f"keep {name}") or scene.own(f"play {name}") if kind == "held" else None
    lit = choice is not None and first(scene, name, at)
    return group(
        rect(x, y, width, height, 7, fill=tone("card"), stroke=tone("outline")),
        words(x + width / 2, y + height / 2 + 4, NAMES[name], 12, font_weight=600),
        plate(choice, (x, y, width, height)) if lit else NOTHING,
    )


def first(scene: Scene, name: str, at: int) -> bool:
    return holding(scene.seen["players"][scene.board]).index(name) == at
