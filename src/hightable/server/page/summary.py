"""A turn that waits to be confirmed: its steps, and what all of them have changed."""

from __future__ import annotations

from typing import Any

from hightable.draw.markup import Markup, el
from hightable.kernel import Account, Change, State, Table
from hightable.server.page.chips import row
from hightable.server.page.marks import button
from hightable.server.page.viewpoint import Viewpoint, sentence

Changes = tuple[list[Change], list[Change]]


def own_steps(table: Table) -> int:
    """How many of the last moves are one seat's, and can still be taken back."""
    moves, most = table.moves, len(table.past)
    count = 0
    while count < most and moves[-1 - count][0] == moves[-1][0]:
        count += 1
    return count


def between(table: Table, before: State, after: State, seat: int) -> Changes:
    """What has changed from one moment to another, as a seat may know."""
    ledger = table.game.ledger
    then, now = Account(ledger, before, seat), Account(ledger, after, seat)
    return then.changes(now), then.moved(now)


def steps(table: Table, look: Viewpoint) -> Markup:
    """Every step of the turn with what it changed; a click goes back to before it."""
    count = own_steps(table)
    states = [*table.past[len(table.past) - count :], table.state]
    first = len(table.moves) - count
    rows = []
    for at in range(count):
        word = table.moves[first + at][1]
        said = sentence(table.game.option(word, look.language))
        changed = row(
            table, look.language, between(table, states[at], states[at + 1], look.seat), look.seat
        )
        rows.append(el("li", button(said, data_undo=first + at), changed))
    return el("ol", rows, class_="steps")


def so_far(table: Table, look: Viewpoint) -> Markup:
    """What the turn has changed as a whole, up to now."""
    count = own_steps(table)
    if not count:
        return row(table, look.language, ([], []), look.seat)
    start = table.past[len(table.past) - count]
    return row(table, look.language, between(table, start, table.state, look.seat), look.seat)


def whole(table: Table, look: Viewpoint) -> list[Any]:
    """That nothing is final yet, the steps, and their sum."""
    total = so_far(table, look)
    told = el("p", el("b", look.say("table", "turn_sum")), total, class_="turn-sum")
    note = el("p", look.say("table", "not_final"), class_="hint")
    return [note, steps(table, look), told if total else None]
