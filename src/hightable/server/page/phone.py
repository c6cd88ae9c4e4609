"""What only small screens have: five tabs, the band over the board, and the page of all boards."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from hightable.draw import Head, Region, Scene, Tab, View
from hightable.draw.markup import NOTHING, Markup, el, join
from hightable.server.page.marks import avatar, button, lines_of
from hightable.texts import Translation

PAGES: Final = {
    "move": "M9 11V5.5a1.6 1.6 0 0 1 3.2 0V11l5.1 1.2a2 2 0 0 1 1.5 2.3L18 20H10l-4.3-5.2"
    "a1.5 1.5 0 0 1 2.3-2L9 13.8z",
    "boards": "M4 4h8v7H4zM15 4h5v7h-5zM4 14h5v6H4zM12 14h8v6h-8z",
    "log": "M7 4h11v14a2 2 0 0 1-2 2H6a2 2 0 0 0 2-2V4M11 8h4M11 12h4M4 17v1a2 2 0 0 0 2 2",
    "scores": "M8 4h8v5a4 4 0 0 1-8 0zM8 5H5v2a3 3 0 0 0 3 3M16 5h3v2a3 3 0 0 1-3 3M12 13v4M8 20h8",
    "more": "M4 12h2M11 12h2M18 12h2",
}
ARROWS: Final = {"earlier": "M15 5l-7 7 7 7", "later": "M9 5l7 7-7 7"}
WHOLE: Final = "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"
RADIUS, GAP = 19.5, 0.1
THUMB: Final = 84


def bar(house: Translation) -> Markup:
    """Move, boards, log, scores, more: the same in every game."""
    tabs = [
        button(
            join(
                lines_of(path), el("span", house.say("pages", page)), el("em", "", hidden="hidden")
            ),
            data_page=page,
            aria_pressed="true" if page == "move" else "false",
        )
        for page, path in PAGES.items()
    ]
    return el("nav", tabs, class_="tabs", aria_label=house.say("pages", "title"))


def ring(shown: Head) -> Markup:
    """The rounds around the one there is, a piece each."""
    done, of = shown.clock
    if not of:
        now = [at for at, step in enumerate(shown.steps) if step.when == "now"]
        done, of = now[0] if now else len(shown.steps), len(shown.steps)
    return pieces(done, of)


@cache
def pieces(done: int, of: int) -> Markup:
    """A ring of so many pieces, one of them lit."""
    gap = GAP if of > 1 else 0.001
    kinds = ["past" if at < done else "now" if at == done else "next" for at in range(of)]
    arcs = [
        el("path", d=arc(at / of, (at + 1) / of, gap), class_=kind) for at, kind in enumerate(kinds)
    ]
    return el("svg", arcs, class_="ring", viewBox="-22 -22 44 44", aria_hidden="true")


def arc(start: float, end: float, gap: float) -> str:
    """From one part of a ring to another, clockwise from above."""
    ends = [2 * pi * start + gap, 2 * pi * end - gap]
    (x, y), (u, v) = [(RADIUS * sin(at), -RADIUS * cos(at)) for at in ends]
    large = int(end - start > 1 / 2)
    return f"M{x:.1f} {y:.1f}A{RADIUS} {RADIUS} 0 {large} 1 {u:.1f} {v:.1f}"


def band(house: Translation, view: View) -> Markup:
    """Over the board: where on the table it is, its name between two arrows, and the whole of it;
    and where else something can be chosen."""
    back, on = (lines_of(path, 20) for path in ARROWS.values())
    badge = el("em", "", hidden="hidden")
    name = el("span", el("b", ""), el("small", ""), class_="named")
    elsewhere = join(el("span", el("strong", ""), el("small", "")), on)
    return el(
        "div",
        small_map(house, view),
        button(back, data_turn=-1, aria_label=house.say("pages", "earlier")),
        name,
        button(join(on, badge), data_turn=1, class_="next", aria_label=house.say("pages", "later")),
        button(
            join(lines_of(WHOLE, 16), el("small", "")),
            data_zoom="1",
            aria_label=house.say("pages", "whole"),
        ),
        button(elsewhere, id="elsewhere", data_stage="", hidden="hidden"),
        id="where",
    )


def small_map(house: Translation, view: View) -> Markup:
    """All boards as they lie on a large table; the way to the page of them."""
    width, height = view.size()
    spots = [spot(view.region(name), place) for name, place in view.places().items()]
    seen = el("rect", x=0, y=0, width=0, height=0, class_="seen")
    box = f"0 0 {width} {height}"
    drawn = el("svg", spots, seen, viewBox=box, aria_hidden="true", preserveAspectRatio="none")
    label = house.say("pages", "all")
    return button(drawn, data_page="boards", class_="small-map", aria_label=label)


def spot(region: Region, place: tuple[int, int]) -> Markup:
    x, y = place
    return el(
        "rect",
        x=x,
        y=y,
        width=region.width,
        height=region.height,
        rx=14,
        data_map=region.name,
        class_="own" if region.own else None,
    )


def boards(house: Translation, view: View, scene: Scene) -> Markup:
    """Every part of the table, drawn in small when the page is opened; a tap shows it. The common
    ones, a player's own, and what is drawn for small screens."""
    strips = {region.name for region in view.strips}
    parts = [
        (
            "common",
            [tab for tab in view.tabs if not is_own(view, tab) and tab.region not in strips],
        ),
        ("own", [tab for tab in view.tabs if is_own(view, tab) and tab.region not in strips]),
        ("strips", [tab for tab in view.tabs if tab.region in strips]),
    ]
    shown = [kind(house, view, scene, *part) for part in parts if part[1]]
    back = button(house.say("pages", "back"), data_page="move", class_="mini")
    head = el("div", el("h2", house.say("pages", "boards")), back, class_="head")
    return el("section", head, shown, id="boards", aria_label=house.say("pages", "boards"))


def is_own(view: View, tab: Tab) -> bool:
    return view.region(tab.region).own


def kind(
    house: Translation, view: View, scene: Scene, name: str, tabs: list[Tab]
) -> list[Markup | None]:
    """Boards of one kind under their heading; whose they are can be said above one's own."""
    whose = None
    if name == "own":
        people = [(seat, scene.names[seat]) for seat in range(len(scene.names))]
        chosen = [
            button(
                join(avatar(seat, 20), el("span", who)),
                data_board="own" if seat == scene.seat else seat,
                class_="mini",
            )
            for seat, who in people
        ]
        whose = el("div", chosen, class_="whose")
    parts = [part(view, tab, tab.label(scene.texts)) for tab in tabs]
    return [el("h3", house.say("pages", name)), whose, el("div", parts, class_="thumbs")]


def part(view: View, tab: Tab, label: str) -> Markup:
    region = view.region(tab.region)
    box = tab.part or region.box
    width = round(THUMB * box.width / box.height)
    small = el("svg", NOTHING, viewBox=str(box), width=width, height=THUMB, aria_hidden="true")
    return button(
        join(small, el("span", el("b", label), el("em", "", hidden="hidden"))),
        data_tab=tab.region,
        data_part=str(tab.part) if tab.part else None,
        aria_pressed="false",
    )
