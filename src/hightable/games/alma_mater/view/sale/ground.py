"""The stalls of the other displays before any book stands there."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import plaque
from hightable.draw.markup import Markup
from hightable.draw.scene import Scene
from hightable.draw.shapes import circle, group, icon, rect, text
from hightable.draw.symbols import sigil
from hightable.draw.tokens import colour, tone
from hightable.games.alma_mater.box import EXTRA_PRICE, PRINTED_PRICES
from hightable.games.alma_mater.seen.players import SeenPlayer
from hightable.games.alma_mater.seen.table import Seen
from hightable.games.alma_mater.view.icons.glyphs import coin
from hightable.games.alma_mater.view.palette import GILT
from hightable.games.alma_mater.view.palette.stone import LAYOUT, small_words

PRINTED: Final[dict[str, Any]] = LAYOUT["sale"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
STALL: Final[dict[str, float]] = PRINTED["stall"]
AT: Final[dict[str, float]] = PRINTED["shelf"]
STALLS: Final = 3
LIGHT: Final = "#c9d2cc"


def setup(scene: Scene[Seen]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    seats = tuple(player.seat for player in others(scene))
    return seats, tuple(scene.names[seat] for seat in seats)


def others(scene: Scene[Seen]) -> list[SeenPlayer]:
    """Everybody else, from the left neighbour of whoever looks."""
    players, own = scene.seen.players, max(scene.seat, 0)
    return [*players[own + 1 :], *players[:own]]


def stall_y(n: int) -> float:
    return STALL["y"] + n * STALL["step"]


def ground(scene: Scene[Seen]) -> Markup:
    width, height = SIZE
    edge = {"fill": "none", "stroke": tone("outline")}
    seats, _ = setup(scene)
    return group(
        rect(0, 0, width, height, 12, fill="#22302a"),
        rect(0.5, 0.5, width - 1, height - 1, 12, **edge),
        rect(5, 5, width - 10, height - 10, 8, fill="none", stroke=GILT, opacity=0.8),
        plaque(width / 2, 13, 128, scene.say("plaque", "sale")),
        [stall(n, seat, scene) for n, seat in enumerate(seats)],
        empty() if len(seats) < STALLS else None,
    )


def empty() -> Markup:
    """Where a fourth display would stand."""
    y = stall_y(STALLS - 1)
    box = (STALL["x"], y, SIZE[0] - 20, STALL["h"])
    middle = (SIZE[0] / 2, y + STALL["h"] / 2)
    return group(
        rect(*box, 7, fill="#000", fill_opacity=0.24),
        icon("i-rosette", *middle, 86, color="#d9b878", opacity=0.18),
    )


def stall(n: int, seat: int, scene: Scene[Seen]) -> Markup:
    """Whose display it is, and the printed prices."""
    y, tones, width = stall_y(n), colour(seat), SIZE[0]
    edge = tones.light if tones.name == "plum" else tones.base
    ink = {"fill": "#f4ecda", "text_anchor": "start", "font_weight": 600}
    note = {"size": 10.4, "fill": LIGHT, "text_anchor": "end"}
    coins = [icon("i-coin0", shelf_x(k) + 14, y + 38, 16.4) for k in range(len(PRINTED_PRICES))]
    return group(
        rect(STALL["x"], y, width - 20, STALL["h"], 7, fill="#000", fill_opacity=0.24),
        rect(STALL["x"], y, 4, STALL["h"], 2, fill=edge),
        circle(26, y + 13, 8.5, fill=f"url(#g-{tones.name})", stroke="#f4ecda"),
        sigil(tones.shape, 26, y + 13, 4.2, fill=tones.mark),
        text(39, y + 17.4, scene.names[seat], 12.5, **ink),
        small_words(width - 36, y + 17, scene.say("note", "more at"), **note),
        coin(width - 24, y + 13, 8.2, int(EXTRA_PRICE)),
        small_words(208.5, y + 43, scene.say("note", "spare"), size=9.6, fill=LIGHT),
        coins,
        data_word=f"from {scene.seen.players[seat].colour}",
    )


def shelf_x(n: int) -> float:
    return AT["x"] + n * AT["step"]
