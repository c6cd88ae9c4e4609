"""Charts of the end screen and the replay: scores by source, points over time, a curve.

Directly labelled, patterns as well as colours; the numbers they show stand in a table beside them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hightable.draw.markup import NOTHING, Markup, el, join
from hightable.draw.scene import PlayerRow
from hightable.draw.shapes import Point, at, circle, group, line, path, rect, text, words
from hightable.draw.symbols import sigil
from hightable.draw.tokens import SOURCES, colour, tone

TEXTURES = ("", "t-bar-1", "t-bar-2", "t-bar-3")
NARROW = 15
NAME_ROOM, SHORT_NAME, LONG_NAME = 88, 12, 15
WIDE = 440
HIGH, LOW = 30, 20


class Mark(NamedTuple):
    """A round or turn on the time axis: after how many steps, and its label."""

    step: int
    label: str


def chart(width: float, height: float, title: str, *children: Any) -> Markup:
    return el(
        "svg",
        *children,
        viewBox=f"0 0 {width:g} {height:g}",
        class_="chart",
        role="img",
        aria_label=title,
    )


def breakdown(rows: Sequence[PlayerRow], title: str, width: float = WIDE) -> Markup:
    """A bar for each player, best first, of the sources in the same order for everybody."""
    ranked = sorted(rows, key=total, reverse=True)
    most = max([1, *[sum(max(0, points) for _, points in row.sheet) for row in ranked]])
    left, high, room = 124, 38, width - 124 - 48
    bars = [bar(row, n, left, room / most) for n, row in enumerate(ranked)]
    return chart(width, high * len(ranked) + 4, title, bars)


def total(row: PlayerRow) -> int:
    return sum(points for _, points in row.sheet)


def bar(row: PlayerRow, place: int, left: float, unit: float) -> Markup:
    """The name, the sources to scale, and the sum."""
    y, x = place * 38 + 4, left
    parts = []
    for source, (name, points) in enumerate(row.sheet):
        if points > 0:
            parts.append(segment(source, (x, y, points * unit), points, name))
            x += points * unit
    sum_ = words(x + 10, y + 21, total(row), 19, fill=tone("on"), text_anchor="start")
    return group(player(row.seat, row.name, 14, y + 15), parts, sum_)


def stripe(row: PlayerRow, most: int, title: str, width: float = 348) -> Markup:
    """The sources of one player to scale, as long as the `most` anybody has is wide."""
    unit, x = width / most, 0.0
    parts = []
    for source, (name, points) in enumerate(row.sheet):
        if points > 0:
            parts.append(segment(source, (x, 0, points * unit), points, name, LOW))
            x += points * unit
    ground = rect(0, 0, width, LOW, 4, fill=tone("table-deep"))
    return chart(width, LOW, f"{title}: {row.name}", ground, parts)


def swatch(source: int) -> Markup:
    """The colour and texture of a source, small."""
    texture = TEXTURES[source % len(TEXTURES)]
    return el(
        "svg",
        rect(0, 0, 12, 12, 3, fill=SOURCES[source % len(SOURCES)]),
        rect(0, 0, 12, 12, 3, fill=f"url(#{texture})") if texture else NOTHING,
        viewBox="0 0 12 12",
        width=12,
        height=12,
        aria_hidden="true",
    )


def player(seat: int, name: str, x: float, y: float) -> Markup:
    tones = colour(seat)
    disc = circle(x, y, 10, fill=f"url(#g-{tones.name})", stroke=tone("on"), stroke_opacity=0.55)
    mark = sigil(tones.shape, x, y, 5, fill=tones.mark)
    size = 14 if len(name) <= SHORT_NAME else 11
    said = text(x + 17, y + 5, name, size, fill=tone("on"), text_anchor="start", **fitted(name))
    return join(disc, mark, said)


def fitted(name: str) -> dict[str, Any]:
    """A very long name is pressed into the room there is."""
    if len(name) <= LONG_NAME:
        return {}
    return {"textLength": NAME_ROOM, "lengthAdjust": "spacingAndGlyphs"}


def segment(
    source: int, place: tuple[float, float, float], n: int, name: str, high: float = HIGH
) -> Markup:
    """A source in its colour and texture, with its number where it fits."""
    x, y, width = place
    texture = TEXTURES[source % len(TEXTURES)]
    box = (x, y, max(width - 1, 1), high)
    fits = width >= NARROW
    return group(
        rect(*box, 2, fill=SOURCES[source % len(SOURCES)]),
        rect(*box, 2, fill=f"url(#{texture})") if texture else NOTHING,
        text(x + width / 2, y + high / 2 + 4.5, n, 12.5, fill="#1a1208", font_weight=700)
        if fits
        else NOTHING,
        data_tip=f"{name}: {n}",
    )


def key(names: Sequence[str], width: float = WIDE) -> Markup:
    """Which colour and texture is which source."""
    across = 2
    column = width / across
    drawn = []
    for source, name in enumerate(names):
        x, y = source % across * column, source // across * 22
        texture = TEXTURES[source % len(TEXTURES)]
        drawn.append(
            at(
                x,
                y,
                rect(0, 3, 16, 14, 2, fill=SOURCES[source % len(SOURCES)]),
                rect(0, 3, 16, 14, 2, fill=f"url(#{texture})") if texture else NOTHING,
                text(23, 15, name, 12.5, fill=tone("mute"), text_anchor="start"),
            )
        )
    lines = -(-len(names) // across)
    return chart(width, lines * 22 + 4, ", ".join(names), drawn)


class Scale:
    """From steps and values to points of a drawing."""

    def __init__(self, box: tuple[float, float, float, float], steps: int, span: Point) -> None:
        self.left, self.top, self.width, self.height = box
        self.steps = max(1, steps)
        self.low, self.high = span if span[0] < span[1] else (span[0], span[0] + 1)

    def x(self, step: float) -> float:
        return self.left + self.width * step / self.steps

    def y(self, value: float) -> float:
        return self.top + self.height * (self.high - value) / (self.high - self.low)

    def path(self, values: Sequence[float]) -> str:
        spots = [f"{self.x(n):.1f} {self.y(v):.1f}" for n, v in enumerate(values)]
        return "M" + "L".join(spots)


class Extent(NamedTuple):
    """How large a chart is, and how much room is left around its lines."""

    width: int
    height: int
    left: int
    right: int
    top: int
    foot: int

    @property
    def room(self) -> tuple[int, int, int, int]:
        """Where the lines are drawn: corner, width and height."""
        wide, high = self.width - self.left - self.right, self.height - self.top - self.foot
        return self.left, self.top, wide, high


PAGE = Extent(640, 210, 36, 120, 12, 28)
POCKET = Extent(372, 232, 30, 124, 12, 30)


def progress(
    points: Sequence[Sequence[float]],
    rows: Sequence[PlayerRow],
    title: str,
    marks: Sequence[Mark] = (),
    extent: Extent = PAGE,
) -> Markup:
    """Points over time: a line for each player, labelled at its end with shape and name."""
    steps = max(len(line) for line in points) - 1
    most = max([1, *[max(line) for line in points]])
    least = min([0, *[min(line) for line in points]])
    scale = Scale(extent.room, steps, (least, most))
    return chart(
        extent.width,
        extent.height,
        title,
        grid(scale),
        [rule(scale, mark) for mark in marks],
        [path(scale.path(own), **stroke(row.seat)) for own, row in zip(points, rows, strict=True)],
        ends(scale, points, rows),
    )


def stroke(seat: int) -> dict[str, Any]:
    """A player's line; the dark colour takes its light tone on a panel."""
    tones = colour(seat)
    dark = tones.name == "plum"
    ink = tones.light if dark else tones.base
    return {"fill": "none", "stroke": ink, "stroke_width": 2.4, "stroke_linejoin": "round"}


