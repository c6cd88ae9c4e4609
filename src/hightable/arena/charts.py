"""Charts of the report: bars drawn from the figures, in tables whose texts find their own room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from hightable.arena.figures import Rate

WIDTH = 400
TALL = 16
COLOURS = (
    "#2f6690", "#b5651d", "#5b8e7d", "#8d5a97", "#c1666b", "#d9a441", "#3a9ca5", "#7d7461",
    "#1d3557", "#e08e45", "#2a6041", "#5e3c78", "#8c2f39", "#a68a2c", "#83c5be", "#4a4238",
)  # fmt: skip
Said = Callable[[Rate], str]


def svg(width: float, height: float, title: str, body: list[str]) -> str:
    """A picture with its title, for those who do not see it too."""
    said = escape(title)
    box = f'viewBox="0 0 {width:.0f} {height:.0f}" preserveAspectRatio="none"'
    return "\n".join([f'<svg {box} role="img" aria-label="{said}">', *body, "</svg>"])


def bar(x: float, width: float, colour: str, said: str = "") -> str:
    tip = f"<title>{escape(said)}</title>" if said else ""
    shape = f'x="{x:.1f}" y="0" width="{max(width, 0):.1f}" height="{TALL}"'
    return f'<rect {shape} fill="{colour}">{tip}</rect>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def bars(rows: Sequence[tuple[str, str, str]]) -> str:
    """Lines with a name, a picture and a figure."""
    lines = [
        f"<tr><th>{escape(name)}</th><td>{picture}</td><td>{escape(figure)}</td></tr>"
        for name, picture, figure in rows
    ]
    return '<table class="bars"><tbody>\n{}\n</tbody></table>'.format("\n".join(lines))


def rates(found: Sequence[Rate], even: float, said: Said) -> str:
    """A bar for each rate with its doubt as a whisker; the dashed line is the even chance."""
    rows = []
    for at, rate in enumerate(found):
        body = [bar(0, rate.rate * WIDTH, COLOURS[at % len(COLOURS)])]
        body.append(line(even * WIDTH, 0, even * WIDTH, TALL, "even"))
        body.append(line(rate.low * WIDTH, TALL / 2, rate.high * WIDTH, TALL / 2, "doubt"))
        rows.append((rate.name, svg(WIDTH, TALL, said(rate), body), said(rate)))
    return bars(rows)


def stacks(sheets: dict[str, dict[str, float]], names: dict[str, str]) -> str:
    """The mean score sheet of each bot as one bar of many colours; below, which is which."""
    colour = {name: COLOURS[at % len(COLOURS)] for at, name in enumerate(names)}
    longest = max(sum(max(p, 0) for p in sheet.values()) for sheet in sheets.values())
    scale = WIDTH / max(longest, 1)
    rows = []
    for bot, sheet in sheets.items():
        x, body = 0.0, []
        for name, points in sheet.items():
            body.append(bar(x, points * scale, colour[name], f"{names[name]} {points:.1f}"))
            x += max(points, 0) * scale
        rows.append((bot, svg(WIDTH, TALL, bot, body), f"{sum(sheet.values()):.1f}"))
    return bars(rows) + legend([(colour[name], names[name]) for name in names])


def legend(entries: list[tuple[str, str]]) -> str:
    """Which colour is what."""
    items = [f'<li><i style="background:{hue}"></i>{escape(name)}</li>' for hue, name in entries]
    return '<ul class="legend">{}</ul>'.format("\n".join(items))


def heap(
    title: str,
    numbers: Sequence[float],
    ends: tuple[float, float],
    said: Callable[[float, float, int], str],
    parts: int = 24,
) -> str:
    """How often which number came: columns from one end to the other, and the ends below."""
    low, high = ends
    width = (high - low) / parts or 1.0
    counts = [0] * parts
    for number in numbers:
        counts[min(int((number - low) / width), parts - 1)] += 1
    tall, step = 120.0, WIDTH / parts
    body = []
    for at, count in enumerate(counts):
        height = tall * count / max(counts)
        tip = escape(said(low + at * width, low + (at + 1) * width, count))
        shape = f'x="{at * step:.1f}" y="{tall - height:.1f}" height="{height:.1f}"'
        body.append(
            f'<rect {shape} width="{step - 1:.1f}" fill="{COLOURS[0]}"><title>{tip}</title></rect>'
        )
    below = f'<p class="ends"><span>{low:.0f}</span><span>{high:.0f}</span></p>'
    return f'<div class="heap">{svg(WIDTH, tall, title, body)}{below}</div>'
