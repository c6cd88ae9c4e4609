"""The players beside a picture of the table: shape, name, score and counts."""

from __future__ import annotations

from collections.abc import Sequence

from hightable.draw.markup import Markup
from hightable.draw.scene import Count, Head, PlayerRow
from hightable.draw.shapes import Point, at, circle, group, icon, rect, text, words
from hightable.draw.symbols import sigil
from hightable.draw.tokens import colour, tone

WIDTH = 264
HIGH = 62
TOP = 40
STEP = 34
LINE = 22
ACROSS = 7


def roster(head: Head, rows: Sequence[PlayerRow], turn: int) -> Markup:
    """The title with its rounds, and a row for each player; the one to play has a gilt ring."""
    drawn: list[Markup] = [title(head)]
    y: float = TOP if fits(head) else TOP + LINE
    for row in rows:
        drawn.append(at(0, y, player(row, row.seat == turn)))
        y += height(row) + 6
    return group(drawn)


def fits(head: Head) -> bool:
    """May the rounds stand beside the title? Many take a line of their own."""
    return len(head.steps) <= ACROSS


def places(counts: Sequence[Count]) -> list[Point]:
    """Where the counts of a row stand: a long figure takes more room, many a second line."""
    found: list[Point] = []
    x, y = 12, HIGH - 16
    for what in counts:
        wide = max(STEP, 23 + 7 * len(what.value))
        if x + wide > WIDTH:
            x, y = 12, y + LINE
        found.append((x, y))
        x += wide
    return found


def height(row: PlayerRow) -> float:
    """A row with many counts is higher."""
    return places(row.counts)[-1][1] + 16 if row.counts else HIGH


def title(head: Head) -> Markup:
    name = words(
        0,
        20,
        head.title.upper(),
        17,
        fill=tone("gilt-high"),
        text_anchor="start",
        letter_spacing=2,
        font_weight=600,
    )
    low = 15 if fits(head) else 15 + LINE
    steps = [
        step(s.label, s.when, (WIDTH - 10 - n * 20, low)) for n, s in enumerate(head.steps[::-1])
    ]
    return group(name, steps)


def step(label: str, when: str, middle: Point) -> Markup:
    fill, ink = {
        "past": ("#7c5d31", "#fff3d6"),
        "now": (tone("gilt-high"), tone("bark")),
        "next": ("none", tone("paper-edge")),
    }[when]
    x, y = middle
    ring = circle(x, y, 9, fill=fill, stroke="#7c5d31", stroke_width=1.2)
    return group(ring, words(x, y + 3.5, label, 9.5, fill=ink, font_weight=600))


def player(row: PlayerRow, now: bool) -> Markup:
    tones = colour(row.seat)
    ring = {"stroke": tone("gilt-high"), "stroke_width": 1.5} if now else {"stroke": "#0a0f15"}
    edge = tones.light if tones.name == "plum" else tones.base
    more = f"+ {row.more}" if row.more > 0 else ""
    wide = 34 if more else 0
    high = height(row)
    return group(
        rect(0, 0, WIDTH, high, 8, fill=tone("panel"), **ring),
        rect(1.5, 5, 4, high - 10, 2, fill=edge),
        circle(22, 18, 11, fill=f"url(#g-{tones.name})", stroke=tone("on"), stroke_opacity=0.55),
        sigil(tones.shape, 22, 18, 5.4, fill=tones.mark),
        text(40, 23, row.name, 14, fill=tone("on"), text_anchor="start", font_weight=600),
        words(WIDTH - 10 - wide, 26, row.score, 22, fill="#ffedc0", text_anchor="end"),
        text(WIDTH - 10, 25, more, 11.5, fill=tone("mute"), text_anchor="end") if more else None,
        [count(c, *spot) for c, spot in zip(row.counts, places(row.counts), strict=True)],
    )


def count(what: Count, x: float, y: float) -> Markup:
    figure = text(x + 19, y + 4.5, what.value, 12.5, fill=tone("on"), text_anchor="start")
    return group(icon(what.icon, x + 8, y, 16, color=tone("mute")) if what.icon else None, figure)