def grid(scale: Scale) -> list[Markup]:
    """Round values as hairlines."""
    step = nice((scale.high - scale.low) / 5)
    values = [n * step for n in range(int(scale.high // step) + 1)]
    right = scale.left + scale.width
    return [
        join(
            line((scale.left, scale.y(v)), (right, scale.y(v)), stroke=tone("rule")),
            text(
                scale.left - 6, scale.y(v) + 4, f"{v:g}", 11, fill=tone("mute"), text_anchor="end"
            ),
        )
        for v in values
    ]


def nice(step: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 and so on."""
    size = 1.0
    while True:
        for factor in (1, 2, 5):
            if size * factor >= step:
                return size * factor
        size *= 10


def rule(scale: Scale, mark: Mark) -> Markup:
    x, low = scale.x(mark.step), scale.top + scale.height
    dashes = {"stroke": tone("rule"), "stroke_dasharray": "3 3"}
    return join(
        line((x, scale.top), (x, low), **dashes),
        words(x, low + 18, mark.label, 12, fill=tone("mute")),
    )


def ends(
    scale: Scale, points: Sequence[Sequence[float]], rows: Sequence[PlayerRow]
) -> list[Markup]:
    """The players at the ends of their lines, moved apart where they would touch."""
    order = sorted(range(len(rows)), key=lambda n: -points[n][-1])
    heights = apart([scale.y(points[n][-1]) for n in order], 22, scale.top + scale.height)
    x = scale.left + scale.width + 16
    return [player(rows[n].seat, rows[n].name, x, y) for n, y in zip(order, heights, strict=True)]


def apart(heights: Sequence[float], step: float, lowest: float) -> list[float]:
    """Heights from above, pushed down until none is nearer than a step, and up off the floor."""
    found: list[float] = []
    for y in heights:
        found.append(y if not found else max(y, found[-1] + step))
    for place in range(len(found) - 1, -1, -1):
        found[place] = min(found[place], lowest)
        lowest = found[place] - step
    return found


def curve(
    values: Sequence[float],
    title: str,
    span: Point,
    now: int | None = None,
    marks: Sequence[Mark] = (),
) -> Markup:
    """One value over time around a middle: whose game it is. `now` marks a step, `marks` are the
    rounds."""
    width, height = 312, 96
    scale = Scale((32, 8, width - 40, height - 32), len(values) - 1, span)
    middle = scale.y((span[0] + span[1]) / 2)
    right = scale.x(len(values) - 1)
    area = f"{scale.path(values)}L{right:.1f} {middle:.1f}L{scale.left} {middle:.1f}z"
    here = NOTHING
    if now is not None:
        x = scale.x(now)
        here = line((x, 0), (x, height), stroke=tone("focus"), stroke_width=2)
    return chart(
        width,
        height,
        title,
        [rule(scale, mark) for mark in marks],
        [level(scale, value) for value in (span[0], (span[0] + span[1]) / 2, span[1])],
        path(area, fill=tone("gilt"), fill_opacity=0.3),
        line((scale.left, middle), (width - 4, middle), stroke=tone("rule")),
        path(scale.path(values), fill="none", stroke=tone("gilt-high"), stroke_width=1.8),
        here,
    )


def level(scale: Scale, value: float) -> Markup:
    """A value beside the axis, with its sign."""
    said = f"{value:+g}".replace("-", "\u2212") if value else "0"
    ink = {"fill": tone("mute"), "text_anchor": "end"}
    return text(scale.left - 5, scale.y(value) + 4, said, 11, **ink)
