"""What is printed on the golems' board: the clay giant, spaces, the golem track."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import slot
from hightable.draw.counters import vp
from hightable.draw.markup import Markup, join
from hightable.draw.scene import Scene
from hightable.draw.shapes import circle, group, rect, text, use
from hightable.games.golem.box import MARKER_STEPS, MARKER_TOP, MARKER_VALUE
from hightable.games.golem.box import records as read_records
from hightable.games.golem.seen.table import Seen
from hightable.games.golem.view.palette import (
    EMBER,
    GOLD,
    LAYOUT,
    dashed,
    felt,
    label,
)

PRINTED: Final[dict[str, Any]] = LAYOUT["golems"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
PARTS: Final = PRINTED["part"]
TRACK: Final = PRINTED["track"]
SPACE: Final = PRINTED["space"]
EYES: Final = [tuple(eye) for eye in PRINTED["eyes"]]
STARTS: Final = [r["start"] for r in read_records("player_board", "golem_field", "index").values()]
SPACES: Final = 4
TRUNK: Final = (
    (61, 25, 100, 66, 16),
    (101, 80, 20, 20, 2),
    (60, 100, 100, 40, 4),
    (70, 140, 82, 20, 4),
)


def ground(scene: Scene[Seen]) -> Markup:
    return group(
        felt(*SIZE, "url(#g-felt-red)", scene.say("plaque", "golems"), 58),
        giant(),
        [slot((SPACE["x"], space_y(n), SPACE["w"], SPACE["h"]), r=5) for n in range(SPACES)],
        use("i-steps", 9.5, TRACK["y"] + 2, 15, color=EMBER),
        label(17, TRACK["y"] + 46.5, scene.say("note", "vp"), 10.5, fill=GOLD, font_weight=700),
        [field(n) for n in range(MARKER_TOP + 1)],
    )


def space_y(n: int) -> float:
    return float(SPACE["y"] + n * SPACE["step"])


def giant() -> Markup:
    """The giant of clay; its eyes hold the marbles of the round."""
    limbs = [
        (p["x"] - 4, p["y"] - 4, p["w"] + 8, p["h"] + 8, 11)
        for name, p in PARTS.items()
        if name != "gu_head"
    ]
    body = [*TRUNK, *limbs]
    return group(
        circle(111, 105, 98, fill="url(#g-glow)", opacity=0.3),
        group([rect(*b, stroke="#1a0a05", stroke_width=4) for b in body], fill="#1a0a05"),
        group([rect(*b) for b in body], fill="#8f5438"),
        group([rect(*b) for b in body], fill="url(#t-brick)"),
        [eye(x, y) for x, y in EYES],
    )


def eye(x: float, y: float) -> Markup:
    return join(
        circle(x, y, 15, fill="#5c2f1e", stroke="#2b120a", stroke_width=1.2),
        circle(x, y, 12.6, fill="#140a06", stroke=GOLD, stroke_width=1.1),
    )


def field(n: int) -> Markup:
    """A field of the golem track: steps of the next movement, points of each income."""
    x, y, width = TRACK["x"] + n * TRACK["step"], TRACK["y"], TRACK["w"]
    middle = x + width / 2
    fill = "#e6d3ab" if STARTS[n] else "url(#g-stone)"
    return join(
        rect(x, y, width, TRACK["h"], 4, fill=fill, stroke="#2b120a"),
        text(middle, y + 13.5, int(MARKER_STEPS[n]), 12, fill="#5a2c1a", font_weight=700),
        vp(middle, y + 43, 8.6, int(MARKER_VALUE[n])),
        circle(middle, y + 25, 6, fill="none", **dashed("#8d8479", 1, "2 2")),
    )
