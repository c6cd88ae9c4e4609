"""What only small screens have: five tabs, the band over the board, and the page of all boards."""

from __future__ import annotations

from typing import Final

from hightable.draw import Tab, View
from hightable.draw.markup import Markup, el, join
from hightable.kernel import Texts
from hightable.server.page.marks import button
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


def drawn(path: str, size: int = 22) -> Markup:
    """A sign of lines, in the colour of its text."""
    ends = {"stroke_width": 1.9, "stroke_linecap": "round", "stroke_linejoin": "round"}
    line = el("path", d=path, fill="none", stroke="currentColor", **ends)
    return el("svg", line, width=size, height=size, viewBox="0 0 24 24", aria_hidden="true")


def bar(house: Translation) -> Markup:
    """Move, boards, log, scores, more: the same in every game."""
    tabs = [
        button(
            join(drawn(path), el("span", house.say("pages", page)), el("em", "", hidden="hidden")),
            data_page=page,
            aria_pressed="true" if page == "move" else "false",
        )
        for page, path in PAGES.items()
    ]
    return el("nav", tabs, class_="tabs", aria_label=house.say("pages", "title"))


def band(house: Translation) -> Markup:
    """Over the board: its name between two arrows, and the whole of it."""
    back, on = (drawn(path, 20) for path in ARROWS.values())
    badge = el("em", "", hidden="hidden")
    return el(
        "div",
        button(back, data_turn=-1, aria_label=house.say("pages", "earlier")),
        el("b", ""),
        button(join(on, badge), data_turn=1, class_="next", aria_label=house.say("pages", "later")),
        button(drawn(WHOLE, 18), data_zoom="1", aria_label=house.say("pages", "whole")),
        id="where",
    )


def boards(house: Translation, view: View, texts: Texts) -> Markup:
    """Every part of the table, drawn in small when the page is opened; a tap shows it."""
    shown = [part(view, tab, tab.label(texts)) for tab in view.tabs]
    head = el("h2", house.say("pages", "boards"))
    return el(
        "section", head, el("div", shown), id="boards", aria_label=house.say("pages", "boards")
    )


def part(view: View, tab: Tab, label: str) -> Markup:
    region = view.region(tab.region)
    box = tab.part or region.box
    small = el("svg", "", viewBox=str(box), aria_hidden="true")
    return button(
        join(small, el("b", label), el("em", "", hidden="hidden")),
        data_tab=tab.region,
        data_part=str(tab.part) if tab.part else None,
        aria_pressed="false",
    )
