"""The ground of desk and hand: felt, places for cards, drawers, the printed symbol."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import plaque, slot, wood
from hightable.draw.markup import Markup
from hightable.draw.panel import ROMAN
from hightable.draw.scene import Scene
from hightable.draw.shapes import circle, group, icon, rect
from hightable.draw.tokens import tone
from hightable.games.newton.box import ACTIONS, BOARDS, PRINTED_SYMBOL
from hightable.games.newton.seen import Seen
from hightable.games.newton.view.cards.faces import CARD
from hightable.games.newton.view.palette import ACTION_ICON, LAYOUT

PRINTED: Final[dict[str, Any]] = LAYOUT["desk"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
PLACES: Final = 5


def setup(scene: Scene[Seen]) -> str:
    return scene.seen.players[scene.board].board


def ground(scene: Scene[Seen]) -> Markup:
    board = scene.seen.players[scene.board].board
    felt, title, lower = PRINTED["felt"], PRINTED["title"], PRINTED["hand_title"]
    area = (felt["x"], felt["y"], felt["w"], felt["h"])
    edge = (felt["x"] + 2, felt["y"] + 2, felt["w"] - 4, felt["h"] - 4)
    return group(
        wood(*SIZE),
        rect(*area, 8, fill="url(#g-felt)", stroke=tone("outline"), stroke_width=1.2),
        rect(*edge, 7, fill="none", stroke="url(#g-gilt)", opacity=0.8),
        plaque(title["x"], title["y"], title["w"], scene.say("plaque", "desk")),
        [places(n) for n in range(PLACES)],
        printed_symbol(ACTIONS[PRINTED_SYMBOL[BOARDS.index(board)]]),
        plaque(lower["x"], lower["y"], lower["w"], scene.say("plaque", "hand")),
    )


def places(n: int) -> Markup:
    """A place for a card, one for a tucked card, and a drawer."""
    top, flap, drawer = PRINTED["cards"], PRINTED["tucked"], PRINTED["drawers"]
    x, u, v = (box["x"] + n * box["step"] for box in (top, flap, drawer))
    wooden = {"fill": "url(#g-wood-across)", "stroke": tone("outline")}
    knob = (v + drawer["w"] / 2, drawer["y"] + drawer["h"] / 2)
    inner = (u + 4, flap["y"] + 3, flap["w"] - 8, flap["h"] - 6)
    return group(
        slot((x, top["y"], *CARD), ROMAN[n + 1]),
        rect(u, flap["y"], flap["w"], flap["h"], 4, **wooden),
        rect(*inner, 3, fill="#000", opacity=0.28),
        rect(v, drawer["y"], drawer["w"], drawer["h"], 4, **wooden),
        circle(*knob, 2.8, fill="url(#g-coin)"),
    )


def printed_symbol(action: str) -> Markup:
    """The symbol printed on the desk, as a brass plate."""
    box = PRINTED["printed"]
    x, y, width, height = box["x"], box["y"], box["w"], box["h"]
    inner = {"fill": f"url(#ga-{action})", "stroke": "#5a3a08", "stroke_width": 0.8}
    return group(
        rect(x, y, width, height, 4, fill="url(#g-gilt)", stroke=tone("outline")),
        rect(x + 2, y + 2, width - 4, height - 4, 3, **inner),
        icon(ACTION_ICON[action], x + width / 2, y + height / 2, 18),
    )
