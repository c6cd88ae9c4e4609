"""The library: shelves, who leads them, what Prestige is worth now, and the supply."""

from __future__ import annotations

from hightable.draw.hot import known, plate
from hightable.draw.markup import NOTHING, Markup
from hightable.draw.pieces import moved
from hightable.draw.scene import Scene, Sheet
from hightable.draw.shapes import group, text, use, words
from hightable.games.sankore.box.components import DISCIPLINES, shelves
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.icons import book, roundel, star
from hightable.games.sankore.view.library.ground import PITCH, PRINTED, places, setup
from hightable.games.sankore.view.palette import CREAM, SOFT


def play(scene: Scene[Seen]) -> Sheet:
    shelved = list(enumerate(places(setup(scene))))
    sheets = {
        "library-books": [part for n, place in shelved for part in books(scene, n, place)],
        "library-leads": [leads(scene, n, place) for n, place in shelved],
        "library-values": [value(scene, n, kind) for n, kind in enumerate(DISCIPLINES)],
        "library-hot": [
            target(scene, n, place) for n, place in shelved if scene.choice(f"shelf {n + 1}")
        ],
    }
    return {key: group(parts, id=key) for key, parts in sheets.items()}


def target(scene: Scene[Seen], shelf: int, place: tuple[float, float, float]) -> Markup:
    x, y, width = place
    return plate(scene.choice(f"shelf {shelf + 1}"), (x - 1, y - 1, width + 1, 52), 4)


def books(scene: Scene[Seen], shelf: int, place: tuple[float, float, float]) -> list[Markup]:
    x, y, _ = place
    return [
        moved(f"lb-{shelf}-{n}", x + n * PITCH, y + 2.5, use(f"i-spine-{kind}", 0, 0, 12, 34))
        for n, kind in enumerate(scene.seen.library.shelves[shelf])
    ]


def leads(scene: Scene[Seen], shelf: int, place: tuple[float, float, float]) -> Markup:
    """The first and the second discipline of a shelf, and what they add to their Prestige."""
    library = scene.seen.library
    record = shelves(library.side)[shelf]
    order = library.standing[shelf]
    worth = record["first"], record["second"]
    gains = [(kind, n) for kind, n in zip(order, worth, strict=False) if n]
    x, y, width = place
    drawn = []
    for at, (kind, n) in enumerate(gains):
        left = x + width * (0.25 + 0.4 * at if len(gains) > 1 else 0.5) - 14
        count = library.shelves[shelf].count(kind)
        drawn.append(lead(left, y, kind, n, count))
    if not drawn:
        return NOTHING
    said = [scene.say("tip", "leads", kind=scene.texts.name(kind), n=n) for kind, n in gains]
    tip = scene.say("tip", "shelf", n=shelf + 1, leads="; ".join(said))
    return group(drawn, data_tip=tip, data_word=f"shelf {shelf + 1}")


def lead(x: float, y: float, kind: str, n: int, count: int) -> list[Markup]:
    ink = {"fill": "#f0dcae", "text_anchor": "start"}
    return [
        text(x, y + 47.6, f"+{n}", 11, fill=CREAM, font_weight=700),
        roundel(kind, x + 16, y + 43.6, 6.8),
        text(x + 26, y + 47.4, f"\u00d7{count}", 10, **ink),
    ]


def value(scene: Scene[Seen], place: int, kind: str) -> Markup:
    """What a Prestige of the discipline is worth now; Books and Prestige left in the supply."""
    box, supply = PRINTED["value"], scene.seen.supply
    x, worth = box["x"] + place * box["step"], scene.seen.library.values[kind]
    left = {"books": supply.books[kind], "prestige": supply.prestige[kind]}
    small = {"fill": SOFT, "text_anchor": "start"}
    y = box["supply"]
    lent, won = scene.choice(f"gain book {kind}"), scene.choice(f"gain prestige {kind}")
    return group(
        star(kind, x - 9, box["y"], 12.5),
        words(x + 13, box["y"] + 7, worth, 21, fill=CREAM, font_weight=700),
        book(kind, x - 14, y, 12),
        text(x - 8, y + 3.6, left["books"], 10, **small),
        star(kind, x + 9, y, 5.8),
        text(x + 15.5, y + 3.6, left["prestige"], 10, **small),
        plate(lent, (x - 23, y - 9, 24, 18), 5) if lent else None,
        plate(won, (x - 23, box["y"] - 14, 48, 29), 8) if won else None,
        data_tip=scene.say("tip", "worth", kind=scene.texts.name(kind), n=worth, **left),
        data_word=known(f"gain prestige {kind}", f"gain book {kind}"),
    )
