"""What a phone frames of a tall board: the rows with something to choose."""

from __future__ import annotations

from typing import Final

from hightable.draw.scene import Box, Scene
from hightable.games.alma_mater.seen.table import Seen
from hightable.games.alma_mater.view.campus.ground import CELL, SIZE, SMALL, SMALL_AT
from hightable.games.alma_mater.view.palette.stone import called

Span = tuple[float, float]
LEAST: Final = 250
MOST: Final = 360
OFFERS: Final = ("tier", "steps", "use")


def camera(scene: Scene[Seen]) -> Box | None:
    """The part of the campus a phone shows now; None is all of it."""
    return framed(SIZE, targets(scene))


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


def targets(scene: Scene[Seen]) -> list[Span]:
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
