"""The end of a game: who has won, from what, and how it came about; the shuffle is opened."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from hightable.draw import PlayerRow
from hightable.draw.charts import breakdown, key, progress
from hightable.draw.markup import Markup, el, join
from hightable.draw.pieces import avatar
from hightable.games import view as view_of
from hightable.kernel import Table, commitment
from hightable.server.page.history import HISTORIES, History, course
from hightable.server.page.menu import seal_key
from hightable.server.page.panels import button
from hightable.server.store.rooms import Room
from hightable.server.texts import say


def nothing() -> Markup:
    return el("div", "", id="ending", hidden="hidden")


def screen(room: Room) -> Markup:
    """Table first in reading order; the charts repeat it."""
    table = room.table
    card = el(
        "div",
        el("h2", verdict(table), id="ending-title"),
        el("div", buttons(room), class_="bar"),
        el(
            "div",
            el("div", result(table), class_="wide-table", tabindex=0),
            charts(HISTORIES.history(room)),
            class_="charts",
        ),
        el("p", opened(room), class_="seal"),
        class_="ending-card",
    )
    return el("div", card, id="ending", role="dialog", aria_labelledby="ending-title")


def verdict(table: Table) -> str:
    """The winner in a sentence."""
    people = table.everybody()
    winners = table.winners()
    points = table.scores()[winners[0]]
    who = " and ".join(people[seat] for seat in winners)
    return say("end", "wins" if len(winners) == 1 else "shared", who=who, points=points)


def buttons(room: Room) -> list[Any]:
    replay = el("a", say("end", "replay"), href=f"/t/{room.id}/replay?at=0", class_="button")
    again = el("button", say("end", "again"), type="submit", class_="go")
    save = el("a", say("end", "save"), href=f"/t/{room.id}/record", class_="button")
    look = button(say("end", "look"), data_hide="ending")
    return [
        el("form", again, method="post", action=f"/t/{room.id}/again"),
        replay,
        save,
        look,
    ]


@lru_cache(maxsize=32)
def charts(history: History) -> Markup:
    """The same figures as bars by source, and the way there as lines."""
    view = view_of(history.game.name)
    rows = final_rows(history.table)
    points, marks = course(history, view)
    sources = [source for source, _ in rows[0].sheet]
    return join(
        figure("by_source", breakdown(rows, say("end", "by_source")), key(sources)),
        figure("by_round", progress(points, rows, say("end", "by_round"), marks)),
    )


def figure(title: str, *drawn: Markup) -> Markup:
    return el("figure", el("figcaption", say("end", title)), drawn)


def final_rows(table: Table) -> list[PlayerRow]:
    """Everybody's final score by source; at the end nothing is hidden any more."""
    scores, names = table.scores(), table.everybody()
    label = table.game.texts().say
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
    """Best first; winners stand before those with equal points."""
    scores, winners = table.scores(), table.winners()
    return sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat not in winners, seat))


def result(table: Table) -> Markup:
    """Points by source, a column for each player."""
    people, seats = table.everybody(), order(table)
    sheets = {seat: table.sheet(seat) for seat in seats}
    label = table.game.texts().say
    top = [el("th", avatar(seat, 14), " ", people[seat], scope="col") for seat in seats]
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
    rows.append(el("tr", el("th", say("end", "total"), scope="row"), total, class_="total"))
    head = el("tr", el("th", say("end", "source"), scope="col"), top)
    return el("table", el("caption", say("end", "result")), el("thead", head), el("tbody", rows))


def opened(room: Room) -> str:
    """The promise made at the start is kept: seed and salt give the sealed hash."""
    row = room.row
    made = commitment(row.game, row.people, int(row.seed), json.loads(row.options), row.salt)
    fits = say("end", "fits" if made == row.commitment else "misfits")
    said = say("end", seal_key(room), seed=row.seed, hash=row.commitment, fits=fits)
    return f"{said} {say('end', 'salt', salt=row.salt)}" if row.salt else said
