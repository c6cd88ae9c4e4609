"""The synagogue in play: marbles and strength, rabbi tiles, turn order, passes."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hightable.draw.hot import known, plate, spot
from hightable.draw.markup import Markup
from hightable.draw.pieces import Figure, fan, figure, moved, piece
from hightable.draw.scene import Box, Scene, Sheet
from hightable.draw.shapes import circle, group, icon, use, words
from hightable.draw.tokens import colour, tone
from hightable.games.golem.box import BY_ID, PASS_TILES, ROWS
from hightable.games.golem.effect_text import tile_effect
from hightable.games.golem.seen.table import Seen
from hightable.games.golem.view.cards.faces import PRINTED_ID, TILE
from hightable.games.golem.view.synagogue import automa
from hightable.games.golem.view.synagogue.ground import PRINTED, WIDTH, row_top, tile_top
from hightable.kernel import Texts

RABBI: Final = Figure("rabbi", 24, (26, 37))
DISC: Final = figure("disc", 24)
SMALL: Final = figure("disc", 20)
MARBLES: Final = Box(0, 8, WIDTH, 269)
RABBIS: Final = Box(0, 278, WIDTH, 258)
ON_ROWS: Final = ("marble", "remove", "copy")


def play(scene: Scene[Seen]) -> Sheet:
    seen = scene.seen
    sheets = {
        "marbles-hot": rows_hot(seen, scene),
        "marbles-pieces": [part for row in ROWS for part in marbles(row, seen, scene)],
        "marbles-strength": [strength(row, seen.rows[row].strength, scene.texts) for row in ROWS],
        "rabbis-tiles": tiles(seen, scene),
        "rabbis-pieces": rabbis(seen, scene),
        "rabbis-order": [*order(seen, scene), *passes(seen, scene)],
        "automa": [automa.card(scene)] if seen.automa else [],
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def places(seen: Seen, row: str) -> list[tuple[str, int, float]]:
    """The marbles of a row: colour, which of its colour, and where."""
    box, found = PRINTED["marble"], seen.rows[row].marbles
    step = box["step"] if len(found) < box["many"] else box["close"]
    return [(kind, found[:at].count(kind), box["x"] + at * step) for at, kind in enumerate(found)]


def rows_hot(seen: Seen, scene: Scene[Seen]) -> list[Markup]:
    """Every marble of a colour that may be taken; a row may be copied."""
    drawn = []
    for row in ROWS:
        y = row_top(row) + 19
        if choice := scene.choice(f"copy {row}"):
            drawn.append(plate(choice, (17, y - 18, 82, 37), 6))
        for kind, number, x in places(seen, row):
            if choice := marble_choice(scene, row, kind):
                again = number > 0
                drawn.append(spot(choice, x, y, 14.6, ghost=walker(scene, kind), again=again))
    return drawn


def marble_choice(scene: Scene[Seen], row: str, kind: str) -> Any:
    return scene.choice(f"marble {row} {kind}") or scene.choice(f"remove {row} {kind}")


def walker(scene: Scene[Seen], kind: str) -> str:
    """The student a marble sends on."""
    return f"stu-{colour(scene.seat).name}-{kind}"


def marbles(row: str, seen: Seen, scene: Scene[Seen]) -> list[Markup]:
    y = row_top(row) + 19.5
    drawn = []
    for kind, number, x in places(seen, row):
        lit = marble_choice(scene, row, kind)
        drawn.append(
            moved(
                f"mb-{row}-{kind}-{number}",
                x,
                y,
                icon(f"m-{kind}", 0, 0, 25),
                pointer_events="none" if lit else None,
                data_tip=None if lit else scene.say("marble", kind),
                data_word=known(f"marble {row} {kind}", f"remove {row} {kind}"),
            )
        )
    return drawn


@cache
def strength(row: str, n: int, texts: Texts) -> Markup:
    """The marbles of a row before one is taken."""
    x, y = PRINTED["row"]["strength"], row_top(row)
    fill, ink = ("url(#g-gold)", "#3a2204") if n else ("#6b675e", "#f3efe4")
    return group(
        circle(x, y + 19.5, 15, fill=fill, stroke="#3a2204", stroke_width=1.2),
        circle(x, y + 19.5, 12.4, fill="none", stroke="#7b5410", stroke_width=0.9, opacity=0.7),
        words(x, y + 26.2, n, 18, fill=ink, font_weight=700),
        data_tip=texts.say("tip", "strength", row=texts.say("row", row), n=n),
    )


def shown_tiles(seen: Seen) -> list[tuple[str, list[int]]]:
    """The action tiles from the top, the printed one last, with the rabbis on each."""
    found = [(tile.id, [] if tile.rabbi is None else [tile.rabbi]) for tile in seen.display]
    return [*found, (PRINTED_ID, seen.charity)]


def tiles(seen: Seen, scene: Scene[Seen]) -> list[Markup]:
    box, drawn = PRINTED["tile"], []
    for at, (name, seats) in enumerate(shown_tiles(seen)):
        y = tile_top(at)
        choice = scene.choice(f"rabbi {BY_ID[name]['key']}")
        taken = bool(seats) and name != PRINTED_ID
        drawn.append(
            moved(
                f"at-{name}",
                box["x"],
                y,
                use(f"cf-{name}", 0, 0, *TILE),
                plate(choice, (-1.5, -1.5, box["w"] + 3, 32), 7),
                opacity=0.6 if taken else None,
                data_tip=tile_tip(name, scene),
                data_word=f"rabbi {BY_ID[name]['key']}",
            )
        )
    return drawn


def tile_tip(name: str, scene: Scene[Seen]) -> str:
    effect = tile_effect(name, scene.seen.favour, scene.texts)
    return scene.say("tip", "tile", name=scene.texts.name(BY_ID[name]["key"]), effect=effect)


def rabbis(seen: Seen, scene: Scene[Seen]) -> list[Markup]:
    box, drawn = PRINTED["tile"], []
    for at, (_, seats) in enumerate(shown_tiles(seen)):
        for seat, dx in zip(seats, fan(len(seats), 15, 40), strict=True):
            foot = (box["rabbi"] + 2 + dx, tile_top(at) + 30)
            tip = scene.say("tip", "rabbi", who=scene.names[seat])
            drawn.append(piece(f"rab-{colour(seat).name}", RABBI, seat, foot, tip))
    return drawn


def order(seen: Seen, scene: Scene[Seen]) -> list[Markup]:
    box = PRINTED["order"]
    return [
        piece(
            f"ord-{colour(seat).name}",
            DISC,
            seat,
            (box["x"] + at * box["step"], box["y"]),
            scene.say("tip", "order", n=at + 1, who=scene.names[seat]),
        )
        for at, seat in enumerate(seen.order)
    ]


def passes(seen: Seen, scene: Scene[Seen]) -> list[Markup]:
    """Who holds which pass tile; the tiles still there show their number."""
    box, drawn = PRINTED["pass"], []
    held = {player.pass_tile: player.seat for player in seen.players if player.pass_tile}
    for number in range(1, PASS_TILES + 1):
        x = box["x"] + (number - 1) * box["step"]
        if number in held:
            seat = held[number]
            tip = scene.say("tip", "passed", who=scene.names[seat], n=number)
            drawn.append(piece(f"pas-{number}", SMALL, seat, (x, box["y"]), tip))
        else:
            drawn.append(words(x, 519, number, 11, fill=tone("slot"), opacity=0.8))
    return drawn


def camera(scene: Scene[Seen]) -> Box | None:
    """A phone frames the rows or the tiles, whichever have targets."""
    return MARBLES if any(scene.after(verb) for verb in ON_ROWS) else RABBIS
