"""The side sheets of a table page: rules, scores, menu, and the table in words."""

from __future__ import annotations

from hightable.draw.markup import Markup, el
from hightable.server.page import menu, talk
from hightable.server.page.marks import button
from hightable.server.page.panels import tried
from hightable.server.page.rules import legend
from hightable.server.store.rooms import Room
from hightable.texts import Translation


def sheet(house: Translation, name: str, title: str, *content: Markup | str | None) -> Markup:
    """A side sheet: closed until it is asked for."""
    bar = el("div", el("h2", title, id=f"{name}-title"), close(house), class_="sheet-bar")
    body = el("div", *content, class_="sheet-body", tabindex=0)
    return el("dialog", bar, body, id=name, class_="sheet", aria_labelledby=f"{name}-title")


def close(house: Translation) -> Markup:
    return button("✕", data_close="1", aria_label=house.say("table", "close"))


def reading(house: Translation, game: str) -> Markup:
    """Where more is said: the lessons, the game's own page, its icons."""
    ways = [("lobby", "learn", f"/learn/{game}"), ("lobby", "about", f"/game/{game}")]
    links = [
        el("a", house.say(section, key), href=at, target="_blank", rel="noopener")
        for section, key, at in ways
    ]
    aid = button(house.say("about", "aid"), data_open="aid")
    return el("p", links, aid, class_="ways")


def aid(house: Translation, game: str) -> Markup:
    """Every icon over the table: what it is, and where on the table it is now."""
    printed = el("a", house.say("about", "print"), href=f"/game/{game}/aid", target="_blank")
    shown = legend(house, game, find=True)
    return sheet(house, "aid", house.say("about", "aid"), el("p", printed), shown)


def ways_on(house: Translation) -> Markup:
    """What a small screen has no buttons for in sight: the rules, the icons, the table in words."""
    ways = [("table", "rules", "rules"), ("about", "aid", "aid"), ("table", "describe", "describe")]
    shown = [button(house.say(part, key), data_open=name) for part, key, name in ways]
    return el("p", shown, class_="ways small-only")


def course(room: Room) -> Markup:
    """Room for everybody's points round by round, which are drawn when they are asked for."""
    return el("div", "", id="by-round", data_rounds=f"/t/{room.id}/rounds", hidden="hidden")


def sheets(house: Translation, room: Room, score_table: Markup, *menus: Markup) -> list[Markup]:
    game = room.table.game.name
    search = el(
        "input",
        id="search",
        type="search",
        placeholder=house.say("table", "search"),
        aria_label=house.say("table", "search"),
    )
    rules = el("div", "", id="rules-text", data_from=f"/rules/{game}/text")
    return [
        sheet(house, "rules", house.say("table", "rules"), reading(house, game), search, rules),
        aid(house, game),
        sheet(house, "scores", house.say("table", "scores"), course(room), score_table),
        sheet(
            house,
            "menu",
            house.say("table", "menu"),
            ways_on(house),
            talk.opener(house),
            el("h3", house.say("table", "seats")),
            *menus,
            tried(house, room.row.origin),
            menu.pace(house, room),
            el("h3", house.say("table", "settings")),
            menu.settings(house),
            menu.languages(house, f"/t/{room.id}"),
            el("h3", house.say("table", "keys")),
            menu.keys(house),
            el("p", el("a", house.say("replay", "title"), href=f"/t/{room.id}/replay")),
            el("p", el("a", house.say("table", "lobby"), href="/")),
            menu.sealed(house, room),
        ),
        sheet(house, "chat", house.say("chat", "title"), *talk.talk(house)),
        sheet(
            house,
            "describe",
            house.say("table", "describe"),
            el("div", "", id="describe-text", data_from=f"/t/{room.id}/describe"),
        ),
    ]
