"""The end of a game: who has won, from what, and how it came about; the shuffle is opened."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from typing import Any

from hightable.draw import PlayerRow
from hightable.draw.charts import breakdown, key, progress
from hightable.draw.markup import Markup, el, join
from hightable.kernel import Table, commitment
from hightable.server.page.best import best_turns
from hightable.server.page.history import HISTORIES, History, course
from hightable.server.page.marks import button, named
from hightable.server.page.menu import seal_key
from hightable.server.page.sources import by_question
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.hints import hints
from hightable.server.store.rooms import Room
from hightable.server.texts import texts
from hightable.texts import Translation


@cache
def nothing() -> Markup:
    return el("div", "", id="ending", hidden="hidden")


def screen(room: Room, look: Viewpoint) -> Markup:
    """Table first in reading order; the charts repeat it."""
    house, table = look.house, room.table
    card = el(
        "div",
        el("h2", verdict(house, table), id="ending-title"),
        el("div", buttons(house, room), class_="bar"),
        el(
            "div",
            el("div", result(house, table), class_="wide-table", tabindex=0),
            charts(HISTORIES.history(room), look.language),
            brought(house, HISTORIES.history(room)),
            figure(house, "best", best_turns(room.id, HISTORIES.history(room), look.language)),
            class_="charts",
        ),
        hinted(house, room),
        el("p", opened(house, room), class_="seal"),
        class_="ending-card",
    )
    return el("div", card, id="ending", role="dialog", aria_labelledby="ending-title")


def verdict(house: Translation, table: Table) -> str:
    """The winner in a sentence."""
    people = table.everybody(house.language)
    winners = table.winners()
    points = table.scores()[winners[0]]
    who = house.listed([people[seat] for seat in winners], "standard")
    return house.say("end", "wins" if len(winners) == 1 else "shared", who=who, points=points)


def buttons(house: Translation, room: Room) -> list[Any]:
    replay = el("a", house.say("end", "replay"), href=f"/t/{room.id}/replay?at=0", class_="button")
    again = el("button", house.say("end", "again"), type="submit", class_="go")
    save = el("a", house.say("end", "save"), href=f"/t/{room.id}/record", class_="button")
    look = button(house.say("end", "look"), data_hide="ending")
    return [
        el("form", again, method="post", action=f"/t/{room.id}/again"),
        replay,
        save,
        look,
    ]


@lru_cache(maxsize=32)
def charts(history: History, language: str) -> Markup:
    """The same figures as bars by source, and the way there as lines."""
    house, rows = texts(language), final_rows(history.table, language)
    points, marks = course(history, language)
    sources = [source for source, _ in rows[0].sheet]
    return join(
        figure(house, "by_source", breakdown(rows, house.say("end", "by_source")), key(sources)),
        figure(house, "by_round", progress(points, rows, house.say("end", "by_round"), marks)),
    )


def brought(house: Translation, history: History) -> Markup | None:
    """Which decisions the points came from."""
    table = by_question(history, house.language)
    return figure(house, "by_question", table) if table else None


def figure(house: Translation, title: str, *drawn: Markup) -> Markup:
    return el("figure", el("figcaption", house.say("end", title)), drawn)


def final_rows(table: Table, language: str) -> list[PlayerRow]:
    """Everybody's final score by source; at the end nothing is hidden any more."""
    scores, names = table.scores(), table.everybody(language)
    label = table.game.texts(language).say
    sheets = [table.sheet(seat) for seat in range(len(scores))]
    rows = []
    for seat, sheet in enumerate(sheets):
        points = [(label("sheet", key), sheet.get(key, 0)) for key in lines(sheets)]
        rows.append(PlayerRow(seat, names[seat], scores[seat], 0, [], points, []))
    return rows


def lines(sheets: list[dict[str, int]]) -> list[str]:
    """Every line that somebody's score sheet has; an automated opponent's may be others."""
    return list(dict.fromkeys(key for sheet in sheets for key in sheet))


def order(table: Table) -> list[int]:
    """Best first, as the game ranks them."""
    return [seat for place in table.ranking() for seat in place]


def result(house: Translation, table: Table) -> Markup:
    """Points by source, a column for each player."""
    people, seats = table.everybody(house.language), order(table)
    sheets = {seat: table.sheet(seat) for seat in seats}
    label = table.game.texts(house.language).say
    top = [named(seat, people[seat]) for seat in seats]
    rows = [
        el(
            "tr",
            el("th", label("sheet", key), scope="row"),
            [el("td", sheets[seat].get(key, 0)) for seat in seats],
        )
        for key in lines(list(sheets.values()))
    ]
    scores = table.scores()
    total = [el("td", scores[seat]) for seat in seats]
    rows.append(el("tr", el("th", house.say("end", "total"), scope="row"), total, class_="total"))
    head = el("tr", el("th", house.say("end", "source"), scope="col"), top)
    return el(
        "table", el("caption", house.say("end", "result")), el("thead", head), el("tbody", rows)
    )


def hinted(house: Translation, room: Room) -> Markup | None:
    """A result with hints says so."""
    people = room.table.everybody(house.language)
    said = [house.say("end", "hints", who=people[at], n=n) for at, n in sorted(hints(room).items())]
    return el("p", house.listed(said), class_="hinted") if said else None


def opened(house: Translation, room: Room) -> str:
    """The promise made at the start is kept: seed and salt give the sealed hash."""
    row = room.row
    made = commitment(row.game, row.people, int(row.seed), json.loads(row.options), row.salt)
    fits = house.say("end", "fits" if made == row.commitment else "misfits")
    said = house.say("end", seal_key(room), seed=row.seed, hash=row.commitment, fits=fits)
    return house.say("end", "salted", said=said, salt=row.salt) if row.salt else said
