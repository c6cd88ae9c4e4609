"""Names that come from data/, and the lists from which the log takes its things."""

from __future__ import annotations

from typing import Final

from hightable.games.sankore.box.areas import CELLS, NODE_RECORDS, SPACES
from hightable.games.sankore.box.components import (
    CLASS_SPACES,
    CLASS_TILES,
    DISCIPLINES,
    GRADUATIONS,
    OBJECTIVE_RECORDS,
    OBJECTIVES,
    REGIONS,
    SANKORE_TILES,
    SCHOLAR_RECORDS,
    SKILLS,
    records,
)

NAMES: Final[dict[str, str]] = {
    name: record["name"]
    for found in (NODE_RECORDS, OBJECTIVE_RECORDS, SCHOLAR_RECORDS)
    for name, record in found.items()
} | {
    record[row].lower(): record[row]
    for record in records("theology", "region").values()
    for row in ("middle_city", "top_city")
}
LISTS: Final[dict[str, list[str]]] = {
    "discipline": DISCIPLINES,
    "region": [f"region_{region.lower()}" for region in REGIONS],
    "space": [space.lower() for space in SPACES],
    "class": CLASS_SPACES,
    "tile": CLASS_TILES,
    "sankore": SANKORE_TILES,
    "cell": CELLS,
    "card": OBJECTIVES,
    "skill": SKILLS,
    "graduation": GRADUATIONS,
}
