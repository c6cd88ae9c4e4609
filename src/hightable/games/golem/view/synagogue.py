"""The synagogue: five rows of marbles with their strength, rabbi tiles, turn order, passes."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hightable.draw.boards import plaque, slot
from hightable.draw.counters import coin
from hightable.draw.hot import plate, spot
from hightable.draw.markup import Markup, join
from hightable.draw.pieces import Figure, fan, figure, moved, piece
from hightable.draw.scene import Box, Scene, Sheet
from hightable.draw.shapes import circle, group, icon, line, path, rect, star, text, use, words
from hightable.draw.tokens import colour, tone
from hightable.games.golem.box import COPY_PRICE, PASS_TILES, ROWS, WORK_COST
from hightable.games.golem.view import automa
from hightable.games.golem.view.faces import PRINTED_ID, TILE
from hightable.games.golem.view.look import Look, look
from hightable.games.golem.view.palette import NIGHT, PALE, ROW_ICON, dashed
from hightable.games.golem.view.parts import LAYOUT, board, coaster
from hightable.games.golem.view.words import TEXTS, TILES
from hightable.games.golem.view.words import tile as tile_words

PRINTED: Final[dict[str, Any]] = LAYOUT["synagogue"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
WIDTH: Final = PRINTED["w"]
MIDDLE: Final = WIDTH / 2
RABBI: Final = Figure("rabbi", 24, (26, 37))
DISC: Final = figure("disc", 24)
SMALL: Final = figure("disc", 20)
GIVES: Final = {"golem": "i-clay", "artefacts": "i-coin", "research": "i-know"}
GABLE: Final = (
    (0, -8),
    (24, 0),
    (0, -8),
    (26, 0),
    (0, -8),
    (26, 0),
    (0, -7),
    (28, 0),
    (0, -6),
    (22, 0),
)
MARBLES: Final = Box(0, 8, WIDTH, 269)
RABBIS: Final = Box(0, 278, WIDTH, 258)
ON_ROWS: Final = ("marble", "remove", "copy")


def row_top(row: str) -> float:
    box = PRINTED["row"]
    return float(box["y"] + ROWS.index(row) * box["step"])


def tile_top(at: int) -> float:
    box = PRINTED["tile"]
    return float(box["y"] + at * box["step"])


def setup(scene: Scene) -> tuple[int, bool]:
    table = look(scene)
    return len(table.tiles), table.automa is not None


def ground(scene: Scene) -> Markup:
    tiles, solo = setup(scene)
    box = PRINTED["row"]
    wall = (12, box["y"] - 4, WIDTH - 24, 5 * box["step"] + 4, 5)
    return group(
        board(*SIZE),
        gable(),
        rect(*wall, fill="#3a3f47", stroke="#0d0a07", stroke_width=1.2),
        rect(*wall, fill="url(#t-cobble)", opacity=0.6),
        [trough(row) for row in ROWS],
        plaque(MIDDLE, PRINTED["tile"]["y"] - 14, 88, TEXTS("plaque", "rabbis")),
        [tile_place(at, at == tiles) for at in range(tiles + 1)],
        foot(),
        automa.ground() if solo else None,
    )


def gable() -> Markup:
    """The stepped gable of the old synagogue, its star and its windows."""
    x, y = 16, 58
    steps = [(x, y)]
    for dx, dy in GABLE:
        x, y = x + dx, y + dy
        steps.append((x, y))
    outline = [*steps, *[(WIDTH - x, y) for x, y in reversed(steps)]]
    d = "M" + "L".join([f"{x:g} {y:g}" for x, y in outline])
    glass = {"fill": "#ffcf72", "stroke": "#1d120b"}
    return group(
        circle(MIDDLE, 44, 34, fill="url(#g-glow)", opacity=0.4),
        path(d + "z", fill="#4a3a31", stroke="#1d120b", stroke_width=1.4),
        path(d + "z", fill="url(#t-cobble)", opacity=0.9),
        path(d, fill="none", stroke="#c8963e", opacity=0.7),
        circle(MIDDLE, 44, 9.5, fill="#1d120b", stroke="#c8963e", stroke_width=1.2),
        path(star(6, 8, 4.4, MIDDLE, 44), fill="#ffcf72"),
        circle(MIDDLE, 44, 20, fill="url(#g-glow)", opacity=0.6),
        [path(f"M{x - 4.5} 57v-6.5a4.5 4.5 0 0 1 9 0V57z", **glass) for x in (56, 92, 224, 260)],
    )


def trough(row: str) -> Markup:
    """A row: what it does, and the trough for its marbles."""
    y, box = row_top(row), PRINTED["row"]
    x, width, height = box["trough"], box["trough_w"], box["step"] - 12
    fill = "#2a1a0e" if row == "work" else "#efe4c8"
    return group(
        rect(16, y, WIDTH - 32, box["step"] - 4, 6, fill="url(#g-stone)", stroke="#1d1a15"),
        rect(x, y + 4, width, height, 15, fill="#2b2a28", stroke="#000", stroke_opacity=0.5),
        rect(x + 2, y + height + 1, width - 4, 2.5, 1.2, fill="#fff", opacity=0.12),
        coaster(34, y + 19.5, ROW_ICON[row], 14.5, fill),
        words(
            52, y + 17, TEXTS("row", row), 11, fill="#221a12", text_anchor="start", font_weight=700
        ),
        gives(row, y),
    )


def gives(row: str, y: float) -> Markup:
    """What a row costs or gives, under its name."""
    ink = {"fill": "#3f372c", "text_anchor": "start"}
    if row == "work":
        said = "\u00b7".join([str(int(cost)) for cost in WORK_COST])
        price = text(52, y + 30, said, 10.2, font_weight=600, **ink)
        return join(price, use("i-know", 85, y + 20.5, 12))
    if row == "mirror":
        said = TEXTS("note", "copy")
        return join(coin(59, y + 26.5, 8.2, COPY_PRICE), text(69, y + 30.4, said, 9.8, **ink))
    plus = text(52, y + 31, "+", 12, font_weight=700, **ink)
    return join(plus, icon(GIVES[row], 67, y + 27, 14))


def tile_place(at: int, printed: bool) -> Markup:
    """The place of an action tile, its number and where its rabbi stands."""
    y, box = tile_top(at), PRINTED["tile"]
    edge = {"fill": NIGHT, "fill_opacity": 0.5, **dashed(tone("gilt"))}
    if printed:
        stand = rect(box["rabbi"] - 19, y, 44, 29, 13, **edge)
    else:
        stand = circle(box["rabbi"], y + 14.5, 12, **edge)
    return group(
        slot((box["x"], y, box["w"], box["h"]), r=5),
        circle(24, y + 14.5, 9.5, fill="#2a1a0e", stroke=tone("gilt")),
        words(24, y + 18.4, "\u2022" if printed else at + 1, 11, fill=PALE, font_weight=700),
        stand,
    )


def foot() -> Markup:
    """Turn order and pass tiles."""
    box = PRINTED["pass"]
    spoken = {"fill": "#e9dfc4", "text_anchor": "start", "font_style": "italic"}
    return group(
        line((16, 502), (WIDTH - 16, 502), stroke=tone("gilt"), stroke_width=0.7, opacity=0.6),
        words(18, 519, TEXTS("note", "order"), 10.5, **spoken),
        words(196, 519, TEXTS("note", "pass"), 10.5, **spoken),
        [pass_place(box["x"] - 9 + n * box["step"]) for n in range(PASS_TILES)],
    )


def pass_place(x: float) -> Markup:
    return rect(x, 506, 18, 18, 4, fill="#000", fill_opacity=0.22, **dashed(tone("slot")))


def play(scene: Scene) -> Sheet:
    table = look(scene)
    sheets = {
        "marbles-hot": rows_hot(table, scene),
        "marbles-pieces": [part for row in ROWS for part in marbles(row, table, scene)],
        "marbles-strength": [strength(row, table.rows[row]["strength"]) for row in ROWS],
        "rabbis-tiles": tiles(table, scene),
        "rabbis-pieces": rabbis(table, scene),
        "rabbis-order": [*order(table, scene), *passes(table, scene)],
        "automa": [automa.card(table)] if table.automa else [],
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def places(table: Look, row: str) -> list[tuple[str, int, float]]:
    """The marbles of a row: colour, which of its colour, and where."""
    box, found = PRINTED["marble"], table.rows[row]["marbles"]
    step = box["step"] if len(found) < box["many"] else box["close"]
    return [(kind, found[:at].count(kind), box["x"] + at * step) for at, kind in enumerate(found)]


def rows_hot(table: Look, scene: Scene) -> list[Markup]:
    """The first marble of each colour stands for all of its colour; a row may be copied."""
    drawn = []
    for row in ROWS:
        y = row_top(row) + 19
        if choice := scene.choice(f"copy {row}"):
            drawn.append(plate(choice, (17, y - 18, 82, 37), 6))
        for kind, number, x in places(table, row):
            if number == 0 and (choice := marble_choice(scene, row, kind)):
                drawn.append(spot(choice, x, y, 14.6, ghost=walker(scene, kind)))
    return drawn


def marble_choice(scene: Scene, row: str, kind: str) -> Any:
    return scene.choice(f"marble {row} {kind}") or scene.choice(f"remove {row} {kind}")


def walker(scene: Scene, kind: str) -> str:
    """The student a marble sends on."""
    return f"stu-{colour(scene.seat).name}-{kind}"


def marbles(row: str, table: Look, scene: Scene) -> list[Markup]:
    y = row_top(row) + 19.5
    drawn = []
    for kind, number, x in places(table, row):
        lit = marble_choice(scene, row, kind)
        drawn.append(
            moved(
                f"mb-{row}-{kind}-{number}",
                x,
                y,
                icon(f"m-{kind}", 0, 0, 25),
                pointer_events="none" if lit else None,
                data_tip=None if lit else TEXTS("marble", kind),
            )
        )
    return drawn


@cache
def strength(row: str, n: int) -> Markup:
    """The marbles of a row before one is taken."""
    x, y = PRINTED["row"]["strength"], row_top(row)
    fill, ink = ("url(#g-gold)", "#3a2204") if n else ("#6b675e", "#f3efe4")
    return group(
        circle(x, y + 19.5, 15, fill=fill, stroke="#3a2204", stroke_width=1.2),
        circle(x, y + 19.5, 12.4, fill="none", stroke="#7b5410", stroke_width=0.9, opacity=0.7),
        words(x, y + 26.2, n, 18, fill=ink, font_weight=700),
        data_tip=TEXTS("tip", "strength", row=TEXTS("row", row), n=n),
    )


def shown_tiles(table: Look) -> list[tuple[str, list[int]]]:
    """The action tiles from the top, the printed one last, with the rabbis on each."""
    found = [(t["id"], [] if t["rabbi"] is None else [t["rabbi"]]) for t in table.tiles]
    return [*found, (PRINTED_ID, table.printed)]


def tiles(table: Look, scene: Scene) -> list[Markup]:
    box, drawn = PRINTED["tile"], []
    for at, (name, seats) in enumerate(shown_tiles(table)):
        y = tile_top(at)
        choice = scene.choice(f"rabbi {TILES[name]['key']}")
        taken = bool(seats) and name != PRINTED_ID
        drawn.append(
            moved(
                f"at-{name}",
                box["x"],
                y,
                use(f"cf-{name}", 0, 0, *TILE),
                plate(choice, (-1.5, -1.5, box["w"] + 3, 32), 7),
                opacity=0.6 if taken else None,
                data_tip=tile_words(name),
            )
        )
    return drawn


def rabbis(table: Look, scene: Scene) -> list[Markup]:
    box, drawn = PRINTED["tile"], []
    for at, (_, seats) in enumerate(shown_tiles(table)):
        for seat, dx in zip(seats, fan(len(seats), 15, 40), strict=True):
            foot = (box["rabbi"] + 2 + dx, tile_top(at) + 30)
            tip = TEXTS("tip", "rabbi", who=scene.names[seat])
            drawn.append(piece(f"rab-{colour(seat).name}", RABBI, seat, foot, tip))
    return drawn


def order(table: Look, scene: Scene) -> list[Markup]:
    box = PRINTED["order"]
    return [
        piece(
            f"ord-{colour(seat).name}",
            DISC,
            seat,
            (box["x"] + at * box["step"], box["y"]),
            f"{at + 1}. {scene.names[seat]}",
        )
        for at, seat in enumerate(table.order)
    ]


def passes(table: Look, scene: Scene) -> list[Markup]:
    """Who holds which pass tile; the tiles still there show their number."""
    box, drawn = PRINTED["pass"], []
    held = {player.pass_tile: player.seat for player in table.players if player.pass_tile}
    for number in range(1, PASS_TILES + 1):
        x = box["x"] + (number - 1) * box["step"]
        if number in held:
            seat = held[number]
            tip = TEXTS("tip", "passed", who=scene.names[seat], n=number)
            drawn.append(piece(f"pas-{number}", SMALL, seat, (x, box["y"]), tip))
        else:
            drawn.append(words(x, 519, number, 11, fill=tone("slot"), opacity=0.8))
    return drawn


def camera(scene: Scene) -> Box | None:
    """A phone frames the rows or the tiles, whichever have targets."""
    return MARBLES if any(scene.after(verb) for verb in ON_ROWS) else RABBIS
