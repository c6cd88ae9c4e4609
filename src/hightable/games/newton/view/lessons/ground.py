"""The ground of the lessons: a board with a rule between the levels."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import plaque
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import group, line, rect
from hightable.draw.tokens import tone
from hightable.games.newton.seen import Seen
from hightable.games.newton.view.palette import LAYOUT

PRINTED: Final[dict[str, Any]] = LAYOUT["lessons"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
LEVELS: Final = (1, 2, 3)


def top(level: int) -> float:
    deck = PRINTED["deck"]
    return float(deck["y"] + (level - 1) * deck["step"])


def ground(scene: Scene[Seen]) -> Markup:
    width, height = SIZE
    title = PRINTED["title"]
    rules = [
        line((12, top(n) - 4.5), (width - 12, top(n) - 4.5), stroke=tone("gilt"), opacity=0.4)
        for n in LEVELS[1:]
    ]
    return group(
        rect(0, 0, width, height, 12, fill="#1c2a3a"),
        rect(0.5, 0.5, width - 1, height - 1, 12, fill="none", stroke="#0a0f15"),
        rect(4, 4, width - 8, height - 8, 9, fill="none", stroke="url(#g-gilt)", opacity=0.8),
        plaque(title["x"], title["y"], title["w"], scene.say("plaque", "lessons")),
        rules,
    )
