"""A turn that waits to be confirmed: its steps, and what all of them have changed."""

from __future__ import annotations

from typing import Any

from hightable.draw import View
from hightable.draw.markup import NOTHING, Markup, el, join
from hightable.kernel import Account, State, Table
from hightable.kernel.account import is_points
from hightable.kernel.outcome import asked
from hightable.kernel.projection import to_come
from hightable.kernel.telling import Teller
from hightable.server.page.chips import Changes, Chip, row
from hightable.server.page.marks import button, icon, picture
from hightable.server.page.viewpoint import Viewpoint, ahead, sentence
from hightable.server.store.rooms import Room

MOST = 3
TO = " \N{RIGHTWARDS ARROW} "


def own_steps(table: Table) -> int:
    """How many of the last moves are of one seat's open turn, and can still be taken back."""
    moves, past = table.moves, table.past
    count = 0
    while count < len(past) and moves[-1 - count][0] == moves[-1][0]:
        if past[-1 - count].is_ending or asked(past[-1 - count]).secret:
            break
        count += 1
    return count


def between(table: Table, before: State, after: State, seat: int) -> Changes:
    """What has changed from one moment to another, as a seat may know."""
    ledger = table.game.ledger
    then, now = Account(ledger, before, seat), Account(ledger, after, seat)
    return then.changes(now), then.moved(now)


def whole(room: Room, look: Viewpoint, view: View) -> list[Any]:
    """That nothing is final yet, the steps, and what they changed together."""
    table = room.table
    states = [*table.past[len(table.past) - own_steps(table) :], table.state]
    note = el("p", not_final(room, look), class_="hint")
    summed = total(table, look, states)
    return [note, steps(table, look, states, view), summed, asking(look)]


def asking(look: Viewpoint) -> Markup:
    """How often one wants to be asked; kept in this browser."""
    kept = {"type": "radio", "name_": "auto", "data_setting": "auto", "class_": "sr"}
    ways = [
        el(
            "label",
            el("input", value=value, checked=None if value else "checked", **kept),
            el("span", look.say("table", key)),
        )
        for key, value in (("ask_every", ""), ("ask_never", "1"))
    ]
    group = el("span", ways, class_="whose", role="radiogroup", aria_label=look.say("table", "ask"))
    said = el("span", look.say("table", "ask"), aria_hidden="true")
    return el("div", said, group, class_="ask-me")


def not_final(room: Room, look: Viewpoint) -> str:
    """What is shown can be taken back; and who is asked once it is confirmed."""
    state = room.once(ahead).copy()
    seat = int(state.seat)
    state.choose(state.offered()[0])
    if state.over or int(state.seat) == seat:
        return look.say("table", "not_final")
    who = room.table.name(int(state.seat), look.language)
    return look.say("table", "not_final_next", who=who)


def watch(room: Room, look: Viewpoint) -> Markup | None:
    """The way to see one's turn again, step by step."""
    first = len(room.table.moves) - own_steps(room.table)
    there = f"/t/{room.id}/replay?at={first}&play=1"
    return el("a", icon("i-eye", 15), look.say("table", "watch_turn"), href=there, class_="mini")


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
        cell((icon(chip["icon"], 16), named(teller, chip)), had[at[chip["key"]]], chip)
        for chip in teller.chips(mine, [])
    ]
    told = row(teller, (others, things), look.seat)
    return el("div", cells, points(table, look, states[0]), told, class_="turn-sum")


def named(teller: Teller, chip: Chip) -> str:
    """What is counted: the words around its number."""
    n = abs(chip["n"])
    return sentence(teller.counted(chip["key"], n).replace(str(n), "", 1).strip())


def cell(what: tuple[Markup, str], had: int, chip: Chip) -> Markup:
    """A count by its name, as it was and as it is."""
    n, (sign, name) = chip["n"], what
    now = el("b", had + n, class_="gain" if n > 0 else "pay")
    said = el("span", chip["text"], class_="sr")
    label = el("span", name, class_="what", aria_hidden="true")
    return el("span", sign, label, el("span", had, TO, now), said, data_tip=chip["text"])


def points(table: Table, look: Viewpoint, before: State) -> list[Markup]:
    """One's points, and those at the end as things stand, before the turn and now."""
    found = []
    for key, count in (("points_now", score), ("as_it_stands", expected)):
        then, now = (count(table, state, look.seat) for state in (before, table.state))
        name = look.say("table", key)
        if then != now:
            found.append(cell((NOTHING, name), then, {"n": now - then, "text": name}))
    return found


def score(table: Table, state: State, seat: int) -> int:
    return int(table.game.seen(state, seat).players[seat].score)


def expected(table: Table, state: State, seat: int) -> int:
    """The points of a seat at the end if nobody did anything more."""
    return score(table, state, seat) + to_come(table.game, state)[seat]
