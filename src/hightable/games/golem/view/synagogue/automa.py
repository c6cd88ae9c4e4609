"""The automa of the unofficial solo variant: its plan of the round and its card, in the open."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.boards import tray
from hightable.draw.counters import vp
from hightable.draw.markup import NOTHING, Markup, join
from hightable.draw.pieces import moved
from hightable.draw.shapes import circle, group, icon, rect
from hightable.draw.tokens import tone
from hightable.games.golem.view.look import Look, Player
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
from hightable.games.golem.view.words import CARDS, TEXTS

BOX: Final = LAYOUT["synagogue"]["automa"]
PLAN_ICON: Final = {"M": "m-any", "R": "i-rabbi"}


def ground() -> Markup:
    """The tray its cards are played on."""
    return tray(area(BOX))


def card(table: Look) -> Markup:
    """The last card of the automa, and how far it is with the plan of the round."""
    assert table.automa is not None
    player = table.players[-1]
    name, plan = table.automa["card"], table.automa["plan"]
    left = table.automa["cards"]
    if name is None:
        said = TEXTS("automa", "waits", level=TEXTS("level", table.automa["level"]))
        note = label(BOX["x"] + BOX["w"] / 2, BOX["y"] + 36, said, 11.5, font_style="italic")
        return moved("automa-card", 0, 0, note, data_tip=TEXTS("automa", "tip"))
    return drawn(name, plan, taken(player), left)


def taken(player: Player) -> int:
    return len(player.marbles) + (player.rabbi is not None)


@cache
def drawn(name: str, plan: str, done: int, left: int) -> Markup:
    record = CARDS[name]
    x, y = BOX["x"], BOX["y"]
    tip = TEXTS("automa", "tip") + " " + reason(name)
    return moved(
        "automa-card",
        x,
        y,
        label(
            12, 18, TEXTS("automa", "title"), 11, text_anchor="start", font_weight=700, fill=GOLD
        ),
        join(stage(70 + at * 22, plan[at], at < done) for at in range(len(plan))),
        label(148, 18, TEXTS("automa", "card", n=name[-2:].lstrip("0")), 10.5, text_anchor="start"),
        label(BOX["w"] - 10, 18, TEXTS("automa", "left", n=left), 9.6, text_anchor="end"),
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
def reason(name: str) -> str:
    """Why it does what it does: the orders of its card."""
    record = CARDS[name]
    key = "reason_bury" if record["bury"] else "reason"
    return TEXTS(
        "automa",
        key,
        rows=", ".join([TEXTS("row", row) for row in record["row_order"]]),
        colours=", ".join([TEXTS("colour", kind) for kind in record["colour_order"]]),
        tile=record["rabbi_pick"],
        vp=record["vp"],
        book=record["discard_book_field"],
    )
