"""A card with its name; its tip tells what it does."""

from __future__ import annotations

from typing import Final

from hightable.draw.hot import known, plate
from hightable.draw.markup import NOTHING, Markup
from hightable.draw.scene import Choice, Scene
from hightable.draw.shapes import Point, group, rect, words
from hightable.draw.tokens import tone
from hightable.games.saltmarsh.effect_text import card_text
from hightable.games.saltmarsh.seen import Seen

CARD: Final = (112, 44)


def card(scene: Scene[Seen], name: str, corner: Point, choice: Choice | None) -> Markup:
    """A card; with a choice it can be clicked."""
    (x, y), (width, height) = corner, CARD
    said = scene.texts.name(name)
    tip = scene.say("tip", "card", name=said, effect=card_text(name, scene.texts))
    return group(
        rect(x, y, width, height, 7, fill=tone("card"), stroke=tone("outline")),
        words(x + width / 2, y + height / 2 + 4, said, 12, font_weight=600),
        plate(choice, (x, y, width, height)) if choice else NOTHING,
        data_tip=tip,
        data_word=scene.mine(known(f"play {name}", f"keep {name}")),
    )
