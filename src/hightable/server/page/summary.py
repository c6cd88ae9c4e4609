"""A turn that waits to be confirmed: its steps, and what all of them have changed."""

from __future__ import annotations

from typing import Any

from hightable.draw.markup import NOTHING, Markup, el, join
from hightable.kernel import Account, State, Table
from hightable.kernel.recap import Turn
from hightable.kernel.telling import Teller
from hightable.server.page.chips import Changes, row
from hightable.server.page.marks import button
from hightable.server.page.viewpoint import Viewpoint, sentence

LAST, MOST = 4, 5
NEXT = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "


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
    first, teller = len(table.moves) - count, table.teller(look.language)
    rows = []
    for at in range(count):
        word = table.moves[first + at][1]
        said = sentence(table.game.option(word, look.language))
        changed = row(teller, between(table, states[at], states[at + 1], look.seat), look.seat)
        rows.append(el("li", button(said, data_undo=first + at), changed))
    return el("ol", rows, class_="steps")


def so_far(table: Table, look: Viewpoint) -> Markup:
    """What the turn has changed as a whole, up to now."""
    turn = table.this_turn(look.seat)
    if turn is None:
        return NOTHING
    return row(table.teller(look.language), (turn.changes, turn.things), look.seat)


def recap(table: Table, look: Viewpoint) -> dict[int, Markup]:
    """What each of the others did in their last turn since one's own: the words, and what it
    brought them; and what the end of a round brought to everybody."""
    teller = table.teller(look.language)
    did: dict[int, Markup] = {}
    brought: dict[int, Markup] = {}
    for turn in table.since(table.last_turn(look.seat), look.seat):
        if turn.seat < 0:
            brought |= between_turns(teller, turn, look)
        elif turn.seat != look.seat and turn.words:
            did[turn.seat] = done(table, turn, look)
    return {seat: join(did.get(seat), brought.get(seat)) for seat in {*did, *brought}}


def done(table: Table, turn: Turn, look: Viewpoint) -> Markup:
    """A turn in words, and what it brought."""
    said = [sentence(table.game.option(word, look.language)) for word in turn.words]
    text = NEXT.join(said[-LAST:])
    brought = row(table.teller(look.language), (turn.changes, turn.things), turn.seat, MOST)
    return el("span", el("span", text, class_="did"), brought, class_="since", data_tip=text)


def between_turns(teller: Teller, turn: Turn, look: Viewpoint) -> dict[int, Markup]:
    """What everybody got and lost between two turns: income, the end of a round."""
    said = el("span", look.say("table", "between"), class_="did")
    found = {}
    for seat in {change.seat for change in turn.changes}:
        own = [change for change in turn.changes if change.seat == seat]
        found[seat] = el("span", said, row(teller, (own, []), seat, MOST), class_="since")
    return found


def whole(table: Table, look: Viewpoint) -> list[Any]:
    """That nothing is final yet, the steps, and their sum."""
    total = so_far(table, look)
    told = el("p", el("b", look.say("table", "turn_sum")), total, class_="turn-sum")
    note = el("p", look.say("table", "not_final"), class_="hint")
    return [note, steps(table, look), told if total else None]
