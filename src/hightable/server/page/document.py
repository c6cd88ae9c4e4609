"""A page: one style sheet, one script, nothing inline; and the page that says sorry."""

from __future__ import annotations

from typing import Any

from hightable.draw.markup import Markup, el, join
from hightable.draw.symbols import kit
from hightable.server.page.style import version
from hightable.texts import Translation


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


def plain_page(house: Translation, title: str, *content: Any) -> str:
    """A page without a table."""
    symbols = el("svg", el("defs", kit()), width=0, height=0, class_="sr", aria_hidden="true")
    home = el("a", house.say("lobby", "title"), href="/", class_="brand")
    mine = el("a", house.say("mine", "title"), href="/mine")
    top = el("header", home, mine, class_="plain-top")
    body = join(symbols, top, el("main", content, class_="page"))
    return document(house, title, "house", body, class_="plain")


def fault(house: Translation, sentence: str) -> str:
    back = el("a", house.say("new", "back"), href="/", class_="button go")
    title = house.say("fault", "title")
    return plain_page(house, title, el("h1", title), el("p", sentence), el("p", back))
