"""Desk and hand in play: cards of this round, tucked cards, drawers, values, Volumes."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hightable.draw.boards import well
from hightable.draw.cards import Card, Place, card, hand, row
from hightable.draw.counters import pill
from hightable.draw.hot import known, plate
from hightable.draw.markup import Markup
from hightable.draw.pieces import moved
from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import group, icon, path, rect, text, use
from hightable.draw.tokens import colour, tone
from hightable.games.newton.box import ACTIONS, VOLUMES
from hightable.games.newton.effect_text import CARDS, card_text, master_text, volumes_text
from hightable.games.newton.seen import Seen, SeenPlayer
from hightable.games.newton.view.cards.faces import CARD
from hightable.games.newton.view.desk.ground import PLACES, PRINTED
from hightable.games.newton.view.icons import DEVELOPMENT, disc, kinds
from hightable.games.newton.view.palette import ACTION_ICON
from hightable.kernel import Texts

FLAP: Final = f"M2 0H{CARD[0] - 2}V19a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5z"
FLAP_EDGE: Final = f"M5 0V18a3 3 0 0 0 3 3H{CARD[0] - 8}a3 3 0 0 0 3-3V0"

DESK: Final = ("copy", "tuck")
HAND: Final = ("play", "discard", "tuck")


def play(scene: Scene[Seen]) -> Sheet:
    player = scene.seen.players[scene.board]
    sheets = {
        "desk-tucked": [tucked(n, name, scene.texts) for n, name in enumerate(player.tucked)],
        "desk-drawers": drawers(player, scene),
        "desk-cards": [*pack(player, scene), *desk_cards(player, scene)],
        "desk-values": [value(n, action, player, scene) for n, action in enumerate(ACTIONS)],
        "desk-volumes": [volumes(player, scene.texts)],
        "desk-hand": hand_cards(player, scene),
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def tucked(n: int, name: str, texts: Texts) -> Markup:
    """The lower edge of a card under the desk: its symbol counts for the rest of the game."""
    record, box = CARDS[name], PRINTED["tucked"]
    action = record["action"]
    said = texts.say("tip", "tucked", name=texts.name(record["key"]), action=texts.name(action))
    line = {"fill": "none", "stroke": tone("gilt-high"), "stroke_width": 0.8, "opacity": 0.8}
    return moved(
        f"c-{name}",
        box["x"] + n * box["step"],
        box["y"],
        path(FLAP, fill=f"url(#ga-{action})", stroke=tone("outline")),
        path(FLAP_EDGE, **line),
        icon(ACTION_ICON[action], CARD[0] / 2, 12, 20),
        data_tip=said,
    )


def drawers(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """Development tiles in their drawers; one may be there to be replaced."""
    box = PRINTED["drawers"]
    drawn = []
    held = kinds(player.tiles, DEVELOPMENT)
    for place, kind in enumerate(held):
        word, again = f"replace {kind}", kind in held[:place]
        middle = (box["w"] / 2, box["h"] / 2)
        drawn.append(
            moved(
                f"dv-{colour(player.seat).name}-{place}",
                box["x"] + place * box["step"],
                box["y"],
                pill(*middle, (57, 20), f"url(#ga-{kind})", ACTION_ICON[kind]),
                plate(scene.own(word), (1, 0, box["w"] - 2, box["h"]), 11, again),
                data_tip=scene.say("tip", "development", action=scene.texts.name(kind)),
                data_word=scene.mine(word),
            )
        )
    return drawn


@cache
def face(name: str, texts: Texts) -> Card:
    return Card(f"c-{name}", f"cf-{name}", CARD, card_text(name, texts))


def pack(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """Before the first round: the Masters to keep one of."""
    box, felt = PRINTED["cards"], PRINTED["felt"]
    packed = player.pack or []
    spots = row(len(packed), box["x"], felt["w"] - 12, box["y"], CARD)
    return [
        card(
            Card(f"m-{name}", f"mf-{name}", CARD, master_text(name, scene.texts)),
            spot,
            scene.own(f"keep {name}"),
            scene.mine(f"keep {name}"),
        )
        for name, spot in zip(packed, spots, strict=True)
    ]


def desk_cards(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """The cards played this round, in order; the last one's effect may still be open."""
    box = PRINTED["cards"]
    last = len(player.desk) - 1
    step = min(box["step"], (PLACES - 1) * box["step"] / max(last, 1))
    return [
        card(
            face(name, scene.texts),
            Place(box["x"] + n * step, box["y"]),
            desk_choice(name, n == last, scene),
            scene.mine(known(*asked_of(name, DESK), *(["effect"] if n == last else []))),
        )
        for n, name in enumerate(player.desk)
    ]


