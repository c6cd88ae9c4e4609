"""Where things stand: the `layout.toml` of a game's view."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from hightable.draw.scene import Box
from hightable.draw.shapes import Point


def layout(package: str) -> dict[str, Any]:
    """The tables of a view's layout."""
    return tomllib.loads((files(package) / "layout.toml").read_text("utf-8"))


def points(tables: dict[str, Any]) -> dict[str, Point]:
    """The x and y of each entry."""
    return {name: (entry["x"], entry["y"]) for name, entry in tables.items()}


def outline(said: str) -> list[Point]:
    """Points written as `x y x y …`."""
    numbers = [float(part) for part in said.split()]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def part(said: str) -> Box:
    """A part of a region, written as `x y width height`."""
    return Box(*[float(number) for number in said.split()])


def shore(points: list[Point], pull: float = 0.17) -> str:
    """A smooth closed path through points."""
    n = len(points)
    d = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    for at in range(n):
        (ax, ay), (bx, by) = points[at - 1], points[at]
        (cx, cy), (ex, ey) = points[(at + 1) % n], points[(at + 2) % n]
        d += f"C{bx + (cx - ax) * pull:.1f} {by + (cy - ay) * pull:.1f}"
        d += f" {cx - (ex - bx) * pull:.1f} {cy - (ey - by) * pull:.1f} {cx:.0f} {cy:.0f}"
    return d + "z"


def stream(points: list[Point]) -> str:
    """A smooth open path along points."""
    d = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    for (ax, ay), (bx, by) in zip(points[1:], [*points[2:], points[-1]], strict=True):
        d += f"Q{ax:.0f} {ay:.0f} {(ax + bx) / 2:.1f} {(ay + by) / 2:.1f}"
    return d


class Curve:
    """A line from a to b that bows sideways: a route, a caravan's path."""

    def __init__(self, a: Point, b: Point, bend: float) -> None:
        self.a = a
        self.b = b
        x = (a[0] + b[0]) / 2 + (b[1] - a[1]) * bend * 2
        y = (a[1] + b[1]) / 2 - (b[0] - a[0]) * bend * 2
        self.middle = (x, y)

    def path(self) -> str:
        (ax, ay), (mx, my), (bx, by) = self.a, self.middle, self.b
        return f"M{ax:g} {ay:g}Q{mx:.1f} {my:.1f} {bx:g} {by:g}"

    def at(self, t: float) -> Point:
        """The point a share of the way along."""
        p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t * t
        x = p * self.a[0] + q * self.middle[0] + r * self.b[0]
        y = p * self.a[1] + q * self.middle[1] + r * self.b[1]
        return round(x, 1), round(y, 1)
