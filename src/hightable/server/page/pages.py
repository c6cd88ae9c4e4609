"""The pages with a table on them, and the rules."""

from __future__ import annotations

import json
from typing import Any

from hightable.draw.markup import Markup, el
from hightable.games import names
from hightable.games import view as view_of
from hightable.kernel import Game
from hightable.lessons.about import about
from hightable.server.page import lesson, menu, phone, replay, rivals, rules, screen, sheets
from hightable.server.page.document import document, plain_page
from hightable.server.page.history import HISTORIES
from hightable.server.page.marks import button
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.rooms import Room
from hightable.server.store.seats import WATCHER
from hightable.texts import Translation


def rules_page(house: Translation, game: Game) -> str:
    texts = game.texts(house.language)
    title = house.say("table", "rules_of", game=texts.say("title", "game"))
    drawn = el("svg", view_of(game.name).symbols(texts), width=0, height=0, class_="sr")
    said = house.say("about", "search")
    find = el("input", id="search", type="search", placeholder=said, aria_label=said)
    text = el("div", rules.page(house, game.name), class_="rules-text panel", id="rules-text")
    hidden = el("h2", house.say("table", "rules"), class_="sr")
    chapters = rules.contents(house, game.name)
    top = [el("h1", title), aim(house, game), chapters, find, hidden]
    return plain_page(house, title, drawn, *top, text)


def aim(house: Translation, game: Game) -> Markup | None:
    """What the game is about in a sentence; the toy has none."""
    if game.name not in names():
        return None
    return el("p", about(game.name, house.language).aim, class_="aim")


def table_page(
    house: Translation, room: Room, now: screen.Frame, ticket: str, talks: bool = False
) -> str:
    """The table with everything on it; the socket goes on from here. Who `talks` has a chat."""
    view = view_of(room.table.game.name)
    part = {id: Markup(markup) for id, markup in now.parts.items()}
    body = [
        *frame_of(house, room, now),
        rivals.places(len(now.scene.names)),
        aside(house, part, lesson.chapters(house, room)),
        phone.boards(house, view, now.scene),
        phone.bar(house),
        part["curtain"],
        part["ending"],
        part["lesson"],
        el("dialog", "", id="round-over", aria_labelledby="round-title"),
        *sheets.sheets(house, room, part["score-table"], part["seats-menu"], part["hints-menu"]),
        *overlays(house),
    ]
    more = facts(house, room, now, ticket) | {
        "data_socket": f"/t/{room.id}/ws",
        "data_round": f"/t/{room.id}/round",
        "data_talk": "1" if talks else None,
    }
    return document(house, now.title, room.table.game.name, body, **more)


def replay_page(room: Room, look: Viewpoint, now: screen.Frame, ticket: str) -> str:
    house, view = look.house, view_of(room.table.game.name)
    part = {id: Markup(markup) for id, markup in now.parts.items()}
    history = HISTORIES.history(room)
    watching = Viewpoint(WATCHER, language=look.language)
    body = [
        *frame_of(house, room, now),
        replay.scrubber(house, history, now.seq, part["review"]),
        aside(house, part),
        phone.boards(house, view, now.scene),
        phone.bar(house),
        *sheets.sheets(house, room, part["score-table"], menu.seats(room, watching, {})),
        *overlays(house),
    ]
    more = facts(house, room, now, ticket)
    more |= {"data_socket": f"/t/{room.id}/ws?replay=1&as={look.seat}", "class_": "replay"}
    return document(house, now.title, room.table.game.name, body, **more)


def aside(house: Translation, part: dict[str, Markup], taught: Markup | None = None) -> Markup:
    """The panels at the side, and the tooltip, which belongs to no other part of the page."""
    tip = el("div", "", id="tip", role="tooltip", hidden="hidden")
    shown = [taught, part["players"], part["actions"], part["log"], tip]
    return el("aside", shown, aria_label=house.say("table", "side"))


def frame_of(house: Translation, room: Room, now: screen.Frame) -> list[Markup]:
    view = view_of(room.table.game.name)
    hidden = el(
        "svg", view.symbols(now.scene.texts), width=0, height=0, class_="sr", aria_hidden="true"
    )
    boards = el(
        "main",
        phone.band(house, view),
        Markup(now.parts["banner"]),
        screen.boards(view, now),
        aria_label=house.say("table", "table"),
        id="table",
    )
    skip = el("a", house.say("table", "skip"), href="#actions", class_="skip")
    return [skip, hidden, Markup(now.parts["top"]), boards]


def facts(house: Translation, room: Room, now: screen.Frame, ticket: str) -> dict[str, Any]:
    """What the script must know; it holds no secret."""
    return {
        "data_seq": now.seq,
        "data_ticket": ticket,
        "data_show": now.show or view_of(room.table.game.name).tabs[0].region,
        "data_camera": now.camera or None,
        "data_yours": "1" if now.yours else None,
        "data_say": json.dumps(client_texts(house), ensure_ascii=False),
    }


def client_texts(house: Translation) -> dict[str, str]:
    """What the script may have to say by itself."""
    own = {key: house.get("client", key) or "" for key in house.keys("client")}
    return own | {"locked": house.say("table", "locked")}


def lens(house: Translation) -> Markup:
    """The zoom of a board; the script puts it on the one under the mouse."""
    ways = {"in": "+", "out": "\u2212", "whole": "\u2922"}
    shown = [
        button(sign, data_lens=way, aria_label=house.say("zoom", way)) for way, sign in ways.items()
    ]
    return el("div", shown, id="lens", hidden="hidden")


def timer() -> Markup:
    return el("div", "", id="clock", role="timer", hidden="hidden")


def spot() -> Markup:
    """The dark over the boards; the path in its mask are the holes."""
    whole = {"width": "100%", "height": "100%"}
    mask = el("mask", el("rect", **whole, fill="white"), el("path", d=""), id="spot-holes")
    shade = el("rect", **whole, mask="url(#spot-holes)", class_="shade")
    return el("svg", mask, shade, id="spot", aria_hidden="true", hidden="hidden")


def overlays(house: Translation) -> list[Markup]:
    return [
        lens(house),
        el("svg", "", id="fly", aria_hidden="true"),
        spot(),
        el("div", "", id="net", role="status"),
        el("section", timer(), aria_label=house.say("clock", "title")),
        el("button", "", id="said", type="button", data_open="chat", hidden="hidden"),
        el("div", "", id="live", class_="sr", aria_live="polite"),
        el("div", "", id="alert", class_="sr", aria_live="assertive"),
    ]
