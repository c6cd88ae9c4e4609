"""What brought the points: everybody's best turns in words, each with the way to its replay."""

from __future__ import annotations

from functools import lru_cache

from hightable.draw.markup import Markup, el
from hightable.kernel.account import points
from hightable.kernel.recap import Turn
from hightable.server.page.chips import row
from hightable.server.page.history import History
from hightable.server.page.marks import avatar
from hightable.server.page.recap import NEXT
from hightable.server.page.viewpoint import sentence
from hightable.server.store.seats import WATCHER

BEST = 3
LAST = 4
MOST = 4


@lru_cache(maxsize=32)
def best_turns(id: str, history: History, language: str) -> Markup:
    """A list for each player, the richest turn first."""
    table = history.table
    turns = table.since(0, WATCHER)
    shown = []
    for seat, name in enumerate(table.everybody(language)):
        own = [turn for turn in turns if turn.seat == seat and gained(turn) > 0]
        rich = sorted(own, key=gained, reverse=True)[:BEST]
        rows = [el("li", told(id, history, turn, language)) for turn in rich]
        if rows:
            shown.append(el("div", el("h3", avatar(seat, 14), " ", name), el("ol", rows)))
    return el("div", shown or "", class_="best")


def gained(turn: Turn) -> int:
    """The points a turn brought to whoever had it."""
    return points(turn.changes, turn.seat)


def told(id: str, history: History, turn: Turn, language: str) -> list[Markup]:
    said = [sentence(history.game.option(word, language)) for word in turn.words]
    link = el("a", NEXT.join(said[-LAST:]), href=f"/t/{id}/replay?at={turn.first}")
    teller = history.table.teller(language)
    return [link, row(teller, (turn.changes, []), turn.seat, MOST)]
