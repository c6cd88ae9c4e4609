"""Goals in play: the cards with their progress, and the rabbi still to be placed."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.counters import vp
from hightable.draw.hot import known, plate
from hightable.draw.markup import NOTHING, Markup, join
from hightable.draw.pieces import Figure, moved, piece
from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import group, rect, text, use, words
from hightable.draw.tokens import colour
from hightable.games.golem.box import BY_ID, ROMAN
from hightable.games.golem.effect_text import goal_text
from hightable.games.golem.seen.players import SeenGoal, SeenPlayer
from hightable.games.golem.seen.table import Seen
from hightable.games.golem.view.goals.ground import PRINTED
from hightable.games.golem.view.palette import COAL, GOLD
from hightable.kernel import Texts

CARDS: Final = PRINTED["cards"]
RABBI: Final = Figure("rabbi", 25, (26, 37))
ICONS: Final = {
    "books": "i-bk-any",
    "gold": "i-gold",
    "upgrades": "i-up-any",
    "golems_created": "i-make",
    "golems_destroyed": "i-tomb",
    "research_field": "i-research",
}
LOW: Final = 46
STREET: Final = "student_section"


def play(scene: Scene[Seen]) -> Sheet:
    player = scene.seen.players[scene.board]
    sheets = {
        "goals-cards": cards(player, scene),
        "goals-rabbi": [rabbi(player, scene)],
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def cards(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """Cards to choose from come first, then those held; others' are face down."""
    if player.goals is None:
        return hidden(player)
    held = [(goal.id, goal) for goal in player.goals]
    shown: list[tuple[str, SeenGoal | None]] = [
        *[(name, None) for name in player.pack or []],
        *held,
    ]
    height, step = sizes(len(shown))
    return [
        card(name, goal, CARDS["y"] + n * step, height, scene)
        for n, (name, goal) in enumerate(shown)
    ]


def sizes(n: int) -> tuple[float, float]:
    """How high a card is among n, and the way to the next; many lie over one another."""
    room, gap = CARDS["room"], CARDS["gap"]
    height = min(CARDS["h"], (room - gap * (n - 1)) / max(n, 1))
    if height >= LOW - 20:
        return round(height, 1), round(height + gap, 1)
    return LOW - 20, round((room - LOW + 20) / (n - 1), 1)


def card(name: str, goal: SeenGoal | None, y: float, height: float, scene: Scene[Seen]) -> Markup:
    choice = offered(name, scene)
    now, met = (goal.now, goal.met) if goal else (-1, False)
    tip = goal_text(name, scene.texts)
    if goal:
        tip = scene.say("tip", "goal_now", goal=tip, n=now)
    target = plate(choice, (0, 0, CARDS["w"], height), 6)
    key = "gp" if goal is None else "gl"
    return moved(
        f"{key}-{name}",
        CARDS["x"],
        y,
        face(name, now, met, height, scene.texts),
        target,
        data_tip=tip,
        data_word=scene.mine(known(*words_of(name))),
    )


def offered(name: str, scene: Scene[Seen]) -> Choice | None:
    return next((choice for word in words_of(name) if (choice := scene.own(word))), None)


def words_of(name: str) -> list[str]:
    """The words a goal is known by."""
    return [f"{verb} {BY_ID[name]['number']}" for verb in ("goal", "keep", "return")]


@cache
def face(name: str, now: int, met: bool, height: float, texts: Texts) -> Markup:
    """What it asks for, its points, and how far its owner is."""
    record = BY_ID[name]
    asks = record["predicate"]
    street = asks["kind"] == STREET
    symbol = f"i-st-{asks['district']}" if street else ICONS[asks["kind"]]
    need = f"\u2265 {ROMAN[asks['at_least']] if street else asks['at_least']}"
    width, edge = CARDS["w"], GOLD if met else COAL
    low = height < LOW
    y = height / 2 if low else 17
    return join(
        rect(0, 0, width, height, 6, fill="url(#g-card)", stroke=edge, stroke_width=1 + met * 0.8),
        use(symbol, 4, y - 11, 22) if low else use(symbol, 5, 5, 25),
        words(33 if not low else 28, y + 5, need, 12.5, text_anchor="start", font_weight=700),
        vp(width - 14, y, 11 if not low else 10, record["vp"]),
        NOTHING
        if low or now < 0
        else progress(
            figure(now, asks["at_least"], street, met, texts), now / asks["at_least"], met, height
        ),
    )


def figure(now: int, needs: int, street: bool, met: bool, texts: Texts) -> str:
    """How far the owner is: a section, so many of so many, or done."""
    if met:
        return texts.say("note", "done")
    return ROMAN[now] if street else f"{now}/{needs}"


def progress(said: str, share: float, met: bool, height: float) -> Markup:
    """A bar and its figure."""
    fill, ink = ("#47803f", "#1f4d1a") if met else ("#c8963e", "#4a3a1c")
    return join(
        rect(7, height - 17, 46, 8, 4, fill="#cdb386"),
        rect(7, height - 17, 46 * min(1.0, share), 8, 4, fill=fill) if share else NOTHING,
        text(86, height - 9.5, said, 10.5, fill=ink, text_anchor="end", font_weight=700),
    )


def hidden(player: SeenPlayer) -> list[Markup]:
    """Another player's goals: so many backs."""
    height, step = sizes(max(player.goals_size, 1))
    name = colour(player.seat).name
    return [
        moved(f"gh-{name}-{n}", CARDS["x"], CARDS["y"] + n * step, back(height))
        for n in range(player.goals_size)
    ]


@cache
def back(height: float) -> Markup:
    width = CARDS["w"]
    inner = {"fill": "url(#t-back)", "stroke": "#c8963e", "opacity": 0.6}
    return join(
        rect(0, 0, width, height, 6, fill="#2c2340", stroke="#0d0a07"),
        rect(4, 4, width - 8, height - 8, 4, **inner),
        use("i-task", width / 2 - 11, height / 2 - 11, 22),
    )


def rabbi(player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    """The rabbi before it is placed."""
    if player.rabbi is not None:
        return NOTHING
    box = PRINTED["rabbi"]
    foot = (box["x"] + box["w"] / 2, box["y"] + box["h"] - 2)
    tip = scene.say("tip", "rabbi_waits", who=scene.names[player.seat])
    return piece(f"rab-{colour(player.seat).name}", RABBI, player.seat, foot, tip)
