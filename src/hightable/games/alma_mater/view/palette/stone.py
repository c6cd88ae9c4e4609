"""What the university is built of: arches, doors, columns, roofs; wax seals and masters."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import frame, plaque
from hightable.draw.hot import hot, known
from hightable.draw.layout import layout
from hightable.draw.markup import NOTHING, Markup, join, kept
from hightable.draw.pieces import fan, moved
from hightable.draw.scene import Choice, Scene
from hightable.draw.shapes import at, circle, group, icon, line, path, rect, star, text, use, words
from hightable.draw.tokens import colour
from hightable.games.alma_mater.seen.table import Seen, SeenSpace
from hightable.games.alma_mater.view.palette import (
    CREAM,
    DARK,
    FACULTY_ICON,
    GILT,
    PALE,
    STONE,
)
from hightable.kernel import Texts

LAYOUT: Final = layout("hightable.games.alma_mater.view")
DOOR: Final = (46, 56)
MASTER: Final = (22.0, 28.0)
EDGE: Final[dict[str, Any]] = {"stroke": "#9a8258", "stroke_width": 0.5}
BRICK_EDGE: Final = "#4a2c1e"


def arch_path(x: float, y: float, width: float, height: float, rise: float) -> str:
    """Straight sides, round head."""
    top, foot, bend = y + rise, y + height, y + rise * 0.42
    left, middle, right = x + width * 0.22, x + width / 2, x + width
    return (
        f"M{x:g} {foot:g}V{top:g}C{x:g} {bend:.1f} {left:.1f} {y:g} {middle:g} {y:g}"
        f"S{right:g} {bend:.1f} {right:g} {top:g}V{foot:g}z"
    )


def arch(x: float, y: float, width: float, height: float, rise: float, **attributes: Any) -> Markup:
    """Doorway, niche or window."""
    return path(arch_path(x, y, width, height, rise), **attributes)


def plaster(
    size: tuple[int, int], title: tuple[float, str] | None, texture: str = "t-fleck"
) -> Markup:
    """A board of warm plaster with its name on the frame: how wide, and what it says."""
    width, height = size
    return join(
        frame(width, height, "url(#g-plaster)"),
        rect(8.6, 8.6, width - 17.2, height - 17.2, 4, fill=f"url(#{texture})"),
        plaque(width / 2, 14, *title) if title else None,
    )


def tower(top: float, height: float) -> Markup:
    """The brick tower at the left of campus and academy."""
    return group(
        rect(9, top, 52, height, fill="url(#t-brick)"),
        rect(9, top, 52, height, fill="url(#g-sheen)", opacity=0.35),
        line((61, top), (61, top + height), stroke=BRICK_EDGE, stroke_width=1),
    )


def roof(x: float, y: float, width: float, height: float = 14) -> Markup:
    d = f"M{x} {y + height}l7-{height}h{width - 14}l7 {height}z"
    return group(
        path(d, fill="url(#g-roof)", stroke="#4a2314", stroke_width=1),
        path(d, fill="url(#t-roof)"),
        rect(x - 1, y + height - 1, width + 2, 4, 1.5, fill=STONE, stroke="#6b4d20"),
    )


def column(x: float, y: float, height: float) -> Markup:
    return group(
        rect(x - 3, y, 6, height, fill=STONE, **EDGE),
        rect(x - 5, y - 1, 10, 4, 1, fill="#eadfc6", **EDGE),
        rect(x - 5, y + height - 3, 10, 4, 1, fill="#cdb992", **EDGE),
    )


def ledge(x: float, y: float, width: float) -> Markup:
    return rect(x, y, width, 3.5, fill=STONE, **EDGE)


def doorway(x: float, y: float, height: float = DOOR[1]) -> Markup:
    """An empty doorway: an action space."""
    width = DOOR[0]
    edge = {"stroke": BRICK_EDGE, "stroke_width": 1}
    inner = {"fill": "url(#g-door)", "stroke": DARK, "stroke_width": 1}
    return group(
        arch(x - 2.5, y - 2.5, width + 5, height + 4, 22, fill=STONE, **edge),
        arch(x + 1.5, y + 1.5, width - 3, height - 2, 19, **inner),
        rect(x - 4, y + height - 1, width + 8, 4, 1, fill=STONE, **edge),
    )


def numeral(x: float, y: float, said: str) -> Markup:
    """The number carved over a door."""
    return words(x + DOOR[0] / 2, y + 31, said, 22, fill="#d9b878", opacity=0.42)


def carved(x: float, y: float, faculty: str) -> Markup:
    """The mark of a faculty over its door."""
    middle = x + DOOR[0] / 2
    return icon(FACULTY_ICON[faculty], middle, y + 22, 20, color="#d9b878", opacity=0.5)


def heading(area: tuple[float, float, float], fill: str, name: str, said: str) -> Markup:
    """The coloured head of a plate: its icon and name; x, y and width."""
    x, y, width = area
    d = f"M{x + 0.6} {y + 16}v-10q0-5.4 5.4-5.4h{width - 12}q5.4 0 5.4 5.4v10z"
    ink = {"fill": "#ffeecb", "text_anchor": "start", "font_weight": 600}
    return group(
        path(d, fill=fill),
        rect(x + 0.6, y + 15.4, width - 1.2, 1.4, fill=GILT),
        use(name, x + 4, y + 1.2, 14),
        words(x + 21, y + 12.2, said, 10.2, **ink),
    )


@kept
def seal(x: float, y: float, r: float, n: int) -> Markup:
    """Wax with the number of masters a space costs the viewer now; grey where one's own lie."""
    fill, edge = ("url(#g-wax)", "#3a0a17") if n else ("url(#g-wax-grey)", "#2c2823")
    said = str(n) if n else "\u2013"
    return join(
        path(star(11, r * 1.08, r * 0.94, x, y), fill=fill, stroke=edge, stroke_width=0.8),
        text(x, y + r * 0.44, said, max(9.2, r * 1.2), fill="#fff6e6", font_weight=700),
    )


