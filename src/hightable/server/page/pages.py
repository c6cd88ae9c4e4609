"""The pages with a table on them, and the rules."""

from __future__ import annotations

import json
from typing import Any

from hightable.draw.markup import Markup, el
from hightable.games import view as view_of
from hightable.kernel import Game
from hightable.server.page import menu, replay, rules, screen, sheets
from hightable.server.page.document import document, plain_page
from hightable.server.page.history import HISTORIES
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.rooms import Room
from hightable.server.store.seats import WATCHER
from hightable.server.texts import say


def rules_page(game: Game) -> str:
    title = f"{game.texts().say('title', 'game')}: {say('table', 'rules')}"
    text = el("div", rules.page(game.name), class_="rules-text panel")
    hidden = el("h2", say("table", "rules"), class_="sr")
    return plain_page(title, el("h1", title), hidden, text)


def table_page(room: Room, now: screen.Frame, ticket: str) -> str:
    """The table with everything on it; the socket goes on from here."""
    view = view_of(room.table.game.name)
    part = {id: Markup(markup) for id, markup in now.parts.items()}
    body = [
        *frame_of(room, now),
        aside(part),
        screen.tabs(view, now.scene.texts),
        part["curtain"],
        part["ending"],
        *sheets.sheets(room, part["score-table"], part["seats-menu"]),
        *overlays(),
    ]
    return document(
        now.title, room.table.game.name, body, **facts(room, now, ticket, f"/t/{room.id}/ws")
    )


def replay_page(room: Room, look: Viewpoint, now: screen.Frame, ticket: str) -> str:
    view = view_of(room.table.game.name)
    part = {id: Markup(markup) for id, markup in now.parts.items()}
    history = HISTORIES.history(room)
    body = [
        *frame_of(room, now),
        replay.scrubber(history, now.seq, part["review"]),
        aside(part),
        screen.tabs(view, now.scene.texts),
        *sheets.sheets(room, part["score-table"], menu.seats(room, Viewpoint(WATCHER), {})),
        *overlays(),
    ]
    where = f"/t/{room.id}/ws?replay=1&as={look.seat}"
    return document(
        now.title,
        room.table.game.name,
        body,
        class_="replay",
        **facts(room, now, ticket, where),
    )


def aside(part: dict[str, Markup]) -> Markup:
    """The panels at the side, and the tooltip, which belongs to no other part of the page."""
    tip = el("div", "", id="tip", role="tooltip", hidden="hidden")
    shown = [part["players"], part["actions"], part["log"], tip]
    return el("aside", shown, aria_label=say("table", "side"))


def frame_of(room: Room, now: screen.Frame) -> list[Markup]:
    view = view_of(room.table.game.name)
    hidden = el(
        "svg", view.symbols(now.scene.texts), width=0, height=0, class_="sr", aria_hidden="true"
    )
    boards = el(
        "main",
        Markup(now.parts["banner"]),
        screen.boards(view, now),
        aria_label=say("table", "table"),
        id="table",
    )
    skip = el("a", say("table", "skip"), href="#actions", class_="skip")
    return [skip, hidden, Markup(now.parts["top"]), boards]


def facts(room: Room, now: screen.Frame, ticket: str, socket: str) -> dict[str, Any]:
    """What the script must know; it holds no secret."""
    return {
        "data_socket": socket,
        "data_seq": now.seq,
        "data_ticket": ticket,
        "data_show": now.show or view_of(room.table.game.name).tabs[0].region,
        "data_camera": now.camera or None,
        "data_yours": "1" if now.yours else None,
        "data_say": json.dumps(
            {
                key: say("table", key)
                for key in (
                    "lost",
                    "back_again",
                    "stale",
                    "locked",
                    "nothing_found",
                    "confirm",
                    "more_rules",
                )
            }
        ),
    }


def overlays() -> list[Markup]:
    return [
        el("svg", "", id="fly", aria_hidden="true"),
        el("div", "", id="net", role="status"),
        el("div", "", id="live", class_="sr", aria_live="polite"),
        el("div", "", id="alert", class_="sr", aria_live="assertive"),
    ]
