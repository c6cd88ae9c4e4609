"""What is open to whom on the favour track, for phones."""

from __future__ import annotations

from typing import Final

from hightable.draw.hot import plate
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import group, rect, use
from hightable.draw.tokens import colour
from hightable.games.sankore.box.components import FAVOUR_RECORDS
from hightable.games.sankore.effect_text import favour_text
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.area.play import UNSEEN
from hightable.games.sankore.view.favours.ground import tile

DISC: Final = 22


def play(scene: Scene[Seen]) -> Sheet:
    drawn = [space(scene, name) for name in FAVOUR_RECORDS]
    return {"favours-all": group(drawn, id="favours-all")}


def space(scene: Scene[Seen], name: str) -> Markup:
    """A tile: veiled if it is out of reach, with the discs that stand on it."""
    n = FAVOUR_RECORDS[name]["space"]
    x, y, width, height = tile(n)
    reach = scene.seen.players[max(scene.seat, 0)].favour
    there = [player.seat for player in scene.seen.players if player.favour == n]
    said = scene.say("tip", "favour", n=n, text=favour_text(name, scene.texts))
    veil = rect(x, y, width, height, 9, fill="#1a0f06", opacity=0.5) if n > reach else None
    discs = [
        use(
            f"p-disc-{colour(seat).name}", x + width - DISC - 3 - at * 17, y + height - 25, DISC, 20
        )
        for at, seat in enumerate(there)
    ]
    unseen = rect(x, y, width, height, **UNSEEN, data_tip=said, data_word=f"take {n}")
    lit = plate(scene.choice(f"take {n}"), (x - 1, y - 1, width + 2, height + 2), 10)
    return group(veil, discs, unseen, lit)
