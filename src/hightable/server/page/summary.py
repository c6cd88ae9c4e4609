"""A turn that waits to be confirmed: its steps, and what all of them have changed."""

from __future__ import annotations

from typing import Any

from hightable.draw import View
from hightable.draw.markup import NOTHING, Markup, el, join
from hightable.kernel import Account, State, Table
from hightable.kernel.account import is_points
from hightable.kernel.projection import to_come
from hightable.server.page.chips import Changes, row
from hightable.server.page.marks import button, icon, picture
from hightable.server.page.viewpoint import Viewpoint, sentence

MOST = 3
TO = " \N{RIGHTWARDS ARROW} "


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


def whole(table: Table, look: Viewpoint, view: View) -> list[Any]:
    """That nothing is final yet, the steps, and what they changed together."""
    count = own_steps(table)
    states = [*table.past[len(table.past) - count :], table.state]
    note = el("p", look.say("table", "not_final"), class_="hint")
    return [note, steps(table, look, states, view), total(table, look, states)]


def steps(table: Table, look: Viewpoint, states: list[State], view: View) -> Markup:
    """Every step of the turn with what it changed; a click goes back to before it."""
    first, teller = len(table.moves) - len(states) + 1, table.teller(look.language)
    rows = []
    for at in range(len(states) - 1):
        word = table.moves[first + at][1]
        said = sentence(table.game.option(word, look.language))
        made = between(table, states[at], states[at + 1], look.seat)
        sign = picture(view.sign(table.game.vocabulary.texts[word]))
        changed = row(teller, made, look.seat, MOST)
        rows.append(el("li", button(join(sign, said), data_undo=first + at), changed))
    return el("ol", rows, class_="steps")


def total(table: Table, look: Viewpoint, states: list[State]) -> Markup | None:
    """Each count of one's own before and after, the points, and what came to the others."""
    if len(states) < 2:
        return None
    changes, things = between(table, states[0], table.state, look.seat)
    mine = [change for change in changes if change.seat == look.seat and not is_points(change)]
    others = [change for change in changes if change.seat != look.seat]
    ledger = table.game.ledger
    at = {counter.key: n for n, counter in enumerate(ledger.counters)}
    had = ledger.read(states[0], look.seat)
    teller = table.teller(look.language)
    cells = [
        cell(icon(chip["icon"], 16), had[at[chip["key"]]], chip["n"], chip["text"])
        for chip in teller.chips(mine, [])
    ]
    told = row(teller, (others, things), look.seat)
    return el("div", cells, points(table, look, states[0]), told, class_="turn-sum")


def cell(sign: Markup, had: int, n: int, tip: str) -> Markup:
    """A count as it was and as it is."""
    now = el("b", had + n, class_="gain" if n > 0 else "pay")
    return el("span", sign, el("span", had, TO, now), el("span", tip, class_="sr"), data_tip=tip)


def points(table: Table, look: Viewpoint, before: State) -> Markup:
    """One's points at the end as things stand, before the turn and now."""
    then, now = (ahead(table, state, look.seat) for state in (before, table.state))
    if then == now:
        return NOTHING
    said = look.say("table", "as_it_stands")
    return cell(el("span", said, class_="what"), then, now - then, said)


def ahead(table: Table, state: State, seat: int) -> int:
    """The points of a seat at the end if nobody did anything more."""
    game = table.game
    return int(game.seen(state, seat).players[seat].score) + to_come(game, state)[seat]
