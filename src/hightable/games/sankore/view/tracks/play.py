"""The discs on the favour track, and the graduation tiles that are left."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.hot import plate
from hightable.draw.markup import Markup
from hightable.draw.pieces import fan, figure, moved, piece
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import group, rect, use
from hightable.draw.tokens import colour
from hightable.games.sankore.box.components import FAVOUR_RECORDS, Record
from hightable.games.sankore.effect_text import favour_text, graduation_text
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.cards import GRADUATION
from hightable.games.sankore.view.tracks.ground import DEGREES, TRACK, corner, middle
from hightable.kernel import Texts

DISC: Final = figure("disc", 12.5)


def title_target(scene: Scene[Seen], box: Record, word: str) -> Markup:
    """The name of a strip is the button of its action."""
    width = box["plaque"]["w"]
    return plate(scene.choice(word), (box["plaque"]["x"] - width / 2, 10, width, 20), 10)


def favour_play(scene: Scene[Seen]) -> Sheet:
    there: dict[int, list[int]] = {}
    for player in scene.seen.players:
        there.setdefault(player.favour, []).append(player.seat)
    discs = [disc(scene, space, seats) for space, seats in there.items()]
    spaces = [record["space"] for record in FAVOUR_RECORDS.values()]
    lit = [target(scene, space) for space in spaces if scene.choice(f"take {space}")]
    sheets = {
        "favour-tips": [unseen(name, scene.texts) for name in FAVOUR_RECORDS],
        "favour-discs": discs,
        "favour-hot": [title_target(scene, TRACK, "favour"), *lit],
    }
    return {key: group(parts, id=key) for key, parts in sheets.items()}


@cache
def unseen(name: str, texts: Texts) -> Markup:
    """An unseen plate that says what a space gives."""
    space = FAVOUR_RECORDS[name]["space"]
    area = (middle(space) - 16.5, 5, 33, 30)
    said = texts.say("tip", "favour", n=space, text=favour_text(name, texts))
    return rect(*area, fill="#fff", fill_opacity=0, data_tip=said, data_word=f"take {space}")


def target(scene: Scene[Seen], space: int) -> Markup:
    return plate(scene.choice(f"take {space}"), (middle(space) - 17.5, 4, 35, 32), 6)


def disc(scene: Scene[Seen], space: int, seats: list[int]) -> list[Markup]:
    x = middle(space)
    return [
        piece(
            f"disc-{colour(seat).name}",
            DISC,
            seat,
            (x + step, 38),
            scene.say("tip", "disc", name=scene.names[seat], n=space),
        )
        for seat, step in zip(seats, fan(len(seats), 11, 32), strict=True)
    ]


def graduation_play(scene: Scene[Seen]) -> Sheet:
    tiles = [
        moved(
            f"gt-{tile}",
            *corner(tile),
            use(f"gr-{tile}", 0, 0, *GRADUATION),
            data_tip=graduation_text(tile, scene.texts),
            data_word="graduate",
        )
        for tile in scene.seen.supply.graduation
    ]
    sheets = {
        "graduation-tiles": tiles,
        "graduation-hot": [title_target(scene, DEGREES, "graduate")],
    }
    return {key: group(parts, id=key) for key, parts in sheets.items()}
