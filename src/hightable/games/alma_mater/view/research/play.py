"""Research and book reputation: markers, the viewer's prices, the next level."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hightable.draw.hot import plate, spot
from hightable.draw.markup import NOTHING, Markup, join
from hightable.draw.panel import ROMAN
from hightable.draw.pieces import figure, moved, piece
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import Point, at, group, path, rect, use, words
from hightable.draw.strip import strip
from hightable.draw.tokens import colour
from hightable.games.alma_mater.box import (
    CARD_HEIGHT,
    CARD_RECORDS,
    COLOURS,
    TOP,
)
from hightable.games.alma_mater.effect_text import bonus_text, cost_text
from hightable.games.alma_mater.seen.table import Seen, SeenDue, SeenLevel
from hightable.games.alma_mater.view.icons.glyphs import Line, big, coins, points, thing
from hightable.games.alma_mater.view.palette import CREAM, WINE, book
from hightable.games.alma_mater.view.palette.stone import is_player
from hightable.games.alma_mater.view.research.ground import (
    CARD,
    COST_W,
    COST_X,
    LANE,
    REPUTATION,
    card_y,
    fixed,
    level_y,
    niche_y,
)
from hightable.kernel import Texts

MARKER: Final = figure("disc", 29)
UNSEEN: Final[dict[str, Any]] = {"fill": "#fff", "fill_opacity": 0}


def play(scene: Scene[Seen]) -> Sheet:
    seen, texts = scene.seen, scene.texts
    ranks = range(len(seen.reputation))
    sheets = {
        "research-tips": [said(place, card, texts) for place, card in enumerate(seen.cards)],
        "research-prices": [price(level, scene) for level in seen.levels if level.cost],
        "research-markers": [mark for level in seen.levels for mark in markers(level, scene)],
        "research-next": [upward(scene)],
        "research-reputation": [ranked(rank, scene) for rank in ranks],
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


@cache
def said(place: int, card: str, texts: Texts) -> Markup:
    """Unseen plates that say in words what a card asks for and gives."""
    record = CARD_RECORDS[card]
    x, width = CARD["x"], CARD["w"]
    bonus = texts.say("tip", "milestone", what=bonus_text(record["milestone"], texts))
    found = [rect(x, card_y(place), width, 27, data_tip=bonus, **UNSEEN)]
    for step, cost in enumerate(record["levels"]):
        level = place * int(CARD_HEIGHT) + step + 1
        tip = texts.say("tip", "level", n=level, what=cost_text(cost, texts))
        found.append(rect(COST_X, level_y(level) - 9.8, COST_W, 19.6, data_tip=tip, **UNSEEN))
    return join(found)


def price(level: SeenLevel, scene: Scene[Seen]) -> Markup:
    """What the viewer would pay now, where that is not what is printed."""
    if scene.seat < 0 or level.level <= scene.seen.players[scene.seat].level:
        return NOTHING
    ways = level.due[scene.seat] if level.due and is_player(scene) else []
    if fixed(level.cost or "") or not ways:
        return NOTHING
    line = [big("="), *due(ways[-1], scene)]
    return strip(line, (COST_X + 124, level_y(level.level)), 15.5, 42, WINE)


def due(way: SeenDue, scene: Scene[Seen]) -> Line:
    """A price as icons."""
    found: Line = []
    if way.ducats:
        found.append(coins(way.ducats))
    if way.textbooks:
        found += [big(str(way.textbooks)), thing("i-tb-any")]
    if way.dictionaries:
        found.append(thing("i-dict"))
    if way.prestige:
        found.append(points(way.prestige))
    return found or [big(scene.say("note", "free"))]


def upward(scene: Scene[Seen]) -> Markup:
    """The viewer's next level: pay it on the card, or climb the ladder for free."""
    if scene.seat < 0:
        return NOTHING
    level = min(scene.seen.players[scene.seat].level + 1, int(TOP))
    y = level_y(level)
    dashed: dict[str, Any] = {"fill": "none", "stroke_dasharray": "5 3", "stroke_width": 1.8}
    tone = colour(scene.seat).base
    box = (COST_X - 1, y - 11, COST_W + 2, 22)
    more: dict[str, Any] = {"data_tip": scene.say("tip", "next"), "data_word": "step black"}
    more |= {"stroke": tone, "pointer_events": "all"} | dashed
    return join(
        rect(*box, 5, **more),
        plate(scene.choice("step black"), box, 5),
        spot(scene.choice("step green") or scene.choice("next green"), LANE, y, 13),
    )


def markers(level: SeenLevel, scene: Scene[Seen]) -> list[Markup]:
    """Markers on a level, the upper one ahead of those below."""
    y = level_y(level.level) + 10
    found = []
    for place, seat in enumerate(level.markers):
        tip = scene.say("tip", "marker", name=scene.names[seat], n=level.level)
        name = f"rs-{colour(seat).name}"
        found.append(piece(name, MARKER, seat, (LANE, y - place * 7.5), tip))
    return found


def ranked(rank: int, scene: Scene[Seen]) -> Markup:
    """Whose books have this rank, and the rank they would have if the round ended now."""
    seat, ranks = scene.seen.reputation[rank], len(scene.seen.reputation_income)
    x, y = REPUTATION["x"] + 9, niche_y(rank, ranks)
    tip = scene.say("tip", "rank", name=scene.names[seat], rank=ROMAN[rank + 1])
    held = moved(
        f"rep-{colour(seat).name}",
        x + 26,
        y + 23 + (97 / ranks if ranks < 4 else 0) / 3,
        use(book("p-tb", COLOURS[seat]), -15, 0, 30, 39),
        data_tip=tip,
    )
    new = scene.seen.ranking.index(seat)
    return join(held, change((x + 51, y + 44), rank, new, scene) if new != rank else None)


def change(spot: Point, rank: int, new: int, scene: Scene[Seen]) -> Markup:
    """An arrow to the rank to come."""
    up = new < rank
    d, fill = ("M0-8l6 8h-12z", "#8fd49b") if up else ("M0 2l6-8h-12z", "#f0a58c")
    ink = {"fill": CREAM, "font_weight": 700}
    tip = scene.say("tip", "rank to come", rank=ROMAN[new + 1])
    arrow = path(d, fill=fill, stroke="#120a04", stroke_width=0.7)
    return at(*spot, arrow, words(0, 14, ROMAN[new + 1], 9.8, **ink), data_tip=tip)
