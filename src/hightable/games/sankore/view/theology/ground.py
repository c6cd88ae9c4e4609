"""The ground of theology: a mosque front for each region, with niches for the mosques."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hightable.draw.layout import outline
from hightable.draw.markup import Markup, join
from hightable.draw.scene import Scene
from hightable.draw.shapes import Point, group, icon, path, rect, use
from hightable.games.sankore.box.areas import THEOLOGY_RECORDS
from hightable.games.sankore.box.components import REGIONS, Record, records
from hightable.games.sankore.effect_text import called
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.area.ground import framed, size
from hightable.games.sankore.view.icons import effect, halo, roundel, skill
from hightable.games.sankore.view.palette import LAYOUT, TONES
from hightable.kernel import Texts

AREA: Final = "theology"
SIZE: Final = size(AREA)
PRINTED: Final[dict[str, Any]] = LAYOUT[AREA]
REGION_RECORDS: Final = records("theology", "region")
SALT: Final = {"top": (72, 3), "middle": (142, 2), "bottom": (200, 1)}


def middle(region: str) -> float:
    """Where the middle of a region's front is."""
    middle_of: float = PRINTED["left"] + (REGIONS.index(region) + 0.5) * PRINTED["step"]
    return middle_of


def foot(space: str) -> Point:
    """The foot of a niche."""
    record = THEOLOGY_RECORDS[space]
    row = PRINTED["row"][record["row"]]
    same = [
        name
        for name, other in THEOLOGY_RECORDS.items()
        if (other["region"], other["row"]) == (record["region"], record["row"])
    ]
    off = (same.index(space) - (len(same) - 1) / 2) * row["step"]
    return middle(record["region"]) + row["shift"] + off, row["y"]


FEET: Final = {space: foot(space) for space in THEOLOGY_RECORDS}


@cache
def arch(space: str, more: float = 0) -> str:
    """The outline of a niche, or of one a little larger."""
    (x, y), row = FEET[space], PRINTED["row"][THEOLOGY_RECORDS[space]["row"]]
    r, top = row["w"] / 2 + more, y - row["h"] - more
    return (
        f"M{x - r:.1f} {y + more:g}V{top + r:.1f}Q{x - r:.1f} {top + 2:.1f} {x:.1f} {top - 3:.1f}"
        f"Q{x + r:.1f} {top + 2:.1f} {x + r:.1f} {top + r:.1f}V{y + more:g}z"
    )


def ground(scene: Scene[Seen]) -> Markup:
    return framed(scene, AREA, painted(scene.texts))


def painted(texts: Texts) -> Markup:
    box = PRINTED["wall"]
    return group(
        rect(box["x"], box["y"], box["w"], box["h"], fill="#a8623a"),
        rect(box["x"], box["y"], box["w"], box["sky"], fill="url(#g-dusk)"),
        [icon("b-glint", x, y, 7) for x, y in outline(PRINTED["glints"])],
        [front(record, texts) for record in REGION_RECORDS.values()],
        [niche(space, record) for space, record in THEOLOGY_RECORDS.items()],
        legend(),
    )


def front(record: Record, texts: Texts) -> Markup:
    """Towers, the two cities, and the section that the middle city uses."""
    x = middle(record["region"])
    box, use_of, names = PRINTED["front"], PRINTED["use"], PRINTED["names"]
    left, top, wide, high = (use_of[key] for key in ("x", "y", "w", "h"))
    rim = "#e2b27c"
    return group(
        use("b-front", x - box["w"] / 2, box["y"], box["w"], box["h"]),
        halo(x, names["top"], called(record["top_city"], texts), 9.8, rim, fill="#2b1705"),
        halo(
            x + names["shift"],
            names["middle"],
            called(record["middle_city"], texts),
            9.8,
            rim,
            fill="#2b1705",
        ),
        rect(x + left, top, wide, high, high / 2, fill="#2a170a", opacity=0.55),
        effect("activate_skills", x + left + 9, top + high / 2, 8.4),
        roundel(record["discipline"], x + left + 25, top + high / 2, 8.4),
    )


def niche(space: str, record: Record) -> Markup:
    """A niche; at the top it says what the space gives."""
    top = record["row"] == "top"
    edge = "#ffe9ae" if top else "#f5dc94"
    shape = path(arch(space), fill="url(#g-arch)", stroke=edge, stroke_width=1.3)
    return join(shape, gift(space, record)) if top else shape


def gift(space: str, record: Record) -> Markup:
    x, y = FEET[space]
    kind = next(r["discipline"] for r in REGION_RECORDS.values() if r["region"] == record["region"])
    if any(effect["op"] == "gain_skill" for effect in record["effects"]):
        return skill(f"prestige_{kind}", x, y - 13, 11.6)
    student = icon("i-stu", x - 4, y - 13, 21, color=TONES[kind].base)
    return join(student, icon("i-tile", x + 8, y - 7.5, 13))


def legend() -> Markup:
    """The Salt of each row, and that the top one needs a Supported Class."""
    box = PRINTED["legend"]
    x = box["x"] + box["w"] / 2
    salt = [
        icon("i-salt", x, y - (n - 1) * 6 + step * 12, 14)
        for y, n in SALT.values()
        for step in range(n)
    ]
    return group(
        rect(box["x"], box["y"], box["w"], box["h"], 4, fill="#2a170a", opacity=0.7),
        salt,
        icon("i-support", x, SALT["top"][0] + 25, 19),
    )
