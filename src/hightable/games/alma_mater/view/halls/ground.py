"""A university before anyone has come: eleven halls, archive, sums and storage."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import group, path, rect, use, words
from hightable.draw.strip import strip
from hightable.games.alma_mater.box import HALL_RECORDS
from hightable.games.alma_mater.effect_text import Record
from hightable.games.alma_mater.seen.table import Seen
from hightable.games.alma_mater.view.icons.glyphs import big, coin, thing
from hightable.games.alma_mater.view.palette import DARK, GILT, INK, PALE, SOFT, STONE
from hightable.games.alma_mater.view.palette.stone import LAYOUT, arch, plaster, small_words

PRINTED: Final[dict[str, Any]] = LAYOUT["halls"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
HALL: Final = (PRINTED["hall"]["w"], PRINTED["hall"]["h"])
ARCHIVE: Final[dict[str, float]] = PRINTED["archive"]
SUMS: Final[dict[str, float]] = PRINTED["sums"]
STORAGE: Final[dict[str, float]] = PRINTED["storage"]
PILE: Final[dict[str, float]] = PRINTED["pile"]
RECORDS: Final = list(HALL_RECORDS.values())


def hall_at(n: int) -> tuple[float, float]:
    """The corner of a hall: A halls above, B halls below."""
    line = PRINTED["upper"] if n % 2 else PRINTED["lower"]
    return line["x"] + (n - 1) // 2 * PRINTED["step"], line["y"]


def ground(scene: Scene[Seen]) -> Markup:
    wide = SIZE[0] - 18
    edge: dict[str, Any] = {"stroke": "#6b4d20", "stroke_width": 0.8}
    return group(
        plaster(SIZE, None),
        rect(9, 25, wide, 21, fill="#efe0c4", stroke="#b89a66", stroke_width=0.6),
        rect(9, 46, wide, 152, fill="url(#t-brick)"),
        rect(9, 46, wide, 152, fill="url(#g-sheen)", opacity=0.35),
        rect(9, 112, wide, 12, fill=STONE, **edge),
        rect(9, 190, wide, 9, fill=STONE, **edge),
        [hall(record) for record in RECORDS],
        archive(scene),
        storage(scene),
    )


def hall(record: Record) -> Markup:
    """An empty hall: number, type, storage above, fee or bonus."""
    x, y = hall_at(record["n"])
    width, height = HALL
    middle = x + width / 2
    fill = "url(#g-wine)" if record["type"] == "A" else "url(#gf-medicine)"
    flag = f"M{middle - 8} {y - 4}h16l-2.5 13h-11z"
    return group(
        arch(x - 2, y - 2, width + 4, height + 2, 23, fill=STONE, stroke="#4a2c1e"),
        arch(x + 0.5, y + 0.5, width - 1, height - 1, 21, fill="url(#g-cloister)", stroke=DARK),
        words(middle, y + 31, record["n"], 17, fill="#d9b878", opacity=0.8),
        path(flag, fill=fill, stroke=DARK, stroke_width=0.9),
        words(middle, y + 6, record["type"], 9.8, fill=PALE, font_weight=700),
        coin(middle, y + 47, 9, record["fee"]) if record["fee"] else None,
        bonus(record, middle, y + 47),
        limit(record, x),
    )


def bonus(record: Record, x: float, y: float) -> Markup | None:
    if "bonus" not in record:
        return None
    return strip([big("+"), thing("i-master")], (x, y), 18, 40, "#f2d58a")


def limit(record: Record, x: float) -> Markup | None:
    """How many books the storage holds once this hall is filled."""
    if "storage" not in record:
        return None
    number = words(x + 35, 41, record["storage"], 13, fill=INK, font_weight=700)
    return group(use("i-chest", x + 9, 28.5, 15), number)


def archive(scene: Scene[Seen]) -> Markup:
    """The archive of masters, and the sums below it."""
    x, y, width, height = (ARCHIVE[side] for side in "xywh")
    sums = (SUMS["x"], SUMS["y"], SUMS["w"], SUMS["h"])
    note = {"text_anchor": "start", "size": 10.2}
    return group(
        rect(x, y, width, height, 6, fill="url(#g-cloth)", stroke="#120a04"),
        rect(x + 2, y + 2, width - 4, height - 4, 5, fill="none", stroke=GILT, opacity=0.8),
        small_words(x + 9, y + 14, scene.say("note", "archive"), **note),
        rect(*sums, 6, fill="#efe0c4", stroke="#b89a66"),
        small_words(
            sums[0] + 9, sums[1] + 13, scene.say("note", "sums"), fill=SOFT, text_anchor="start"
        ),
    )


def storage(scene: Scene[Seen]) -> Markup:
    """The shelf of one's books, and the ducats."""
    x, y, width, height = (STORAGE[side] for side in "xywh")
    board = {"fill": "url(#g-wood-across)", "stroke": "#120a04", "stroke_width": 0.6}
    return group(
        rect(x, y, width, height, 6, fill="url(#g-shelf)", stroke="#120a04", stroke_width=1.2),
        rect(x + 2, y + 2, width - 4, height - 4, 5, fill="none", stroke=GILT, opacity=0.7),
        small_words(x + 10, y + 15, scene.say("note", "storage"), size=10.2, text_anchor="start"),
        rect(x + 4, y + 72, width - 8, 4, 1, **board),
        path(f"M{x + 10} {y + 97}h{width - 20}", stroke="#c8963e", stroke_width=0.6, opacity=0.6),
        small_words(x + 126, y + 141, scene.say("note", "ducats"), size=10.5, text_anchor="start"),
    )
