"""A player's artefacts: cauldrons with their gold, bonuses, upgrade slots, tiles in supply."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hightable.draw.boards import slot
from hightable.draw.counters import coin
from hightable.draw.hot import plate
from hightable.draw.markup import NOTHING, Markup, join
from hightable.draw.pieces import moved
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import at, ellipse, group, icon, path, rect, use
from hightable.draw.tokens import colour
from hightable.games.golem.box import ARTEFACT_RECORDS, SIZES, Record
from hightable.games.golem.box import records as read_records
from hightable.games.golem.view import upgrades
from hightable.games.golem.view.glyphs import one_line
from hightable.games.golem.view.look import Look, Player, look
from hightable.games.golem.view.palette import COAL, GOLD, dashed
from hightable.games.golem.view.parts import LAYOUT, Area, clear, felt, label, product
from hightable.games.golem.view.words import TEXTS, UPGRADES, effects, side
from hightable.games.golem.view.words import upgrade as upgrade_words

PRINTED: Final[dict[str, Any]] = LAYOUT["artefacts"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
CAULDRONS: Final = list(read_records("player_board", "cauldron", "row").values())
SMALL: Final = [name for name, r in UPGRADES.items() if r.get("slot") in ("golden", "grey")]
BIG: Final = "au_big"
BARS: Final = {4: (-22, -7.5, 7.5, 22), 3: (-16, 0, 16), 2: (-8.5, 8.5), 1: (0,)}
MIDDLE: Final = 48
KINDS: Final = ("golden", "grey")


def row_y(row: int) -> float:
    return float(PRINTED["row"]["y"] + row * PRINTED["row"]["step"])


def bonuses(board: str) -> list[Record]:
    """The four artefacts of a side, the largest first."""
    return [record for record in ARTEFACT_RECORDS if record["side"] == board]


def slot_area(row: int, kind: str) -> Area:
    box = PRINTED["slot"]
    return PRINTED[kind], row_y(row) + box["y"], box["w"], box["h"]


def bonus_area(row: int) -> Area:
    box = PRINTED["bonus"]
    return box["x"], row_y(row) + box["y"], box["w"], box["h"]


def setup(scene: Scene) -> str | None:
    return look(scene).shown.side


def ground(scene: Scene) -> Markup:
    board = look(scene).shown.side
    sheet = felt(*SIZE, "url(#g-felt-yellow)", TEXTS("plaque", "artefacts"), 72)
    if board is None:
        return sheet
    return group(
        sheet,
        [row_ground(row, record) for row, record in enumerate(bonuses(board))],
    )


def row_ground(row: int, record: Record) -> Markup:
    """A cauldron, the bonus of its artefact, and its two slots."""
    y, cauldron = row_y(row), CAULDRONS[row]
    bar = {"fill": "#140d07", "stroke": "#c8963e", "stroke_width": 0.9, "stroke_dasharray": "2 1.5"}
    x, top, width, height = bonus_area(row)
    return group(
        rect(11, y - 1, SIZE[0] - 22, 49, 7, fill="#000", fill_opacity=0.22),
        pot(PRINTED["pot"]["x"], y + 2),
        [rect(MIDDLE + dx - 6.5, y + 20, 13, 12, 2, **bar) for dx in BARS[cauldron["gold"]]],
        rect(x, top, width, height, 6, fill="url(#g-card)", stroke=COAL),
        rect(x + 2, top + 2, width - 4, height - 4, 5, fill="none", stroke="#c1922a"),
        one_line(record["bonus"], (x + width / 2, top + height / 2), 24, width - 10),
        [slot_ground(row, kind) for kind in KINDS],
    )


def slot_ground(row: int, kind: str) -> Markup:
    ink = "#c8963e" if kind == "golden" else "#a9a59b"
    edge = dashed(ink, 1, "4 2.5")
    return rect(*slot_area(row, kind), 6, fill="#0d0a05", fill_opacity=0.45, **edge)


@cache
def slot_price(row: int, kind: str) -> Markup:
    """What a tile on an empty slot costs."""
    x, y, width, height = slot_area(row, kind)
    return coin(x + width / 2, y + height / 2, 10, CAULDRONS[row][f"{kind}_slot_cost"])


def pot(x: float, y: float) -> Markup:
    """A cauldron."""
    w, h = PRINTED["pot"]["w"], PRINTED["pot"]["h"]
    belly = f"M{x + 6} {y + 9}C{x - 4} {y + 22} {x - 1} {y + 36} {x + 14} {y + h}H{x + w - 14}"
    belly += f"C{x + w + 1} {y + 36} {x + w + 4} {y + 22} {x + w - 6} {y + 9}z"
    shine = {"fill": "none", "stroke": "#8c7d6c", "stroke_width": 1.6, "opacity": 0.7}
    return join(
        path(belly, fill="url(#g-pot)", stroke="#0d0805", stroke_width=1.3),
        path(f"M{x + 7} {y + 16}c-3 8-1 16 6 21", **shine),
        rect(x, y + 3, w, 8, 4, fill="url(#g-rim)", stroke="#0d0805", stroke_width=1.1),
        ellipse(x + w / 2, y + 6, w / 2 - 6, 2.4, fill="#241408"),
    )


def play(scene: Scene) -> Sheet:
    table = look(scene)
    player = table.shown
    chosen = player.side is not None
    rows = range(len(CAULDRONS)) if chosen else ()
    sheets = {
        "artefacts-boards": [] if chosen or player.automa else boards(table, scene),
        "artefacts-rows": [part for row in rows for part in row_play(row, player, scene)],
        "artefacts-gold": [part for row in rows for part in gold(row, player)],
        "artefacts-tiles": [part for row in rows for part in laid(row, player)],
        "artefacts-supply": supply(player, scene) if chosen else [],
        "artefacts-product": [worth(player)],
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def boards(table: Look, scene: Scene) -> list[Markup]:
    """The artefact boards still to be chosen."""
    box, drawn = PRINTED["board"], []
    for n, name in enumerate(table.boards):
        x, y = box["x"] + n % 2 * box["across"], box["y"] + n // 2 * box["down"]
        choice = scene.own(f"board {name.lower()}")
        target = plate(choice, (0, 0, box["w"], box["h"]), 8)
        drawn.append(moved(f"ab-{name}", x, y, candidate(name), target, data_tip=spoken(name)))
    return drawn


@cache
def candidate(name: str) -> Markup:
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
        label(box["w"] / 2, 17, TEXTS("note", "board", name=name), 11, fill="#573c06"),
        lines,
    )


@cache
def spoken(name: str) -> str:
    said = [f"{r['gold']} {TEXTS('note', 'gold')}: {effects(r['bonus'])}" for r in bonuses(name)]
    return f"{TEXTS('note', 'board', name=name)}. {'. '.join(said)}"


def row_play(row: int, player: Player, scene: Scene) -> list[Markup]:
    """Targets of a row, and the light of a complete artefact."""
    assert player.side is not None
    y, size = row_y(row), SIZES[row]
    pot_choice = scene.own(f"cauldron {size}")
    choice = scene.own(f"artefact {size}") or scene.own(f"income artefact {size}")
    said = effects(bonuses(player.side)[row]["bonus"])
    return [
        complete(row) if player.artefacts[row]["complete"] else NOTHING,
        clear(bonus_area(row), TEXTS("tip", "artefact", n=size, effect=said)),
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


def gold(row: int, player: Player) -> list[Markup]:
    shown = player.artefacts[row]
    y, name = row_y(row) + 25.5, colour(player.seat).name
    bars = BARS[shown["size"]][: shown["gold"]]
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


def laid(row: int, player: Player) -> list[Markup]:
    """The tiles on the slots of a row."""
    drawn = []
    for kind in KINDS:
        tile = player.artefacts[row][kind]
        if tile is None:
            drawn.append(slot_price(row, kind))
        else:
            x, y, width, height = slot_area(row, kind)
            face = upgrades.small(tile["id"], tile["side"], width, height)
            lit = use("i-men-yellow", width - 14, height - 14, 15)
            tip = side(UPGRADES[tile["id"]]["sides"][tile["side"]])
            drawn.append(moved(tile["id"], x, y, face, lit, data_tip=tip))
    return drawn


def supply(player: Player, scene: Scene) -> list[Markup]:
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


def waiting(name: str, face: Markup, place: Area, scene: Scene) -> Markup:
    choice = scene.own(f"develop {UPGRADES[name]['key']}")
    x, y, width, height = place
    target = plate(choice, (-1, -1, width + 2, height + 2), 6)
    return at(x, y, face, target, id=name, data_tip=upgrade_words(name))


def worth(player: Player) -> Markup:
    now = player.products["artefact"]
    tip = TEXTS("tip", "product_artefact", a=now["menorahs"], b=now["things"], n=now["points"])
    return product(SIZE[0] - 12, "yellow", "i-pot", (now["menorahs"], now["things"]), tip)
