"""What stands in the four queues, for phones: the whole width of a slot is its target."""

from __future__ import annotations

from typing import Final

from hightable.draw.hot import plate
from hightable.draw.markup import Markup, join
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import group, path, rect, text, use
from hightable.games.sankore.box.components import DISCIPLINES
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.area.ground import seats, slots
from hightable.games.sankore.view.area.play import SCORING, UNSEEN, known_by, leaving
from hightable.games.sankore.view.icons import know
from hightable.games.sankore.view.palette import GILT
from hightable.games.sankore.view.queues.ground import FADED, HIGH, WIDE, left, top

PUPIL: Final = 28


def play(scene: Scene[Seen]) -> Sheet:
    return {"queues-all": group([queue(scene, area) for area in DISCIPLINES], id="queues-all")}


def queue(scene: Scene[Seen], area: str) -> Markup:
    players, taken = seats(scene), scene.seen.queues[area].taken
    known = scene.seen.players[max(scene.seat, 0)].knowledge[area].total
    printed = slots(area, players)
    return group(
        know(left(area) + WIDE - 25, 25, 20, known),
        [value(area, players, one["k"], one["value"], taken) for one in printed],
        [scoring(area, players, one["k"], one["icons"]) for one in printed if one["k"] > taken],
        waiting(scene, area),
    )


def value(area: str, players: int, k: int, n: int, taken: int) -> Markup:
    """Shared Knowledge of a slot; a golden arrow stands where it is in force."""
    x, y = left(area), top(area, players, k)
    middle = y + HIGH / 2
    ink = {"fill": "#f4ecda", "font_weight": 700, "opacity": None if k > taken else 0.5}
    if k != taken:
        veil = rect(x + WIDE - 32, y + 4, 30, HIGH - 8, 6, fill="#000", opacity=FADED)
        return join(text(x + 14, middle + 5, n, 14.5, **ink), veil if k < taken else None)
    arrow = f"M{x + 3} {middle - 13}h28l9 13l-9 13h-28a4 4 0 0 1-4-4v-18a4 4 0 0 1 4-4z"
    return join(
        path(arrow, fill=GILT, stroke="#3a2406"),
        text(x + 17, middle + 6.4, n, 18, fill="#2a1a0e", font_weight=700),
    )


def scoring(area: str, players: int, k: int, icons: list[str]) -> Markup | None:
    """A majority scoring that waits for this student to leave."""
    found = [kind for key, kind in SCORING.items() if key in icons]
    y = top(area, players, k) + HIGH / 2 - 11
    return use(f"mk-{found[0]}-{area}", left(area) + WIDE - 38, y, 36, 21) if found else None


def waiting(scene: Scene[Seen], area: str) -> list[Markup]:
    """Those who stand in line; the lowest is the next to leave."""
    players, held = seats(scene), scene.seen.queues[area]
    drawn = []
    for place, one in enumerate(slots(area, players)[held.taken + 1 :]):
        kind = held.students[len(held.students) - 1 - place]
        x, y = left(area), top(area, players, one["k"])
        foot = y + HIGH - 2 - PUPIL * 1.25
        box = (x + 2, y, WIDE - 4, HIGH)
        said = scene.say("tip", "waiting", kind=scene.texts.name(kind))
        drawn.append(use(f"p-pupil-{kind}", x + 40 - PUPIL / 2, foot, PUPIL, PUPIL * 1.25))
        drawn.append(rect(*box, 9, **UNSEEN, data_tip=said, data_word=known_by(area, place)))
        drawn.append(plate(leaving(scene, area, place), box, 9))
    return drawn
