"""A page: one style sheet, one script, nothing inline; and the page that says sorry."""

from __future__ import annotations

from typing import Any

from hightable.draw.markup import Markup, el, join
from hightable.draw.symbols import kit
from hightable.server.page import strokes
from hightable.server.page.marks import lines_of
from hightable.server.page.style import version
from hightable.texts import Translation

GAMES, MINE, LEARN = "/", "/mine", "/learn"


def document(house: Translation, title: str, style: str, body: Any, **attributes: Any) -> str:
    """A page: one style sheet, one script, nothing inline."""
    head = el(
        "head",
        Markup('<meta charset="utf-8">'),
        Markup('<meta name="viewport" content="width=device-width,initial-scale=1">'),
        el("title", title),
        Markup(f'<link rel="icon" href="/static/{version()}/icon.svg">'),
        Markup(f'<link rel="stylesheet" href="/style/{style}.css?{version()}">'),
        el("script", "", type="module", src=f"/static/{version()}/main.js"),
    )
    return "<!doctype html>" + el("html", head, el("body", body, **attributes), lang=house.language)


def plain_page(
    house: Translation, title: str, *content: Any, here: str = "", foot: Markup | None = None
) -> str:
    """A page without a table; `here` is the one of the main pages it is."""
    symbols = el("svg", el("defs", kit()), width=0, height=0, class_="sr", aria_hidden="true")
    home = el("a", house.say("lobby", "title"), href="/", class_="brand")
    top = el("header", home, main_pages(house, here), class_="plain-top")
    body = join(symbols, top, el("main", content, class_="page"), foot)
    return document(house, title, "house", body, class_="plain")


def main_pages(house: Translation, here: str) -> Markup:
    """Games, one's own tables, lessons: at the top, or on a phone at the foot."""
    pages = [
        (GAMES, strokes.HOUSE, house.say("lobby", "games")),
        (MINE, strokes.TABLES, house.say("mine", "title")),
        (LEARN, strokes.CAP, house.say("lesson", "all")),
    ]
    links = [
        el(
            "a",
            lines_of(sign),
            el("span", label),
            href=there,
            aria_current="page" if there == here else None,
        )
        for there, sign, label in pages
    ]
    return el("nav", links, aria_label=house.say("lobby", "pages"))


def fault(house: Translation, sentence: str) -> str:
    back = el("a", house.say("new", "back"), href="/", class_="button go")
    title = house.say("fault", "title")
    return plain_page(house, title, el("h1", title), el("p", sentence), el("p", back))
