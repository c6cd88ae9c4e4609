"""The research track before anyone has climbed: five cards, the ladder, the reputation."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.markup import Markup, join
from hightable.draw.panel import ROMAN
from hightable.draw.scene import Scene
from hightable.draw.shapes import circle, group, path, rect, text, use, words
from hightable.draw.strip import strip
from hightable.games.alma_mater.box import (
    BONUS_RECORDS,
    CARD_HEIGHT,
    CARD_RECORDS,
    CONSTANTS,
    COST_RECORDS,
    LEVELS,
    SIDE_RECORDS,
    TOP,
)
from hightable.games.alma_mater.effect_text import Record
from hightable.games.alma_mater.seen.table import Seen
from hightable.games.alma_mater.view.icons.costs import cost_line
from hightable.games.alma_mater.view.icons.glyphs import coin, line_of, prestige
from hightable.games.alma_mater.view.palette import (
    CREAM,
    DARK,
    GILT,
    PALE,
    SOFT,
    WINE,
)
from hightable.games.alma_mater.view.palette.stone import LAYOUT, arch, plaster, seal, small_words

PRINTED: Final[dict[str, Any]] = LAYOUT["research"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
CARD: Final[dict[str, float]] = PRINTED["card"]
LANE: Final[float] = PRINTED["lane"]
REPUTATION: Final[dict[str, float]] = PRINTED["reputation"]
CARDS: Final = int(TOP) // int(CARD_HEIGHT)
COST_X: Final = CARD["x"] + 25
COST_W: Final = CARD["w"] - 29
ICON: Final = 18.0
POINTS: Final = {"p4": "reputation_p4", "p23": "reputation_p2_p3"}
PRIZES: Final = {"p4": "p4", "p23": "p3"}


def card_y(place: int) -> float:
    """The upper edge of a card; the first lies lowest."""
    return CARD["y"] + (CARDS - 1 - place) * CARD["step"]


def level_y(level: int) -> float:
    if not level:
        return float(PRINTED["start"])
    place, step = divmod(level - 1, int(CARD_HEIGHT))
    return card_y(place) + float(PRINTED["level"][step])


def niche_y(rank: int, ranks: int) -> float:
    """The upper edge of the niche of a rank."""
    return REPUTATION["y"] + 24 + rank * (388 / ranks)


def setup(scene: Scene[Seen]) -> tuple[tuple[str, ...], str]:
    return tuple(scene.seen.cards), scene.seen.side


def ground(scene: Scene[Seen]) -> Markup:
    cards, side = setup(scene)
    rails = f"M{LANE - 13} 446V30M{LANE + 13} 446V30"
    rungs = "".join(f"M{LANE - 13} {level_y(level):g}h26" for level in range(TOP + 1))
    return group(
        plaster(SIZE, (96, scene.say("plaque", "research")), "t-tile"),
        use("i-rosette", 150, 130, 190, color="#b89a66", opacity=0.2),
        path(rails, stroke="#5b3a22", stroke_width=5),
        path(rails, stroke="#b98a4a", stroke_width=2.6),
        path(rungs, stroke="#5b3a22", stroke_width=3.2),
        [card(place, CARD_RECORDS[name], scene) for place, name in enumerate(cards)],
        foot(scene),
        prizes(side),
        reputation(scene),
    )


def card(place: int, record: Record, scene: Scene[Seen]) -> Markup:
    """A research card: the milestone above, two levels below."""
    x, y, width, height = CARD["x"], card_y(place), CARD["w"], CARD["step"] - 3
    edge = {"stroke": "#2b1a0a", "stroke_width": 1.2, "filter": "url(#f-shadow)"}
    head = f"M{x + 22} {y + 2}h{width - 26}q2 0 2 2v22.5h-{width - 24}z"
    spine = f"M{x + 0.6} {y + 6}q0-5.4 5.4-5.4h16v{height - 1.2}h-16q-5.4 0-5.4-5.4z"
    bonus = line_of(BONUS_RECORDS[record["milestone"]]["effect"])
    ink = {"fill": "#f2d58a", "font_weight": 700}
    return group(
        rect(x, y, width, height, 6, fill="url(#g-card)", **edge),
        path(head, fill="url(#g-wine)"),
        rect(x + 22, y + 26, width - 24, 1.5, fill=GILT),
        path(spine, fill="#3b2a1c"),
        words(x + 11, y + height / 2 + 5, record["letter"], 17, **ink),
        use("i-stele", x + 26, y + 4, 20),
        strip(bonus, (x + 32 + (width - 4) / 2, y + 14.5), 20, width - 56, PALE),
        [level(place, step, record, scene) for step in range(LEVELS)],
        milestone(place),
    )


def level(place: int, step: int, record: Record, scene: Scene[Seen]) -> Markup:
    """A level: its price, the blue mark, and its rung."""
    number = place * int(CARD_HEIGHT) + step + 1
    y, right = level_y(number), CARD["x"] + CARD["w"]
    paper = {"fill": "#fffaf0", "fill_opacity": 0.75, "stroke": "#cdb386", "stroke_width": 0.8}
    lead = {"stroke": "#8d6b3a", "stroke_width": 1.1, "stroke_dasharray": "2 2.5"}
    rung = {"fill": "#f8eed6", "stroke": "#6b4d20", "stroke_width": 1.4}
    ink = {"fill": "#7a5a2b", "font_weight": 600}
    gem = use("i-gem", right - 17, y - 7.5, 15) if record["blue"] == step + 1 else None
    cost = cost_line(COST_RECORDS[record["levels"][step]], scene.texts)
    return group(
        rect(COST_X, y - 9.8, COST_W, 19.6, 4, **paper),
        strip(cost, *cost_place(record["levels"][step], y)),
        gem,
        path(f"M{right + 1} {y}H{LANE - 20}", **lead),
        circle(LANE, y, 8.6, **rung),
        text(LANE, y + 3.3, number, 9.4, **ink),
    )


def cost_place(cost: str, y: float) -> tuple[tuple[float, float], float, float]:
    """Where a price is drawn: in the middle, or at the left where the viewer's own comes beside."""
    return ((COST_X + 80, y), ICON, 120) if fixed(cost) else ((COST_X + 50, y), ICON, 94)


