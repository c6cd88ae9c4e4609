"""The automa of the unofficial solo variant: its plan of the round and its card, in the open."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.boards import tray
from hightable.draw.counters import vp
from hightable.draw.markup import NOTHING, Markup, join
from hightable.draw.pieces import moved
from hightable.draw.scene import Scene
from hightable.draw.shapes import circle, group, icon, rect
from hightable.draw.tokens import tone
from hightable.games.golem.box import AUTOMA_RECORDS, BY_ID
from hightable.games.golem.seen.players import SeenPlayer
from hightable.games.golem.seen.table import Seen
from hightable.games.golem.view.palette import (
    GILT,
    GOLD,
    LAYOUT,
    NIGHT,
    PALE,
    ROW_ICON,
    area,
    label,
    tag,
)
from hightable.kernel import Texts

BOX: Final = LAYOUT["synagogue"]["automa"]
PLAN_ICON: Final = {"M": "m-any", "R": "i-rabbi"}


def ground() -> Markup:
    """The tray its cards are played on."""
    return tray(area(BOX))


def card(scene: Scene[Seen]) -> Markup:
    """The last card of the automa, and how far it is with the plan of the round."""
    shown = scene.seen.automa
    assert shown is not None
    if shown.card is None or shown.plan is None:
        said = scene.say("automa", "waits", level=scene.say("level", shown.level))
        note = label(BOX["x"] + BOX["w"] / 2, BOX["y"] + 36, said, 11.5, font_style="italic")
        return moved("automa-card", 0, 0, note, data_tip=scene.say("automa", "tip"))
    return drawn(shown.card, shown.plan, taken(scene.seen.players[-1]), shown.cards, scene.texts)


def taken(player: SeenPlayer) -> int:
    return len(player.eyes) + (player.rabbi is not None)


@cache
def drawn(name: str, plan: str, done: int, left: int, texts: Texts) -> Markup:
    record = BY_ID[name]
    x, y = BOX["x"], BOX["y"]
    tip = texts.say("automa", "tip_card", reason=reason(name, texts))
    number = AUTOMA_RECORDS.index(record) + 1
    bold = {"text_anchor": "start", "font_weight": 700, "fill": GOLD}
    return moved(
        "automa-card",
        x,
        y,
        label(12, 18, texts.say("automa", "title"), 11, **bold),
        join(stage(70 + at * 22, plan[at], at < done) for at in range(len(plan))),
        label(148, 18, texts.say("automa", "card", n=number), 10.5, text_anchor="start"),
        label(BOX["w"] - 10, 18, texts.say("automa", "left", n=left), 9.6, text_anchor="end"),
        join(
            icon(ROW_ICON[row], 20 + at * 23, 43, 20) for at, row in enumerate(record["row_order"])
        ),
        join(
            icon(f"m-{kind}", 141 + at * 18.5, 43, 18)
            for at, kind in enumerate(record["colour_order"])
        ),
        rect(129, 34, 1, 20, fill=tone("gilt")),
        extras(record),
        role="img",
        aria_label=tip,
        data_tip=tip,
    )


def stage(x: float, letter: str, done: bool) -> Markup:
    """A turn of the plan: a marble or the rabbi; those taken are ticked."""
    ring = circle(x, 14, 9.5, fill=NIGHT, stroke=GILT if done else "#7c5d31")
    what = icon(PLAN_ICON[letter], x, 14, 15, color=PALE)
    return join(ring, what, icon("i-check", x + 5, 18, 9, color="#8fe39a") if done else NOTHING)


def extras(record: dict[str, object]) -> Markup:
    """Its tile from the top, its points, the book it sinks, a grave it takes."""
    bury = icon("i-tomb", 282, 42, 18) if record["bury"] else NOTHING
    return group(
        icon("i-bk-black", 237, 43, 19),
        tag(248, 50, record["discard_book_field"], 10.5, text_anchor="middle"),
        vp(264, 43, 10, int(str(record["vp"]))),
        bury,
    )


@cache
def reason(name: str, texts: Texts) -> str:
    """Why it does what it does: the orders of its card."""
    record = BY_ID[name]
    return texts.say(
        "automa",
        "reason_bury" if record["bury"] else "reason",
        rows=texts.listed([texts.say("row", row) for row in record["row_order"]]),
        colours=texts.listed([texts.name(kind) for kind in record["colour_order"]]),
        tile=record["rabbi_pick"],
        points=record["vp"],
        book=record["discard_book_field"],
    )
