"""What is printed beside the goals: the bonus for types, the rabbi's place."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import plaque, wood
from hightable.draw.markup import Markup, join
from hightable.draw.scene import Scene
from hightable.draw.shapes import group, rect, text, words
from hightable.draw.tokens import tone
from hightable.games.golem.box import TYPE_STEPS
from hightable.games.golem.seen.table import Seen
from hightable.games.golem.view.palette import GILT, LAYOUT, NIGHT, area, dashed

PRINTED: Final[dict[str, Any]] = LAYOUT["goals"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])


def ground(scene: Scene[Seen]) -> Markup:
    width, height = SIZE
    inner = (8, 8, width - 16, height - 16, 5.5)
    return group(
        wood(width, height),
        rect(*inner, fill="#151c26"),
        rect(*inner, fill="url(#t-star)", opacity=0.7),
        rect(*inner, fill="none", stroke=GILT, opacity=0.85),
        plaque(width / 2, 13, 78, scene.say("plaque", "goals")),
        rect(*area(PRINTED["rabbi"]), 7, fill=NIGHT, fill_opacity=0.6, **dashed(tone("gilt"))),
        [type_line(n, step, scene) for n, step in enumerate(TYPE_STEPS.values())],
    )


def type_line(n: int, step: dict[str, Any], scene: Scene[Seen]) -> Markup:
    """The bonus for so many types of goals."""
    place = PRINTED["types"]
    y = place["y"] + n * place["step"]
    last = n == len(TYPE_STEPS) - 1
    said = scene.say("note", "types_or_more" if last else "types", n=step["types"])
    return join(
        words(place["x"] - 3, y, said, 9.6, fill="#d9c9a6", text_anchor="start"),
        text(112, y, f"+{step['vp']}", 10.5, fill="#ffe9b8", text_anchor="end", font_weight=700),
    )
