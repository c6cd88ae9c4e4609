"""Charts of the report: small SVG, drawn from the figures, with the numbers beside them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hightable.arena.figures import Rate

WIDTH = 640
ROW = 26
LABEL = 190
COLOURS = ("#2f6690", "#b5651d", "#5b8e7d", "#8d5a97", "#c1666b", "#7d7461", "#3a7ca5", "#d9a441")


def svg(height: float, title: str, body: list[str]) -> str:
    """A picture with its title, for those who do not see it too."""
    said = escape(title)
    open_tag = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{said}">'
    return "\n".join([open_tag, f"<title>{said}</title>", *body, "</svg>"])


def text(x: float, y: float, said: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


def bar(x: float, y: float, width: float, colour: str, said: str = "") -> str:
    tip = f"<title>{escape(said)}</title>" if said else ""
    shape = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{ROW - 10}"'
    return f'<rect {shape} rx="2" fill="{colour}">{tip}</rect>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def rates(title: str, found: Sequence[Rate], even: float) -> str:
    """A bar for each rate with its doubt as a whisker; the dashed line is the even chance."""
    room = WIDTH - LABEL - 110
    body = [line(LABEL + even * room, 0, LABEL + even * room, ROW * len(found), "even")]
    for at, rate in enumerate(found):
        y = at * ROW + 5
        body.append(text(LABEL - 8, y + 13, rate.name, "end"))
        body.append(bar(LABEL, y, rate.rate * room, COLOURS[at % len(COLOURS)]))
        low, high = LABEL + rate.low * room, LABEL + rate.high * room
        body.append(line(low, y + 8, high, y + 8, "doubt"))
        said = f"{rate.rate:.0%} ({rate.low:.0%}-{rate.high:.0%})"
        body.append(text(LABEL + room + 8, y + 13, said))
    return svg(ROW * len(found) + 4, title, body)


def stacks(title: str, sheets: dict[str, dict[str, float]], names: dict[str, str]) -> str:
    """The mean score sheet of each bot as one bar of many colours; below, which is which."""
    lines = list(dict.fromkeys(line for sheet in sheets.values() for line in sheet))
    colour = {name: COLOURS[at % len(COLOURS)] for at, name in enumerate(lines)}
    longest = max(sum(max(p, 0) for p in sheet.values()) for sheet in sheets.values())
    scale = (WIDTH - LABEL - 60) / max(longest, 1)
    body = []
    for at, (bot, sheet) in enumerate(sheets.items()):
        x, y = float(LABEL), at * ROW + 5
        body.append(text(LABEL - 8, y + 13, bot, "end"))
        for name, points in sheet.items():
            body.append(bar(x, y, points * scale, colour[name], f"{names[name]} {points:.1f}"))
            x += max(points, 0) * scale
        body.append(text(x + 6, y + 13, f"{sum(sheet.values()):.1f}"))
    top = ROW * len(sheets) + 12
    for at, name in enumerate(lines):
        x, y = 10 + at % 3 * 210, top + at // 3 * ROW
        body += [bar(x, y, 16, colour[name]), text(x + 24, y + 13, names[name])]
    return svg(top + (len(lines) + 2) // 3 * ROW, title, body)


def heap(title: str, numbers: Sequence[float], parts: int = 24) -> str:
    """How often which number came: columns."""
    low, high = min(numbers), max(numbers)
    width = (high - low) / parts or 1.0
    counts = [0] * parts
    for number in numbers:
        counts[min(int((number - low) / width), parts - 1)] += 1
    tall, step = 120.0, (WIDTH - 20) / parts
    body = []
    for at, count in enumerate(counts):
        height = tall * count / max(counts)
        x, y = 10 + at * step, tall - height
        said = f"{low + at * width:.0f}-{low + (at + 1) * width:.0f}: {count}"
        shape = f'x="{x:.1f}" y="{y:.1f}" width="{step - 2:.1f}" height="{height:.1f}"'
        body.append(f'<rect {shape} fill="{COLOURS[0]}"><title>{said}</title></rect>')
    body += [text(10, tall + 16, f"{low:.0f}"), text(WIDTH - 10, tall + 16, f"{high:.0f}", "end")]
    return svg(tall + 24, title, body)