def desk_choice(name: str, last: bool, scene: Scene[Seen]) -> Choice | None:
    found: Choice | None = key_choice(name, DESK, scene)
    return found or (scene.own("effect") if last else None)


def asked_of(name: str, verbs: tuple[str, ...]) -> list[str]:
    """The words a card is known by."""
    return [f"{verb} {CARDS[name]['key']}" for verb in verbs]


def key_choice(name: str, verbs: tuple[str, ...], scene: Scene[Seen]) -> Any:
    """The first open option that has this card's key for its noun."""
    return next((c for word in asked_of(name, verbs) if (c := scene.own(word))), None)


def value(n: int, action: str, player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    """A basic action's symbols in sight; the running one is lit with its full value."""
    box = PRINTED["values"]
    x, y, width, height = box["x"] + n * box["step"], box["y"], box["w"], box["h"]
    running = under_way(action, player, scene)
    fill, edge, ink = (tone("night"), tone("gilt"), tone("seal-text"))
    if running is not None:
        fill, edge, ink = (tone("gilt-high"), "#fff3c4", tone("bark"))
    n_shown = player.symbols[action] if running is None else running
    line = 1 if running is None else 1.8
    more = running is None and adds(action, player)
    plus = {"fill": "#e9b949", "font_weight": 600}
    said = scene.say("tip", "value", action=scene.texts.name(action), n=player.symbols[action])
    return group(
        rect(x, y, width, height, 14, fill=fill, stroke=edge, stroke_width=line),
        disc(action, x + 14, y + 14, 11),
        text(x + (31 if more else 37), y + 19, n_shown, 15, fill=ink, font_weight=700),
        text(x + 43, y + 18.2, "+1", 10, **plus) if more else None,
        plate(scene.own(f"do {action}"), (x, y, width, height), 14),
        id=f"val-{action}",
        data_word=scene.mine(f"do {action}"),
        data_tip=said,
    )


def under_way(action: str, player: SeenPlayer, scene: Scene[Seen]) -> int | None:
    """What is left of a basic action this player carries out now."""
    acting = scene.seen.acting
    if acting is None or scene.seen.asked != player.seat or acting.action != action:
        return None
    return acting.left


def adds(action: str, player: SeenPlayer) -> bool:
    """Could a card in hand be played for it?"""
    return any(CARDS[name]["action"] in (action, "joker") for name in player.hand)


def volumes(player: SeenPlayer, texts: Texts) -> Markup:
    """The Volumes in sight, by colour."""
    box = PRINTED["volumes"]
    x, y, step = box["x"], box["y"], box["step"]
    counts = []
    for place, name in enumerate(VOLUMES):
        n = player.volumes[name]
        ink = tone("seal-text") if n else "#a3957f"
        left = x + place * step
        counts.append(use(f"i-v-{name}", left + 4, y + 5.5, 17))
        counts.append(text(left + 26.5, y + 18.6, n, 13, fill=ink, font_weight=700))
    said = texts.say("tip", "volumes", volumes=volumes_text(player.volumes, texts) or "0")
    area = (x, y, box["w"], box["h"])
    return group(well(area), counts, role="img", aria_label=said, data_tip=said)


def hand_cards(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """The hand, fanned."""
    box = PRINTED["hand"]
    spots = hand(len(player.hand), box["x"], box["w"], box["y"], CARD[0])
    return [
        card(
            face(name, scene.texts),
            spot,
            key_choice(name, HAND, scene),
            scene.mine(known(*asked_of(name, HAND))),
        )
        for name, spot in zip(player.hand, spots, strict=True)
    ]
