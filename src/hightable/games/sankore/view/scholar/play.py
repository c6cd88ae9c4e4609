"""The Scholar's board: the discipline of each turn, and why it did what it did."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from hightable.draw.markup import Markup
from hightable.draw.pieces import moved
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import group, rect, text, use
from hightable.games.sankore.box.components import CLASS_RECORDS, OBJECTIVE_RECORDS
from hightable.games.sankore.effect_text import class_text, graduation_text
from hightable.games.sankore.seen.players import SeenScholar
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.icons import roundel
from hightable.games.sankore.view.palette import CREAM, GILT, SOFT
from hightable.games.sankore.view.scholar.ground import PRINTED, corner
from hightable.games.sankore.view.school.play import lay
from hightable.kernel import Texts

WIDE: Final = 44


def play(scene: Scene[Seen]) -> Sheet:
    own = scene.seen.scholar
    assert own is not None
    left = {
        "school-classes": turns(own, scene.texts),
        "school-students": [*reason(own, scene.texts), bag(own, scene.texts)],
        "school-degrees": degrees(scene),
    }
    return lay(scene, left)


def told(scholar: SeenScholar) -> list[tuple[str, str]]:
    """For each turn that was had: its discipline, and the class tile or card that showed it."""
    cards = [(OBJECTIVE_RECORDS[c]["prestige_discipline"], c) for c in scholar.flipped]
    drawn = [*scholar.row2, *scholar.row3]
    tiles = [*scholar.tiles, *[""] * len(drawn)]
    return cards + list(zip(drawn, tiles, strict=False))


def turns(scholar: SeenScholar, texts: Texts) -> list[Markup]:
    drawn = []
    for turn, (kind, shown) in enumerate(told(scholar), 1):
        x, y = corner(turn)
        middle = (x + PRINTED["turn"]["w"] / 2 - 1, y + 13.5)
        if kind:
            said = spoken(turn, kind, shown, texts)
            drawn.append(group(roundel(kind, *middle, 9.4), data_tip=said))
        elif shown:
            said = class_text(shown, texts)
            drawn.append(use(f"ct-{shown}", x + 2, y + 5, 28, 17.4, data_tip=said))
    if scholar.turn:
        drawn.append(current(scholar.turn))
    return drawn


def spoken(turn: int, kind: str, shown: str, texts: Texts) -> str:
    said = texts.say("tip", "scholar_turn", n=turn, kind=texts.name(kind))
    if shown in CLASS_RECORDS or shown in OBJECTIVE_RECORDS:
        return texts.say("tip", "scholar_tile", said=said, name=texts.name(shown))
    return said


def current(turn: int) -> Markup:
    x, y = corner(turn)
    edge = {"fill": "none", "stroke": GILT, "stroke_width": 2}
    return rect(x - 1, y - 1, PRINTED["turn"]["w"], PRINTED["turn"]["h"] + 2, 5, **edge)


def why(scholar: SeenScholar, texts: Texts) -> list[str]:
    """The priorities that decided in this turn, in order, as the log says them."""
    it = texts.say("text", "automa")
    return [texts.say("log", key, who=it, a=a, b=b, n=a) for key, a, b in scholar.reasons]


def reason(scholar: SeenScholar, texts: Texts) -> list[Markup]:
    """What decided last, in two lines at most."""
    reasons = why(scholar, texts) or [""]
    box = PRINTED["why"]
    lines = [
        text(box["x"], box["y"] + n * 13, line, 10.8, fill=CREAM, text_anchor="start")
        for n, line in enumerate(wrap(reasons[-1], WIDE)[:2])
    ]
    return [group(lines, data_tip=". ".join(reasons))]


def bag(scholar: SeenScholar, texts: Texts) -> Markup:
    """The students in its bag, and the cards left in its deck."""
    box, drawn = PRINTED["bag"], []
    for n, (kind, count) in enumerate(scholar.bag.items()):
        x = box["x"] + n * box["step"]
        drawn.append(use(f"p-pupil-{kind}", x, box["y"] - 11, 13, 16))
        drawn.append(text(x + 19, box["y"] + 3, count, 10.5, fill=SOFT))
    return group(drawn, data_tip=texts.say("tip", "bag", n=scholar.deck_size))


def degrees(scene: Scene[Seen]) -> list[Markup]:
    """Its Graduation tiles, small."""
    box, drawn = PRINTED["degrees"], []
    for n, tile in enumerate(scene.seen.players[scene.board].school.graduated):
        x = box["x"] + n * box["step"]
        face = use(f"gr-{tile}", 0, 0, 17, 22)
        said = graduation_text(tile, scene.texts)
        drawn.append(moved(f"gt-{tile}", x, box["y"], face, data_tip=said))
    return drawn
