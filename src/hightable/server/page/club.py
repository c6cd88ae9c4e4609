"""What a server with a house password shows: the door, and the open tables behind it."""

from __future__ import annotations

from hightable.draw.markup import Markup, el
from hightable.games import game as find_game
from hightable.server.page.document import plain_page
from hightable.server.store.database import Store
from hightable.server.store.members import open_tables
from hightable.server.store.seats import NAME_LENGTH, seats
from hightable.server.store.tables import StoredTable
from hightable.texts import Translation


def club(house: Translation, store: Store, is_in: bool) -> Markup:
    """In the lobby: open tables and an invitation, or the way to the door."""
    heading = el("h2", house.say("club", "open"))
    if not is_in:
        door = el("a", house.say("club", "enter"), href="/enter", class_="button")
        return el("section", heading, el("p", door), class_="panel")
    rows = [table(house, store, row) for row in open_tables(store)]
    invite = el("button", house.say("club", "invite"), type="submit")
    return el(
        "section",
        heading,
        el("ul", rows, class_="tables mine") if rows else el("p", house.say("club", "none")),
        el("form", invite, method="post", action="/invitations"),
        class_="panel",
    )


def table(house: Translation, store: Store, row: StoredTable) -> Markup:
    """An open table: the game, who sits there, and a way to sit down."""
    title = find_game(row.game).texts(house.language).say("title", "game")
    people = [stored.seat.name for stored in seats(store, row.id) if stored.seat.holder]
    label = house.say("club", "name_at", game=title)
    name = el("input", name_="name", maxlength=NAME_LENGTH, aria_label=label, required="required")
    button = el("button", house.say("invite", "sit"), type="submit", class_="go")
    look = el("a", el("b", title), " ", house.listed(people), href=f"/t/{row.id}")
    sit = el("form", name, button, method="post", action=f"/t/{row.id}/sit", class_="bar")
    return el("li", look, sit)


def door(house: Translation, action: str, asks: bool) -> str:
    """The form at the door; whoever was invited needs no password."""
    title = house.say("club", "enter")
    word = el("input", name_="password", id="password", type="password", maxlength=200)
    label = el("label", house.say("club", "password"), for_="password")
    button = el("button", house.say("club", "come_in"), type="submit", class_="go")
    asked = [label, " ", word] if asks else None
    form = el("form", asked, button, method="post", action=action, class_="panel")
    return plain_page(house, title, el("h1", title), form)
