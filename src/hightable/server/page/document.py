"""A page: one style sheet, one script, nothing inline; and the page that says sorry."""

from __future__ import annotations

from typing import Any

from hightable.draw.markup import Markup, el, join
from hightable.draw.symbols import kit
from hightable.server.page.style import version
from hightable.server.texts import say


def document(title: str, style: str, body: Any, **attributes: Any) -> str:
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
    return "<!doctype html>" + el("html", head, el("body", body, **attributes), lang="en")


def plain_page(title: str, *content: Any) -> str:
    """A page without a table."""
    symbols = el("svg", el("defs", kit()), width=0, height=0, class_="sr", aria_hidden="true")
    home = el("a", say("lobby", "title"), href="/", class_="brand")
    body = join(symbols, el("header", home, class_="plain-top"), el("main", content, class_="page"))
    return document(title, "house", body, class_="plain")


def fault(sentence: str) -> str:
    back = el("a", say("new", "back"), href="/", class_="button go")
    return plain_page(
        say("fault", "title"), el("h1", say("fault", "title")), el("p", sentence), el("p", back)
    )
