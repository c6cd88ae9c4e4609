"""The side sheets of a table page: rules, scores, menu, and the table in words."""

from __future__ import annotations

from hightable.draw.markup import Markup, el
from hightable.server.page import menu
from hightable.server.page.panels import button
from hightable.server.store.rooms import Room
from hightable.server.texts import say


def sheet(name: str, title: str, *content: Markup | str | None) -> Markup:
    """A side sheet: closed until it is asked for."""
    bar = el("div", el("h2", title, id=f"{name}-title"), close(), class_="sheet-bar")
    body = el("div", *content, class_="sheet-body", tabindex=0)
    return el("dialog", bar, body, id=name, class_="sheet", aria_labelledby=f"{name}-title")


def close() -> Markup:
    return button("✕", data_close="1", aria_label=say("table", "close"))


def sheets(room: Room, score_table: Markup, seats_menu: Markup) -> list[Markup]:
    game = room.table.game.name
    search = el(
        "input",
        id="search",
        type="search",
        placeholder=say("table", "search"),
        aria_label=say("table", "search"),
    )
    rules = el("div", "", id="rules-text", data_from=f"/rules/{game}/text")
    return [
        sheet("rules", say("table", "rules"), search, rules),
        sheet("scores", say("table", "scores"), score_table),
        sheet(
            "menu",
            say("table", "menu"),
            el("h3", say("table", "seats")),
            seats_menu,
            menu.pace(room),
            el("h3", say("table", "settings")),
            menu.settings(),
            el("h3", say("table", "keys")),
            menu.keys(),
            el("p", el("a", say("replay", "title"), href=f"/t/{room.id}/replay")),
            el("p", el("a", say("table", "lobby"), href="/")),
            menu.sealed(room),
        ),
        sheet(
            "describe",
            say("table", "describe"),
            el("div", "", id="describe-text", data_from=f"/t/{room.id}/describe"),
        ),
    ]
