"""The ground of law: four daises of three, two and one space, each under its overflow."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import Point, group, icon, path, rect, text, use, words
from hightable.games.sankore.box.areas import LAW_RECORDS
from hightable.games.sankore.box.components import REGIONS, Record, records
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.area.ground import framed, size
from hightable.games.sankore.view.icons import roundel, skill
from hightable.games.sankore.view.palette import BROWN, EDGE, GILDED, LAYOUT, SHADOW, TONES
from hightable.kernel import Texts

AREA: Final = "law"
SIZE: Final = size(AREA)
PRINTED: Final[dict[str, Any]] = LAYOUT[AREA]
REGION_RECORDS: Final = {r["region"]: r for r in records("law", "region").values()}


def middle(region: str) -> float:
    middle_of: float = PRINTED["left"] + (REGIONS.index(region) + 0.5) * PRINTED["step"]
    return middle_of


def centre(space: str) -> Point:
    """The middle of a space on its step."""
    record = LAW_RECORDS[space]
    same = [
        name
        for name, other in LAW_RECORDS.items()
        if (other["region"], other["row"]) == (record["region"], record["row"])
    ]
    off = (same.index(space) - (len(same) - 1) / 2) * PRINTED["space"]["step"]
    return middle(record["region"]) + off, PRINTED["row"][record["row"]]


SPACES: Final = {space: centre(space) for space in LAW_RECORDS}


def ground(scene: Scene[Seen]) -> Markup:
    return framed(scene, AREA, painted(scene.texts))


def painted(texts: Texts) -> Markup:
    box = PRINTED["field"]
    field = (box["x"], box["y"], box["w"], box["h"])
    return group(
        rect(*field, fill="url(#g-sand)"),
        rect(*field, fill="url(#t-fleck)"),
        [dais(region, texts.say("note", "overflow")) for region in REGION_RECORDS],
        [printed(space, record) for space, record in LAW_RECORDS.items()],
        legend(),
    )


def dais(region: str, note: str) -> Markup:
    """Cloth, steps in the colour of the region's discipline, the bowl, a place for the tile."""
    x, box, tile = middle(region), PRINTED["cloth"], PRINTED["tile"]
    kind = REGION_RECORDS[region]["discipline"]
    left, width, tones = x - PRINTED["step"] / 2 + 1, PRINTED["step"] - 2, TONES[kind]
    steps = {"transform": f"translate({x:.1f} 0)", "stroke_linejoin": "round"}
    dashes = {"stroke": "#d9b878", "stroke_opacity": 0.6, "stroke_dasharray": "3 2"}
    bowl, size = PRINTED["bowl"], tile["size"]
    said = {"fill": "#ffe9ae", "font_style": "italic"}
    return group(
        rect(left, box["y"], width, box["h"], 4, fill="url(#g-cloth)", stroke=EDGE, filter=SHADOW),
        rect(left, box["y"], width, 11, 4, fill="url(#t-zigzag)"),
        rect(left, box["y"] + box["h"] - 10, width, 10, 4, fill="url(#t-zigzag)"),
        path(PRINTED["dais"], fill=tones.dark, stroke=tones.base, stroke_width=1.3, **steps),
        path(PRINTED["dais"], fill="url(#t-brick)", **steps),
        roundel(kind, x + PRINTED["sign"]["x"], PRINTED["sign"]["y"], 10.5),
        use("b-bowl", x + bowl["x"] - 26, bowl["y"] - 8, 52, 34),
        words(x + bowl["x"], bowl["y"] + 16, note, 9.4, **said),
        rect(x + tile["x"], tile["y"], size, size, 3, fill="#000", fill_opacity=0.25, **dashes),
    )


def printed(space: str, record: Record) -> Markup:
    """A space: the Knowledge it needs, the Skill tile it gives."""
    x, y = SPACES[space]
    width, height = PRINTED["space"]["w"], PRINTED["space"]["h"]
    fill = GILDED if record["row"] == "top" else "url(#g-tile)"
    inner = {"fill": "none", "stroke": "#a9793a", "stroke_width": 0.7}
    kind = REGION_RECORDS[record["region"]]["discipline"]
    return group(
        rect(x - width / 2, y - height / 2, width, height, 4, fill=fill, stroke=EDGE),
        rect(x - width / 2 + 1.5, y - height / 2 + 1.5, width - 3, height - 3, 3, **inner),
        text(x, y - 8, record["number"], 11.5, fill=BROWN, font_weight=700),
        skill(record["skill"], x, y + 6.5, 11, kind),
    )


def legend() -> Markup:
    """What each row costs; the top one needs a Supported Class."""
    box, row = PRINTED["legend"], PRINTED["row"]
    x = box["x"] + box["w"] / 2
    return group(
        rect(box["x"], box["y"], box["w"], box["h"], 4, fill="#2a170a", opacity=0.8),
        use("i-book-any", x - 6.7, row["top"] - 18, 13.4, 16),
        icon("i-support", x, row["top"] + 12, 18),
        icon("i-salt", x, row["middle"], 17),
        icon("i-gold", x, row["bottom"], 17),
    )
