"""What is printed on the artefacts' board: cauldrons, bonuses, slots."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.markup import Markup, join
from hightable.draw.scene import Scene
from hightable.draw.shapes import ellipse, group, path, rect
from hightable.games.golem.box import ARTEFACT_RECORDS, Record
from hightable.games.golem.box import records as read_records
from hightable.games.golem.seen.table import Seen
from hightable.games.golem.view.icons import one_line
from hightable.games.golem.view.palette import (
    COAL,
    LAYOUT,
    Area,
    dashed,
    felt,
)

PRINTED: Final[dict[str, Any]] = LAYOUT["artefacts"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
CAULDRONS: Final = list(read_records("player_board", "cauldron", "row").values())
BARS: Final = {4: (-22, -7.5, 7.5, 22), 3: (-16, 0, 16), 2: (-8.5, 8.5), 1: (0,)}
MIDDLE: Final = 48
KINDS: Final = ("golden", "grey")


def row_y(row: int) -> float:
    return float(PRINTED["row"]["y"] + row * PRINTED["row"]["step"])


def bonuses(board: str) -> list[Record]:
    """The four artefacts of a side, the largest first."""
    return [record for record in ARTEFACT_RECORDS if record["side"] == board]


def slot_area(row: int, kind: str) -> Area:
    box = PRINTED["slot"]
    return PRINTED[kind], row_y(row) + box["y"], box["w"], box["h"]


def bonus_area(row: int) -> Area:
    box = PRINTED["bonus"]
    return box["x"], row_y(row) + box["y"], box["w"], box["h"]


def setup(scene: Scene[Seen]) -> str | None:
    return scene.seen.players[scene.board].side


def ground(scene: Scene[Seen]) -> Markup:
    board = scene.seen.players[scene.board].side
    sheet = felt(*SIZE, "url(#g-felt-yellow)", scene.say("plaque", "artefacts"), 72)
    if board is None:
        return sheet
    return group(
        sheet,
        [row_ground(row, record) for row, record in enumerate(bonuses(board))],
    )


def row_ground(row: int, record: Record) -> Markup:
    """A cauldron, the bonus of its artefact, and its two slots."""
    y, cauldron = row_y(row), CAULDRONS[row]
    bar = {"fill": "#140d07", "stroke": "#c8963e", "stroke_width": 0.9, "stroke_dasharray": "2 1.5"}
    x, top, width, height = bonus_area(row)
    return group(
        rect(11, y - 1, SIZE[0] - 22, 49, 7, fill="#000", fill_opacity=0.22),
        pot(PRINTED["pot"]["x"], y + 2),
        [rect(MIDDLE + dx - 6.5, y + 20, 13, 12, 2, **bar) for dx in BARS[cauldron["gold"]]],
        rect(x, top, width, height, 6, fill="url(#g-card)", stroke=COAL),
        rect(x + 2, top + 2, width - 4, height - 4, 5, fill="none", stroke="#c1922a"),
        one_line(record["bonus"], (x + width / 2, top + height / 2), 24, width - 10),
        [slot_ground(row, kind) for kind in KINDS],
    )


def slot_ground(row: int, kind: str) -> Markup:
    ink = "#c8963e" if kind == "golden" else "#a9a59b"
    edge = dashed(ink, 1, "4 2.5")
    return rect(*slot_area(row, kind), 6, fill="#0d0a05", fill_opacity=0.45, **edge)


def pot(x: float, y: float) -> Markup:
    """A cauldron."""
    w, h = PRINTED["pot"]["w"], PRINTED["pot"]["h"]
    belly = f"M{x + 6} {y + 9}C{x - 4} {y + 22} {x - 1} {y + 36} {x + 14} {y + h}H{x + w - 14}"
    belly += f"C{x + w + 1} {y + 36} {x + w + 4} {y + 22} {x + w - 6} {y + 9}z"
    shine = {"fill": "none", "stroke": "#8c7d6c", "stroke_width": 1.6, "opacity": 0.7}
    return join(
        path(belly, fill="url(#g-pot)", stroke="#0d0805", stroke_width=1.3),
        path(f"M{x + 7} {y + 16}c-3 8-1 16 6 21", **shine),
        rect(x, y + 3, w, 8, 4, fill="url(#g-rim)", stroke="#0d0805", stroke_width=1.1),
        ellipse(x + w / 2, y + 6, w / 2 - 6, 2.4, fill="#241408"),
    )
