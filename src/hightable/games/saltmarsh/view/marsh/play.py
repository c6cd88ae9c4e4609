"""Where one may sail, the crates that are left, and the boats."""

from __future__ import annotations

from hightable.draw.hot import spot
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import circle, group, rect
from hightable.draw.tokens import colour, tone
from hightable.games.saltmarsh.seen import Seen
from hightable.games.saltmarsh.view.marsh.ground import PLACES, QUAY


def play(scene: Scene[Seen]) -> Sheet:
    """Targets, crates and boats."""
    targets = [spot(choice, *PLACES[quay], QUAY) for quay, choice in scene.after("go")]
    return {
        "marsh-hot": group(targets, id="marsh-hot"),
        "marsh-crates": group([crate(quay) for quay in scene.seen.crates], id="marsh-crates"),
        "marsh-boats": group(boats(scene), id="marsh-boats"),
    }


def crate(quay: str) -> Markup:
    x, y = PLACES[quay]
    return rect(x - 7, y - 20, 14, 12, 2, fill=tone("gilt"), stroke=tone("outline"))


def boats(scene: Scene[Seen]) -> list[Markup]:
    return [
        boat(seat, *PLACES[player.quay], scene.names[seat])
        for seat, player in enumerate(scene.seen.players)
    ]


def boat(seat: int, x: float, y: float, name: str) -> Markup:
    """A boat has its own corner of a quay, so that four never hide one another."""
    tones = colour(seat)
    dx, dy = ((-12, 0), (12, 0), (-12, 15), (12, 15))[seat]
    return circle(
        x + dx,
        y + dy,
        8,
        fill=tones.base,
        stroke=tone("outline"),
        stroke_width=1.2,
        id=f"boat-{tones.name}",
        class_="pc",
        data_tip=name,
    )
