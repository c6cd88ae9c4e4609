"""What a phone frames of the two tall boards: the rows with something to choose."""

from __future__ import annotations

from typing import Final

from hightable.draw.scene import Box, Scene
from hightable.games.alma_mater.seen import Seen
from hightable.games.alma_mater.view import academy, campus
from hightable.games.alma_mater.view.academy.ground import CHAIRS_AT, DOORS, LARGE, ROW
from hightable.games.alma_mater.view.campus.ground import CELL, SMALL, SMALL_AT
from hightable.games.alma_mater.view.stone import called

Span = tuple[float, float]
LEAST: Final = 250
MOST: Final = 360
OFFERS: Final = ("tier", "steps", "use")


def camera(scene: Scene[Seen], region: str) -> Box | None:
    """The part of a board a phone shows now; None is all of it."""
    if region == "campus":
        return framed(campus.SIZE, campus_targets(scene))
    if region == "academy":
        return framed(academy.SIZE, academy_targets(scene))
    return None


def framed(size: tuple[int, int], spans: list[Span]) -> Box | None:
    """Everything between the first target and the last, in the whole width."""
    if not spans:
        return None
    top, bottom = min(span[0] for span in spans), max(span[1] for span in spans)
    height = max(bottom - top, LEAST)
    if height > MOST:
        return None
    middle = (top + bottom - height) / 2
    return Box(0, min(max(middle, 0), size[1] - height), size[0], height)


def campus_targets(scene: Scene[Seen]) -> list[Span]:
    """From where to where the campus has targets."""
    found = []
    for row, tiles in enumerate(scene.seen.rows):
        top = CELL["y"] + row * CELL["row"]
        lit = any(scene.choice(f"recruit {tile.student}") for tile in tiles)
        if lit or called(f"campus_{row + 1}", scene):
            found.append((top - 4, top + CELL["row"]))
    small = any(called(site, scene) for site in SMALL_AT[scene.seen.side])
    if small or any(scene.after(verb) for verb in OFFERS):
        found.append((SMALL["y"] - 4, SMALL["y"] + SMALL["h"] + 10))
    return found


def academy_targets(scene: Scene[Seen]) -> list[Span]:
    """From where to where the academy has targets."""
    lit = [it for it in scene.seen.chairs if scene.choice(f"hire {it.professor}")]
    rows = {CHAIRS_AT[it.chair][0] for it in lit}
    for site, own in DOORS[scene.seen.side].items():
        if called(site, scene):
            rows |= set(own)
    tops = [ROW["y"] + row * ROW["step"] for row in rows]
    found = [(top - 4, top + ROW["step"]) for top in tops]
    large = called("bishop", scene) or called("colloquium", scene)
    if large or scene.after("masters") or scene.choice("from dictionary"):
        found.append((LARGE["y"] - 4, LARGE["y"] + LARGE["h"] + 8))
    return found