def is_player(scene: Scene[Seen]) -> bool:
    """Is it a player who looks, with a university of his own? Not a watcher, nor Ignotus."""
    return 0 <= scene.seat < scene.seen.people


def needs(space: SeenSpace, x: float, y: float, scene: Scene[Seen], r: float = 8.8) -> Markup:
    """The seal of a space, with its words; nothing for a watcher."""
    if not is_player(scene):
        return NOTHING
    return waxed(space.needed[scene.seat], x, y, r, scene.texts)


@kept
def waxed(needed: int, x: float, y: float, r: float, texts: Texts) -> Markup:
    """A seal that says what its number means."""
    said = texts.say("tip", "needed", n=needed) if needed else texts.say("tip", "own")
    return at(x, y, seal(0, 0, r, needed), data_tip=said)


def master(seat: int, height: float) -> Markup:
    """A master standing on a point."""
    width = height * MASTER[0] / MASTER[1]
    return use(f"p-master-{colour(seat).name}", -width / 2, -height, width, height)


def crowd(
    space: SeenSpace, foot: tuple[float, float], room: float, height: float, scene: Scene[Seen]
) -> list[Markup]:
    """The masters on a space: one figure for each player, with a number."""
    width = height * MASTER[0] / MASTER[1]
    groups = [(seat, n) for seat, n in enumerate(space.pieces) if n]
    spots = fan(len(groups), width + 1, room)
    found = []
    for (seat, n), off in zip(groups, spots, strict=True):
        tip = scene.say("tip", "masters", name=scene.names[seat], n=n)
        many = number(width / 2 - 2, -4, n) if n > 1 else NOTHING
        name = f"ms-{space.site}-{colour(seat).name}"
        found.append(moved(name, foot[0] + off, foot[1], master(seat, height), many, data_tip=tip))
    return found


def number(x: float, y: float, n: int) -> Markup:
    """How many there are, on a dark disc."""
    return join(
        circle(x, y, 6, fill=DARK, stroke="#f2d58a", stroke_width=0.8),
        text(x, y + 3.4, n, 9.6, fill=PALE, font_weight=700),
    )


def glow(choice: Choice | None, d: str) -> Markup:
    """A target of any outline."""
    return hot(choice, "path", d=d)


def asked(site: str) -> str | None:
    """What may be asked about a space."""
    return known(f"send {site}", f"again {site}")


def called(site: str, scene: Scene[Seen]) -> Choice | None:
    """The option of a space: send masters there, or let one there act again."""
    return scene.choice(f"send {site}") or scene.choice(f"again {site}")


def small_words(x: float, y: float, said: str, **more: Any) -> Markup:
    """Small print: serif, italic."""
    more.setdefault("fill", CREAM)
    return words(x, y, said, more.pop("size", 10), font_style="italic", **more)
