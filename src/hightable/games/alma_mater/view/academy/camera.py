"""What a phone frames of the academy: the rows with something to choose."""

from __future__ import annotations

from hightable.draw.scene import Box, Scene
from hightable.games.alma_mater.seen.table import Seen
from hightable.games.alma_mater.view.academy.ground import CHAIRS_AT, DOORS, LARGE, ROW, SIZE
from hightable.games.alma_mater.view.campus.camera import Span, framed
from hightable.games.alma_mater.view.palette.stone import called


def camera(scene: Scene[Seen]) -> Box | None:
    """The part of the academy a phone shows now; None is all of it."""
    return framed(SIZE, targets(scene))


def targets(scene: Scene[Seen]) -> list[Span]:
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
