"""Free spaces of the areas, unseen: what each needs, costs and gives, and what one has."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import circle, path, rect
from hightable.games.sankore.box.areas import (
    LAW_RECORDS,
    NODE_RECORDS,
    OASES,
    PORT_RECORDS,
    THEOLOGY_RECORDS,
    WALL_RECORDS,
)
from hightable.games.sankore.view import astronomyground, lawground, mathematicsground
from hightable.games.sankore.view.look import look
from hightable.games.sankore.view.theologyground import arch
from hightable.games.sankore.view.words import Record, name, tip

UNSEEN: Final[dict[str, Any]] = {"fill": "#fff", "fill_opacity": 0}
SPACES: Final = {
    "astronomy": [*OASES, *PORT_RECORDS],
    "theology": list(THEOLOGY_RECORDS),
    "mathematics": list(WALL_RECORDS),
    "law": list(LAW_RECORDS),
}


def sites(scene: Scene, area: str) -> list[Markup]:
    """The spaces of an area that nobody has taken."""
    table = look(scene)
    known = table.mine.knowledge[area]["total"]
    return [site(space, known) for space in SPACES[area] if space not in table.spaces]


@cache
def site(space: str, known: int) -> Markup:
    """An unseen plate in the shape of a space."""
    said = spoken(space, known)
    if space in OASES:
        return circle(*astronomyground.NODES[space], 11, data_tip=said, **UNSEEN)
    if space in PORT_RECORDS:
        x, y = astronomyground.cell(space)
        return rect(x - 10, y - 11.5, 20, 23, data_tip=said, **UNSEEN)
    if space in THEOLOGY_RECORDS:
        return path(arch(space), data_tip=said, **UNSEEN)
    if space in WALL_RECORDS:
        return rect(*mathematicsground.WALL_BOXES[space], data_tip=said, **UNSEEN)
    x, y = lawground.SPACES[space]
    return rect(x - 13, y - 21, 26, 42, data_tip=said, **UNSEEN)


def spoken(space: str, known: int) -> str:
    """A space in words."""
    place = name(space)
    if space in OASES:
        return tip("oasis", place=place, n=NODE_RECORDS[space]["value"])
    if space in PORT_RECORDS:
        record = PORT_RECORDS[space]
        gold = NODE_RECORDS[record["port"]]["gold"]
        return tip("port", place=place, gold=gold, n=record["value"])
    record = (THEOLOGY_RECORDS | WALL_RECORDS | LAW_RECORDS)[space]
    parts = [tip("needs", place=place, n=record["number"], known=known), price(space, record)]
    parts += [tip("supported")] if record["supported"] else []
    if space in LAW_RECORDS:
        parts.append(tip("skill", skill=name(record["skill"])))
    return "; ".join(parts)


def price(space: str, record: Record) -> str:
    if space in THEOLOGY_RECORDS:
        return tip("cost_salt", n=record["salt"])
    if space in WALL_RECORDS:
        return tip("cost_books", n=record["books"])
    return tip(f"cost_{next(iter(record['cost']))}", n=1)
