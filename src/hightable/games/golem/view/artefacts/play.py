"""Artefacts in play: gold, tiles on their slots and in supply, boards to choose."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.boards import slot
from hightable.draw.counters import coin
from hightable.draw.hot import known, plate
from hightable.draw.markup import NOTHING, Markup, join
from hightable.draw.pieces import moved
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import at, ellipse, group, icon, rect, use
from hightable.draw.tokens import colour
from hightable.games.golem.box import BY_ID, SIZES, UPGRADE_RECORDS
from hightable.games.golem.effect_text import effect_text, joined, side_text, upgrade_text
from hightable.games.golem.seen.players import SeenPlayer
from hightable.games.golem.seen.table import Seen
from hightable.games.golem.view.artefacts.ground import (
    BARS,
    CAULDRONS,
    KINDS,
    MIDDLE,
    PRINTED,
    SIZE,
    bonus_area,
    bonuses,
    row_y,
    slot_area,
)
from hightable.games.golem.view.cards import upgrades
from hightable.games.golem.view.icons import one_line
from hightable.games.golem.view.palette import (
    COAL,
    GOLD,
    Area,
    clear,
    label,
    product,
)
from hightable.kernel import Texts

SMALL: Final = [str(r["id"]) for r in UPGRADE_RECORDS if r.get("slot") in KINDS]
BIG: Final = "au_big"


@cache
def slot_price(row: int, kind: str) -> Markup:
    """What a tile on an empty slot costs."""
    x, y, width, height = slot_area(row, kind)
    return coin(x + width / 2, y + height / 2, 10, CAULDRONS[row][f"{kind}_slot_cost"])


def play(scene: Scene[Seen]) -> Sheet:
    player = scene.seen.players[scene.board]
    chosen = player.side is not None
    rows = range(len(CAULDRONS)) if chosen else ()
    sheets = {
        "artefacts-boards": [] if chosen or player.automa else boards(scene),
        "artefacts-rows": [part for row in rows for part in row_play(row, player, scene)],
        "artefacts-gold": [part for row in rows for part in gold(row, player)],
        "artefacts-tiles": [part for row in rows for part in laid(row, player, scene)],
        "artefacts-supply": supply(player, scene) if chosen else [],
        "artefacts-product": [worth(player, scene)],
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def boards(scene: Scene[Seen]) -> list[Markup]:
    """The artefact boards still to be chosen."""
    box, drawn = PRINTED["board"], []
    for n, name in enumerate(scene.seen.boards):
        x, y = box["x"] + n % 2 * box["across"], box["y"] + n // 2 * box["down"]
        choice = scene.own(f"board {name.lower()}")
        target = plate(choice, (0, 0, box["w"], box["h"]), 8)
        face, tip = candidate(name, scene.texts), spoken(name, scene.texts)
        more = {"data_tip": tip, "data_word": scene.mine(f"board {name.lower()}")}
        drawn.append(moved(f"ab-{name}", x, y, face, target, **more))
    return drawn


@cache
def candidate(name: str, texts: Texts) -> Markup:
    """A board to choose: the bonuses of its four artefacts."""
    box = PRINTED["board"]
    lines = [
        join(
            icon("i-gold", 15, 36 + n * 25, 16),
            label(27, 40 + n * 25, record["gold"], 11, fill="#2b2118", font_weight=700),
            one_line(record["bonus"], (80, 36 + n * 25), 22, 88),
        )
        for n, record in enumerate(bonuses(name))
    ]
    return join(
        rect(0, 0, box["w"], box["h"], 8, fill="url(#g-card)", stroke=COAL),
        rect(2.5, 2.5, box["w"] - 5, box["h"] - 5, 6, fill="none", stroke="#c1922a"),
        label(box["w"] / 2, 17, texts.say("note", "board", name=name), 11, fill="#573c06"),
        lines,
    )


@cache
def spoken(name: str, texts: Texts) -> str:
    """A board in words."""
    said = [
        texts.say("tip", "board_artefact", n=r["gold"], effect=effect_text(r["bonus"], texts))
        for r in bonuses(name)
    ]
    return texts.say("tip", "board", name=name, artefacts=joined("beside", said, texts))


def row_play(row: int, player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """Targets of a row, and the light of a complete artefact."""
    assert player.side is not None
    y, size = row_y(row), SIZES[row]
    pot_choice = scene.own(f"cauldron {size}")
    choice = scene.own(f"artefact {size}") or scene.own(f"income artefact {size}")
    said = effect_text(bonuses(player.side)[row]["bonus"], scene.texts)
    word = scene.mine(known(f"artefact {size}", f"cauldron {size}"))
    return [
        complete(row) if player.artefacts[row].complete else NOTHING,
        clear(bonus_area(row), scene.say("tip", "artefact", n=int(size), effect=said), word),
        plate(pot_choice, (13, y, 71, 46), 8),
        plate(choice, bonus_area(row), 6),
    ]


@cache
def complete(row: int) -> Markup:
    y = row_y(row)
    return join(
        rect(9.5, y - 2.5, SIZE[0] - 19, 52, 8, fill="none", stroke=GOLD, stroke_width=1.6),
        ellipse(MIDDLE, y + 10, 38, 20, fill="url(#g-glow)", opacity=0.8, pointer_events="none"),
    )


def gold(row: int, player: SeenPlayer) -> list[Markup]:
    shown = player.artefacts[row]
    y, name = row_y(row) + 25.5, colour(player.seat).name
    bars = BARS[shown.size][: shown.gold]
    return [
        moved(
            f"gold-{name}-{row}-{n}",
            MIDDLE + dx,
            y,
            icon("i-gold", 0, 0, 18),
            pointer_events="none",
        )
        for n, dx in enumerate(bars)
    ]


def laid(row: int, player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """The tiles on the slots of a row."""
    drawn = []
    artefact = player.artefacts[row]
    for kind, tile in zip(KINDS, (artefact.golden, artefact.grey), strict=True):
        if tile is None:
            drawn.append(slot_price(row, kind))
        else:
            x, y, width, height = slot_area(row, kind)
            face = upgrades.small(tile.id, tile.side, width, height)
            lit = use("i-men-yellow", width - 14, height - 14, 15)
            tip = side_text(BY_ID[tile.id]["sides"][tile.side], scene.texts)
            drawn.append(moved(tile.id, x, y, face, lit, data_tip=tip))
    return drawn


def supply(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """Tiles not yet developed; the large one has its own place."""
    box, drawn = PRINTED["supply"], []
    for n, name in enumerate(SMALL):
        place = (box["x"] + n * box["step"], box["y"], box["w"], box["h"])
        if name in player.upgrades:
            drawn.append(slot(place, r=5))
        else:
            face = upgrades.small(name, 0, box["w"], box["h"])
            drawn.append(waiting(name, face, place, scene))
    big = PRINTED["big"]
    place = (big["x"], big["y"], big["w"], big["h"])
    face = upgrades.broad(BIG, BIG in player.upgrades, big["w"], big["h"])
    return [*drawn, waiting(BIG, face, place, scene)]


def waiting(name: str, face: Markup, place: Area, scene: Scene[Seen]) -> Markup:
    word = f"develop {BY_ID[name]['key']}"
    x, y, width, height = place
    target = plate(scene.own(word), (-1, -1, width + 2, height + 2), 6)
    more = {"data_tip": upgrade_text(name, scene.texts), "data_word": scene.mine(word)}
    return at(x, y, face, target, id=name, **more)


def worth(player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    now = player.products["artefact"]
    tip = scene.say("tip", "product_artefact", a=now.menorahs, b=now.things, n=now.points)
    return product(SIZE[0] - 12, "yellow", "i-pot", (now.menorahs, now.things), tip)