def fixed(cost: str) -> bool:
    """Is the price the same for everybody?"""
    ways = COST_RECORDS[cost]["alternatives"]
    numbers = [
        part["n"] for way in ways for part in way["cost"] if "resource" in part and "n" in part
    ]
    bound = any(not isinstance(n, int) for n in numbers)
    return not bound and not any("require" in way for way in ways)


def milestone(place: int) -> Markup:
    y = card_y(place) + 14
    lead = path(f"M{CARD['x'] + CARD['w'] + 1} {y}H{LANE - 20}", stroke=WINE, stroke_width=1.6)
    return join(lead, seal(LANE, y, 13, (place + 1) * int(CARD_HEIGHT)))


def foot(scene: Scene[Seen]) -> Markup:
    """The start, and what the two steps are."""
    x, note = CARD["x"], {"size": 10.4, "fill": SOFT, "text_anchor": "start"}
    return group(
        rect(LANE - 26, 422, 52, 22, 8, fill="#3b2a1c", stroke=GILT, stroke_width=1.4),
        words(LANE, 437, scene.say("note", "start"), 10, fill=CREAM, font_weight=600),
        use("i-step-black", x + 6, 424.5, 17),
        small_words(x + 28, 437, scene.say("note", "black"), **note),
        use("i-step-green", x + 108, 424.5, 17),
        small_words(x + 130, 437, scene.say("note", "green"), **note),
    )


def prizes(side: str) -> Markup:
    """How many may still reach the top as a milestone of more worth."""
    n = CONSTANTS["fifth_milestone_symbols"][PRIZES[side]]
    found = []
    for place in range(n):
        x = LANE + (place - (n - 1) / 2) * 17
        found.append(circle(x, 33, 7.6, fill="#fbf3e0", stroke=GILT, stroke_width=1.5))
        found.append(use("i-stele", x - 5.5, 27.5, 11))
    return join(found)


def reputation(scene: Scene[Seen]) -> Markup:
    """The ranks of the books, with income and final points."""
    box = REPUTATION
    x, y, width, height = box["x"], box["y"], box["w"], box["h"]
    side = scene.seen.side
    income = SIDE_RECORDS[side]["reputation_income"]
    points = CONSTANTS["final_scoring"][POINTS[side]]
    ink = {"fill": CREAM, "font_weight": 600, "letter_spacing": 0.3}
    niches = [niche(rank, len(income), ducats, points[rank]) for rank, ducats in enumerate(income)]
    return group(
        rect(x, y, width, height, 7, fill="#2b3d33", stroke="#120a04", stroke_width=1.2),
        rect(x + 2, y + 2, width - 4, height - 4, 6, fill="none", stroke=GILT),
        words(x + width / 2, y + 17, scene.say("note", "reputation"), 11, **ink),
        niches,
    )


def niche(rank: int, ranks: int, ducats: int, points: int) -> Markup:
    x, y = REPUTATION["x"] + 9, niche_y(rank, ranks)
    height = 388 / ranks - 5
    edge = {"fill": "url(#g-cloister)", "stroke": "#d9b878"}
    ink = {"fill": "#f2d58a", "font_weight": 700}
    return group(
        arch(x, y, 60, height, 24, **edge),
        words(x + 30, y + 18, ROMAN[rank + 1], 13, **ink),
        rect(x, y + height - 26, 60, 26, fill=DARK, opacity=0.5),
        coin(x + 15, y + height - 13, 9.5, ducats),
        prestige(x + 44, y + height - 13, 10.5, points),
    )
