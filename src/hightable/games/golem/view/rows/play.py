"""The synagogue in play for phones: of equal marbles one, with their count; tiles to choose."""

from __future__ import annotations

from typing import Final

from hightable.draw.hot import known, plate, spot
from hightable.draw.markup import NOTHING, Markup, join
from hightable.draw.pieces import fan, piece
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import at, circle, group, icon, rect, text, words
from hightable.draw.tokens import colour, tone
from hightable.games.golem.box import BY_ID, ROWS
from hightable.games.golem.seen.table import Seen
from hightable.games.golem.view.cards.faces import PRINTED_ID
from hightable.games.golem.view.icons import one_line
from hightable.games.golem.view.palette import COAL, PALE
from hightable.games.golem.view.rows.ground import HIGH, PRINTED, ROW, TILE, corner, top
from hightable.games.golem.view.synagogue.play import (
    RABBI,
    marble_choice,
    shown_tiles,
    tile_tip,
    walker,
)

MARBLE: Final[dict[str, float]] = PRINTED["marble"]
NAMED: Final = 12.5


def play(scene: Scene[Seen]) -> Sheet:
    drawn = [part for row in ROWS for part in marbles(row, scene)]
    drawn += [strength(row, scene) for row in ROWS]
    drawn += [tile(n, *shown, scene) for n, shown in enumerate(shown_tiles(scene.seen))]
    return {"rows-all": group(drawn, id="rows-all")}


def marbles(row: str, scene: Scene[Seen]) -> list[Markup]:
    """The colours in a row, each with how many there are of it; the row itself may be copied."""
    found, y = scene.seen.rows[row].marbles, top(row) + HIGH / 2
    copied = plate(scene.choice(f"copy {row}"), (6, y - 22, ROW["trough"] - 10, 44), 9)
    return [copied, *[marble(row, kind, scene) for kind in dict.fromkeys(found)]]


def marble(row: str, kind: str, scene: Scene[Seen]) -> Markup:
    found, y = scene.seen.rows[row].marbles, top(row) + HIGH / 2
    place = list(dict.fromkeys(found)).index(kind)
    x = MARBLE["x"] + place * MARBLE["step"]
    choice, n = marble_choice(scene, row, kind), found.count(kind)
    return group(
        spot(choice, x, y, MARBLE["r"], ghost=walker(scene, kind)),
        at(
            x, y, icon(f"m-{kind}", 0, 0, 36), count(n) if n > 1 else NOTHING, pointer_events="none"
        ),
        data_word=known(f"marble {row} {kind}", f"remove {row} {kind}"),
        data_tip=None if choice else scene.say("marble", kind),
    )


def count(n: int) -> Markup:
    edge = {"stroke": tone("gilt"), "stroke_width": 1.2}
    return join(
        circle(13, 13, 9, fill="#1d1007", **edge),
        text(13, 17, f"\u00d7{n}", 11, fill="#fff3cf", font_weight=700),
    )


def strength(row: str, scene: Scene[Seen]) -> Markup:
    """The marbles of a row before one is taken."""
    n, x, y = scene.seen.rows[row].strength, ROW["strength"], top(row) + HIGH / 2
    fill, ink = ("url(#g-gold)", "#3a2204") if n else ("#6b675e", "#f3efe4")
    return group(
        circle(x, y, 16, fill=fill, stroke="#3a2204", stroke_width=1.4),
        circle(x, y, 13.2, fill="none", stroke="#7b5410", opacity=0.7),
        words(x, y + 7, n, 20, fill=ink, font_weight=700),
        data_tip=scene.say("tip", "strength", row=scene.say("row", row), n=n),
    )


def tile(n: int, name: str, seats: list[int], scene: Scene[Seen]) -> Markup:
    """A tile in the order in which they will give: its name, its effects, and whose rabbi is
    there."""
    record, width, height = BY_ID[name], TILE["w"], TILE["h"]
    word = f"rabbi {record['key']}"
    printed = name == PRINTED_ID
    paper = "url(#g-stone)" if printed else "url(#g-card)"
    bold = {"text_anchor": "start", "font_weight": 700}
    return at(
        *corner(n),
        rect(0, 0, width, height, 7, fill=paper, stroke=COAL),
        rect(2, 2, width - 4, height - 4, 6, fill="none", stroke="#8a5f1e", stroke_width=0.9),
        circle(15, 14, 8.5, fill="#2a1a0e", stroke=tone("gilt")),
        words(15, 18, "\u2022" if printed else n + 1, 11, fill=PALE, font_weight=700),
        words(28, 18.5, scene.texts.name(record["key"]), NAMED, **bold),
        one_line(record["effects"], (width / 2 + 4, 34), 19, width - 60),
        plate(scene.choice(word), (-0.5, -0.5, width + 1, height + 1), 8),
        [stands(seat, dx, scene) for seat, dx in zip(seats, fan(len(seats), 14, 40), strict=True)],
        opacity=0.6 if seats and not printed else None,
        data_tip=tile_tip(name, scene),
        data_word=word,
    )


def stands(seat: int, dx: float, scene: Scene[Seen]) -> Markup:
    """A rabbi on its tile."""
    tip = scene.say("tip", "rabbi", who=scene.names[seat])
    foot = (TILE["w"] - 22 + dx, TILE["h"] - 4)
    return piece(f"strip-rab-{colour(seat).name}", RABBI, seat, foot, tip)
