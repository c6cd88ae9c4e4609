"""Golems in play: upgrades, marbles in the eyes, golems to create, the marker and what is due."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.hot import plate
from hightable.draw.markup import Markup
from hightable.draw.pieces import Figure, figure, moved, piece
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import at, group, icon, use
from hightable.draw.tokens import colour
from hightable.games.golem.box import BY_ID, CREATE_UP
from hightable.games.golem.effect_text import upgrade_text
from hightable.games.golem.seen.players import SeenPlayer
from hightable.games.golem.seen.table import Seen
from hightable.games.golem.view.cards import upgrades
from hightable.games.golem.view.golems.ground import (
    EYES,
    PARTS,
    PRINTED,
    SIZE,
    SPACE,
    TRACK,
    space_y,
)
from hightable.games.golem.view.palette import (
    EMBER,
    chip,
    product,
    tag,
)
from hightable.kernel import Texts

STANDING: Final = Figure("golem", 27, (28, 37))
DISC: Final = figure("disc", 22)


def play(scene: Scene[Seen]) -> Sheet:
    player = scene.seen.players[scene.board]
    sheets = {
        "golems-parts": [part(name, player, scene) for name in PARTS],
        "golems-eyes": [marble(n, kind, player, scene) for n, kind in enumerate(player.eyes)],
        "golems-spaces": [space(n, there, player, scene) for n, there in enumerate(player.waiting)],
        "golems-track": track(player, scene),
        "golems-due": [steps_due(player, scene), control_due(player, scene), worth(player, scene)],
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def part(name: str, player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    place = PARTS[name]
    word = f"develop {BY_ID[name]['key']}"
    face = upgrades.part(name, name in player.upgrades, place["w"], place["h"])
    target = plate(scene.own(word), (-1, -1, place["w"] + 2, place["h"] + 2), 8)
    more = {"data_tip": upgrade_text(name, scene.texts), "data_word": scene.mine(word)}
    return at(place["x"], place["y"], face, target, id=name, **more)


def marble(n: int, kind: str, player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    x, y = EYES[n]
    name = f"mb-{colour(player.seat).name}-{n}"
    tip = scene.say("tip", "taken", colour=scene.texts.name(kind))
    return moved(name, x, y + 0.5, icon(f"m-{kind}", 0, 0, 27), data_tip=tip)


def space(n: int, there: bool, player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    """A golem still to be created, or what creating it did to the marker."""
    x, y = SPACE["x"] + SPACE["w"] / 2, space_y(n)
    if there:
        name = f"new-{colour(player.seat).name}-{n}"
        return piece(name, STANDING, player.seat, (x, y + 38), scene.say("tip", "to_create"))
    return created(x, y, scene.texts)


@cache
def created(x: float, y: float, texts: Texts) -> Markup:
    return group(
        icon("i-gtrack", x, y + 14.5, 21, opacity=0.9),
        tag(x, y + 36, f"+{CREATE_UP}", 11, fill="#f6d9bd", text_anchor="middle"),
        data_tip=texts.say("tip", "created"),
    )


def track(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    x = TRACK["x"] + player.marker * TRACK["step"]
    tip = scene.say("tip", "marker", steps=player.steps.marker, n=player.marker_value)
    foot = (x + TRACK["w"] / 2, TRACK["y"] + 35)
    name = f"gtr-{colour(player.seat).name}"
    choice = scene.own("income golem")
    return [
        plate(choice, (x, TRACK["y"], TRACK["w"], TRACK["h"]), 4),
        piece(name, DISC, player.seat, foot, tip, data_word=scene.mine("income golem")),
    ]


def steps_due(player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    """The steps of the next movement: of the marker and of the character."""
    return due_chip(player.steps.marker, player.steps.character, player.steps.due, scene.texts)


@cache
def due_chip(marker: int, character: int, due: int, texts: Texts) -> Markup:
    x, y = PRINTED["next"]["x"], PRINTED["next"]["y"]
    said = f"{marker} + {character} = {due}" if due else "\u2013"
    return group(
        chip(x, y, PRINTED["next"]["w"], 24),
        use("i-steps", x + 6, y - 8, 16, color=EMBER),
        tag(x + 25, y + 4.2, texts.say("note", "next"), 10.5, fill="#e5d3bd", font_weight=400),
        tag(x + 114, y + 5, said, 13, text_anchor="end"),
        data_tip=texts.say("tip", "steps", marker=marker, character=character, n=due),
    )


def control_due(player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    """Knowledge due in the control phase against what is there."""
    due = player.control
    return control_chip(due.due, due.have, due.loss, player.leashed, scene.texts)


@cache
def control_chip(due: int, have: int, loss: int, leashed: bool, texts: Texts) -> Markup:
    place = PRINTED["control"]
    x, y = place["x"], place["y"]
    ink = "#ffb39a" if loss else "#fff1cf"
    key = "leashed" if leashed else "control"
    return group(
        chip(x, y, place["w"], 24, "#0e1c30"),
        use("i-chain", x + 5, y - 8, 16),
        tag(x + 23, y + 4.2, texts.say("note", "control"), 10.5, fill="#cfe0f2", font_weight=400),
        tag(
            x + 114, y + 5, texts.say("note", "of", a=due, b=have), 12, fill=ink, text_anchor="end"
        ),
        data_tip=texts.say("tip", key, a=due, b=have, n=loss),
    )


def worth(player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    now = player.products["golem"]
    tip = scene.say("tip", "product_golem", a=now.menorahs, b=now.things, n=now.points)
    return product(SIZE[0] - 12, "red", "i-golem", (now.menorahs, now.things), tip)
