"""Tables that go on, in the lobby: as they look now, how far they are, and whose turn it is."""

from __future__ import annotations

import json
import time
from typing import NamedTuple

from hightable.draw import Head
from hightable.draw.markup import Markup, el
from hightable.draw.pieces import avatar
from hightable.games import game as find_game
from hightable.games import view as view_of
from hightable.kernel import Fault
from hightable.server.page.viewpoint import Viewpoint, scene
from hightable.server.store.rooms import Rooms
from hightable.server.store.seats import WATCHER, Seat, held
from hightable.server.store.tables import StoredTable
from hightable.texts import Translation

MINUTE, HOUR, DAY = 60, 3600, 86400
MILLISECONDS = 1000


class Far(NamedTuple):
    """How far a table is, in words, and everybody's points."""

    round: str = ""
    scores: tuple[int, ...] = ()


def far(house: Translation, rooms: Rooms, row: StoredTable) -> Far:
    """A table as everybody may see it; nothing of one that cannot go on."""
    try:
        room = rooms.room(row.id)
    except Fault:
        return Far()
    view = view_of(row.game)
    with room.lock:
        shown = scene(room, Viewpoint(WATCHER, language=house.language))
        points = tuple(player.score for player in view.players(shown))
        return Far(round_of(house, view.head(shown)), points)


def round_of(house: Translation, head: Head) -> str:
    """The round, or where something else is the clock, how far that is."""
    if head.clock[1]:
        return house.say("lobby", "clock", n=head.clock[0], of=head.clock[1])
    now = [step.label for step in head.steps if step.when == "now"]
    return house.say("table", "round", n=now[0]) if now else ""


def card(house: Translation, rooms: Rooms, row: StoredTable, seats: list[Seat], me: str) -> Markup:
    """A table that goes on: a click leads there."""
    mine, now = row.turn in held(seats, me), far(house, rooms, row)
    title = find_game(row.game).texts(house.language).say("title", "game")
    said = state(house, row, seats, mine)
    told = house.say("lobby", "stands", round=now.round, state=said) if now.round else said
    ago = since(house, time.time() - row.changed)
    return el(
        "li",
        el(
            "a",
            el("img", src=picture(house, row), alt="", loading="lazy"),
            el("b", title),
            el("span", el("span", told), " ", el("time", ago), class_="state"),
            el("span", [person(seat, now.scores) for seat in seats], class_="people"),
            el("span", house.say("lobby", "go_on" if mine else "open"), class_="way"),
            href=f"/t/{row.id}",
            class_="mine" if mine else None,
        ),
    )


def picture(house: Translation, row: StoredTable) -> str:
    """The address of a table's picture, another one after every change."""
    changed = round(row.changed * MILLISECONDS)
    return f"/t/{row.id}/picture.svg?in={house.language}&at={changed}"


def person(seat: Seat, scores: tuple[int, ...]) -> Markup:
    """Who sits there, with the points."""
    points = el("b", scores[seat.seat]) if seat.seat < len(scores) else None
    return el("span", avatar(seat.seat, 17), " ", el("i", seat.name), points, class_="person")


def since(house: Translation, seconds: float) -> str:
    """How long ago something was."""
    for unit, length in (("day", DAY), ("hour", HOUR), ("minute", MINUTE)):
        if seconds >= length:
            return house.say("ago", unit, n=int(seconds // length))
    return house.say("ago", "now")


def state(house: Translation, row: StoredTable, seats: list[Seat], mine: bool) -> str:
    """Whose turn it is, or how a game has ended."""
    if row.over:
        result = json.loads(row.result)
        automa = find_game(row.game).texts(house.language).get("text", "automa")
        known = [*[seat.name for seat in seats], automa or ""]
        who = house.listed([known[seat] for seat in result["winners"]], "standard")
        key = "wins" if len(result["winners"]) == 1 else "shared"
        return house.say("lobby", key, who=who, points=result["scores"][result["winners"][0]])
    if mine:
        return house.say("lobby", "your_turn")
    return house.say("lobby", "waits", who=seats[row.turn].name)
