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
from hightable.games.golem.box import CREATE_UP, MARKER_STEPS, MARKER_VALUE
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
from hightable.games.golem.view.look import Player, look
from hightable.games.golem.view.palette import (
    EMBER,
    chip,
    product,
    tag,
)
from hightable.games.golem.view.words import TEXTS, UPGRADES
from hightable.games.golem.view.words import upgrade as upgrade_words

STANDING: Final = Figure("golem", 27, (28, 37))
DISC: Final = figure("disc", 22)


def lay(scene: Scene) -> Sheet:
    player = look(scene).shown
    sheets = {
        "golems-parts": [part(name, player, scene) for name in PARTS],
        "golems-eyes": [marble(n, kind, player) for n, kind in enumerate(player.marbles)],
        "golems-spaces": [space(n, there, player) for n, there in enumerate(player.waiting)],
        "golems-track": track(player, scene),
        "golems-due": [steps_due(player), control_due(player), worth(player)],
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def part(name: str, player: Player, scene: Scene) -> Markup:
    place = PARTS[name]
    choice = scene.own(f"develop {UPGRADES[name]['key']}")
    face = upgrades.part(name, name in player.upgrades, place["w"], place["h"])
    target = plate(choice, (-1, -1, place["w"] + 2, place["h"] + 2), 8)
    return at(place["x"], place["y"], face, target, id=name, data_tip=upgrade_words(name))


def marble(n: int, kind: str, player: Player) -> Markup:
    x, y = EYES[n]
    name = f"mb-{colour(player.seat).name}-{n}"
    tip = TEXTS("tip", "taken", colour=TEXTS("colour", kind))
    return moved(name, x, y + 0.5, icon(f"m-{kind}", 0, 0, 27), data_tip=tip)


def space(n: int, there: bool, player: Player) -> Markup:
    """A golem still to be created, or what creating it did to the marker."""
    x, y = SPACE["x"] + SPACE["w"] / 2, space_y(n)
    if there:
        name = f"new-{colour(player.seat).name}-{n}"
        return piece(name, STANDING, player.seat, (x, y + 38), TEXTS("tip", "to_create"))
    return created(n, x, y)


@cache
def created(n: int, x: float, y: float) -> Markup:
    return group(
        icon("i-gtrack", x, y + 14.5, 21, opacity=0.9),
        tag(x, y + 36, f"+{CREATE_UP}", 11, fill="#f6d9bd", text_anchor="middle"),
        data_tip=TEXTS("tip", "created"),
    )


def track(player: Player, scene: Scene) -> list[Markup]:
    x = TRACK["x"] + player.marker * TRACK["step"]
    steps, value = int(MARKER_STEPS[player.marker]), int(MARKER_VALUE[player.marker])
    tip = TEXTS("tip", "marker", steps=steps, n=value)
    foot = (x + TRACK["w"] / 2, TRACK["y"] + 35)
    name = f"gtr-{colour(player.seat).name}"
    choice = scene.own("income golem")
    return [
        plate(choice, (x, TRACK["y"], TRACK["w"], TRACK["h"]), 4),
        piece(name, DISC, player.seat, foot, tip),
    ]


def steps_due(player: Player) -> Markup:
    """The steps of the next movement: of the marker and of the character."""
    place, due = PRINTED["next"], player.steps
    return due_chip(place["x"], place["y"], due["marker"], due["character"], due["due"])


@cache
def due_chip(x: float, y: float, marker: int, character: int, due: int) -> Markup:
    said = f"{marker} + {character} = {due}" if due else "\u2013"
    return group(
        chip(x, y, PRINTED["next"]["w"], 24),
        use("i-steps", x + 6, y - 8, 16, color=EMBER),
        tag(x + 25, y + 4.2, TEXTS("note", "next"), 10.5, fill="#e5d3bd", font_weight=400),
        tag(x + 114, y + 5, said, 13, text_anchor="end"),
        data_tip=TEXTS("tip", "steps", marker=marker, character=character, n=due),
    )


def control_due(player: Player) -> Markup:
    """Knowledge due in the control phase against what is there."""
    due = player.control
    return control_chip(due["due"], due["have"], due["loss"], player.leashed)


@cache
def control_chip(due: int, have: int, loss: int, leashed: bool) -> Markup:
    place = PRINTED["control"]
    x, y = place["x"], place["y"]
    ink = "#ffb39a" if loss else "#fff1cf"
    key = "leashed" if leashed else "control"
    return group(
        chip(x, y, place["w"], 24, "#0e1c30"),
        use("i-chain", x + 5, y - 8, 16),
        tag(x + 23, y + 4.2, TEXTS("note", "control"), 10.5, fill="#cfe0f2", font_weight=400),
        tag(x + 114, y + 5, TEXTS("note", "of", a=due, b=have), 12, fill=ink, text_anchor="end"),
        data_tip=TEXTS("tip", key, a=due, b=have, n=loss),
    )


def worth(player: Player) -> Markup:
    now = player.products["golem"]
    tip = TEXTS("tip", "product_golem", a=now["menorahs"], b=now["things"], n=now["points"])
    return product(SIZE[0] - 12, "red", "i-golem", (now["menorahs"], now["things"]), tip)
