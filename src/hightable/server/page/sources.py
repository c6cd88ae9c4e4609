"""All points of a game, told apart by the question whose answer brought them."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from hightable.draw.markup import Markup, el
from hightable.kernel import Question
from hightable.kernel.account import COUNTED
from hightable.kernel.ledger import SHEET
from hightable.server.page.history import History
from hightable.server.page.marks import named
from hightable.server.texts import texts

MOST = 8
Sources = dict[str, Counter[int]]


def sources(history: History) -> Sources:
    """What each question has brought each seat; `history` keeps the log with all results."""
    found: Sources = {}
    for entry in history.table.log.entries:
        if entry.key.startswith(COUNTED + SHEET):
            found.setdefault(asked(history, entry.move), Counter())[entry.seat] += entry.a
    return found


def asked(history: History, move: int) -> str:
    """The key of the question that a move answered."""
    top = history.at(move - 1).top
    return top.effect.asking() if top is not None and isinstance(top.effect, Question) else ""


@lru_cache(maxsize=32)
def by_question(history: History, language: str) -> Markup | None:
    """A row for each question that brought most, the rest together; a column for each seat."""
    house, label = texts(language), history.game.texts(language).say
    found = sorted(sources(history).items(), key=lambda one: -sum(map(abs, one[1].values())))
    if not found:
        return None
    names = history.table.everybody(language)
    rows = [row(label("prompt", key), points, len(names)) for key, points in found[:MOST]]
    if found[MOST:]:
        rest = {seat: sum(points[seat] for _, points in found[MOST:]) for seat in range(len(names))}
        rows.append(row(house.say("end", "other"), Counter(rest), len(names)))
    people = [named(seat, name) for seat, name in enumerate(names)]
    head = el("tr", el("th", house.say("end", "asked"), scope="col"), people)
    return el("table", el("thead", head), el("tbody", rows))


def row(label: str, points: Counter[int], seats: int) -> Markup:
    return el("tr", el("th", label, scope="row"), [el("td", points[seat]) for seat in range(seats)])
