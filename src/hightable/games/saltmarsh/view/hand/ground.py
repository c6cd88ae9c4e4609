"""The wood on which the cards lie."""

from __future__ import annotations

from typing import Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import rect
from hightable.draw.tokens import tone
from hightable.games.saltmarsh.seen import Seen

SIZE: Final = (520, 250)


def ground(scene: Scene[Seen]) -> Markup:
    return rect(0, 0, *SIZE, 12, fill=tone("wood"))
