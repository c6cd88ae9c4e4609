"""What is printed on the synagogue: gable, rows, places of tiles and pass tiles."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import plaque, slot
from hightable.draw.counters import coin
from hightable.draw.markup import Markup, join
from hightable.draw.scene import Scene
from hightable.draw.shapes import circle, group, icon, line, path, rect, star, text, use, words
from hightable.draw.tokens import tone
from hightable.games.golem.box import COPY_PRICE, PASS_TILES, ROWS, WORK_COST
from hightable.games.golem.seen.table import Seen
from hightable.games.golem.view.palette import LAYOUT, NIGHT, PALE, ROW_ICON, board, coaster, dashed
from hightable.games.golem.view.synagogue import automa

PRINTED: Final[dict[str, Any]] = LAYOUT["synagogue"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
WIDTH: Final = PRINTED["w"]
MIDDLE: Final = WIDTH / 2
GIVES: Final = {"golem": "i-clay", "artefacts": "i-coin", "research": "i-know"}
GABLE: Final = (
    (0, -8),
    (24, 0),
    (0, -8),
    (26, 0),
    (0, -8),
    (26, 0),
    (0, -7),
    (28, 0),
    (0, -6),
    (22, 0),
)


def row_top(row: str) -> float:
    box = PRINTED["row"]
    return float(box["y"] + ROWS.index(row) * box["step"])


def tile_top(at: int) -> float:
    box = PRINTED["tile"]
    return float(box["y"] + at * box["step"])


def setup(scene: Scene[Seen]) -> tuple[int, bool]:
    seen = scene.seen
    return len(seen.display), seen.automa is not None


def ground(scene: Scene[Seen]) -> Markup:
    tiles, solo = setup(scene)
    box = PRINTED["row"]
    wall = (12, box["y"] - 4, WIDTH - 24, 5 * box["step"] + 4, 5)
    return group(
        board(*SIZE),
        gable(),
        rect(*wall, fill="#3a3f47", stroke="#0d0a07", stroke_width=1.2),
        rect(*wall, fill="url(#t-cobble)", opacity=0.6),
        [trough(row, scene) for row in ROWS],
        plaque(MIDDLE, PRINTED["tile"]["y"] - 14, 88, scene.say("plaque", "rabbis")),
        [tile_place(at, at == tiles) for at in range(tiles + 1)],
        foot(scene),
        automa.ground() if solo else None,
    )


def gable() -> Markup:
    """The stepped gable of the old synagogue, its star and its windows."""
    x, y = 16, 58
    steps = [(x, y)]
    for dx, dy in GABLE:
        x, y = x + dx, y + dy
        steps.append((x, y))
    outline = [*steps, *[(WIDTH - x, y) for x, y in reversed(steps)]]
    d = "M" + "L".join([f"{x:g} {y:g}" for x, y in outline])
    glass = {"fill": "#ffcf72", "stroke": "#1d120b"}
    return group(
        circle(MIDDLE, 44, 34, fill="url(#g-glow)", opacity=0.4),
        path(d + "z", fill="#4a3a31", stroke="#1d120b", stroke_width=1.4),
        path(d + "z", fill="url(#t-cobble)", opacity=0.9),
        path(d, fill="none", stroke="#c8963e", opacity=0.7),
        circle(MIDDLE, 44, 9.5, fill="#1d120b", stroke="#c8963e", stroke_width=1.2),
        path(star(6, 8, 4.4, MIDDLE, 44), fill="#ffcf72"),
        circle(MIDDLE, 44, 20, fill="url(#g-glow)", opacity=0.6),
        [path(f"M{x - 4.5} 57v-6.5a4.5 4.5 0 0 1 9 0V57z", **glass) for x in (56, 92, 224, 260)],
    )


def trough(row: str, scene: Scene[Seen]) -> Markup:
    """A row: what it does, and the trough for its marbles."""
    y, box = row_top(row), PRINTED["row"]
    x, width, height = box["trough"], box["trough_w"], box["step"] - 12
    fill = "#2a1a0e" if row == "work" else "#efe4c8"
    return group(
        rect(16, y, WIDTH - 32, box["step"] - 4, 6, fill="url(#g-stone)", stroke="#1d1a15"),
        rect(x, y + 4, width, height, 15, fill="#2b2a28", stroke="#000", stroke_opacity=0.5),
        rect(x + 2, y + height + 1, width - 4, 2.5, 1.2, fill="#fff", opacity=0.12),
        coaster(34, y + 19.5, ROW_ICON[row], 14.5, fill),
        words(
            52,
            y + 17,
            scene.say("row", row),
            11,
            fill="#221a12",
            text_anchor="start",
            font_weight=700,
        ),
        gives(row, y, scene),
        data_word=f"copy {row}" if row != "mirror" else None,
    )


def gives(row: str, y: float, scene: Scene[Seen]) -> Markup:
    """What a row costs or gives, under its name."""
    ink = {"fill": "#3f372c", "text_anchor": "start"}
    if row == "work":
        said = "\u00b7".join([str(int(cost)) for cost in WORK_COST])
        price = text(52, y + 30, said, 10.2, font_weight=600, **ink)
        return join(price, use("i-know", 85, y + 20.5, 12))
    if row == "mirror":
        said = scene.say("note", "copy")
        return join(coin(59, y + 26.5, 8.2, COPY_PRICE), text(69, y + 30.4, said, 9.8, **ink))
    plus = text(52, y + 31, "+", 12, font_weight=700, **ink)
    return join(plus, icon(GIVES[row], 67, y + 27, 14))


def tile_place(at: int, printed: bool) -> Markup:
    """The place of an action tile, its number and where its rabbi stands."""
    y, box = tile_top(at), PRINTED["tile"]
    edge = {"fill": NIGHT, "fill_opacity": 0.5, **dashed(tone("gilt"))}
    if printed:
        stand = rect(box["rabbi"] - 19, y, 44, 29, 13, **edge)
    else:
        stand = circle(box["rabbi"], y + 14.5, 12, **edge)
    return group(
        slot((box["x"], y, box["w"], box["h"]), r=5),
        circle(24, y + 14.5, 9.5, fill="#2a1a0e", stroke=tone("gilt")),
        words(24, y + 18.4, "\u2022" if printed else at + 1, 11, fill=PALE, font_weight=700),
        stand,
    )


def foot(scene: Scene[Seen]) -> Markup:
    """Turn order and pass tiles."""
    box = PRINTED["pass"]
    spoken = {"fill": "#e9dfc4", "text_anchor": "start", "font_style": "italic"}
    return group(
        line((16, 502), (WIDTH - 16, 502), stroke=tone("gilt"), stroke_width=0.7, opacity=0.6),
        words(18, 519, scene.say("note", "order"), 10.5, **spoken),
        words(196, 519, scene.say("note", "pass"), 10.5, **spoken),
        [pass_place(box["x"] - 9 + n * box["step"]) for n in range(PASS_TILES)],
    )


def pass_place(x: float) -> Markup:
    return rect(x, 506, 18, 18, 4, fill="#000", fill_opacity=0.22, **dashed(tone("slot")))
